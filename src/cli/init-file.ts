import { posix } from 'node:path';
import type { Deployment } from '../deployment/deployed-object.ts';
import { isMadeWithChart } from '../gate/report/writes.ts';
import { type GateSettingName, type GateSettings, LIST_NAMES } from '../gate/settings.ts';
import { environmentsOfChange } from '../gate/team-file/decided.ts';
import { parseTeamFile } from '../gate/team-file/team-file.ts';
import type { TeamRules } from '../gate/team-file/team-rules.ts';
import type { Found } from './detect.ts';
import { environmentsByName, type FoundEnvironment } from './init-environments.ts';
import { DETECTION_NAMES } from './options.ts';
import { isOnGitHub, type ToolSource } from './program.ts';

/** What a deployment needs that nothing in the repository says. */
export interface Wanting {
  readonly deployment: Deployment;
  /** `env-files`: a file with variables that is committed; `literal`: the version itself, because several files would set one variable. */
  readonly need: 'chart-version' | 'images' | 'env-files' | 'literal' | 'pin' | 'version';
  /** The file that git ignores and the version comes from. */
  readonly ignored: string | null;
}

/** Text that cannot end a comment, nor mean anything in YAML. */
const PLAIN_TEXT = /^[\w./-]{1,200}$/;

/** What the repository lacks, so that the gate would know less than its people. @param settings in force: they may say it */
export function wantingIn(
  deployments: readonly Deployment[],
  isIgnored: (path: string) => boolean,
  settings: GateSettings,
): Wanting[] {
  const wanting = deployments.flatMap((deployment): Wanting[] => {
    const { chart, problem, place, carrier } = deployment;
    // If a file with variables that is committed decides, nothing is open.
    const isOpen =
      deployment.kind === 'compose' && deployment.variables.length > 0 && (problem !== null || place.file === carrier);
    const ignored = isOpen ? deployment.inputs.find(isIgnored) : undefined;
    if (ignored !== undefined) return [{ deployment, need: 'env-files', ignored }];
    if (problem?.code === 'moving-tag') return [{ deployment, need: 'pin', ignored: null }];
    if (problem?.code === 'custom-image') return [{ deployment, need: 'images', ignored: null }];
    if (problem !== null) return [{ deployment, need: 'version', ignored: null }];
    // Several charts in one place have no version that is right for all of them.
    const isUnknown = chart === null || (chart.version === null && chart.place !== null);
    const isOpenChart = isMadeWithChart(deployment) && isUnknown && settings['chart-version'] === undefined;
    return isOpenChart ? [{ deployment, need: 'chart-version', ignored: null }] : [];
  });
  const ofEnv = wanting.filter(({ need }) => need === 'env-files');
  if (new Set(ofEnv.map(({ deployment }) => envFileBeside(deployment))).size < 2) return wanting;
  return wanting.map((each) => (each.need === 'env-files' ? { ...each, need: 'literal' } : each));
}

/** The file for variables that stands beside a compose file, from the root of the repository. */
export function envFileBeside({ carrier }: Deployment): string {
  const path = posix.join(posix.dirname(carrier), 'upgrade.env');
  return PLAIN_TEXT.test(path) ? path : 'upgrade.env';
}

/** What the team's own file is written from. */
export interface Known {
  readonly found: readonly Found[];
  readonly wanting: readonly Wanting[];
  /** Where this program comes from; null if that is not known. */
  readonly source: ToolSource | null;
  /** Settings of detection that the user gave: without them nothing would be found again. */
  readonly given: GateSettings['given'];
}

/** The team's own file (docs/policy.md#one-file-for-your-team): only what the gate cannot know, and no default. */
export function teamFileText(path: string, known: Known): string {
  const { found, source } = known;
  const environments = environmentsByName(found.flatMap(filesOf));
  const lines = [
    ...(source !== null && isOnGitHub(source) ? [schemaLine(source)] : []),
    ...linesOf(known),
    ...(environments.length === 0 ? [] : ['', 'environments:', ...environmentLines(environments)]),
  ];
  const text = `${lines.join('\n')}\n`;
  parseTeamFile(path, Buffer.from(text));
  return text;
}

