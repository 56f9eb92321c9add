import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  cloneOf,
  emptyRepository,
  type GitRepository,
  repositoryWith,
  temporaryFolder,
} from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';

const PAGE = readFileSync(`${ROOT}docs/other-systems.md`, 'utf8');
/** The block of each section. */
const BLOCKS = Object.fromEntries(
  PAGE.split(/^## /m).map((section) => [
    section.split('\n', 1)[0] ?? '',
    /^```\w+\n([\s\S]*?)^```$/m.exec(section)?.[1] ?? '',
  ]),
);
const EVIDENCE = `--index-url ${ROOT}fixtures/release-safety-index.json --artifacts off`;
const values = (tag: string) => ({
  'deploy/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`,
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** This project as a job clones it: the bundles of the working tree, without what is installed. */
let tool: GitRepository;
/** For what all tests read and none changes. */
let shared: string;
beforeAll(() => {
  shared = mkdtempSync(join(tmpdir(), 'upgrade-gate-'));
  const release = join(shared, 'tool');
  cpSync(`${ROOT}dist`, join(release, 'dist'), { recursive: true });
  tool = emptyRepository(release);
  // To compress and to pack the bundles takes longer than to judge, so it is done once and not for each job that clones them.
  tool.git('config', 'core.compression', '0');
  tool.git('add', '--force', 'dist');
  tool.git('commit', '--quiet', '-m', 'Release');
  tool.git('repack', '--quiet', '-a', '-d', '--window=0');
  return () => rmSync(shared, { recursive: true });
});

/** Runs lines of a job as a runner does: in bash, which ends with the first failure. */
function runJob(lines: readonly string[], folder: string, environment: Readonly<Record<string, string>>): Ended {
  const home = temporaryFolder();
  writeFileSync(
    join(home, '.gitconfig'),
    `[url "${tool.url}"]\n  insteadOf = https://github.com/OWNER/upgrade-gate\n[protocol "file"]\n  allow = always\n`,
  );
  const script = lines
    .join('\n')
    .replaceAll(/\bCOMMIT\b/g, tool.id('HEAD'))
    .replaceAll(/(index\.js"?) gate\b/g, `$1 gate ${EVIDENCE}`);
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: home, CI: 'true', ...environment },
  });
  return { code: status, output: `${stdout}${stderr}` };
}

/** The team's own file before a change and after it. */
interface TeamFiles {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

/** The file as `init` writes it, and a change that declares the downtime of its jump. */
const DECLARED: TeamFiles = {
  before: { '.upgrade-gate.yml': 'fail-on: mode-mismatch\n' },
  after: {
    '.upgrade-gate.yml':
      'fail-on: mode-mismatch\nexceptions:\n  - { from: 2.0.0, to: 2.5.0, allow: recreate, reason: Sunday }\n',
  },
};

const PULL_REQUESTS = new Map<string, PullRequest>();

/** A pull request that raises the version, while its target has gone on. Every job fetches from the same one, and none pushes. */
function pullRequest(to: string, team: TeamFiles = { before: {}, after: {} }): PullRequest {
  const name = JSON.stringify([to, team]);
  const made = PULL_REQUESTS.get(name) ?? makePullRequest(to, team, join(shared, `origin-${PULL_REQUESTS.size}`));
  PULL_REQUESTS.set(name, made);
  return made;
}

function makePullRequest(to: string, { before, after }: TeamFiles, place: string) {
  const origin = emptyRepository(place);
  origin.commit({ ...values('2.0.0'), ...before });
  const base = origin.id('HEAD');
  origin.branch('change', 'main');
  for (const number of [1, 2, 3]) origin.commit({ 'notes.md': `${number}` });
  const head = origin.commit({ ...values(to), ...after });
  origin.branch('main');
  const target = origin.commit({ 'other.md': 'other' });
  const merge = origin.mergeOf(target, head);
  origin.git('update-ref', 'refs/pipelines/1', head);
  origin.git('update-ref', 'refs/pull/7/merge', merge);
  origin.branch('main');
  return { origin, base, head, target, merge };
}

type PullRequest = ReturnType<typeof makePullRequest>;

/** A checkout of one commit, without a branch. */
function detached({ origin }: PullRequest, ref: string, commit: string, depth: string): GitRepository {
  const checkout = emptyRepository();
  checkout.git('remote', 'add', 'origin', origin.url);
  const shallow = depth === '0' ? [] : ['--depth', depth];
  checkout.git('fetch', '--quiet', ...shallow, 'origin', `+${ref}:${ref}`);
  checkout.git('checkout', '--quiet', '--force', '--detach', commit);
  return checkout;
}

interface GitLabJob {
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
  readonly after_script: readonly string[];
  readonly artifacts: { readonly paths: readonly string[]; readonly reports: { readonly codequality: string } };
}

const gitLabJob = (): GitLabJob => parse(BLOCKS['GitLab'] ?? '')['upgrade-gate'];

/** As a shell executor runs it: its variables first, then a clone of the depth that they name. */
function runInGitLab(change: PullRequest, isMergedResult: boolean, depth?: string) {
  const { variables, script, after_script } = gitLabJob();
  const [ref, sha] = isMergedResult ? ['refs/pull/7/merge', change.merge] : ['refs/pipelines/1', change.head];
  const predefined: Record<string, string> = {
    GITLAB_CI: 'true',
    CI_BUILDS_DIR: temporaryFolder(),
    CI_JOB_ID: '42',
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_COMMIT_SHA: sha,
    CI_MERGE_REQUEST_DIFF_BASE_SHA: change.base,
    ...(isMergedResult && { CI_MERGE_REQUEST_TARGET_BRANCH_SHA: change.target }),
  };
  const own = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value.replaceAll(/\$(\w+)/g, (_, other: string) => predefined[other] ?? ''),
    ]),
  );
  const environment = { ...predefined, ...own };
  const checkout = detached(change, ref, sha, depth ?? own['GIT_DEPTH'] ?? '20');
  const ended = runJob(script, checkout.folder, environment);
  expect(existsSync(own['TOOL'] ?? '')).toBe(true);
  runJob(after_script, checkout.folder, environment);
  expect(existsSync(own['TOOL'] ?? '')).toBe(false);
  return { ...ended, folder: checkout.folder };
}

