import { exactChartVersion } from '../chart.ts';
import { type Chart, type Declarations, type Found, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import type { Place } from '../place.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { quoteText } from '../reference.ts';
import type { Files } from '../source/source-files.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { type ChartOfRelease, DEFAULT_IMAGE, readRelease, readTagEntry } from './helm/release-values.ts';
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
    for (const path of candidates) {
      const text = await files.text(path);
      const commands = text === null ? [] : commandsIn(path, text).filter((command) => installs(command, settings));
      for (const [index, command] of commands.entries()) {
        const identity = `${KIND}:${path}#${releaseOf(command) ?? index}`;
        found.push(await readCommand(files, path, identity, command, settings));
      }
    }
    // A workflow may hold something else besides.
    return { found, claimed: [] };
  },

  async carries(files, { carrier, identities }) {
    const text = await files.text(carrier).catch((error) => {
      if (error instanceof ProblemError) return null;
      throw error;
    });
    if (text === null) return files.has(carrier);
    const releases = commandsIn(carrier, text).map(
      (command, index) => `${KIND}:${carrier}#${releaseOf(command) ?? index}`,
    );
    return identities.some((identity) => releases.includes(identity));
  },
};

interface Word {
  /** Without its quotes. */
  readonly text: string;
  readonly place: Place;
}

type Command = readonly Word[];

/** One `name=value` of `--set`. */
interface Setting {
  readonly name: string;
  readonly value: string;
  readonly place: Place;
}

/** Every `helm upgrade` and `helm install` of a text, with lines that end in a backslash joined. */
function commandsIn(file: string, text: string): Command[] {
  const commands: Command[] = [];
  const starts = /(?<![\w./-])helm[ \t]+(?:upgrade|install)\b/g;
  for (let start = starts.exec(text); start !== null; start = starts.exec(text)) {
    const lineStart = text.lastIndexOf('\n', start.index) + 1;
    // A comment, in all of these languages.
    if (/^\s*(?:#|\/\/)/.test(text.slice(lineStart, start.index))) continue;
    commands.push(wordsFrom(file, text, start.index));
  }
  return commands;
}

// A word with quoted parts; a line that goes on; the end of the command.
const WORD = /(?:"(?:[^"\\]|\\[\s\S])*"|'[^']*'|\$\{\{.*?\}\}|\\[^\r\n]|[^\s"'\\;|&])+/y;
const BLANK = /(?:[ \t]|\\\r?\n)+/y;

function wordsFrom(file: string, text: string, start: number): Command {
  const words: Word[] = [];
  let offset = start;
  for (;;) {
    BLANK.lastIndex = offset;
    offset += BLANK.exec(text)?.[0].length ?? 0;
    WORD.lastIndex = offset;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) return words;
    const before = text.slice(0, offset).split('\n');
    const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    words.push({ text: unquote(word), place });
    offset += word.length;
  }
}

function unquote(word: string): string {
  return word.replace(
    /"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|\\([\s\S])/g,
    (_, double, single, escaped) => double ?? single ?? escaped,
  );
}

/** Whether a command's chart is the service's: `lightdash/lightdash`, `oci://…/lightdash`, `./charts/lightdash`. */
function installs(command: Command, { chart }: FormatSettings): boolean {
  return command.some(({ text }) => text.includes('/') && text.split('/').at(-1) === chart && !text.startsWith('-'));
}

/** The name of the release: the first word that is no option and no option's value. */
function releaseOf(command: Command): string | null {
  for (const [index, { text }] of command.entries()) {
    if (index < 2 || text.startsWith('-')) continue;
    const before = command[index - 1]?.text ?? '';
    if (/^--?[\w-]+$/.test(before) && !/^(?:-i|--install|--atomic|--wait|--debug)$/.test(before)) continue;
    return text;
  }
  return null;
}

/** The values of an option, in all its spellings. */
function valuesOf(command: Command, names: readonly string[]): Word[] {
  return command.flatMap(({ text, place }, index) => {
    for (const name of names) {
      if (text.startsWith(`${name}=`)) return [{ text: text.slice(name.length + 1), place }];
      const next = command[index + 1];
      if (text === name && next !== undefined) return [next];
    }
    return [];
  });
}

