import { expect, it } from 'vitest';
import { compareTrees } from '../../src/comparison/compare-trees.ts';
import type { Files } from '../support/comparison.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { memoryTree } from '../support/memory-tree.ts';

/** What stays as it is in each row: a deployment, a playbook about the service, and the database of both. */
const STANDING: Files = {
  'deploy/bi/compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:2.0.0\n',
  'site.yml': '- hosts: bi\n  roles: [lightdash]\n',
  'db/compose.yaml': 'services:\n  db:\n    image: postgres:15\n    environment: {POSTGRES_DB: lightdash}\n',
};

const ALERT = 'groups:\n  - name: lightdash\n    rules:\n      - alert: Down\n        expr: up == 0\n';

/** The files of a change that may deploy another version. */
async function unread(before: Files, after: Files, renames: Readonly<Record<string, string>> = {}) {
  const [base, head] = [before, after].map((files) => memoryTree({ ...STANDING, ...files }));
  const rules = { from: null, to: null, strict: false };
  const pair = { base: base ?? null, head: head ?? memoryTree({}), renames: new Map(Object.entries(renames)) };
  return (await compareTrees(pair, DEFAULTS, rules, chartRepository())).unread;
}

it.each([
  ['names the service', 'up.sh', 'kamal deploy -d blue # lightdash', 'kamal deploy -d green # lightdash'],
  ['names the service in its path', 'lightdash/up.sh', './up blue', './up green'],
  ['names the file of a deployment', 'Makefile', 'up:\n\tup compose.yaml', 'up:\n\tup --profile new compose.yaml'],
  ['names the folder of a deployment', 'up.sh', 'cd deploy/bi && ./up a', 'cd deploy/bi && ./up b'],
  ['names a file about the service', 'up.sh', 'ansible-playbook site.yml -l a', 'ansible-playbook site.yml -l b'],
  ['comes', 'up.sh', null, 'lightdash up'],
  ['goes', 'up.sh', 'lightdash up', null],
])('counts a changed file that no reader reads and that %s', async (_, path, before, after) => {
  const side = (text: string | null): Files => (text === null ? {} : { [path]: `${text}\n` });
  expect(await unread(side(before), side(after))).toEqual([path]);
});

it.each<[string, string, string, string]>([
  ['names none of it', 'up.sh', 'kamal deploy -d blue', 'kamal deploy -d green'],
  ['only gets a comment', 'up.sh', 'lightdash up', '# why\nlightdash up'],
  ['only gets another format', 'up.sh', 'lightdash  up "a"', "lightdash up 'a'"],
  ['only gets another version of something', 'up.sh', 'lightdash up v1.2.3', 'lightdash up v1.2.4'],
  [
    'is read',
    'deploy/bi/compose.yaml',
    `${STANDING['deploy/bi/compose.yaml']}`,
    `${STANDING['deploy/bi/compose.yaml']}    tty: true`,
  ],
  [
    'is read, and deploys something else',
    'db/compose.yaml',
    `${STANDING['db/compose.yaml']}`,
    `${STANDING['db/compose.yaml']}    tty: true`,
  ],
  ['is prose', 'README.md', 'lightdash', 'lightdash up'],
  ['is a rule of an alert', 'rules/lightdash.yaml', `${ALERT}`, `${ALERT}        for: 5m`],
  ['is a dashboard', 'boards/lightdash.json', '{\n"panels": [\n"a"]}', '{\n"panels": [\n"b"]}'],
])('does not count a changed file that %s', async (_, path, before, after) => {
  expect(await unread({ [path]: `${before}\n` }, { [path]: `${after}\n` })).toEqual([]);
});

it('compares a renamed file under its new name', async () => {
  expect(await unread({ 'a.sh': 'lightdash up\n' }, { 'b.sh': 'lightdash up\n' }, { 'b.sh': 'a.sh' })).toEqual([]);
  expect(await unread({ 'a.sh': 'lightdash a\n' }, { 'b.sh': 'lightdash b\n' }, { 'b.sh': 'a.sh' })).toEqual(['b.sh']);
});
