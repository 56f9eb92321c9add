import * as fc from 'fast-check';
import { parse } from 'yaml';
import type { Report } from '../../src/gate/report/report.ts';
import type { MemoryFile } from '../support/memory-tree.ts';
import { type FileMutation, fileMutation, mutateFiles } from './files.ts';
import { fuzz, property } from './harness.ts';
import {
  type Files,
  judgeFiles,
  PROVEN_TO,
  TEAM_REPOSITORIES,
  type TeamRepository,
  UNSAFE_TO,
} from './repositories.ts';

/** By its name, which is easier to read in a finding than all of its files. */
const repository = fc.constantFrom(...TEAM_REPOSITORIES.map(({ name }) => name));
const teamOf = (wanted: string) => TEAM_REPOSITORIES.find(({ name }) => name === wanted) as TeamRepository;

const mutations = fc.array(fileMutation, { minLength: 1, maxLength: 3 });

function mutated(files: Files, { file }: TeamRepository, changes: readonly FileMutation[]): Files {
  return changes.reduce((made: Files, change) => mutateFiles(made, file, change), files);
}

/** Whether some file still says that the unsafe version is to run, as far as a reader who does not know formats can tell. */
function mentions(files: Files, version: string): boolean {
  return Object.values(files).some((content) => {
    if (typeof content === 'object' && 'link' in content) return false;
    const lines = content.toString().split('\n');
    return lines.some((line) => line.includes(version) && !/^\s*(?:#|\/\/)/.test(line));
  });
}

function isText(content: MemoryFile | undefined): boolean {
  return typeof content === 'string' || Buffer.isBuffer(content);
}

function show(report: Report): string {
  const shown = report.deployments.map(
    ({ id, file, line, from, to, change, decision, problem, tolerated }) =>
      `${id} ${file}:${line} ${from} → ${to} ${change} ${decision} ${problem?.code ?? ''}${tolerated ? ' (tolerated)' : ''}`,
  );
  return [`${report.decision} ${report.upgradeMode} fails ${report.outcome.fails}`, ...shown].join('\n');
}

const counts = new Map<string, number>();

/** How many deployments a repository has. */
async function countOf(team: TeamRepository): Promise<number> {
  const files = team.files(PROVEN_TO);
  const count = counts.get(team.name) ?? (await judgeFiles(files, files, team.inputs)).deployments.length;
  counts.set(team.name, count);
  return count;
}

/** Only the head changes. */
async function checkHead(team: TeamRepository, changes: readonly FileMutation[]): Promise<string> {
  const head = mutated(team.files(UNSAFE_TO), team, changes);
  const report = await judgeFiles(team.files(PROVEN_TO), head, team.inputs);
  const leading = report.deployments.filter(({ to }) => to === UNSAFE_TO);
  const leads = leading.length > 0;
  const isGreen = report.safe || report.upgradeMode === 'RollingUpdate' || !report.outcome.fails;
  // A copy beside deployments that all stay as they were is one more of them, and proves nothing.
  const stayed = report.deployments.filter(({ change }) => change === 'unchanged').length;
  const isInstall =
    !report.safe && report.upgradeMode === 'Recreate' && leading.every(({ change }) => change === 'install');
  if (isGreen && leads && isInstall && stayed === (await countOf(team))) return 'installs, and all others stay';
  if (isGreen && leads) throw new Error(`passes over ${UNSAFE_TO}:\n${show(report)}`);
  if (!isGreen) return leads ? 'fails, version seen' : 'fails';
  const isRemoved = report.deployments.some(({ change }) => change === 'removed');
  if (mentions(head, UNSAFE_TO) && !isRemoved)
    throw new Error(`passes, and ${UNSAFE_TO} is not seen:\n${show(report)}`);
  // What was moved, renamed or deleted may be out of sight; what stays where it was is not.
  const stays = Object.keys(team.files(UNSAFE_TO)).every((path) => isText(head[path]));
  const deciding = head[team.file];
  if (isRemoved && stays && deciding !== undefined && mentions({ deciding }, UNSAFE_TO)) {
    throw new Error(`passes as removed, and ${team.file} is still there:\n${show(report)}\n\n${deciding}`);
  }
  return isRemoved ? 'removed' : 'passes without the version';
}

/** Both sides are the same, whatever they are. */
async function checkBoth(team: TeamRepository, changes: readonly FileMutation[]): Promise<string> {
  const files = mutated(team.files(UNSAFE_TO), team, changes);
  const report = await judgeFiles(files, files, team.inputs);
  const isSame = report.deployments.every(
    ({ change, problem, tolerated }) =>
      problem?.code === 'target-missing' || (change === 'unchanged' && (problem === null || tolerated)),
  );
  if (!isSame || report.spans.length > 0) throw new Error(`the same files are not the same:\n${show(report)}`);
  const isAsked =
    report.problem === null && report.deployments.every(({ problem }) => problem?.code !== 'target-missing');
  if (isAsked && report.outcome.fails) throw new Error(`the same files fail:\n${show(report)}`);
  return isAsked ? 'unchanged' : 'cannot be asked';
}

/** Ways to write the same files differently. */
const REWRITES: Readonly<
  Record<string, (files: Readonly<Record<string, string>>) => Readonly<Record<string, string>>>
> = {
  'other ends of lines': (files) => eachFile(files, (text) => text.replace(/\r?\n/g, '\r\n')),
  'comments behind': (files) => eachFile(files, (text, path) => (isData(path) ? `${text}\n# tag: 2.2.0\n` : text)),
  'blank lines before': (files) => eachFile(files, (text, path) => (/\.json$/.test(path) ? text : `\n\n${text}`)),
  'a mark of byte order': (files) => eachFile(files, (text, path) => (isPlain(path, text) ? `\uFEFF${text}` : text)),
  'the start of a document': (files) => eachFile(files, (text, path) => (isPlain(path, text) ? `---\n${text}` : text)),
  'as JSON': (files) =>
    eachFile(files, (text, path) => (isPlain(path, text) ? JSON.stringify(parse(text, { merge: true })) : text)),
  'keys in another order': (files) =>
    eachFile(files, (text, path) =>
      isPlain(path, text) ? JSON.stringify(reversed(parse(text, { merge: true })), null, 2) : text,
    ),
  'other quotes': (files) => eachFile(files, (text) => text.replaceAll(/"(\d+\.\d+\.\d+)"/g, "'$1'")),
  'other names of folders': (files) =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path.replaceAll('production', 'live-eu'),
        text.replaceAll('production', 'live-eu'),
      ]),
    ),
  'other files beside': (files) => ({
    ...files,
    'web/compose.yaml': 'services:\n  web: {image: "nginx:1.27.0"}\n',
    'docs/lightdash.md': 'lightdash/lightdash:2.2.0\n',
    'k8s/web.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  containers: [{name: web, image: "nginx:1.27.0"}]\n',
  }),
};
const rewrite = fc.constantFrom(...Object.keys(REWRITES));

