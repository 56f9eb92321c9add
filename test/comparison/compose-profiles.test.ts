import { expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

/** Two versions of the service, each with its profiles, beside a database. */
function project(
  [web, next, db = '']: readonly string[],
  versions: readonly [string, string] = ['2.0.0', '2.1.0'],
): Files {
  const service = (name: string, image: string, profiles = '') =>
    `  ${name}:\n    image: ${image}\n${profiles === '' ? '' : `    profiles: [${profiles}]\n`}`;
  const [one, other] = versions.map((version) => `lightdash/lightdash:${version}`);
  const services = [service('web', `${one}`, web), service('next', `${other}`, next), service('db', 'postgres:15', db)];
  return { 'compose.yaml': `services:\n${services.join('')}` };
}

/** What fails, or changes the version. Two versions side by side are an old problem as long as nothing about them changes. */
const changesOf = async (base: Files, head: Files) =>
  (await compare(base, head)).filter(({ tolerated, change }) => !tolerated && change !== 'unchanged').map(show);

it.each<[string, string[], string[], string[]]>([
  ['change hands', ['old', 'new'], ['new', 'old'], ['2.0.0', '2.1.0']],
  ['come to one more version', ['old', 'new'], ['old', 'new, old'], ['2.0.0', '2.1.0']],
  ['go, so that it always runs', ['old', 'new'], ['', 'new'], ['2.0.0', '2.1.0']],
])(
  'profiles that choose between versions make two versions a problem if they %s',
  async (_, before, after, versions) => {
    const found = await compare(project(before), project(after));
    expect(found.map(({ from, problem }) => [from, problem?.code])).toEqual(
      versions.map((version) => [version, 'mixed-versions']),
    );
    expect(found.some(({ tolerated }) => !tolerated)).toBe(true);
  },
);

it.each([
  ['they only have another order', project(['a, b', 'c']), project(['b, a', 'c'])],
  ['they are those of something else', project(['a', 'b']), project(['a', 'b', 'a'])],
  ['there is only one version', project(['a', 'b'], ['2.0.0', '2.0.0']), project(['b', 'a'], ['2.0.0', '2.0.0'])],
])('profiles do not matter if %s', async (_, before, after) => {
  expect(await changesOf(before, after)).toEqual([]);
});
