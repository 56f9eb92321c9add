// Makes the JSON schema of a known-issues file, for editors, from the types in src/gate/policy/known-issues.ts and their comments.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the schema is published. */
export const KNOWN_ISSUES_SCHEMA_PATH = join(root, 'docs/known-issues.schema.json');

/** The published schema. Objects are closed, because an unknown member is an error. */
export function makeKnownIssuesSchema() {
  const { $schema, ...file } = createGenerator({
    path: join(root, 'src/gate/policy/known-issues.ts'),
    tsconfig: join(root, 'tsconfig.json'),
    type: 'KnownIssuesFile',
    // The project's own, newer compiler checks the types.
    skipTypeCheck: true,
    additionalProperties: false,
    topRef: false,
    jsDoc: 'extended',
    // Members keep the order of the code.
    sortProps: false,
  }).createSchema('KnownIssuesFile');
  const head = { $schema, $id: 'urn:upgrade-gate:known-issues:1', title: 'Upgrade Gate: known issues, version 1' };
  return `${JSON.stringify({ ...head, ...file }, null, 2)}\n`;
}
