import { en, type LocaleDefinition } from '@faker-js/faker';

function pick<Part extends object, Key extends keyof Part>(part: Part, ...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, part[key]])) as Pick<Part, Key>;
}

const { person = {}, location = {}, phone_number: phone = {} } = en as LocaleDefinition;

/** The vocabulary of contacts (R3.3, R3.4, R3.5), a small part of faker's English locale. */
export const locale: LocaleDefinition = {
  person: pick(person, 'first_name', 'last_name', 'last_name_pattern', 'name', 'prefix', 'suffix'),
  location: pick(
    location,
    'state',
    'city_pattern',
    'city_prefix',
    'city_name',
    'city_suffix',
    'street_address',
    'street_pattern',
    'street_name',
    'street_suffix',
    'building_number',
    'secondary_address',
  ),
  phone_number: pick(phone, 'format'),
};