/** What a file of the team does not have yet, as lines of a difference. What the team has decided stays. */
export function linesToAdd(current: string, known: Known, team: TeamRules): string[] {
  // A comment decides nothing, so only the text has it.
  const there = new Set(current.split(/\r?\n/));
  const lines = linesOf(known, team.decides).filter((line) => !there.has(line));
  const open = known.found.filter((each) => environmentsOfChange(each, { team }).length === 0);
  const isIn = (path: string, glob: string) => path === glob || path.startsWith(glob.replace(/\*\*$/, ''));
  const environments = environmentsByName(known.found.flatMap(filesOf)).filter(({ files }) =>
    open.flatMap(filesOf).some((paths) => paths.some((path) => files.some((glob) => isIn(path, glob)))),
  );
  const isFirst = team.environments.length === 0;
  const added = [...lines, ...(isFirst && environments.length > 0 ? ['environments:'] : [])].map((line) => `+${line}`);
  const context = isFirst || environments.length === 0 ? [] : [' environments:'];
  return [...added, ...context, ...environmentLines(environments).map((line) => `+${line}`)];
}

/** The files of each part of a deployment, what decides the version first. */
export function filesOf({ place, head }: Found): string[][] {
  return head === null ? [[place.file]] : head.parts.map(({ carrier }) => [place.file, carrier]);
}

/** The settings that are not decided yet, and what people have to fill in. */
function linesOf({ wanting, given }: Known, decided: ReadonlySet<string> = new Set()): string[] {
  const names = DETECTION_NAMES.filter((name) => !decided.has(name)) as GateSettingName[];
  // Where a place is named, no other file is judged unless somebody asks for that.
  const isLost =
    given.texts['targets'] !== undefined && given.texts['discover'] === undefined && !decided.has('discover');
  return [
    ...(decided.has('fail-on') ? [] : ['fail-on: mode-mismatch # declared downtime passes']),
    ...names.flatMap((name) => settingLines(name, given.texts[name])),
    ...(isLost ? ['discover: true # the other files count as well'] : []),
    ...commentLines(wanting),
  ];
}

function schemaLine({ repository, commit }: ToolSource): string {
  const schema = `https://raw.githubusercontent.com/${repository}/${commit}/docs/upgrade-gate.schema.json`;
  return `# yaml-language-server: $schema=${schema}`;
}

function settingLines(name: GateSettingName, text: string | undefined): string[] {
  if (text === undefined) return [];
  if (!LIST_NAMES.includes(name)) return [`${name}: ${quoted(text)}`];
  return [`${name}:`, ...text.split('\n').map((item) => `  - ${quoted(item)}`)];
}

/** Lines to fill in or to take over, as comments. */
function commentLines(wanting: readonly Wanting[]): string[] {
  const of = (need: Wanting['need']) => wanting.flatMap((each) => (each.need === need ? [each.deployment] : []));
  const [images, [ofEnv]] = [[...new Set(of('images').flatMap(imageOf))], of('env-files')];
  return [
    ...(of('chart-version').length > 0 ? ['# chart-version: X.Y.Z # of the chart that you install'] : []),
    ...(images.length > 0 ? [`# images: [${images.join(', ')}] # if their tag is the version`] : []),
    ...(ofEnv === undefined ? [] : [`# env-files: ${envFileBeside(ofEnv)} # a file with the version that you commit`]),
  ];
}

/** The name of an image that may be a build of the team's own. */
function imageOf({ problem }: Deployment): string[] {
  const [, image = ''] = /^`([^`:@]+)/.exec(problem?.found ?? '') ?? [];
  return PLAIN_TEXT.test(image) ? [image] : [];
}

function environmentLines(environments: readonly FoundEnvironment[]): string[] {
  return environments.flatMap(({ name, files }) => [
    `  ${/^[A-Za-z][\w-]*$/.test(name) ? name : quoted(name)}:`,
    `    files: [${files.map(quoted).join(', ')}]`,
  ]);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
