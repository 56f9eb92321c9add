import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deploymentsIn } from '../support/detection.ts';
import { holdsAsync } from '../support/holds.ts';

const RUNS = { numRuns: 120 };

/** A value of a generated file. */
type Value = string | boolean | { readonly [key: string]: Value } | readonly Value[];
/** How a file is written: all of it must leave its meaning as it is. */
interface Style {
  readonly quote: 'plain' | 'single' | 'double';
  readonly indent: number;
  readonly isFlow: boolean;
  readonly comments: boolean;
  readonly ending: string;
  readonly mark: string;
  readonly start: string;
  /** Turns the order of keys around. */
  readonly isReversed: boolean;
}

const style: fc.Arbitrary<Style> = fc.record({
  quote: fc.constantFrom('plain', 'single', 'double'),
  indent: fc.integer({ min: 1, max: 6 }),
  isFlow: fc.boolean(),
  comments: fc.boolean(),
  ending: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  start: fc.constantFrom('', '---\n', '# A comment: image lightdash/lightdash:9.9.9\n', '\n\n'),
  isReversed: fc.boolean(),
});

const PLAIN: Style = {
  quote: 'plain',
  indent: 2,
  isFlow: false,
  comments: false,
  ending: '\n',
  mark: '',
  start: '',
  isReversed: false,
};

/** Texts that YAML would read as something else need quotes, whatever the style. */
function scalar(value: string | boolean, { quote }: Style): string {
  if (typeof value === 'boolean') return String(value);
  const needsQuotes =
    value === '' || /^[\d.]*$/.test(value) === !/^\d+\.\d+\.\d+$/.test(value) || /[[\]{}$:@]/.test(value);
  if (quote === 'double' || (quote === 'plain' && needsQuotes)) return JSON.stringify(value);
  return quote === 'single' ? `'${value}'` : value;
}

function entriesOf(value: { readonly [key: string]: Value }, { isReversed }: Style): [string, Value][] {
  const entries = Object.entries(value);
  return isReversed ? entries.reverse() : entries;
}

function flow(value: Value, how: Style): string {
  if (typeof value !== 'object') return scalar(value, how);
  if (Array.isArray(value)) return `[${value.map((item) => flow(item, how)).join(', ')}]`;
  const members = entriesOf(value as { [key: string]: Value }, how);
  return `{ ${members.map(([key, member]) => `${scalar(key, how)}: ${flow(member, how)}`).join(', ')} }`;
}

function block(value: Value, how: Style, depth: number): string {
  const blanks = ' '.repeat(how.indent * depth);
  const note = how.comments ? `${blanks}# tag: 9.9.9\n\n` : '';
  const behind = how.comments ? ' # image: lightdash/lightdash:9.9.9' : '';
  const below = (member: Value): string => {
    if (typeof member !== 'object') return ` ${scalar(member, how)}${behind}\n`;
    const isEmpty = Object.keys(member).length === 0;
    if (isEmpty || (how.isFlow && depth > 0)) return ` ${flow(member, how)}${behind}\n`;
    return `${behind}\n${block(member, how, depth + 1)}`;
  };
  if (Array.isArray(value)) {
    return value.map((item) => `${note}${blanks}-${below(item)}`).join('');
  }
  return entriesOf(value as { [key: string]: Value }, how)
    .map(([key, member]) => `${note}${blanks}${scalar(key, how)}:${below(member)}`)
    .join('');
}

function write(value: Value, how: Style): string {
  return `${how.mark}${`${how.start}${block(value, how, 0)}`.replaceAll('\n', how.ending)}`;
}

const tag = fc.constantFrom(
  ...[
    '1.2.3',
    '0.2445.0',
    'v1.2.3',
    '2.228.0-commercial',
    '1.2.3-el9',
    '1.10',
    '1',
    'latest',
    '',
    'main-abc',
    `\${TAG}`,
  ],
  ...['2026.11.12-10.20.30', 'ENC[x]', '1.2.3@sha256:ab'],
);
const repository = fc.constantFrom(
  ...['lightdash/lightdash', 'docker.io/lightdash/lightdash', 'ghcr.io/acme/lightdash', 'nginx', 'acme_lightdash'],
);
const values = fc.record(
  {
    image: fc.record({ repository, tag }),
    replicaCount: fc.constant('one'),
    configMap: fc.constant({ SITE_URL: 'https.example.com', PORT: 'x8080' }),
    postgresql: fc.constant({ image: { tag: '16.1.0' } }),
    upgrade: fc.record({ mode: fc.constantFrom('', 'RollingUpdate', 'Recreate', 'Other') }),
    migrationJob: fc.record({ enabled: fc.boolean() }),
    extraEnv: fc.constant(['one', 'two']),
  },
  { requiredKeys: ['image'] },
);
const umbrella = fc.record(
  {
    lightdash: values,
    image: fc.record({ repository: fc.constant('other/app'), tag }),
    global: fc.constant({ a: 'b' }),
  },
  { requiredKeys: ['lightdash'] },
);
const compose = fc
  .record({ image: repository, tag, others: fc.boolean(), profiles: fc.boolean() })
  .map(({ image, tag: version, others, profiles }) => ({
    services: {
      app: { image: version === '' ? image : `${image}:${version}`, ...(profiles ? { profiles: ['all'] } : {}) },
      ...(others ? { db: { image: 'postgres:16.1.0', environment: { A: 'b' } } } : {}),
    },
  }));
