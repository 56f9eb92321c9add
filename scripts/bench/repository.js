// A git repository of YAML files with two deployments, for `detect` and the gate to read.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Makes the repository with three commits. The second one raises one of the two deployments. The third one changes nothing
 * that is deployed.
 *
 * @param {number} count of files
 * @returns {{ folder: string, bytes: number, commits: string[] }} the three commits, oldest first
 */
export function makeRepository(count) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-bench-'));
  const git = (...args) =>
    execFileSync('git', [...'-c gc.auto=0 -c user.name=Bench -c user.email=bench@example.com'.split(' '), ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  let bytes = 0;
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    bytes += content.length;
  };
  const commit = (message) => {
    git('add', '.');
    git('commit', '--quiet', '--message', message);
    return git('rev-parse', 'HEAD');
  };
  for (let index = 0; index < count - 2; index += 1) {
    const [kind, make] = KINDS[index % KINDS.length];
    const service = Math.floor(index / KINDS.length);
    write(`clusters/${service % 7}/team-${service % 50}/service-${service}/${kind}`, make(index));
  }
  write('clusters/1/lightdash/values.yaml', helmValues('1.774.0'));
  write('compose/bi/compose.yaml', 'services:\n  lightdash:\n    image: lightdash/lightdash:1.774.0\n');
  git('init', '--quiet');
  const commits = [commit('One')];
  write('clusters/1/lightdash/values.yaml', helmValues('1.775.0'));
  commits.push(commit('Two'));
  write('clusters/1/team-1/service-1/values.yaml', environment(31));
  commits.push(commit('Three'));
  // A clone has its objects packed.
  git('gc', '--quiet');
  return { folder, bytes, commits };
}

function helmValues(tag) {
  return `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${environment(20)}`;
}

function environment(count) {
  const variable = (number) =>
    `    - name: SETTING_${number}\n      value: "https://service-${number}.example.com/path"\n`;
  return `extra:\n  env:\n${Array.from({ length: count }, (_, number) => variable(number)).join('')}`;
}

const KINDS = [
  [
    'values.yaml',
    (index) => `image:\n  repository: registry.example.com/app-${index}\n  tag: 1.${index}.0\n${environment(30)}`,
  ],
  [
    'deployment.yaml',
    (index) =>
      `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: app-${index}\nspec:\n  replicas: 2\n${environment(40)}`,
  ],
  ['workflow.yml', (index) => `on: push\nname: build-${index}\n${'# Steps follow\n'.repeat(20)}${environment(12)}`],
  ['config.yaml', (index) => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: config-${index}\n${environment(25)}`],
];
