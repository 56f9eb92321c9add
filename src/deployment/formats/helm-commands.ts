import { exactChartVersion } from '../chart.ts';
import { mirrorNotices } from '../chart-source.ts';
import {
  type Answer,
  type Declarations,
  type Found,
  NOTHING_DECLARED,
  problemAnswer,
  unreadableFound,
} from '../deployment.ts';
import type { UnseenVariables } from '../environment.ts';
import { type Place, showPlace } from '../place.ts';
import { cutQuotes, type Problem, ProblemError, problemAt } from '../problem.ts';
import { classifyImage, type ImageReference, imagePath, parseImageReference, quoteText } from '../reference.ts';
import { resolvePath } from '../repository-paths.ts';
import { showsService } from '../service-signs.ts';
import type { Files } from '../source/source-files.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import {
  argumentsOf,
  type Command,
  commandsIn,
  hasSwitch,
  isFilledIn,
  type Setting,
  settingsOf,
  valuesOf,
  type Word,
} from './helm/command.ts';
import { readReleaseEnvironment } from './helm/release-environment.ts';
import { type ChartOfRelease, DEFAULT_IMAGE, isEmpty, readRelease, readTagEntry } from './helm/release-values.ts';
import {
  codeOf,
  isUnset,
  JOB,
  MODE,
  problemOfSettings,
  REPOSITORY,
  reaches,
  type SaidValue,
  saidAt,
  showName,
  TAG,
  unreadableSettings,
} from './helm/settings.ts';
import { type ValuesEntry, type ValuesLayer, ValuesScope } from './helm/values-scope.ts';

const KIND = 'helm-command';

/**
 * Commands that install the service's chart, in workflows, makefiles and shell scripts (DETECTION 2.3; input `scan-commands`). Only
 * what stands there literally is known.
 */
export const helmCommands: Format = {
  kind: KIND,
  startsFrom: [
    '*.sh',
    '*.bash',
    '*.mk',
    'Makefile',
    'makefile',
    'GNUmakefile',
    'Justfile',
    'justfile',
    '*.yaml',
    '*.yml',
  ],
  isWanted: ({ scanCommands }) => scanCommands,

  async read(files, candidates, settings) {
    const found: Found[] = [];
    const claimed = new Set<string>();
    for (const path of candidates) {
      const text = await files.text(path);
      if (text === null) continue;
      try {
        const releases = releasesIn(path, text, settings);
        for (const { command, identity } of releases) {
          const read = await readCommand(files, path, identity, command, settings);
          found.push(read.found);
          for (const values of read.values) claimed.add(values);
        }
        const commands = releases.map(({ command }) => command);
        if (commands.length > 0 && !showsService(textBeside(text, commands), settings.images, path)) claimed.add(path);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        found.push(unreadableCommands(path, error.problem));
      }
    }
    return { found, claimed: [...claimed] };
  },

  async carries(files, { carrier, identities }, settings) {
    try {
      const text = await files.text(carrier);
      return text !== null && releasesIn(carrier, text, settings).some(({ identity }) => identities.includes(identity));
    } catch (error) {
      // There and unreadable is not gone.
      if (error instanceof ProblemError) return true;
      throw error;
    }
  },
};

/** A text without the words of some commands: it may hold something else besides. */
function textBeside(text: string, commands: readonly Command[]): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  const byLine = new Map<number, Word[]>();
  for (const word of new Set(commands.flat())) {
    const at = (word.place.line ?? 1) - 1;
    const words = byLine.get(at) ?? [];
    byLine.set(at, words);
    words.push(word);
  }
  for (const [index, line] of lines.entries()) {
    let from = 0;
    const pieces: string[] = [];
    for (const { text: written, place } of byLine.get(index) ?? []) {
      const start = (place.column ?? 1) - 1;
      pieces.push(line.slice(from, Math.max(from, start)));
      from = Math.max(from, start + written.length);
    }
    kept.push(pieces.join(' ') + line.slice(from));
  }
  return kept.join('\n');
}

function unreadableCommands(path: string, problem: Problem): Found {
  const found = unreadableFound(KIND, `${KIND}:${path}`, path, problem, [path]);
  return { ...found, place: problem.place ?? { file: path, line: 1, column: 1 } };
}

