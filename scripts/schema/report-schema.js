// Makes the JSON schema of the report file from the types in src/gate/report/report.ts and their comments.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the schema is published. */
export const SCHEMA_PATH = join(root, 'docs/report.schema.json');

/** The published schema. Objects are open, because new members may be added within one `reportVersion`. */
export function makeReportSchema() {
  const { $schema, definitions, ...report } = createGenerator({
    path: join(root, 'src/gate/report/report.ts'),
    tsconfig: join(root, 'tsconfig.json'),
    type: 'Report',
    // The project's own, newer compiler checks the types.
    skipTypeCheck: true,
    additionalProperties: true,
    topRef: false,
    jsDoc: 'extended',
    // Members keep the order of the code.
    sortProps: false,
  }).createSchema('Report');
  const version = report.properties.reportVersion.const;
  const schema = {
    $schema,
    $id: `urn:upgrade-gate:report:${version}`,
    title: `Upgrade Gate: report file, reportVersion ${version}`,
    ...report,
    definitions: Object.fromEntries(Object.entries(definitions).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  return `${JSON.stringify(schema, withoutLinks, 2)}\n`;
}

/** Replaces a link in a description by its name, because the link leads nowhere outside the code. */
function withoutLinks(member, value) {
  if (member !== 'description' || typeof value !== 'string') return value;
  return value.replace(/ *\{@link +(\w+) *\}/g, ' `$1`');
}
