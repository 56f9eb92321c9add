// A git repository of YAML files with two deployments, for `detect` and the gate to read.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEPLOYED = 'clusters/1/lightdash/values.yaml';

const TEAM_FILE = `chart-version: 2.16.361

environments:
  staging:
    files: ['compose/**']
  production:
    files: ['clusters/**']
    promote-from: staging
`;

/**
 * Makes the repository with three commits, and checks the last one out. The second one raises one of the two deployments.
 * The third one changes nothing that is deployed.
 *
 * @param {number} count of files
 * @param {string} [header] the first lines of every file
 * @param {boolean} [hasTeamFile] whether a `.github/upgrade-gate.yml` is there from the first commit
 * @returns {{ folder: string, bytes: number, commits: string[] }} the three commits, oldest first
 */
export function makeRepository(count, header = '', hasTeamFile = false) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-bench-'));
  const git = (args, input) =>
    execFileSync('git', args, { cwd: folder, input, maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'inherit'] });
  const files = [];
  for (let index = 0; index < count - 2; index += 1) {
    const [kind, make] = KINDS[index % KINDS.length];
    const service = Math.floor(index / KINDS.length);
    files.push([`clusters/${service % 7}/team-${service % 50}/service-${service}/${kind}`, header + make(index)]);
  }
  files.push([DEPLOYED, helmValues('1.774.0')]);
  files.push(['compose/bi/compose.yaml', 'services:\n  lightdash:\n    image: lightdash/lightdash:1.774.0\n']);
  if (hasTeamFile) files.push(['.github/upgrade-gate.yml', TEAM_FILE]);
  git(['init', '--quiet', '--initial-branch', 'main']);
  const commits = [
    ['One', files],
    ['Two', [[DEPLOYED, helmValues('1.775.0')]]],
    ['Three', [['clusters/1/team-1/service-1/values.yaml', header + environment(31)]]],
  ];
  importCommits(git, commits);
  // A clone has its objects packed.
  git(['gc', '--quiet']);
  git(['checkout', '--quiet', 'main']);
  const ids = git(['rev-list', '--reverse', 'main']).toString().trim().split('\n');
  return { folder, bytes: files.reduce((sum, [, content]) => sum + content.length, 0), commits: ids };
}

/**
 * Makes a repository of two commits, with the second one checked out.
 *
 * @param {string} parent the folder to make it in
 * @param {readonly (readonly [path: string, content: string][])[]} changes the files that each commit writes
 * @returns {{ folder: string, base: string, head: string }}
 */
export function commitFiles(parent, changes) {
  const folder = join(parent, 'repository');
  const git = (args, input) => execFileSync('git', ['-C', folder, ...args], { input, maxBuffer: 1e9 });
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', folder]);
  importCommits(
    git,
    changes.map((files, at) => [`Commit ${at}`, files]),
  );
  git(['gc', '--quiet']);
  git(['checkout', '--quiet', 'main']);
  return { folder, base: 'HEAD~1', head: 'HEAD' };
}

/** Many times faster than to write the files and add them. */
function importCommits(git, commits) {
  git(['fast-import', '--quiet'], Buffer.concat(commits.flatMap(([message, changed]) => commitOf(message, changed))));
}

/** One commit in the format of `git fast-import`. */
function commitOf(message, files) {
  const head = `commit refs/heads/main\ncommitter Bench <bench@example.com> 1700000000 +0000\n${dataOf(message)}`;
  return [head, ...files.map(([path, content]) => `M 100644 inline ${path}\n${dataOf(content)}`)].map((text) =>
    Buffer.from(text),
  );
}

function dataOf(text) {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
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