/** The commands of a text that install the service's chart, each under a name of its own. */
function releasesIn(path: string, text: string, settings: FormatSettings): { command: Command; identity: string }[] {
  const counts = new Map<string, number>();
  return commandsIn(path, text)
    .filter((command) => chartWordOf(command, settings) !== null)
    .map((command) => {
      const [release] = argumentsOf(command);
      const namespace = valuesOf(command, ['--namespace', '-n']).at(-1);
      const context = valuesOf(command, ['--kube-context']).at(-1);
      const name = [
        ...(context === undefined ? [] : [`${context.text}:`]),
        ...(namespace === undefined ? [] : [`${namespace.text}/`]),
        release?.text ?? '',
      ].join('');
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return { command, identity: `${KIND}:${path}#${name}${count === 1 ? '' : `~${count}`}` };
    });
}

/**
 * The word that names the service's chart: `lightdash/lightdash`, `oci://…/lightdash`, or its name beside `--repo`; null where
 * the command installs another one.
 */
function chartWordOf(command: Command, settings: FormatSettings): Word | null {
  if (valuesOf(command, ['--repo']).length === 0) return command.find((word) => isChartWord(word, settings)) ?? null;
  const words = argumentsOf(command);
  // The release stands in front of its chart, unless its name is made up.
  const names = words.length === 1 ? words : words.slice(1);
  return names.find(({ text }) => text === settings.chart) ?? null;
}

interface CommandReading {
  readonly found: Found;
  /** The files of values that it uses. */
  readonly values: readonly string[];
}

async function readCommand(
  files: FilesOfTree,
  path: string,
  identity: string,
  command: Command,
  settings: FormatSettings,
): Promise<CommandReading> {
  const recorded = files.recorded();
  await recorded.text(path);
  const at = command[0]?.place ?? { file: path, line: 1, column: 1 };
  const repository = repositoryOf(command, settings);
  const isAddress = valuesOf(command, ['--repo']).length > 0 || repository?.includes('://') === true;
  const chart = chartOf(command, at, repository, settings);
  const values = await valuesFilesOf(recorded, command);
  const scope = new ValuesScope(values.layers);
  const release = readRelease(scope, settings, chart, { isServiceChart: true });
  const set = settingsOf(command);
  const unknown = unknownArguments(command, settings);
  const unseenInCommand = unseenArguments(command, unknown, set);
  const declared = declaredBy(set, release?.declared ?? NOTHING_DECLARED, {
    unseen: [...values.unseen, ...unseenInCommand],
    unknown,
  });
  const decided = values.problem === null ? decide() : refuse(values.problem);
  const isKnown = decided.answer.status !== 'problem';
  return {
    values: values.used,
    found: {
      kind: KIND,
      identities: [identity],
      units: [identity],
      carrier: path,
      place: decided.place,
      answer: isKnown && declared.problem !== null ? problemAnswer(declared.problem) : decided.answer,
      notices: [
        ...(release?.notices ?? []),
        ...declared.notices,
        // What Helm knows a repository by says nothing of where it is.
        ...(isAddress ? mirrorNotices(repository) : []),
        ...(isKnown && values.outside !== null ? [values.outside.message] : []),
      ].map(cutQuotes),
      chart: chart.chart,
      declared: declared.declared,
      environment: readReleaseEnvironment(scope, set, [...values.unseen, ...unseenInCommand]),
      inputs: [...recorded.asked],
    },
  };

  function refuse(problem: Problem): { answer: Answer; place: Place } {
    return { answer: problemAnswer(problem), place: problem.place ?? at };
  }

  function decide(): { answer: Answer; place: Place } {
    const unreadable = problemOfSettings(set);
    if (unreadable !== null) return refuse(unreadable);
    const image = imageOf(set, scope, settings);
    if (image.problem !== null) return refuse(image.problem);
    const tag = saidAt(set, TAG);
    const isEmptied = tag !== undefined && isUnset(tag);
    if (tag !== undefined && !isEmptied) return decideByTag(tag, image.reference);
    if (!isEmptied && values.outside !== null && !values.isTagAbove) return refuse(values.outside);
    const [argument] = unknown;
    if (argument !== undefined) return refuseArgument(argument);
    if (!isEmptied && release?.isChartsTurn === false) {
      return { answer: withImageOf(release.answer, image), place: release.place ?? at };
    }
    return decideByChart(image.reference, isEmptied);
  }

  function decideByTag(tag: SaidValue, reference: ImageReference): { answer: Answer; place: Place } {
    const { place, value } = tag;
    // What stands behind it may set another one.
    const argument = unknown.find((word) => !isBefore(word.place, place));
    if (argument !== undefined) return refuseArgument(argument);
    if (isFilledIn(value)) return refuse(problemAt(codeOf(value), place, quoteText(value)));
    const scalar = { text: value, type: 'string', place, alias: null, hasTemplate: false } as const;
    const entry: ValuesEntry = { status: 'scalar', scalar, source: value };
    return { answer: readTagEntry(entry, reference, settings.tagSuffix, place), place };
  }

  function decideByChart(reference: ImageReference, isEmptied: boolean): { answer: Answer; place: Place } {
    const chartWord = chartWordOf(command, settings);
    if (chartWord !== null && isFilledIn(chartWord.text)) return refuseArgument(chartWord);
    const reuse = reuseSwitch(command);
    if (reuse !== null && !isEmptied) {
      return refuse(problemAt('external-values', reuse.place, `the release itself (${quoteText(reuse.text)})`));
    }
    const place = chart.chart?.place ?? chart.problem.place ?? at;
    if (chart.chart === null) return refuse(chart.problem);
    const decidedImage = { path: imagePath(reference), suffix: '', digest: null };
    return { answer: { status: 'chart', chart: chart.chart, image: decidedImage }, place };
  }

  function refuseArgument({ text, place }: Word): { answer: Answer; place: Place } {
    return refuse(problemAt(codeOf(text), place, quoteText(text)));
  }
}

