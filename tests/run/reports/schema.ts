import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * Validates a JSON file.
 *
 * @param schema path of its JSON Schema, draft 2020-12
 * @returns what is invalid, a line each with the place in the file
 */
export function schemaErrors(schema: string | URL, file: string): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true });
  const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));
  validate(JSON.parse(readFileSync(file, 'utf8')));
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