async function readCommand(
  files: FilesOfTree,
  path: string,
  identity: string,
  command: Command,
  settings: FormatSettings,
): Promise<Found> {
  const recorded = files.recorded();
  await recorded.text(path);
  const at = command[0]?.place ?? { file: path, line: 1, column: 1 };
  const make = (rest: Pick<Found, 'answer' | 'place' | 'declared' | 'chart' | 'notices'>): Found => ({
    kind: KIND,
    identities: [identity],
    units: [identity],
    carrier: path,
    ...rest,
    inputs: [...recorded.asked],
  });
  const chart = chartOf(command, at, settings);
  const layers = await layersOf(recorded, command);
  const known: Chart | null = chart.chart;
  const reading = readRelease(new ValuesScope(layers), settings, chart);
  const declared = reading?.declared ?? NOTHING_DECLARED;
  const set = settingsOf(command);
  const tag = set.findLast(({ name }) => name === 'image.tag');
  const shared = { declared: declaredBy(set, declared), chart: known, notices: reading?.notices ?? [] };
  if (tag !== undefined) {
    const { place, value } = tag;
    const scalar = { text: value, type: 'string', place, alias: null, hasTemplate: false } as const;
    const entry: ValuesEntry = { status: 'scalar', scalar, source: value };
    const answer = isFilledIn(value)
      ? problemAnswer(problemAt(codeOf(value), place, quoteText(value)))
      : readTagEntry(entry, DEFAULT_IMAGE, settings.tagSuffix, place);
    return make({ ...shared, answer, place });
  }
  if (reading === null) return make({ ...shared, answer: problemAnswer(problemAt('custom-image', at)), place: at });
  return make({
    ...shared,
    answer: reading.answer,
    place: reading.tagPlace ?? known?.place ?? chart.problem.place ?? at,
  });
}

/** A mode on the command line wins over one in a file. */
function declaredBy(set: readonly Setting[], declared: Declarations): Declarations {
  const mode = set.findLast(({ name }) => name === 'upgrade.mode');
  if (mode === undefined) return declared;
  const { value, place } = mode;
  const isMode = value === 'Recreate' || value === 'RollingUpdate';
  return { ...declared, upgradeMode: isMode ? { value, place } : null };
}

/** The files of values that a command names and the repository has, the one that wins first. */
async function layersOf(files: Files, command: Command): Promise<ValuesLayer[]> {
  const layers: ValuesLayer[] = [];
  for (const { text } of valuesOf(command, ['-f', '--values'])) {
    for (const path of text.split(',')) {
      const file = await files.yaml(path.replace(/^\.\//, '')).catch((error) => {
        if (error instanceof ProblemError) return null;
        throw error;
      });
      if (file !== null) layers.unshift({ file, root: file.root });
    }
  }
  return layers;
}

function chartOf(command: Command, at: Place, { chart }: FormatSettings): ChartOfRelease {
  const version = valuesOf(command, ['--version']).at(-1);
  if (version === undefined) {
    return { chart: null, problem: problemAt('chart-unpinned', at, 'The command has neither --version nor image.tag') };
  }
  const { text, place } = version;
  if (isFilledIn(text)) return { chart: null, problem: problemAt(codeOf(text), place, quoteText(text)) };
  const exact = exactChartVersion(text);
  if (exact === null) return { chart: null, problem: problemAt('chart-range', place, quoteText(text)) };
  return { chart: { name: chart, version: exact, place }, problem: problemAt('chart-unknown', place) };
}

/** What `--set` and `--set-string` say, in their order. */
function settingsOf(command: Command): Setting[] {
  return valuesOf(command, ['--set', '--set-string']).flatMap(({ text, place }) =>
    text.split(/(?<!\\),/).flatMap((pair) => {
      const equals = pair.indexOf('=');
      return equals === -1 ? [] : [{ name: pair.slice(0, equals), value: pair.slice(equals + 1), place }];
    }),
  );
}

function isFilledIn(text: string): boolean {
  return /\$|`|\{\{/.test(text);
}

function codeOf(text: string): 'unresolved-template' | 'unresolved-variable' {
  return text.includes('{{') ? 'unresolved-template' : 'unresolved-variable';
}