describe('the job for GitLab', () => {
  it.each([
    // The fixtures are old.
    ['2.5.0', 1, ['upgrade-gate/recreate', 'upgrade-gate/index-old']],
    ['2.2.0', 0, ['upgrade-gate/index-old']],
  ])('on a change to %s ends with %i, and leaves its artifacts', (to, code, checks) => {
    for (const isMergedResult of code === 0 ? [false] : [false, true]) {
      const { folder, output, ...ended } = runInGitLab(pullRequest(to), isMergedResult);
      expect(ended.code, output).toBe(code);
      const { paths, reports } = gitLabJob().artifacts;
      for (const path of paths) expect(readFileSync(join(folder, path), 'utf8')).toContain(`2.0.0 → `);
      const found: { check_name: string }[] = JSON.parse(readFileSync(join(folder, reports.codequality), 'utf8'));
      expect(found.map(({ check_name }) => check_name)).toEqual(checks);
    }
  });

  it('passes a declared downtime by the file of the team', () => {
    for (const isMergedResult of [false, true]) {
      const ended = runInGitLab(pullRequest('2.5.0', DECLARED), isMergedResult);
      expect(ended.code, ended.output).toBe(0);
      // The job's own copy is gone once somebody reads this.
      const report = readFileSync(join(ended.folder, 'upgrade-gate.md'), 'utf8');
      expect(report).toContain(`npx --yes github:OWNER/upgrade-gate#${tool.id('HEAD')}`);
      expect(report).not.toContain('dist/cli/index.js');
    }
  });

  it('in a clone without the base says what to set there', () => {
    const { code, output, folder } = runInGitLab(pullRequest('2.2.0'), false, '2');
    expect(code).toBe(2);
    expect(output.replaceAll(/\s+/g, ' ')).toMatch(
      /names no commit .* set the variable GIT_DEPTH: 0 on this GitLab job/,
    );
    expect(output).not.toContain('fetch-depth');
    expect(readFileSync(join(folder, 'upgrade-gate.md'), 'utf8')).toContain('on this GitLab job');
  });
});

