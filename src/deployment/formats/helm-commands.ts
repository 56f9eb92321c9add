import { exactChartVersion } from '../chart.ts';
import { mirrorNotices } from '../chart-source.ts';
import { type Answer, type Declarations, type Found, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import type { UnseenVariables } from '../environment.ts';
import { type Place, showPlace } from '../place.ts';
import { cutQuotes, type Problem, ProblemError, problemAt } from '../problem.ts';
import { classifyImage, type ImageReference, imagePath, parseImageReference, quoteText } from '../reference.ts';
import { resolvePath } from '../repository-paths.ts';
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
        for (const { command, identity } of releasesIn(path, text, settings)) {
          const read = await readCommand(files, path, identity, command, settings);
          found.push(read.found);
          for (const values of read.values) claimed.add(values);
        }
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        found.push(unreadableCommands(path, error.problem));
      }
    }
    // The files with the commands may hold something else besides.
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

function unreadableCommands(path: string, problem: Problem): Found {
  const identity = `${KIND}:${path}`;
  return {
    kind: KIND,
    identities: [identity],
    units: [identity],
    carrier: path,
    place: problem.place ?? { file: path, line: 1, column: 1 },
    answer: problemAnswer(problem),
    notices: [],
    chart: null,
    declared: NOTHING_DECLARED,
    environment: null,
    inputs: [path],
  };
}

/** The commands of a text that install the service's chart, each under a name of its own. */
function releasesIn(path: string, text: string, settings: FormatSettings): { command: Command; identity: string }[] {
  const counts = new Map<string, number>();
  return commandsIn(path, text)
    .filter((command) => installs(command, settings))
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

/** Whether a command's chart is the service's: `lightdash/lightdash`, `oci://…/lightdash`, or its name beside `--repo`. */
function installs(command: Command, settings: FormatSettings): boolean {
  if (valuesOf(command, ['--repo']).length > 0) return argumentsOf(command).at(-1)?.text === settings.chart;
  return command.some((word) => isChartWord(word, settings));
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
  const declared = declaredBy(set, release?.declared ?? NOTHING_DECLARED);
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
      environment: readReleaseEnvironment(scope, set, [...values.unseen, ...unseenArguments(command, set)]),
      inputs: [...recorded.asked],
    },
  };

  function refuse(problem: Problem): { answer: Answer; place: Place } {
    return { answer: problemAnswer(problem), place: problem.place ?? at };
  }

  function decide(): { answer: Answer; place: Place } {
    const image = imageOf(set, scope, settings);
    if (image.problem !== null) return refuse(image.problem);
    const tag = set.findLast(({ name }) => name === 'image.tag');
    const isEmptied = tag !== undefined && (tag.value === '' || (tag.value === 'null' && !tag.isText));
    if (tag !== undefined && !isEmptied) {
      const { place, value } = tag;
      if (isFilledIn(value)) return refuse(problemAt(codeOf(value), place, quoteText(value)));
      const scalar = { text: value, type: 'string', place, alias: null, hasTemplate: false } as const;
      const entry: ValuesEntry = { status: 'scalar', scalar, source: value };
      return { answer: readTagEntry(entry, image.reference, settings.tagSuffix, place), place };
    }
    if (!isEmptied && values.outside !== null && !values.isTagAbove) return refuse(values.outside);
    if (!isEmptied && release?.isChartsTurn === false) {
      return { answer: release.answer, place: release.place ?? at };
    }
    const unknown = unknownArgument(command, set);
    if (unknown !== null) return refuse(problemAt(codeOf(unknown.text), unknown.place, quoteText(unknown.text)));
    const reuse = reuseSwitch(command);
    if (reuse !== null && !isEmptied) {
      return refuse(problemAt('external-values', reuse.place, `the release itself (${quoteText(reuse.text)})`));
    }
    const place = chart.chart?.place ?? chart.problem.place ?? at;
    if (chart.chart === null) return refuse(chart.problem);
    const decidedImage = { path: imagePath(image.reference), suffix: '', digest: null };
    return { answer: { status: 'chart', chart: chart.chart, image: decidedImage }, place };
  }
}

