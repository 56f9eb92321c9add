// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of the files that are written
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { main } from '../../src/cli/main.ts';
import { isOnGitHub, ownProgram } from '../../src/cli/program.ts';
import { pagesOfJob, programOfJob, toolSource } from '../../src/cli/tool-source.ts';
import { parseTeamFile, type TeamFile } from '../../src/gate/team-file/team-file.ts';
import { type FileContent, folderWith, repositoryWith, temporaryFolder } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { KIND_REPOSITORIES } from '../support/kind-repositories.ts';

const FILE = '.github/upgrade-gate.yml';
const WORKFLOW = '.github/workflows/upgrade-gate.yml';
const ROOT_FILE = '.upgrade-gate.yml';

const values = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`;
const compose = (tag: string) => `services:\n  lightdash:\n    image: lightdash/lightdash:${tag}\n`;

interface Said {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs `init`, and catches what it prints. */
async function init(...args: readonly string[]): Promise<Said> {
  const said = { out: '', errors: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name === 'stdout' ? 'out' : 'errors'] += String(text);
      return true;
    }),
  );
  try {
    return { code: await main(['init', ...args]), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const textAt = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

function put(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function teamFileIn(folder: string, path = FILE): TeamFile {
  return parseTeamFile(path, Buffer.from(textAt(folder, path)));
}

const environmentsIn = (folder: string, path = FILE) =>
  Object.fromEntries(teamFileIn(folder, path).environments.map(({ name, files }) => [name, files]));

const ofKind = (kind: string): Readonly<Record<string, FileContent>> =>
  KIND_REPOSITORIES.find((each) => each.kind === kind)?.files('2.0.0') ?? {};

const inFolders = (folder: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [`${folder}/${name}/**`]]));

const STAGES = ['dev', 'production', 'staging'];

/** Each kind of repository: its files, the environments that are found, and what is said. */
const REPOSITORIES: readonly {
  readonly name: string;
  readonly files: Readonly<Record<string, FileContent>>;
  readonly environments: Readonly<Record<string, readonly string[]>>;
  readonly says: readonly RegExp[];
  readonly holds: RegExp;
}[] = [
  {
    name: 'Helm values with environments',
    files: {
      'environments/staging/values.yaml': values('2.2.0'),
      'environments/production/values.yaml': values('2.0.0'),
    },
    environments: inFolders('environments', ['production', 'staging']),
    says: [
      /^environments\/production\/values\.yaml:3 {2}2\.0\.0 {2}\(helm-values\)$/m,
      /Fill in `chart-version` in \.github/,
    ],
    holds: /^# chart-version: X\.Y\.Z /m,
  },
  {
    name: 'Argo CD',
    files: ofKind('argo-cd'),
    environments: inFolders('argocd', STAGES),
    says: [/\(argo-cd, chart 2\.16\.361\)/],
    holds: /^fail-on/,
  },
  {
    name: 'Flux',
    files: ofKind('flux'),
    environments: inFolders('clusters', STAGES),
    says: [/\(flux, chart 2\.16\.361\)/],
    holds: /^fail-on/,
  },
  {
    name: 'Kustomize overlays',
    files: ofKind('kustomize'),
    environments: inFolders('k8s/lightdash/overlays', STAGES),
    says: [/overlays\/dev\/kustomization\.yaml:9 {2}2\.2\.0 {2}\(kustomize\)/],
    holds: /^fail-on/,
  },
  {
    name: 'helmfile, whose environments are files',
    files: ofKind('helmfile'),
    environments: Object.fromEntries(STAGES.map((name) => [name, [`environments/${name}.yaml`]])),
    says: [/environments\/production\.yaml:3 {2}2\.0\.0 {2}\(helmfile/],
    holds: /^environments:$/m,
  },
  {
    name: 'Terraform',
    files: ofKind('terraform'),
    environments: inFolders('terraform/environments', STAGES),
    says: [/\(terraform, chart 2\.16\.361\)/],
    holds: /^fail-on/,
  },
  {
    name: 'compose with a committed .env',
    files: { 'compose.yaml': compose('${TAG}'), '.env': 'TAG=2.2.0\n' },
    environments: {},
    says: [/^\.env:1 {2}2\.2\.0 {2}\(compose\)$/m],
    holds: /^fail-on: mode-mismatch # declared downtime passes\n$/,
  },
  {
    name: 'compose with `latest` and an ignored .env',
    files: {
      '.gitignore': '.env\n',
      'bi/compose.yaml': compose('${TAG}'),
      'old/compose.yaml': compose('latest'),
    },
    environments: {},
    says: [
      /Git ignores bi\/\.env, so nobody can check TAG\. .*bi\/upgrade\.env, commit it .*, and merge that before you add the check\. Then write `env-files: bi\/upgrade\.env`/,
      /old\/compose\.yaml names no version\. .*`(?:node|npx) .* apply --pin --running-url https:/,
    ],
    holds: /^# env-files: bi\/upgrade\.env # /m,
  },
];

describe.each(REPOSITORIES)('in a repository of $name', ({ files, environments, says, holds }) => {
  function repository(): string {
    const { folder } = repositoryWith(files);
    if ('.gitignore' in files) put(folder, 'bi/.env', 'TAG=2.2.0\n');
    return folder;
  }

  it('init writes the workflow and a file that is valid, and says what is left', async () => {
    const folder = repository();
    const { code, out, errors } = await init(folder);
    expect(code, errors).toBe(0);
    expect(environmentsIn(folder)).toEqual(environments);
    expect(teamFileIn(folder).settings.get('fail-on')?.text).toBe('mode-mismatch');
    expect([...teamFileIn(folder).settings.keys()]).toEqual(['fail-on']);
    expect(textAt(folder, FILE)).toMatch(holds);
    expect(textAt(folder, WORKFLOW)).toContain('uses: OWNER/upgrade-gate@COMMIT\n');
    for (const pattern of says) expect(out).toMatch(pattern);
    expect(out).toContain(`Wrote ${FILE}\nWrote ${WORKFLOW}\n`);
    expect(out).toMatch(
      /^\d\. To make the check required, .*`upgrade-gate`\.\n\d\. Make a team the code owner .*@YOUR\/TEAM/m,
    );
  });

  it('a second run changes nothing', async () => {
    const folder = repository();
    await init(folder);
    const before = [FILE, WORKFLOW].map((path) => textAt(folder, path));
    const { code, out } = await init(folder);
    expect(code).toBe(0);
    expect([FILE, WORKFLOW].map((path) => textAt(folder, path))).toEqual(before);
    expect(out).toContain(`${FILE} is there, and stays.\n${WORKFLOW} is there, and stays.\n`);
    expect(out).not.toContain('would write');
  });
});

describe('what is ignored', () => {
  it('counts once it is moved as init says', async () => {
    const { folder } = repositoryWith({ '.gitignore': '*.env\n.env\n', 'bi/compose.yaml': compose('${TAG}') });
    put(folder, 'bi/.env', 'TAG=2.2.0\nSECRET=x\n');
    expect((await init(folder)).out).toMatch(/^bi\/compose\.yaml:3 {2}unknown[\s\S]*^1\. Git ignores bi\/\.env,/m);
    put(folder, 'bi/upgrade.env', 'TAG=2.2.0\n');
    put(folder, 'bi/.env', 'SECRET=x\n');
    put(folder, FILE, textAt(folder, FILE).replace('# env-files', 'env-files'));
    const { out } = await init(folder);
    expect(out).toContain('Git ignores');
    const tracked = repositoryWith({ 'a.md': '' });
    for (const path of ['.gitignore', 'bi/compose.yaml', 'bi/upgrade.env', 'bi/.env', FILE])
      put(tracked.folder, path, textAt(folder, path));
    tracked.git('add', '--force', 'bi/upgrade.env');
    const after = await init(tracked.folder);
    expect(after.out).toMatch(/^bi\/upgrade\.env:1 {2}2\.2\.0 {2}\(compose\)$/m);
    expect(after.out).not.toContain('Git ignores');
  });

  it('in several folders is no matter for one file with variables', async () => {
    const { folder } = repositoryWith({
      '.gitignore': '.env\n',
      'prod/compose.yaml': compose('${TAG}'),
      'qa/compose.yaml': compose('${TAG:-latest}'),
    });
    for (const each of ['prod', 'qa']) put(folder, `${each}/.env`, 'TAG=2.2.0\n');
    const { out } = await init(folder);
    for (const each of ['prod', 'qa'])
      expect(out).toContain(
        `Git ignores ${each}/.env, so nobody can check TAG. Write the version itself into ${each}/compose.yaml, and merge that before you add the check.`,
      );
    expect(textAt(folder, FILE)).not.toContain('env-files');
    expect(environmentsIn(folder)).toEqual({ prod: ['prod/**'], qa: ['qa/**'] });
  });

  it('does nothing in a terminal or a log, whatever it is called', async () => {
    const name = '##[error]::x\u001b[31m';
    const { folder } = repositoryWith({ '.gitignore': '.env\n', [`${name}/compose.yaml`]: compose('${TAG}') });
    put(folder, `${name}/.env`, 'TAG=2.2.0\n');
    for (const format of [[], ['--json']]) {
      const { out, code } = await init(folder, ...format);
      expect(code).toBe(0);
      expect(out).toContain('Git ignores');
      expect(['\u001b', '::x', '##['].filter((mark) => out.includes(mark) && format.length === 0)).toEqual([]);
      expect(['\u001b', '##['].filter((mark) => out.includes(mark))).toEqual([]);
    }
    expect(textAt(folder, FILE)).toContain('# env-files: upgrade.env # ');
  });

  it('is not asked for where it has nothing to do with the version', async () => {
    const { folder } = repositoryWith({ '.gitignore': '.env\n', 'compose.yaml': compose('2.2.0') });
    put(folder, '.env', 'SECRET=x\n');
    const { out } = await init(folder);
    expect(out).not.toContain('Git ignores');
    expect(textAt(folder, FILE)).not.toContain('env-files');
  });
});

describe('environments', () => {
  it.each<[string, readonly string[], Readonly<Record<string, readonly string[]>>]>([
    [
      'of one app beside another that is alone',
      ['bi/prod', 'bi/staging', 'tools'],
      inFolders('bi', ['prod', 'staging']),
    ],
    [
      'whose folders are called by customers, below overlays',
      ['overlays/acme', 'overlays/beta'],
      inFolders('overlays', ['acme', 'beta']),
    ],
    [
      'of a stage that is alone in its region',
      ['eu/prod', 'eu/staging', 'us/prod'],
      { prod: ['eu/prod/**', 'us/prod/**'], staging: ['eu/staging/**'] },
    ],
    ['are none where the folders are parts of one deployment', ['backend', 'worker'], {}],
    ['are none where there is one', ['environments/prod'], {}],
    ['are none where one of two is a base', ['environments/base', 'environments/prod'], {}],
    [
      'whose names the file takes',
      ['envs/-x', 'envs/prod', 'envs/qa', "envs/it's", 'envs/a b'],
      inFolders('envs', ['prod', 'qa']),
    ],
    ['whose folders mean nothing in a glob', ['a[b]/prod', 'a[b]/qa'], {}],
    [
      'that YAML would read as something else',
      ['envs/1.0', 'envs/true', 'envs/prod'],
      inFolders('envs', ['1.0', 'prod', 'true']),
    ],
  ])('%s', async (_, folders, expected) => {
    const { folder } = repositoryWith(
      Object.fromEntries(folders.map((each) => [`${each}/compose.yaml`, compose('2.2.0')])),
    );
    const { code, errors } = await init(folder);
    expect(code, errors).toBe(0);
    expect(environmentsIn(folder)).toEqual(expected);
  });
});

describe('a HelmRelease that clusters patch', () => {
  const HEAD = 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash, namespace: bi}\n';
  const release = `${HEAD}spec:\n  chart:\n    spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: lightdash}}\n  values:\n    image:\n      tag: 2.0.0\n`;
  const patch = (tag: string) => `${HEAD}spec:\n  values:\n    image:\n      tag: ${tag}\n`;
  const overlay = 'resources: [../../base]\npatches:\n  - path: patch.yaml\n';

  it('has its patches as deployments once they are targets, as `init` says', async () => {
    const folder = folderWith({
      'base/release.yaml': release,
      'base/kustomization.yaml': 'resources: [release.yaml]\n',
      'clusters/production/kustomization.yaml': overlay,
      'clusters/production/patch.yaml': patch('2.2.0'),
      'apps/mqtt.yaml': patch('1.18.1')
        .replace(
          'spec:\n',
          'spec:\n  chart: {spec: {chart: mqtt,\n    sourceRef: {kind: HelmRepository, name: mqtt}}}\n',
        )
        .replace('image:\n', 'image:\n      repository: acme/mqtt\n'),
      'clusters/production/superset.yaml': `${HEAD.replaceAll('lightdash', 'superset')}# beside lightdash\nspec:\n  suspend: true\n`,
    });
    const { out } = await init(folder);
    const advice = out.split('\n').filter((line) => line.includes('patches a HelmRelease'));
    expect(advice).toHaveLength(1);
    const [, discover = '', targets = ''] = /write `(.*?)` and `(.*?)` into/.exec(advice[0] ?? '') ?? [];
    writeFileSync(join(folder, FILE), `${textAt(folder, FILE)}${discover}\n${targets}\n`);
    const said = await runCliHere(['detect', folder, '--json']);
    expect(
      JSON.parse(said.stdout).deployments.map(({ file, version }: Record<string, string>) => [file, version]),
    ).toEqual([
      ['base/release.yaml', '2.0.0'],
      ['clusters/production/patch.yaml', '2.2.0'],
    ]);
    // Once they are, there is nothing left to say.
    expect((await init(folder)).out).not.toContain('patches a HelmRelease');
  });
});