/** Checks a change out as each system does, and runs its lines. */
const OTHERS: Readonly<Record<string, (change: PullRequest) => Ended & { readonly files: readonly string[] }>> = {
  'Azure Pipelines': (change) => {
    const steps: { bash?: string }[] = parse(BLOCKS['Azure Pipelines'] ?? '').steps;
    const lines = steps.flatMap(({ bash }) => (bash === undefined ? [] : [bash]));
    const staging = join(temporaryFolder(), 'staging');
    const environment = {
      TF_BUILD: 'True',
      AGENT_TEMPDIRECTORY: temporaryFolder(),
      BUILD_ARTIFACTSTAGINGDIRECTORY: staging,
    };
    const { folder } = detached(change, 'refs/pull/7/merge', change.merge, '0');
    const ended = runJob(lines, folder, environment);
    expect(ended.output).toContain(`##vso[task.uploadsummary]${join(staging, 'upgrade-gate.md')}\n`);
    return { ...ended, files: [join(staging, 'upgrade-gate.md'), join(staging, 'upgrade-gate.sarif')] };
  },
  Bitbucket: (change) => {
    const { step } = parse(BLOCKS['Bitbucket'] ?? '').pipelines['pull-requests']['**'][0];
    const checkout = cloneOf(change.origin, '--branch', 'change');
    checkout.git('merge', '--quiet', '--no-edit', change.target);
    const folder = temporaryFolder();
    const lines: string[] = step.script.map((line: string) => line.replaceAll('/tmp/', `${folder}/`));
    const environment = { BITBUCKET_BUILD_NUMBER: '1', BITBUCKET_PR_DESTINATION_COMMIT: change.target.slice(0, 12) };
    return { ...runJob(lines, checkout.folder, environment), files: [join(checkout.folder, step.artifacts[0])] };
  },
  Jenkins: (change) => {
    const lines = /sh '''\n([\s\S]*?)'''/.exec(BLOCKS['Jenkins'] ?? '')?.[1] ?? '';
    const { folder } = detached(change, 'refs/pipelines/1', change.head, '0');
    const environment = { JENKINS_URL: 'https://ci.test', WORKSPACE_TMP: temporaryFolder(), CHANGE_TARGET: 'main' };
    const files = ['upgrade-gate.md', 'upgrade-gate.sarif'].map((name) => join(folder, name));
    // Groovy reads one backslash of two.
    return { ...runJob([lines.replaceAll('\\\\', '\\')], folder, environment), files };
  },
};

describe.each(Object.entries(OTHERS))('the job for %s', (_name, run) => {
  it.each([
    ['2.5.0', 1],
    ['2.2.0', 0],
  ])('on a change to %s ends with %i, and leaves its files', (to, code) => {
    const { files, output, ...ended } = run(pullRequest(to));
    expect(ended.code, output).toBe(code);
    for (const file of files)
      expect(readFileSync(file, 'utf8')).toMatch(file.endsWith('.md') ? /2\.0\.0 → / : /"2\.1\.0"/);
  });

  it('passes a declared downtime by the file of the team', () => {
    const { output, code } = run(pullRequest('2.5.0', DECLARED));
    expect(code, output).toBe(0);
  });
});