function eachFile(files: Readonly<Record<string, string>>, map: (text: string, path: string) => string) {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, map(text, path)]));
}

function isData(path: string): boolean {
  return /\.(?:ya?ml|gotmpl|tf|env)$|\.env$|Dockerfile$/.test(path);
}

/** One document of YAML, without templates. */
function isPlain(path: string, text: string): boolean {
  return /\.ya?ml$/.test(path) && !/^---/m.test(text) && !/workflows/.test(path);
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]) => [key, reversed(member)] as const)
      .toReversed(),
  );
}

/** However the files are written, the upgrade is seen and fails. */
async function checkRewritten(
  team: TeamRepository,
  before: readonly string[],
  after: readonly string[],
): Promise<string> {
  const written = (version: string, names: readonly string[]) =>
    names.reduce((files, name) => (REWRITES[name] as (typeof REWRITES)[string])(files), team.files(version));
  const report = await judgeFiles(written(PROVEN_TO, before), written(UNSAFE_TO, after), team.inputs);
  if (!report.outcome.fails || report.safe) throw new Error(`passes over ${UNSAFE_TO}:\n${show(report)}`);
  return report.decision;
}

const several = fc.array(rewrite, { minLength: 1, maxLength: 3 });

fuzz('deployment-files', [
  property({
    name: 'a head that leads to what is not proven never passes',
    inputs: fc.record({ repository, changes: mutations }),
    check: ({ repository: name, changes }) => checkHead(teamOf(name), changes),
    runs: 120,
    reaches: { 'fails, version seen': 30, fails: 20 },
  }),
  property({
    name: 'the same files on both sides are no upgrade, whatever they are',
    inputs: fc.record({ repository, changes: mutations }),
    check: ({ repository: name, changes }) => checkBoth(teamOf(name), changes),
    runs: 80,
    reaches: { unchanged: 40 },
  }),
  property({
    name: 'an upgrade is seen however the files are written',
    inputs: fc.record({ repository, before: several, after: fc.option(several) }),
    check: ({ repository: name, before, after }) => checkRewritten(teamOf(name), before, after ?? before),
    runs: 80,
    reaches: { recreate: 40 },
  }),
]);