describe('environments in files', () => {
  it.each<[string, readonly string[], Readonly<Record<string, readonly string[]>>]>([
    [
      'called like stages',
      ['bi/compose.prod.yaml', 'bi/compose.staging-eu.yml'],
      { prod: ['bi/compose.prod.yaml'], 'staging-eu': ['bi/compose.staging-eu.yml'] },
    ],
    [
      'called like customers, in a folder of environments',
      ['tenants/acme.yaml', 'tenants/beta.yaml', 'tenants/common.yaml'],
      { acme: ['tenants/acme.yaml'], beta: ['tenants/beta.yaml'] },
    ],
    ['are none where there is one', ['compose.prod.yaml', 'compose.backend.yaml'], {}],
    ['give way to folders', ['prod/compose.prod.yaml', 'qa/compose.qa.yaml'], { prod: ['prod/**'], qa: ['qa/**'] }],
    ['whose names mean nothing in a glob', ['envs/a[b].yaml', 'envs/prod.yaml'], {}],
  ])('%s', async (_, files, expected) => {
    const { folder } = repositoryWith(Object.fromEntries(files.map((each) => [each, compose('2.2.0')])));
    const { code, errors } = await init(folder);
    expect(code, errors).toBe(0);
    expect(environmentsIn(folder)).toEqual(expected);
  });
});

