// Makes the JSON schema of the report file from the types in src/gate/report/report.ts and their comments.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  EnumType,
  SchemaGenerator,
} from 'ts-json-schema-generator';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the schema is published. */
export const SCHEMA_PATH = join(root, 'docs/report.schema.json');

/** The published schema. Objects are open, because new members may be added within one `reportVersion`. */
export function makeReportSchema() {
  const config = {
    ...DEFAULT_CONFIG,
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
  };
  const program = createProgram(config);
  const parser = createParser(program, config, (own) => own.addNodeParser(new KindNames(program.getTypeChecker())));
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const { $schema, definitions, ...report } = generator.createSchema('Report');
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

/** Asks the compiler for the names of the kinds: the generator cannot read an array of imported values. */
class KindNames {
  constructor(checker) {
    this.checker = checker;
  }

  supportsNode(node) {
    return node.typeName?.escapedText === 'SearchedKindName';
  }

  createType(node) {
    const names = this.checker.getTypeAtLocation(node).types.map(({ value }) => value);
    return new EnumType('SearchedKindName', names.sort());
  }
}

/** Replaces a link in a description by its name, because the link leads nowhere outside the code. */
function withoutLinks(member, value) {
  if (member !== 'description' || typeof value !== 'string') return value;
  return value.replace(/ *\{@link +(\w+) *\}/g, ' `$1`');
}
