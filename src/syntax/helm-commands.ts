import { literalPattern } from '../repository/glob.ts';
import { nullIfUnreadable, type SourceFiles } from './source-files.ts';
import { bareLines, unfolded } from './text-lines.ts';

/** How Helm and what calls it are told which values files to use: `helm … -f FILE`, `valuesFiles:`, `['-f', 'FILE']`, `args+=(-f FILE`. */
const HANDS_OVER =
  /["']-f["']|=\(\s{0,9}-f\s|(?<![\w-])helm(?![\w-])|--values\b|\b(?:values?|config)[-_]?files?\b|\bvalues["']?\s{0,9}[:=]/i;
/** The option before a file, as an item of a list. */
const OPTION = /^\s*-\s+["']?(?:-f|--values)["']?\s*$/;
const FILE = /[\w./@%+$~-]{1,300}?\.(?:ya?ml|json)(?![\w.-])/g;
/** A command has its chart on its own line. */
const COMMAND = /(?<![\w-])helm(?![\w-])/i;
/** What installs a chart or shows what it would install. */
const INSTALLS = /(?<![\w-])helm(?![\w-])[^\n]{0,99}\b(?:upgrade|install|template)\b/i;
/** What other tools are told of files has nothing to do with Helm. */
const IS_OF_OTHERS = /(?<![\w-])(?:kubectl|docker|podman|terraform|tofu|ansible-playbook|helm\s{1,9}(?:lint|dep\w*))\s/;
/** So many commands for one chart count in a text, with so many lines above each. */
const [MOST_COMMANDS, MOST_LINES] = [100, 200];
/** A key with a value, or a mapping on one line. */
const ENTRY = /^\s*(?:-\s+)?(?:\{|["']?[\w.-]+["']?\s*[:=])/;
/** The most lines of settings above or below one. */
const MOST_SETTINGS = 40;
/** A file in quotes, or the default of a variable: `${1:-values/prod.yaml}`. */
const QUOTED = /(?:["']|:-["']?)([\w./-]{1,300}\.(?:ya?ml|json))["'}]/g;
/** A variable of a shell, a template or a workflow. */
const VARIABLE = /\$\{{1,2}[^{}]{0,99}\}{1,2}|\{\{[^{}]{0,99}\}\}|\{[^{}\s]{0,99}\}|\$\(\w{1,99}\)|\$\w{1,99}/g;
/** A shell takes the quotes away: `values/"$STAGE".yaml`. */
const QUOTED_VARIABLE = /(?<=[\w./-])["']\$["']|["']\$["'](?=[\w./-])/g;
/** The most variables in one name, since each can stand for anything. */
const MOST_VARIABLES = 2;
/** The most files that are told apart. A repository has a few environments. */
const MOST_FILES = 1_000;

/** Files that may call Helm. The bytes of others are not searched. */
const MAY_CALL =
  /(?:^|\/)[^./]+$|(?:^|\/)(?:Jenkins|just|Make|Tilt|Task)file[^/]*$|\.(?:ba)?sh$|\.(?:ya?ml|json|toml|mk|ps1|py|rb|[jt]s|groovy)$/;

/**
 * The files that scripts, workflows and settings of a tree hand to Helm, by a command or in a list of values files. Each
 * is a test for the end of a path, in which a variable stands for any name.
 */
export async function handedToHelm(files: SourceFiles, isSearched: (path: string) => boolean): Promise<RegExp[]> {
  const possible = files.paths.filter((path) => MAY_CALL.test(path) && isSearched(path));
  const callers = await files.containing('helm', possible);
  const texts = await Promise.all(callers.map((path) => nullIfUnreadable(files.text(path))));
  const names = new Set(texts.flatMap((text) => (text === null ? [] : handedIn(text).map(({ name }) => name))));
  return [...names].slice(0, MOST_FILES).map(endTestOf);
}

/** A pattern for a command or a setting with a chart of this name from a repository. */
function chartPattern(chart: string): RegExp {
  const name = literalPattern(chart);
  return new RegExp(
    [
      String.raw`(?:^|[\s"'=])(?:(?:oci:/)?/)?(?:[\w.:-]+/)+${name}(?=[\s"',]|$)`,
      String.raw`(?:^|\s)${name}["']?\s+(?:["']?\$|.*--repo[\s=])`,
      String.raw`chart[\w-]*["']?\s*[:=]\s*["']?${name}(?=[\s"',]|$)`,
    ].join('|'),
    'm',
  );
}

/** Whether a text has commands of Helm that install a chart of this name, and none for another one. */
export function installsOnly(text: string, chart: string): boolean {
  const commands = /helm/i.test(text) ? statementsOf(text).filter((line) => INSTALLS.test(line)) : [];
  const isChart = chartPattern(chart);
  return commands.length > 0 && commands.every((line) => isChart.test(line));
}

/** Those of the paths that a text hands to Helm for a chart of this name from a repository. */
export function handedWithChart(text: string, chart: string, paths: readonly string[]): string[] {
  const isChart = chartPattern(chart);
  const found = /helm/i.test(text) ? [...handedIn(text), ...handedByVariables(text, isChart)].slice(0, MOST_FILES) : [];
  const own = new Set(found.filter(({ around }) => isChart.test(around)).map((each) => each.name));
  // A file that is handed over with another chart fits no variable of this one.
  const others = found
    .filter(({ name: each }) => !own.has(each) && !each.includes('$'))
    .map((each) => endTestOf(each.name));
  const tests = [...own].map(endTestOf);
  if (tests.length === 0) return [];
  return paths.filter((path) => tests.some((test) => test.test(path)) && !others.some((test) => test.test(path)));
}

/** Where the command runs is not known, so only what a path ends in counts. */
function endTestOf(name: string): RegExp {
  return new RegExp(`(?:^|/)${name.split('$').map(literalPattern).join('[^/]*')}$`);
}

/** The name of a file that a text hands over, with `$` for each variable, and the command or the settings in which it stands. */
interface Handed {
  readonly name: string;
  readonly around: string;
}

function handedIn(text: string): Handed[] {
  const lines = statementsOf(text);
  let key: number | null = null;
  return lines.flatMap((line, index) => {
    // The items of a list belong to the key above.
    const isItem = /^\s*-\s/.test(line);
    const isHandedOver = HANDS_OVER.test(line) || (isItem && OPTION.test(lines[index - 1] ?? ''));
    if (!isItem && line.trim() !== '') key = isHandedOver ? index : null;
    if (key === null && !isHandedOver) return [];
    return handedOn(line, COMMAND.test(line) ? line : settingsAround(lines, key ?? index));
  });
}

/**
 * The names that come to commands for a chart through variables and arguments: in a text that installs nothing else all that
 * it names, otherwise what a variable of the command gets, and what stands beside the chart.
 */
function handedByVariables(text: string, isChart: RegExp): Handed[] {
  const lines = statementsOf(text);
  const commands = [...lines.entries()].filter(([, line]) => INSTALLS.test(line));
  const own = commands.filter(([, line]) => isChart.test(line)).slice(0, MOST_COMMANDS);
  const [[, only] = ['', '']] = own;
  if (own.length === commands.length && own.length > 0)
    return lines.flatMap((line) => (IS_OF_OTHERS.test(line) ? [] : handedOn(line, only)));
  const beside = lines.flatMap((line) => (isChart.test(line) ? handedOn(line, line) : []));
  const others = commands.flatMap(([at, line]) => (isChart.test(line) ? [] : at));
  const [[first] = [0]] = commands;
  return [
    ...beside,
    ...own.flatMap(([at, command]) => {
      const before = others.findLast((other) => other < at) ?? -1;
      const near = linesSetting(command, lines.slice(before + 1, at));
      const all = near.length > 0 ? near : linesSetting(command, lines.slice(0, first));
      return all.flatMap((line) => handedOn(line, command));
    }),
  ];
}

function linesSetting(command: string, lines: readonly string[]): string[] {
  const words = [...command.matchAll(VARIABLE)].flatMap(([variable]) => variable.match(/\w+/g) ?? []);
  const sets = new RegExp(String.raw`(?<![\w-])(?:${words.join('|') || '(?!)'})["']?\s{0,9}(?:[+:?]?=|:|in\b)`);
  return lines.slice(-MOST_LINES).filter((line) => sets.test(line));
}

const handedOn = (line: string, around: string): Handed[] => filesIn(line).map((name) => ({ name, around }));

/** The lines without comments. A command may continue on the next line. */
function statementsOf(text: string): string[] {
  return bareLines(unfolded(bareLines(text).join('\n')));
}

/** The lines next to a line that are as deep as it, or deeper; of a list of mappings, those of its item. */
function settingsAround(lines: readonly string[], index: number): string {
  const depthOf = (line: string) => (line.trim() === '' ? Number.POSITIVE_INFINITY : line.search(/[^\s-]/));
  const depth = depthOf(lines[index] ?? '');
  const isOutside = (line: string) => depthOf(line) < depth;
  const isOfMapping = ENTRY.test(lines[index] ?? '');
  const isNextItem = (line: string) => isOfMapping && depthOf(line) === depth && /^\s*-\s/.test(line);
  const upToOwn = lines.slice(Math.max(0, index - MOST_SETTINGS), index + 1);
  const below = lines.slice(index + 1, index + MOST_SETTINGS);
  const first = Math.max(upToOwn.findLastIndex(isOutside) + 1, upToOwn.findLastIndex(isNextItem));
  const end = below.findIndex((line) => isOutside(line) || isNextItem(line));
  return [...upToOwn.slice(first), ...(end === -1 ? below : below.slice(0, end))].join('\n');
}

function filesIn(line: string): string[] {
  // A template may name a file itself: `{{ lookup('file', 'values.yaml') }}`.
  const own = line.replace(VARIABLE, '$').replace(QUOTED_VARIABLE, '$');
  const whole = `${own} ${[...line.matchAll(QUOTED)].map(([, file]) => file).join(' ')}`;
  return [...new Set([...whole.matchAll(FILE)].map(([file]) => file))].flatMap((file) => {
    const name = file.replace(/^(?:(?:\.{0,2}|\$+)\/)+/, '');
    const isAny = /^\$*\.\w+$/.test(name) || name.split('$').length > MOST_VARIABLES + 1;
    return isAny ? [] : [name];
  });
}