describe('a file that is there', () => {
  it('stays, and init prints the difference', async () => {
    const own = 'fail-on: blocked\nchart-version: 2.16.361\n';
    const { folder } = repositoryWith({ 'values.yaml': values('2.2.0'), [FILE]: own, [WORKFLOW]: 'name: mine\n' });
    const { code, out } = await init(folder);
    expect(code).toBe(0);
    expect(textAt(folder, FILE)).toBe(own);
    expect(textAt(folder, WORKFLOW)).toBe('name: mine\n');
    expect(out).toContain(`${FILE} is there, and stays.\n`);
    expect(out).not.toMatch(/[-+]fail-on|chart-version/);
    expect(out).toContain('\n-name: mine\n+name: Upgrade Gate\n');
    expect(out).not.toContain('Fill in');
  });

  const twoEnvironments = {
    'environments/staging/values.yaml': values('2.2.0'),
    'environments/production/values.yaml': values('2.0.0'),
    'environments/qa/values.yaml': values('2.0.0'),
  };

  it.each<[string, string, readonly string[]]>([
    [
      'its decisions, and all environments',
      `fail-on: blocked\nchart-version: 2.16.361\nenvironments:\n  live: {files: ['**/production/**'], promote-from: test}\n  test: {files: ['environments/{qa,staging}/**']}\n`,
      [],
    ],
    [
      'all environments but one',
      `fail-on: blocked\nchart-version: 2.16.361\nenvironments:\n  staging: {files: ['environments/staging/**']}\n  production: {files: ['environments/production/**']}\n`,
      [' environments:', '+  qa:', "+    files: ['environments/qa/**']"],
    ],
    [
      'nothing but an age',
      'minimum-release-age: 3 days\n',
      [
        '+fail-on: mode-mismatch # declared downtime passes',
        '+# chart-version: X.Y.Z # of the chart that you install',
        '+environments:',
        '+  production:',
        "+    files: ['environments/production/**']",
        '+  qa:',
        "+    files: ['environments/qa/**']",
        '+  staging:',
        "+    files: ['environments/staging/**']",
      ],
    ],
  ])('gets only the lines shown that it does not have: with %s', async (_, own, expected) => {
    const { folder } = repositoryWith({ ...twoEnvironments, [FILE]: own });
    const { files } = JSON.parse((await init(folder, '--json')).out);
    expect(files[0]).toMatchObject({ path: FILE, state: 'kept', difference: expected });
    const { out } = await init(folder);
    expect(out.includes('What init would add:')).toBe(expected.length > 0);
    // The lines are valid where they are added, and init then has no more to say.
    const added = expected.map((line) => line.slice(1));
    const isMore = expected[0]?.startsWith(' ') === true;
    put(
      folder,
      FILE,
      isMore ? own.trimEnd().concat(`\n${added.slice(1).join('\n')}\n`) : `${added.join('\n')}\n${own}`,
    );
    expect(teamFileIn(folder).environments.map(({ name }) => name)).toContain(expected.length > 0 ? 'qa' : 'live');
    expect((await init(folder)).out).not.toMatch(/^\+/m);
  });

  it('at the other standard place is the one that counts', async () => {
    const { folder } = repositoryWith({ 'values.yaml': values('2.2.0'), [ROOT_FILE]: 'fail-on: blocked\n' });
    const { code, out } = await init(folder, '--ci', 'github');
    expect(code).toBe(0);
    expect(existsSync(join(folder, FILE))).toBe(false);
    expect(out).toMatch(/\.upgrade-gate\.yml is there[\s\S]*`\/\.upgrade-gate\.yml @YOUR\/TEAM`/);
  });

  it('as a workflow under another name is not written again', async () => {
    const own =
      'jobs:\n  x:\n    steps:\n      - uses: acme/upgrade-gate@v1\n        with:\n          fail-on: blocked\n';
    const { folder } = repositoryWith({ 'values.yaml': values('2.2.0'), '.github/workflows/bi.yaml': own });
    const { out } = await init(folder);
    expect(existsSync(join(folder, WORKFLOW))).toBe(false);
    expect(out).toMatch(/^\.github\/workflows\/bi\.yaml is there, and stays\.$/m);
    expect(out).toContain('Take `fail-on` out of .github/workflows/bi.yaml');
    expect(out).not.toContain('OWNER/');
  });

  it('that is not valid is exit code 3, and nothing is written', async () => {
    const { folder } = repositoryWith({ 'values.yaml': values('2.2.0'), [FILE]: 'fail_on: x\n' });
    const { code, errors } = await init(folder);
    expect(code).toBe(3);
    expect(errors).toContain('unknown member "fail_on"');
    expect(existsSync(join(folder, WORKFLOW))).toBe(false);
  });

  it('is shown without what a terminal or a runner would obey', async () => {
    const { folder } = repositoryWith({
      'values.yaml': values('2.2.0'),
      [WORKFLOW]: '\u001b[31m\n::error::x\n##[error]x\n',
    });
    const { code, out } = await init(folder);
    expect(code).toBe(0);
    expect(['\u001b', '::error', '##['].filter((mark) => out.includes(mark))).toEqual([]);
  });
});

