import { en, type LocaleDefinition } from '@faker-js/faker';

const { person = {}, location = {}, phone_number = {} } = en as LocaleDefinition;

/** The vocabulary of contacts (R3.3, R3.4, R3.5), a small part of faker's English locale. */
export const locale: LocaleDefinition = { person, location, phone_number };
