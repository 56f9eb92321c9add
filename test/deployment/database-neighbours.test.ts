// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of the files that are written
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readComposeConfig, readKubernetes } from '../../src/comparison/rendered/reading.ts';
import { DEFAULTS, deploymentsIn } from '../support/detection.ts';
import { holdsAsync } from '../support/holds.ts';

type Files = Readonly<Record<string, string>>;

const found = async (files: Files) => {
  const [deployment] = await deploymentsIn(files);
  return deployment?.neighbours ?? expect.unreachable();
};

/** A project with the product, its database and what a row is about. */
const compose = (own: string, others: string, above = '') => ({
  'compose.yaml': `${above}services:
  lightdash:
    image: lightdash/lightdash:2.2.0
    ${own}
  db: {image: "postgres:16", ${own.startsWith('env_file') ? own : 'environment: {PGHOST: db}'}}
${others
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
`,
});

const PARTS = 'environment: {PGHOST: db, PGDATABASE: bi}';
const URI = 'environment: {PGCONNECTIONURI: "postgres://u:p@db:5432/bi"}';

describe('what uses the same database in a compose project', () => {
  it.each<[string, Files, readonly string[]]>([
    ['the same parts', compose(PARTS, `etl: {image: acme/etl:1, ${PARTS}}`), ['etl']],
    [
      'the usual port, in words',
      compose(PARTS, 'etl: {image: a, environment: {PGHOST: db, PGPORT: "5432", PGDATABASE: bi}}'),
      ['etl'],
    ],
    ['a list', compose(PARTS, 'etl: {image: a, environment: [PGHOST=db, PGDATABASE=bi]}'), ['etl']],
    ['a service that is built', compose(PARTS, `etl: {build: ./etl, ${PARTS}}`), ['etl']],
    ['a URI under another name', compose(URI, 'etl: {image: a, environment: {DB: "postgresql://x@db/bi"}}'), ['etl']],
    [
      'a URI beside parts',
      compose(PARTS, 'etl: {image: a, environment: {DATABASE_URL: "postgres://x:y@db/bi"}}'),
      ['etl'],
    ],
    [
      'a shared anchor',
      compose(
        'environment: {<<: *database, LIGHTDASH_SECRET: x}',
        'etl: {image: a, environment: *database}',
        'x-database: &database {PGHOST: db, PGDATABASE: bi}\n',
      ),
      ['etl'],
    ],
    [
      'a shared file of variables',
      {
        ...compose('env_file: bi.env', 'etl: {image: a, env_file: [{path: bi.env}]}'),
        'bi.env': 'PGHOST=db\nPGDATABASE=bi\n',
      },
      ['etl'],
    ],
    [
      'a variable of the project',
      {
        ...compose('environment: {PGHOST: "${HOST}"}', 'etl: {image: a, environment: {PGHOST: db}}'),
        '.env': 'HOST=db\n',
      },
      ['etl'],
    ],
    [
      'a variable that nobody sets here',
      compose('environment: {PGCONNECTIONURI: "${URI}"}', 'etl: {image: a, environment: {DB: "${URI}"}}'),
      ['etl'],
    ],
    [
      'a variable that both inherit',
      compose('environment: [PGHOST]', 'etl: {image: a, environment: {PGHOST: }}'),
      ['etl'],
    ],
    [
      'an extended service',
      compose(PARTS, `etl: {image: a, extends: {service: base}}\nbase: {image: a, ${PARTS}}`),
      ['etl', 'base'],
    ],
    ['several', compose(PARTS, `b: {image: a, ${PARTS}}\na: {image: a, ${PARTS}}`), ['b', 'a']],

    [
      'another database of the server',
      compose(PARTS, 'etl: {image: a, environment: {PGHOST: db, PGDATABASE: dbt}}'),
      [],
    ],
    ['another server', compose(PARTS, 'etl: {image: a, environment: {PGHOST: db2, PGDATABASE: bi}}'), []],
    ['another port', compose(PARTS, 'etl: {image: a, environment: {PGHOST: db, PGPORT: "1", PGDATABASE: bi}}'), []],
    [
      'a URI that wins over the parts',
      compose(
        'environment: {PGCONNECTIONURI: "postgres://x/y", PGHOST: db}',
        'etl: {image: a, environment: {PGHOST: db}}',
      ),
      [],
    ],
    ['a URI of another database', compose(URI, 'etl: {image: a, environment: {DB: "postgres://u:p@db/dbt"}}'), []],
    [
      'no address',
      compose('environment: {LIGHTDASH_SECRET: x}', 'etl: {image: a, environment: {LIGHTDASH_SECRET: x}}'),
      [],
    ],
    ['an empty address', compose('environment: {PGHOST: ""}', 'etl: {image: a, environment: {PGHOST: ""}}'), []],
    [
      'a value in its own environment that wins over the shared file',
      {
        ...compose('env_file: bi.env', 'etl: {image: a, env_file: bi.env, environment: {PGHOST: other}}'),
        'bi.env': 'PGHOST=db\n',
      },
      [],
    ],
    ['a file that is not there', compose('env_file: bi.env', 'etl: {image: a, env_file: bi.env}'), []],
    [
      'the database itself, by another name',
      compose('environment: {PGHOST: pg}', 'x: {image: acme/database, container_name: pg, environment: {PGHOST: pg}}'),
      [],
    ],
    [
      'the database itself, by its image',
      compose(PARTS, `x: {image: "docker.io/bitnami/postgresql:16", ${PARTS}}`),
      [],
    ],
    [
      'software that opens no connection',
      compose(PARTS, `s3: {image: "minio/minio:1", ${PARTS}}\nb: {image: "ghcr.io/browserless/chromium", ${PARTS}}`),
      [],
    ],
    ['a service of a profile', compose(PARTS, `seed: {image: a, profiles: [tools], ${PARTS}}`), []],
    ['another service of the product', compose(PARTS, `scheduler: {image: "lightdash/lightdash:2.2.0", ${PARTS}}`), []],
  ])('%s', async (_, files, expected) => {
    expect(await found(files)).toEqual(expected);
  });

  it('is no input of the version', async () => {
    const files = { ...compose(PARTS, 'etl: {image: a, env_file: etl.env}'), 'etl.env': 'PGHOST=db\nPGDATABASE=bi\n' };
    const [deployment] = await deploymentsIn(files);
    expect(deployment).toMatchObject({ neighbours: ['etl'], version: '2.2.0' });
    expect(deployment?.inputs).not.toContain('etl.env');
  });

  it('never shows what the variables hold', async () => {
    const secret = fc.string({
      minLength: 12,
      maxLength: 20,
      unit: fc.constantFrom('a', 'b', '1', '$', '/', '@', ':'),
    });
    await holdsAsync(
      fc.asyncProperty(secret, async (text) => {
        const own = `environment: {PGCONNECTIONURI: ${JSON.stringify(text)}}`;
        const deployments = await deploymentsIn(compose(own, `etl: {image: a, ${own}}`));
        expect(deployments[0]?.neighbours).toEqual(['etl']);
        expect(JSON.stringify(deployments)).not.toContain(JSON.stringify(text).slice(1, -1));
      }),
      { numRuns: 50 },
    );
  });
});