/** An answer of the values files, of the image that the command line names instead of theirs. */
function withImageOf(answer: Answer, { reference, isOfCommand }: ImageReading): Answer {
  if (answer.status !== 'version' || !isOfCommand) return answer;
  return { ...answer, image: { ...answer.image, path: imagePath(reference) } };
}

interface ImageReading {
  readonly reference: ImageReference;
  readonly problem: Problem | null;
  /** Whether the command line itself names it. */
  readonly isOfCommand: boolean;
}

/** The image that the command line names, else one of its files, else the service's own. */
function imageOf(set: readonly Setting[], scope: ValuesScope, { images }: FormatSettings): ImageReading {
  const textAt = (key: readonly string[]) => {
    const said = saidAt(set, key);
    if (said !== undefined) return { value: said.value, place: said.place };
    const entry = scope.at(key);
    return entry.status === 'scalar' ? { value: entry.scalar.text, place: entry.scalar.place } : null;
  };
  const isOfCommand = saidAt(set, REPOSITORY) !== undefined;
  const repository = textAt(REPOSITORY);
  if (repository === null || repository.value === '') return { reference: DEFAULT_IMAGE, problem: null, isOfCommand };
  const { value, place } = repository;
  const refuse = (problem: Problem) => ({ reference: DEFAULT_IMAGE, problem, isOfCommand });
  const reference = parseImageReference(value);
  const kind = reference === null ? 'other' : classifyImage(reference, images);
  if (reference !== null && (kind === 'service' || kind === 'custom')) return { reference, problem: null, isOfCommand };
  if (isFilledIn(value)) return refuse(problemAt('unresolved-template', place, quoteText(value), { subject: 'image' }));
  const tag = textAt(TAG)?.value ?? '';
  return refuse(problemAt('custom-image', place, quoteText(tag === '' ? value : `${value}:${tag}`)));
}

/** Arguments that may be anything, `--set image.tag=…` among it. The release itself may be called by a variable. */
function unknownArguments(command: Command, settings: FormatSettings): Word[] {
  const chart = chartWordOf(command, settings);
  const words = argumentsOf(command).filter((word) => word !== chart);
  const before = words.filter((word) => chart !== null && isBefore(word.place, chart.place));
  const release = before.find(({ text }) => !isFilledIn(text)) ?? before[0];
  return words.filter((word) => word !== release && isFilledIn(word.text));
}

