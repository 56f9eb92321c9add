import { readFileSync } from 'node:fs';
import { KINDS } from '../../src/deployment/kinds/kinds.ts';
import { inEach, KIND_REPOSITORIES, type KindRepository } from './kind-repositories.ts';
import { ROOT } from './process.ts';

/** The version that every example deploys. */
const SHOWN = '2.5.0';

/** The files of the example in the folder of a kind, by their paths. */
function exampleOf(kind: string): Readonly<Record<string, string>> {
  const page = readFileSync(`${ROOT}src/deployment/kinds/${kind}/example.md`, 'utf8');
  const blocks = page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, path = '', text = '']) => [path, text]));
}

/** The example of a kind in three environments, with another application beside each. */
function exampleRepository(kind: string): KindRepository {
  const example = Object.entries(exampleOf(kind));
  const deciding = example.find(([, text]) => text.includes(SHOWN));
  if (deciding === undefined) throw new Error(`The example of ${kind} does not deploy ${SHOWN}.`);
  const [file, text] = deciding;
  return {
    name: `the example of ${kind}`,
    kind,
    files: (production) =>
      inEach(production, (environment, tag) => ({
        ...Object.fromEntries(example.map(([path, text]) => [`${environment}/${path}`, text.replace(SHOWN, tag)])),
        [`${environment}/redis/compose.yaml`]: 'services:\n  redis:\n    image: redis:7.2.0\n',
      })),
    file: `production/${file}`,
    line: text.slice(0, text.indexOf(SHOWN)).split('\n').length,
    count: 3,
    unrelated: { 'production/redis/compose.yaml': 'services:\n  redis:\n    image: redis:7.4.0\n' },
  };
}

/** The example of each kind, then the larger repositories that teams keep. */
export const EVERY_KIND: readonly KindRepository[] = [
  ...KINDS.map(({ name }) => exampleRepository(name)),
  ...KIND_REPOSITORIES,
];