describe('exits with 3 if a file cannot be written, and writes no other', () => {
  const deployed = { 'values.yaml': values('2.2.0') };

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      'a link in the place of the file',
      (folder) => {
        put(folder, '.github/x', '');
        symlinkSync('../elsewhere', join(folder, FILE));
      },
      /no regular file/,
    ],
    [
      'a link in the place of the workflow',
      (folder) => {
        put(folder, '.github/workflows/x', '');
        symlinkSync('/tmp/elsewhere.yml', join(folder, WORKFLOW));
      },
      /upgrade-gate\.yml is no regular file/,
    ],
    [
      'a link in the place of a folder',
      (folder) => symlinkSync(temporaryFolder(), join(folder, '.github')),
      /\.github is no folder/,
    ],
    [
      'a file in the place of a folder',
      (folder) => writeFileSync(join(folder, '.github'), ''),
      /\.github is no folder/,
    ],
    ['a folder in the place of the workflow', (folder) => put(folder, `${WORKFLOW}/x`, ''), /is no regular file/],
  ])('%s', async (_, prepare, message) => {
    const { folder } = repositoryWith(deployed);
    prepare(folder);
    const { code, out, errors } = await init(folder);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(errors).toMatch(message);
    expect([FILE, WORKFLOW].filter((path) => existsSync(join(folder, path)) && path === FILE)).toEqual([]);
  });

  it.each([
    ['the workflow', '.github/workflows'],
    ['the file', '.github'],
  ])('a folder that is not writable, for %s', async (_, unwritable) => {
    const { folder } = repositoryWith(deployed);
    put(folder, '.github/workflows/other.yml', 'name: other\n');
    chmodSync(folder, 0o755);
    chmodSync(join(folder, '.github'), 0o777);
    chmodSync(join(folder, unwritable), 0o555);
    // Nothing is unwritable for the superuser.
    const isSuperuser = process.getuid?.() === 0;
    vi.stubEnv('HOME', folder);
    if (isSuperuser) process.seteuid?.(65_534);
    const { code, out, errors } = await init(folder).finally(() => isSuperuser && process.seteuid?.(0));
    vi.unstubAllEnvs();
    chmodSync(join(folder, unwritable), 0o755);
    expect({ code, out }, errors).toEqual({ code: 3, out: '' });
    expect(errors).toMatch(/Cannot write \.github\/.*upgrade-gate\.yml \(EACCES\): nothing was written\./);
    expect([FILE, WORKFLOW].filter((path) => existsSync(join(folder, path)))).toEqual([]);
  });
});