/** By which the values of the release as it runs stay. */
function reuseSwitch(command: Command): Word | null {
  return hasSwitch(command, ['--reuse-values', '--reset-then-reuse-values']);
}

/** Arguments that bring values which do not stand in the command. */
function unseenArguments(command: Command, unknown: readonly Word[], set: readonly Setting[]): UnseenVariables[] {
  const reuse = reuseSwitch(command);
  const settings = unreadableSettings(set).map((each) => ({ text: showName(each), place: each.place }));
  const words = [...(reuse === null ? [] : [reuse]), ...unknown, ...settings];
  return words.map(({ text, place }) => ({ source: `the argument ${quoteText(text)}`, place }));
}

interface ReadDeclarations {
  readonly declared: Declarations;
  readonly problem: Problem | null;
  readonly notices: readonly string[];
}

/** What may say something else than the values that are seen. */
interface Unseen {
  /** Files and arguments. */
  readonly unseen: readonly UnseenVariables[];
  /** Those of the arguments that win over settings in front of them. */
  readonly unknown: readonly Word[];
}

/** What the command line says of mode and migration job wins over the files. */
function declaredBy(set: readonly Setting[], inFiles: Declarations, hidden: Unseen): ReadDeclarations {
  const mode = readMode(set, inFiles.upgradeMode);
  const job = readJob(set, inFiles.migrationJob);
  const isHidden = hidden.unseen.length > 0;
  const isReadable = problemOfSettings(set) === null;
  const declared = {
    keys: inFiles.keys,
    // A setting that cannot be read may be either of them.
    upgradeMode: isReadable ? mode.upgradeMode : null,
    migrationJob: isReadable ? job.migrationJob : null,
    strategies: inFiles.strategies.filter(
      ({ workload }) => !isHidden && !set.some((each) => reaches(each, [workload, 'strategy', 'type'])),
    ),
  };
  const { problem } = mode;
  const notices = [...mode.notices, ...job.notices];
  const [first] = hidden.unseen;
  if (first === undefined || declared.upgradeMode === null || isFixed(set, hidden)) {
    return { declared, problem, notices };
  }
  const notice = hiddenNotice(first, declared.upgradeMode.place);
  return { declared: { ...declared, upgradeMode: null }, problem, notices: [...notices, notice] };
}

interface ReadMode extends Pick<Declarations, 'upgradeMode'> {
  readonly problem: Problem | null;
  readonly notices: readonly string[];
}

function readMode(set: readonly Setting[], inFiles: Declarations['upgradeMode']): ReadMode {
  const mode = saidAt(set, MODE);
  if (mode === undefined) return { upgradeMode: inFiles, problem: null, notices: [] };
  const { value, place } = mode;
  if (value === 'Recreate' || value === 'RollingUpdate') {
    return { upgradeMode: { value, place }, problem: null, notices: [] };
  }
  const nothing = { upgradeMode: null, problem: null, notices: [] };
  if (isFilledIn(value)) return { ...nothing, notices: [unreadNotice(mode)] };
  return isUnset(mode) ? nothing : { ...nothing, problem: problemAt('invalid-upgrade-mode', place, quoteText(value)) };
}

interface ReadJob extends Pick<Declarations, 'migrationJob'> {
  readonly notices: readonly string[];
}

function readJob(set: readonly Setting[], inFiles: Declarations['migrationJob']): ReadJob {
  const job = saidAt(set, JOB);
  if (job === undefined) return { migrationJob: inFiles, notices: [] };
  if (isFilledIn(job.value)) return { migrationJob: null, notices: [unreadNotice(job)] };
  if (isUnset(job)) return { migrationJob: null, notices: [] };
  // Helm takes any text but an empty one for true.
  const value = job.isText || !/^(?:false|0)$/i.test(job.value);
  return { migrationJob: { value, place: job.place }, notices: [] };
}

