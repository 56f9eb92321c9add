// The JSON schema of a file of known issues, for editors, from the types of src/gate/policy/known-issues.ts and their comments.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the schema is published. */
export const KNOWN_ISSUES_SCHEMA_PATH = join(root, 'docs/known-issues.schema.json');

/** The schema as it is published: objects are closed, for an unknown member is an error. */
export function makeKnownIssuesSchema() {
  const { $schema, ...file } = createGenerator({
    path: join(root, 'src/gate/policy/known-issues.ts'),
    tsconfig: join(root, 'tsconfig.json'),
    type: 'KnownIssuesFile',
    // The types are checked by the project's own compiler, which is a newer one.
    skipTypeCheck: true,
    additionalProperties: false,
    topRef: false,
    jsDoc: 'extended',
    // Members stand in the order of the code.
    sortProps: false,
  }).createSchema('KnownIssuesFile');
  const head = { $schema, $id: 'urn:upgrade-gate:known-issues:1', title: 'Upgrade Gate: known issues, version 1' };
  return `${JSON.stringify({ ...head, ...file }, null, 2)}\n`;
}