describe('a repository that deploys nothing', () => {
  it('gets instructions', async () => {
    for (const folder of [repositoryWith({ 'a.md': 'a' }).folder, temporaryFolder()]) {
      const { code, errors } = await init(folder);
      expect(code).toBe(3);
      expect(errors).toMatch(
        /No Lightdash deployment found, so nothing was written\.[\s\S]*init --targets values\.yaml#image\.tag/,
      );
      expect(existsSync(join(folder, '.github'))).toBe(false);
    }
  });

  it('is set up for the lines that are judged when they change, in the environments of their files', async () => {
    const variable = 'lightdash_version: "2.2.0"\n';
    const { folder } = repositoryWith({
      'roles/lightdash/defaults/main.yml': `${variable}lightdash_image: "lightdash/lightdash:{{ lightdash_version }}"\n`,
      'inventory/prod/group_vars/lightdash.yml': variable,
      'inventory/staging/group_vars/lightdash.yml': variable,
    });
    const { code, out, errors } = await init(folder);
    expect(code, errors).toBe(0);
    expect(out).toMatch(/^inventory\/prod\/group_vars\/lightdash\.yml:1 {2}2\.2\.0 {2}\(line\)$/m);
    expect(out).toContain(
      'The gate judges these lines when their version changes.\nFor `apply` without --base, name the place',
    );
    expect(environmentsIn(folder)).toEqual(inFolders('inventory', ['prod', 'staging']));
  });

  it('is found with the place that the user names, and the file has it', async () => {
    const { folder } = repositoryWith({ 'app.yaml': 'tag: 2.2.0\n', 'b.yaml': 'tag: 2.4.0\n' });
    const { code, out, errors } = await init(
      folder,
      '--targets',
      'app.yaml#tag',
      '--targets',
      'b.yaml@regex:tag: (?<version>.*)',
      '--tag-suffix',
      "-it's",
    );
    expect(code, errors).toBe(0);
    expect(out).toMatch(/^app\.yaml:1 {2}2\.2\.0 {2}\(target\)$/m);
    const { settings } = teamFileIn(folder);
    expect(settings.get('targets')?.text).toBe('app.yaml#tag\nb.yaml@regex:tag: (?<version>.*)');
    expect(settings.get('tag-suffix')?.text).toBe("-it's");
    expect(settings.get('discover')?.text).toBe('true');
    expect((await init(folder)).out).toMatch(/^b\.yaml:1 {2}2\.4\.0/m);
  });

  it('in one folder is read whole, and paths have to begin at its root', async () => {
    const { folder } = repositoryWith({ 'values.yaml': values('2.2.0'), 'sub/app.yaml': 'tag: 2.2.0\n' });
    const { code, errors } = await init(join(folder, 'sub'), '--targets', 'app.yaml#tag');
    expect(code).toBe(3);
    expect(errors).toContain('--targets begins at the root of the repository');
    const charts = await init(folder, '--chart-repository-url', 'charts');
    expect([charts.code, charts.errors]).toEqual([
      3,
      expect.stringContaining('--chart-repository-url begins at the root'),
    ]);
    expect((await init(join(folder, 'sub'))).code).toBe(0);
    expect(existsSync(join(folder, FILE))).toBe(true);
    expect(existsSync(join(folder, 'sub/.github'))).toBe(false);
  });
});