/** The image that the command line names, else one of its files, else the service's own. */
function imageOf(
  set: readonly Setting[],
  scope: ValuesScope,
  { images }: FormatSettings,
): { reference: ImageReference; problem: Problem | null } {
  const textAt = (name: string) => {
    const setting = set.findLast((each) => each.name === `image.${name}`);
    if (setting !== undefined) return { value: setting.value, place: setting.place };
    const entry = scope.at(['image', name]);
    return entry.status === 'scalar' ? { value: entry.scalar.text, place: entry.scalar.place } : null;
  };
  const repository = textAt('repository');
  if (repository === null || repository.value === '') return { reference: DEFAULT_IMAGE, problem: null };
  const { value, place } = repository;
  const refuse = (problem: Problem) => ({ reference: DEFAULT_IMAGE, problem });
  const reference = parseImageReference(value);
  const kind = reference === null ? 'other' : classifyImage(reference, images);
  if (reference !== null && (kind === 'service' || kind === 'custom')) return { reference, problem: null };
  if (isFilledIn(value)) return refuse(problemAt('unresolved-template', place, quoteText(value), { subject: 'image' }));
  const tag = textAt('tag')?.value ?? '';
  return refuse(problemAt('custom-image', place, quoteText(tag === '' ? value : `${value}:${tag}`)));
}

/** An argument that may be anything, `--set image.tag=…` among it. The release may be called by a variable. */
function unknownArgument(command: Command, set: readonly Setting[]): Word | null {
  const [, ...further] = argumentsOf(command);
  const word = further.find(({ text }) => /^(?:\$|`)/.test(text));
  const setting = set.find(({ name }) => isFilledIn(name));
  return word ?? (setting === undefined ? null : { text: setting.name, place: setting.place });
}

/** By which the values of the release as it runs stay. */
function reuseSwitch(command: Command): Word | null {
  return hasSwitch(command, ['--reuse-values', '--reset-then-reuse-values']);
}

/** Arguments that bring values which do not stand in the command. */
function unseenArguments(command: Command, set: readonly Setting[]): UnseenVariables[] {
  const words = [reuseSwitch(command), unknownArgument(command, set)].filter((word) => word !== null);
  return words.map(({ text, place }) => ({ source: `the argument ${quoteText(text)}`, place }));
}

interface ReadDeclarations {
  readonly declared: Declarations;
  readonly problem: Problem | null;
  readonly notices: readonly string[];
}

/** What the command line says of mode and migration job wins over the files. */
function declaredBy(set: readonly Setting[], inFiles: Declarations): ReadDeclarations {
  const mode = set.findLast(({ name }) => name === 'upgrade.mode');
  const job = set.findLast(({ name }) => name === 'migrationJob.enabled');
  const notices: string[] = [];
  let problem: Problem | null = null;
  let declared = inFiles;
  if (mode !== undefined) {
    const { value, place } = mode;
    const isMode = value === 'Recreate' || value === 'RollingUpdate';
    declared = { ...declared, upgradeMode: isMode ? { value, place } : null };
    if (isFilledIn(value)) notices.push(unreadNotice(mode));
    else if (!isMode && !isUnset(mode)) problem = problemAt('invalid-upgrade-mode', place, quoteText(value));
  }
  if (job !== undefined) {
    const isKnown = !isFilledIn(job.value) && !isUnset(job);
    if (isFilledIn(job.value)) notices.push(unreadNotice(job));
    // Helm takes any text but an empty one for true.
    const value = job.isText || !/^(?:false|0)$/.test(job.value);
    declared = { ...declared, migrationJob: isKnown ? { value, place: job.place } : null };
  }
  return { declared, problem, notices };
}

function isUnset({ value, isText }: Setting): boolean {
  return value === '' || (value === 'null' && !isText);
}

function unreadNotice({ name, value, place }: Setting): string {
  return `${name} at ${showPlace(place)} comes from ${quoteText(value)}, which is not in the repository: taken as not set`;
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
  const chart = command.find((word) => isChartWord(word, settings))?.text;
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

function codeOf(text: string): 'unresolved-template' | 'unresolved-variable' {
  return text.includes('{{') ? 'unresolved-template' : 'unresolved-variable';
}