const workload = (name: string, image: string, env: string, more = '') => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}${more}}
spec: {template: {spec: {containers: [{name: ${name}, image: "${image}", env: ${env}}]}}}
`;
const IMAGE = 'lightdash/lightdash:2.2.0';
const LITERAL = '[{name: PGHOST, value: db}]';
const SECRET = '[{name: PGCONNECTIONURI, valueFrom: {secretKeyRef: {name: bi, key: uri}}}]';

/** Both in one file, so that the reader opens it. */
const objects = (...each: readonly string[]) => each.join('---\n');

const MANIFESTS: readonly (readonly [string, string, readonly string[]])[] = [
  ['the same host', objects(workload('bi', IMAGE, LITERAL), workload('etl', 'a/etl', LITERAL)), ['Deployment/etl']],
  ['the same secret', objects(workload('bi', IMAGE, SECRET), workload('etl', 'a/etl', SECRET)), ['Deployment/etl']],
  [
    'another secret',
    objects(workload('bi', IMAGE, SECRET), workload('etl', 'a/etl', SECRET.replace('uri', 'url'))),
    [],
  ],
  [
    'another namespace',
    objects(workload('bi', IMAGE, LITERAL), workload('etl', 'a/etl', LITERAL, ', namespace: x')),
    [],
  ],
  ['the database itself', objects(workload('bi', IMAGE, LITERAL), workload('db', 'acme/db', LITERAL)), []],
  ['no variables', objects(workload('bi', IMAGE, '[]'), workload('etl', 'a/etl', '[]')), []],
  [
    'a sidecar, which stops with its pod',
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: bi, image: "${IMAGE}", env: ${LITERAL}}, {name: proxy, image: a/b, env: ${LITERAL}}]}}}\n`,
    [],
  ],
  ['another workload of the product', objects(workload('bi', IMAGE, LITERAL), workload('jobs', IMAGE, LITERAL)), []],
];

describe('what uses the same database among manifests', () => {
  it.each(MANIFESTS)('%s', async (_, text, expected) => {
    expect(await found({ 'k8s/bi.yaml': text })).toEqual(expected);
    const [rendered] = readKubernetes({ path: 'r.yaml', name: '', text }, DEFAULTS).found;
    expect(rendered?.neighbours).toEqual(expected);
  });
});

it('is read from what compose itself has rendered', () => {
  const environment = { PGHOST: 'db', PGDATABASE: 'bi' };
  const services = {
    lightdash: { image: IMAGE, environment },
    etl: { image: 'a/etl', environment },
    built: { build: {}, environment },
    inherits: { image: 'a', environment: { PGHOST: null } },
    named: { image: 'a', hostname: 'db', environment },
    db: { image: 'postgres:16', environment },
    bare: {},
  };
  const [lightdash] = readComposeConfig('c.json', { services }, DEFAULTS).found;
  expect(lightdash?.neighbours).toEqual(['etl', 'built']);
});