describe('an image of the team', () => {
  it('is named in a comment', async () => {
    const { folder } = repositoryWith({
      'compose.yaml': 'services:\n  web:\n    image: ghcr.io/acme/our-lightdash:2.2.0\n',
    });
    const { out } = await init(folder);
    expect(textAt(folder, FILE)).toContain('# images: [ghcr.io/acme/our-lightdash] # ');
    expect(out).toContain('If its tag is the version, name it with `images`');
  });
});

describe('the system', () => {
  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['is GitHub by its folder', { '.github/dependabot.yml': '', '.gitlab-ci.yml': '' }, '', WORKFLOW],
    ['is GitHub by the remote', { '.gitlab-ci.yml': '' }, 'git@github.com:acme/x.git', WORKFLOW],
    ['is GitLab by the remote', {}, 'https://token@gitlab.example.com/acme/x.git', '.gitlab-ci.yml'],
    ['is Azure by the remote', {}, 'https://acme@dev.azure.com/acme/x/_git/x', 'azure-pipelines.yml'],
    ['is Bitbucket by the remote', {}, 'git@bitbucket.org:acme/x.git', 'bitbucket-pipelines.yml'],
    ['is GitHub if nothing says so', {}, 'https://git.example.com/x', WORKFLOW],
  ])('%s', async (_, files, remote, expected) => {
    const repository = repositoryWith({ 'values.yaml': values('2.2.0'), ...files });
    if (remote !== '') repository.git('remote', 'add', 'origin', remote);
    const { code, out } = await init(repository.folder);
    expect(code).toBe(0);
    expect(out).toContain(`Wrote ${expected}\n`);
  });

  it.each<[string, string, string, string, (written: string) => string]>([
    ['gitlab', '.gitlab-ci.yml', 'Pipelines must succeed', 'Add this job', (job) => job],
    [
      'azure',
      'azure-pipelines.yml',
      'build validation',
      'Make this a separate pipeline, in a file such as `upgrade-gate.yml`',
      (pipeline) => pipeline,
    ],
    [
      'bitbucket',
      'bitbucket-pipelines.yml',
      'Minimum number of successful builds',
      'Add this below `pipelines`',
      (pipeline) => pipeline.replace('pipelines:\n', ''),
    ],
    [
      'jenkins',
      'Jenkinsfile',
      'require this build',
      'Add this stage',
      (pipeline) => pipeline.split('\n').slice(3, -3).join('\n'),
    ],
  ])('%s has the file at the root, and a pipeline that is there stays', async (name, pipeline, click, add, addedIn) => {
    const { folder } = repositoryWith({ 'values.yaml': values('2.2.0') });
    const { code, out } = await init(folder, '--ci', name);
    expect(code).toBe(0);
    expect(out).toContain(`Wrote ${ROOT_FILE}\nWrote ${pipeline}\n`);
    expect(out).toContain(click);
    expect(teamFileIn(folder, ROOT_FILE).settings.size).toBe(1);
    expect(existsSync(join(folder, '.github'))).toBe(false);
    const written = textAt(folder, pipeline);

    const other = repositoryWith({ 'values.yaml': values('2.2.0'), [pipeline]: 'theirs\n' }).folder;
    const said = await init(other, '--ci', name);
    expect(said.code).toBe(0);
    expect(textAt(other, pipeline)).toBe('theirs\n');
    expect(said.out).toContain(`${pipeline} is there, and stays. ${add}:\n${addedIn(written)}`);
    put(other, pipeline, `theirs\n${written}`);
    expect((await init(other, '--ci', name)).out).not.toContain(`${add}:\n`);
  });

  it.each([
    ['stages: [check, deploy]\n', 'check'],
    ['# ours\nstages:\n  - "build it"\n  - deploy\nlint:\n  script: !reference [.lint, script]\n', 'build it'],
    ['spec: {inputs: {stage: {}}}\n---\nstages: [verify]\n', 'verify'],
    ['stages: [build, test]\n', undefined],
    ['stages: []\n', undefined],
    ['stages: ["\\u001b[2J"]\n', undefined],
    ['lint: {script: [make]}\n', undefined],
    ['stages: [\n', undefined],
  ])('GitLab gets a job of a stage that the pipeline has: %j', async (pipeline, stage) => {
    const { folder } = repositoryWith({ 'values.yaml': values('2.2.0'), '.gitlab-ci.yml': pipeline });
    const { out } = await init(folder, '--ci', 'gitlab');
    const job = /Add this job:\n([\s\S]*?)\n\n/.exec(out)?.[1] ?? '';
    expect(parse(job)['upgrade-gate'].stage).toBe(stage);
  });

  it('that does not exist is exit code 3', async () => {
    const { folder } = repositoryWith({ 'values.yaml': values('2.2.0') });
    const { code, errors } = await init(folder, '--ci', 'gitlap');
    expect(code).toBe(3);
    expect(errors).toContain('Did you mean "gitlab"? Give one of github, gitlab, azure, bitbucket, jenkins.');
  });
});

