import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseAllDocuments } from 'yaml';
import { STANDARD_PATHS } from '../gate/team-file/settings-in-force.ts';
import { Git, type RepositoryLocation } from '../repository/git-command.ts';
import { InputError, suggest } from '../settings/input-error.ts';
import { TEMPLATES } from './init-templates.ts';

const [GITHUB_FILE, ROOT_FILE] = STANDARD_PATHS;

/** A system that runs the check. Paths begin at the root of the repository. */
export interface System {
  /** The place of the team's own file. */
  readonly teamFile: string;
  /** The place of the workflow or the pipeline. */
  readonly pipeline: string;
  /** Whether the pipeline holds other jobs too, so that the job has to be added where there is one. */
  readonly isShared: boolean;
  readonly template: string;
  /** The job as it fits into a pipeline that is there. Null if it fits into each as it is. */
  readonly fit: ((job: string, pipeline: string) => string) | null;
  /** What to do with the job if there is a pipeline. */
  readonly add: string;
  /** Files and folders that show the system. */
  readonly signs: readonly string[];
  /** The host of a remote that shows it; null if none does. */
  readonly host: RegExp | null;
  /** How a failed check holds back a merge there. */
  readonly require: string;
  /** How a change of the team's own file gets its owner's approval there. */
  readonly own: (teamFile: string) => string;
}

/** All systems by the value of `--ci`, in the order in which their signs count. */
const SYSTEMS: Readonly<Record<string, System>> = {
  github: {
    teamFile: GITHUB_FILE,
    pipeline: '.github/workflows/upgrade-gate.yml',
    isShared: false,
    template: TEMPLATES.github,
    fit: null,
    add: '',
    signs: ['.github'],
    host: /^github\.|\.ghe\.com$/,
    require: 'To make the check required, open Settings, Rules, and require the status check `upgrade-gate`.',
    own: (teamFile) => `${codeOwner('CODEOWNERS', teamFile)} Do the same for \`/.github/workflows/\`.`,
  },
  gitlab: {
    ...ofPipeline('.gitlab-ci.yml', TEMPLATES.gitlab, /gitlab/),
    fit: withStage,
    add: 'Add this job:',
    require: 'To make the check required, open Settings, Merge requests, and tick "Pipelines must succeed".',
    own: (teamFile) => codeOwner('CODEOWNERS', teamFile),
  },
  azure: {
    ...ofPipeline('azure-pipelines.yml', TEMPLATES.azure, /(?:^|\.)(?:dev\.azure|visualstudio)\.com$/),
    add: 'Make this a separate pipeline, in a file such as `upgrade-gate.yml`:',
    require: 'To make the check required, open the branch policies and add a build validation with this pipeline.',
    own: (teamFile) => `In the branch policies, add "Automatically included reviewers" for \`/${teamFile}\`.`,
  },
  bitbucket: {
    ...ofPipeline('bitbucket-pipelines.yml', TEMPLATES.bitbucket, /bitbucket/),
    fit: (job) => job.replace(/^pipelines:\n/, ''),
    add: 'Add this below `pipelines`:',
    require:
      'To make the check required, open Branch restrictions and add the merge check "Minimum number of successful builds".',
    own: (teamFile) => codeOwner('.bitbucket/CODEOWNERS', teamFile),
  },
  jenkins: {
    ...ofPipeline('Jenkinsfile', TEMPLATES.jenkins, null),
    fit: (job) => /\n {2}stages \{\n([\s\S]*)\n {2}\}\n/.exec(job)?.[1] ?? job,
    add: 'Add this stage:',
    require: 'To make the check required, let the server that has the repository require this build.',
    own: (teamFile) => codeOwner('CODEOWNERS', teamFile),
  },
};

function codeOwner(list: string, teamFile: string): string {
  return `Make a team the code owner of the file, if it has none, with the line \`/${teamFile} @YOUR/TEAM\` in ${list}.`;
}

function ofPipeline(pipeline: string, template: string, host: RegExp | null) {
  return {
    teamFile: ROOT_FILE,
    pipeline,
    isShared: true,
    template,
    fit: null,
    signs: [pipeline],
    host,
  };
}

/** GitLab refuses a job whose stage the pipeline does not list. A job that names none is of the stage `test`. */
function withStage(job: string, pipeline: string): string {
  const contents = parseAllDocuments(pipeline, { logLevel: 'silent' }).at(-1)?.contents;
  const listed = isMap(contents) ? contents.get('stages') : null;
  const stages = isSeq(listed) ? listed.items.flatMap((item) => (isScalar(item) ? [String(item.value)] : [])) : [];
  const first = stages.find((stage) => /^\w[\w .-]*$/.test(stage));
  return first === undefined || stages.includes('test') ? job : job.replace('\n', `\n  stage: ${first}\n`);
}

/** The named system; otherwise the first that the repository or its remote shows; otherwise GitHub. @throws InputError */
export async function systemOf(
  name: string | undefined,
  root: string,
  location: RepositoryLocation | null,
): Promise<System> {
  const names = Object.keys(SYSTEMS);
  if (name !== undefined && !names.includes(name)) {
    throw new InputError(`--ci is ${JSON.stringify(name)}${suggest(name, names)} Give one of ${names.join(', ')}.`);
  }
  if (name !== undefined) return SYSTEMS[name] as System;
  const host = await hostOf(location);
  const isShown = ({ signs, host: theirs }: System) =>
    signs.some((sign) => existsSync(join(root, sign))) || theirs?.test(host) === true;
  return Object.values(SYSTEMS).find(isShown) ?? (SYSTEMS['github'] as System);
}

/** The host of the remote `origin`; empty if there is none. */
export async function hostOf(location: RepositoryLocation | null): Promise<string> {
  if (location === null) return '';
  const { stdout } = await new Git(location).run(['config', '--get', 'remote.origin.url']);
  const [, host = ''] = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^:/]+)/i.exec(stdout.toString().trim()) ?? [];
  return host.toLowerCase();
}