const CHART = {
  name: 'bi',
  dependencies: [{ name: 'lightdash', version: '2.9.1', repository: 'https://lightdash.github.io/helm-charts' }],
};

type Files = Readonly<Record<string, Value>>;
/** A repository of one deployment, each file as a value. */
const repositoryOfOne: fc.Arbitrary<Files> = fc.oneof(
  values.map((content): Files => ({ 'deploy/lightdash/values.yaml': content })),
  umbrella.map((content): Files => ({ 'charts/bi/Chart.yaml': CHART, 'charts/bi/values.yaml': content })),
  compose.map((content): Files => ({ 'deploy/compose.yaml': content })),
);

/** All but where it stands. */
async function answers(files: Readonly<Record<string, string>>) {
  const found = await deploymentsIn(files);
  return found.map(({ id, version, problem, image, chart, declared }) => ({
    id,
    version,
    problem: problem?.code ?? null,
    image,
    chart: chart?.version ?? null,
    mode: declared.upgradeMode?.value ?? null,
    job: declared.migrationJob?.value ?? null,
  }));
}

function writeAll(files: Files, how: Style): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, value]) => [path, write(value, how)]));
}

const WORKFLOW = 'on: push\njobs:\n  test:\n    steps:\n      - run: npm i @lightdash/cli@0.2473.1\n';
const PROSE = 'Lightdash runs here as lightdash/lightdash:9.9.9.\n';
/** Names of files of which a repository may have any number, with what they hold. */
const UNRELATED: readonly (readonly [name: string, content: string])[] = [
  ['README.md', `# Lightdash\n\n${PROSE}image: lightdash/lightdash:9.9.9\n`],
  ['notes.txt', PROSE],
  ['notes.yaml', PROSE.replace(/^/, '# ')],
  ['notes.yaml', `text: ${PROSE}`],
  ['ci.yml', WORKFLOW],
  ['config.yaml', `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: notes\ndata:\n  text: ${PROSE}`],
  ['web.yaml', 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: web\n      image: nginx:1.27.0\n'],
  ['schema.yml', 'version: 2\nmodels:\n  - name: orders\n    meta:\n      lightdash:\n        joins: []\n'],
  ['package.json', '{"name":"web","dependencies":{"@lightdash/cli":"0.2473.1"}}'],
  ['web.json', '{"name":"lightdash notes","tag":"9.9.9"}'],
  ['Dockerfile', 'FROM node:20\nRUN npm i -g @lightdash/cli@0.2473.1\n'],
  ['.env.example', 'TAG=9.9.9\nLIGHTDASH_CLI_VERSION=0.2473.1\n'],
  ['values.yaml', 'replicas: 2\nimage:\n  repository: nginx\n  tag: 1.27.0\n'],
  ['broken.yaml', 'key: [unclosed\n'],
  ['broken-notes.yaml', 'lightdash: [unclosed\n'],
  ['empty.yaml', ''],
];
const FOLDERS = ['', '.github/workflows/', 'web/', 'docs/', 'k8s/web/', 'dbt/models/', 'a b/ü/', 'tests/', 'deploy/'];
const unrelated = fc
  .tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...UNRELATED))
  .map(([folder, [name, content]]) => ({ path: `${folder}${name}`, content }));

describe('what a repository deploys', () => {
  it('does not depend on how its files are written', async () => {
    await holdsAsync(
      fc.asyncProperty(repositoryOfOne, style, async (files, how) => {
        const expected = await answers(writeAll(files, PLAIN));
        expect(await answers(writeAll(files, how))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('does not depend on other files', async () => {
    await holdsAsync(
      fc.asyncProperty(repositoryOfOne, unrelated, async (files, { path, content }) => {
        const written = writeAll(files, PLAIN);
        expect(await answers({ ...written, [path]: content })).toEqual(await answers(written));
      }),
      RUNS,
    );
  });

  it('does not depend on the names of other keys', async () => {
    const other = fc.constantFrom('replicas', 'x-note', 'lightdash-note', 'images', 'Image', 'tags', 'version');
    await holdsAsync(
      fc.asyncProperty(
        repositoryOfOne,
        other,
        other,
        fc.constantFrom('1.0.0', 'text', ''),
        async (files, one, two, text) => {
          const withKey = (key: string) =>
            writeAll(
              Object.fromEntries(Object.entries(files).map(([path, value]) => [path, add(value, key, text)])),
              PLAIN,
            );
          expect(await answers(withKey(one))).toEqual(await answers(withKey(two)));
        },
      ),
      RUNS,
    );
  });

  it('is the version that the tag says, or there is none', async () => {
    const number = fc.nat({ max: 999 });
    await holdsAsync(
      fc.asyncProperty(fc.tuple(number, number, number), style, async (numbers, how) => {
        const version = numbers.join('.');
        const files = { 'lightdash/values.yaml': { image: { repository: 'lightdash/lightdash', tag: version } } };
        expect((await answers(writeAll(files, how))).map((answer) => answer.version)).toEqual([version]);
      }),
      RUNS,
    );
  });
});

function add(value: Value, key: string, text: string): Value {
  return { ...(value as { [key: string]: Value }), [key]: text };
}