/** Whether mode and job, without which the mode does not do what it says, are what the command line says they are. */
function isFixed(set: readonly Setting[], { unknown }: Unseen): boolean {
  return [MODE, JOB].every((key) => {
    const said = saidAt(set, key);
    return said !== undefined && unknown.every(({ place }) => isBefore(place, said.place));
  });
}

function unreadNotice({ name, value, place }: SaidValue): string {
  return `${name} at ${showPlace(place)} comes from ${quoteText(value)}, which is not in the repository: taken as not set`;
}

function hiddenNotice({ source }: UnseenVariables, { file }: Place): string {
  return `${source} cannot be read and may change upgrade.mode of ${quoteText(file)}: taken as not set`;
}

/** Whether a place of a file stands in front of another one of the same file. */
function isBefore(one: Place, other: Place): boolean {
  const lines = (one.line ?? 0) - (other.line ?? 0);
  return lines < 0 || (lines === 0 && (one.column ?? 0) < (other.column ?? 0));
}

interface ValuesFiles {
  /** The one that wins first. */
  readonly layers: readonly ValuesLayer[];
  readonly used: readonly string[];
  /** What a file cannot be parsed for. */
  readonly problem: Problem | null;
  /** Values that are not in the repository. */
  readonly outside: Problem | null;
  /** Whether a file that wins over those has the tag. */
  readonly isTagAbove: boolean;
  /** Every file that is not read. */
  readonly unseen: readonly UnseenVariables[];
}

/** The files of values that a command names. */
async function valuesFilesOf(files: Files, command: Command): Promise<ValuesFiles> {
  const layers: ValuesLayer[] = [];
  const used: string[] = [];
  let problem: Problem | null = null;
  let outside: Problem | null = null;
  let isTagAbove = false;
  const unseen: UnseenVariables[] = [];
  for (const { text, place } of valuesOf(command, ['-f', '--values'])) {
    for (const written of text.split(',')) {
      const path = isFilledIn(written) || written.includes('://') ? null : resolvePath('', written);
      try {
        const file = path === null ? null : await files.yaml(path);
        if (file === null || path === null) {
          outside = problemAt('external-values', place, quoteText(written));
          isTagAbove = false;
          unseen.push({ source: `the values in ${quoteText(written)}`, place });
          continue;
        }
        used.push(path);
        const layer = { file, root: file.root };
        layers.unshift(layer);
        if (!isEmpty(new ValuesScope([layer]).at(['image', 'tag']))) isTagAbove = true;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        problem ??= error.problem;
        unseen.push({ source: `the values in ${quoteText(written)}`, place });
        if (path !== null) used.push(path);
      }
    }
  }
  return { layers, used, problem, outside, isTagAbove, unseen };
}

/** The address of `--repo` or of the chart itself, or what Helm knows a repository by: `lightdash` of `lightdash/lightdash`. */
function repositoryOf(command: Command, settings: FormatSettings): string | null {
  const named = valuesOf(command, ['--repo']).at(-1);
  if (named !== undefined) return named.text;
  const chart = chartWordOf(command, settings)?.text;
  return chart === undefined ? null : chart.slice(0, chart.lastIndexOf('/'));
}

/** Whether a word is the service's chart behind that of its repository: `lightdash/lightdash`, `oci://…/lightdash`. */
function isChartWord({ text }: Word, { chart }: FormatSettings): boolean {
  return text.includes('/') && !text.startsWith('-') && text.slice(text.lastIndexOf('/') + 1) === chart;
}

function chartOf(command: Command, at: Place, repository: string | null, { chart }: FormatSettings): ChartOfRelease {
  const version = valuesOf(command, ['--version']).at(-1);
  if (version === undefined) {
    return { chart: null, problem: problemAt('chart-unpinned', at, 'The command has neither --version nor image.tag') };
  }
  const { text, place } = version;
  if (isFilledIn(text)) return { chart: null, problem: problemAt(codeOf(text), place, quoteText(text)) };
  const exact = exactChartVersion(text);
  if (exact === null) return { chart: null, problem: problemAt('chart-range', place, quoteText(text)) };
  return { chart: { name: chart, version: exact, place, repository }, problem: problemAt('chart-unknown', place) };
}