it('answers in one line of JSON, too', async () => {
  const { folder } = repositoryWith({ 'values.yaml': values('2.2.0'), [WORKFLOW]: 'name: mine\n' });
  const { out } = await init(folder, '--json');
  expect(out.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(out)).toMatchObject({
    deployments: [{ file: 'values.yaml', version: '2.2.0' }],
    files: [
      { path: FILE, state: 'written' },
      { path: WORKFLOW, state: 'kept', difference: expect.arrayContaining(['-name: mine']) },
    ],
    left: expect.arrayContaining([expect.stringMatching(/required/)]),
  });
});

describe('where the program comes from', () => {
  const commit = 'b'.repeat(40);

  it.each<[string, string, Record<string, string>, (folder: string) => string]>([
    ['a clone', 'dist/cli/index.js', {}, (folder) => `node ${folder}/dist/cli/index.js`],
    ['a folder with a space', 'my tools/index.js', {}, (folder) => `node '${folder}/my tools/index.js'`],
    ['the PATH', 'bin/upgrade-gate', {}, () => 'upgrade-gate'],
    [
      'npx',
      'node_modules/upgrade-gate/dist/cli/index.js',
      {
        'node_modules/.package-lock.json': JSON.stringify({
          packages: { 'node_modules/upgrade-gate': { resolved: `git+ssh://git@github.com/acme/gate.git#${commit}` } },
        }),
      },
      () => `npx --yes github:acme/gate#${commit}`,
    ],
  ])('says how it is started again: from %s', (_, script, files, expected) => {
    const folder = folderWith({ [script]: '', ...files });
    expect(ownProgram(join(folder, script))).toBe(expected(folder));
  });

  it('is written with its placeholders if nobody knows', () => {
    expect(ownProgram('/absent/index.js')).toBe('npx --yes github:OWNER/upgrade-gate#COMMIT');
  });

  it('is where a job has it from, because the folder of a job is on no other machine', async () => {
    const clone = repositoryWith({ 'dist/cli/index.js': '' });
    const script = join(clone.folder, 'dist/cli/index.js');
    expect(await programOfJob(script)).toBe('npx --yes github:OWNER/upgrade-gate#COMMIT');
    expect(await pagesOfJob(script)).toBeNull();
    clone.git('remote', 'add', 'origin', 'https://github.com/acme/gate');
    expect(await programOfJob(script)).toBe(`npx --yes github:acme/gate#${clone.id('HEAD')}`);
    expect(await pagesOfJob(script)).toBe(`https://github.com/acme/gate/blob/${clone.id('HEAD')}`);
    const onPath = join(folderWith({ 'bin/upgrade-gate': '' }), 'bin/upgrade-gate');
    expect(await programOfJob(onPath)).toBe('upgrade-gate');
  });

  it.each<[string, string | null]>([
    ['https://gitlab.acme.test/tools/gate.git', 'https://gitlab.acme.test/tools/gate.git'],
    ['https://ci:s3cret@gitlab.acme.test:8443/a/b/gate/', 'https://gitlab.acme.test:8443/a/b/gate.git'],
    ['git@gitlab.acme.test:tools/gate.git', 'ssh://git@gitlab.acme.test/tools/gate.git'],
    ['ssh://git@gitlab.acme.test:2222/tools/gate', 'ssh://git@gitlab.acme.test:2222/tools/gate.git'],
    ['git@gitlab.acme.test:tools/$(id).git', null],
    ['https://gitlab.acme.test/tools/$(id)', null],
    ['http://gitlab.acme.test/tools/gate', null],
  ])(
    'is named with its address in a command of a job that has it from %s, without credentials',
    async (remote, shown) => {
      const clone = repositoryWith({ 'dist/cli/index.js': '' });
      clone.git('remote', 'add', 'origin', remote);
      const program = await programOfJob(join(clone.folder, 'dist/cli/index.js'));
      const named = shown === null ? 'github:OWNER/upgrade-gate#COMMIT' : `git+${shown}#${clone.id('HEAD')}`;
      expect(program).toBe(`npx --yes ${named}`);
      expect(await pagesOfJob(join(clone.folder, 'dist/cli/index.js'))).toBeNull();
    },
  );

  it.each(['git@github.com:acme/gate.git', 'https://github.com/acme/gate', 'ssh://git@github.com/acme/gate.git/'])(
    'is read from a clone of %s',
    async (remote) => {
      const clone = repositoryWith({ 'dist/cli/index.js': '' });
      clone.git('remote', 'add', 'origin', remote);
      const source = await toolSource(join(clone.folder, 'dist/cli/index.js'));
      expect(source).toMatchObject({ host: 'github.com', repository: 'acme/gate', commit: clone.id('HEAD') });
    },
  );

  it('is read from what npm installed', async () => {
    const resolved = `git+ssh://git@github.com/acme/gate.git#${commit}`;
    const folder = folderWith({
      'node_modules/upgrade-gate/dist/cli/index.js': '',
      'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/upgrade-gate': { resolved } } }),
    });
    const script = join(folder, 'node_modules/upgrade-gate/dist/cli/index.js');
    expect(await toolSource(script)).toMatchObject({ host: 'github.com', repository: 'acme/gate', commit });
  });

  it.each(['https://github.com.example.com/acme/gate', 'https://example.com/github.com/acme/gate'])(
    'is not on GitHub for the remote %s',
    async (remote) => {
      const clone = repositoryWith({ 'dist/cli/index.js': '' });
      clone.git('remote', 'add', 'origin', remote);
      const source = await toolSource(join(clone.folder, 'dist/cli/index.js'));
      expect([source?.clone, source !== null && isOnGitHub(source)]).toEqual([`${remote}.git`, false]);
    },
  );

  it.each(['http://example.com/acme/gate', '/srv/gate', ''])('is not known for the remote %j', async (remote) => {
    const clone = repositoryWith({ 'dist/cli/index.js': '' });
    if (remote !== '') clone.git('remote', 'add', 'origin', remote);
    expect(await toolSource(join(clone.folder, 'dist/cli/index.js'))).toBeNull();
    expect(await toolSource(join(clone.folder, 'absent.js'))).toBeNull();
  });
});