describe('a file of the report', () => {
  it('that cannot be written is invalid input, after the report', () => {
    const { folder } = repositoryWith(values('2.0.0'));
    const lines = [`node ${ROOT}dist/cli/index.js gate --base HEAD --head HEAD --sarif absent/x.sarif`];
    const { code, output } = runJob(lines, folder, {});
    expect(code).toBe(3);
    expect(output).toMatch(
      /2\.0\.0 stays[\s\S]*--sarif cannot be written: ENOENT[\s\S]*Name a file in a folder that exists/,
    );
  });

  it('of an earlier run is gone where there is no report', () => {
    const { folder } = repositoryWith(values('2.0.0'));
    writeFileSync(join(folder, 'old.md'), '✅');
    const { code } = runJob([`node ${ROOT}dist/cli/index.js gate --base HEAD --from x --summary old.md`], folder, {});
    expect(code).toBe(3);
    const second = runJob([`node ${ROOT}dist/cli/index.js gate --from 2.2.0 --to 2.0.0 --summary old.md`], folder, {});
    expect(second.code).toBe(3);
    expect(existsSync(join(folder, 'old.md'))).toBe(false);
  });
});

describe('before a commit', () => {
  const [hook] = parse(readFileSync(`${ROOT}.pre-commit-hooks.yaml`, 'utf8')) as [{ entry: string; language: string }];

  /** As pre-commit runs a hook of the language `script`: a path in the hook's own repository. */
  function commitWith(change: (repository: GitRepository) => void): Ended {
    expect(hook.language).toBe('script');
    const repository = repositoryWith(values('2.0.0'));
    const line = `exec ${ROOT}${hook.entry} ${EVIDENCE}`;
    mkdirSync(join(repository.folder, '.git/hooks'), { recursive: true });
    writeFileSync(join(repository.folder, '.git/hooks/pre-commit'), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    change(repository);
    const who = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) => [
        [`GIT_${role}_NAME`, 'n'],
        [`GIT_${role}_EMAIL`, 'n@example.com'],
      ]),
    );
    return runJob(['git commit --quiet $ARGUMENTS -m change'], repository.folder, { ...who, ARGUMENTS: '' });
  }

  const write = ({ folder }: GitRepository, tag: string) =>
    writeFileSync(join(folder, 'deploy/values.yaml'), values(tag)['deploy/values.yaml']);

  it.each([
    ['2.5.0', 1],
    ['2.2.0', 0],
  ])('the hook judges what is added: %s ends with %i', (to, code) => {
    const ended = commitWith((repository) => {
      write(repository, to);
      repository.git('add', '--all');
      write(repository, '9.9.9');
    });
    expect(ended.code, ended.output).toBe(code);
    expect(ended.output).toContain(`2.0.0 → ${to}`);
  });

  it('the hook passes a declared downtime by the file of the team', () => {
    const ended = commitWith((repository) => {
      repository.git('config', 'core.hooksPath', '/dev/null');
      repository.commit(DECLARED.before);
      repository.git('config', '--unset', 'core.hooksPath');
      write(repository, '2.5.0');
      writeFileSync(join(repository.folder, '.upgrade-gate.yml'), DECLARED.after['.upgrade-gate.yml'] ?? '');
      repository.git('add', '--all');
    });
    expect(ended.code, ended.output).toBe(0);
  });

  it('an edit that is not added does not count', () => {
    const ended = commitWith((repository) => {
      write(repository, '2.5.0');
      writeFileSync(join(repository.folder, 'notes.md'), 'x');
      repository.git('add', 'notes.md');
    });
    expect(ended.code, ended.output).toBe(0);
  });

  it('other commits cannot be named', () => {
    const { folder } = repositoryWith(values('2.0.0'));
    for (const other of ['--base HEAD', '--head HEAD', '--from 2.0.0', '--to 2.2.0']) {
      const { code, output } = runJob([`${ROOT}dist/cli/index.js gate --staged ${other}`], folder, {});
      expect([code, output]).toEqual([
        3,
        expect.stringMatching(/--staged judges the index against HEAD\. Leave out --/),
      ]);
    }
  });
});
