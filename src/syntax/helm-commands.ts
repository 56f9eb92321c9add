import { nullIfUnreadable, type SourceFiles } from './source-files.ts';
import { bareLines } from './text-lines.ts';

/** How Helm and what calls it are told which values files to use: `helm … -f FILE`, `valuesFiles:`. */
const HANDS_OVER = /(?<![\w-])helm(?![\w-])|--values\b|\bvalues?[-_]?files?\b|\bvalues["']?\s{0,9}[:=]/i;
const FILE = /[\w./@%+$(){}[\]~-]{1,300}?\.(?:ya?ml|json)(?![\w.-])/g;
/** A variable of a shell, a template or a workflow. */
const VARIABLE = /\$?\{{1,2}[^{}]{0,99}\}{1,2}|\$\(\w{1,99}\)|\$\w{1,99}/g;
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
  const names = new Set(texts.flatMap((text) => (text === null ? [] : handedIn(text))));
  return [...names].slice(0, MOST_FILES).map(testOf);
}

/** The values files of one command, as tests for the end of a path. */
export function valuesOfCommand(command: string): RegExp[] {
  return filesIn(command).map(testOf);
}

/** Where the command runs is not known, so only what a path ends in counts. */
function testOf(name: string): RegExp {
  return new RegExp(`(?:^|/)${name.split('$').map(escaped).join('[^/]*')}$`);
}

/** The names that a text hands over, with `$` for each variable. */
function handedIn(text: string): string[] {
  // A command may continue on the next line.
  const lines = bareLines(bareLines(text).join('\n').replace(/\\\n/g, ' '));
  let isHandedOver = false;
  return lines.flatMap((line) => {
    // The items of a list belong to the key above.
    const isItem = /^\s*-\s/.test(line);
    if (!isItem && line.trim() !== '') isHandedOver = HANDS_OVER.test(line);
    return isHandedOver || HANDS_OVER.test(line) ? filesIn(line) : [];
  });
}

function filesIn(line: string): string[] {
  const whole = line.replace(VARIABLE, '$');
  return [...whole.matchAll(FILE)].flatMap(([file]) => {
    const name = file.replace(/^(?:(?:\.{0,2}|\$+)\/)+/, '');
    const isAny = /^\$*\.\w+$/.test(name) || name.split('$').length > MOST_VARIABLES + 1;
    return isAny ? [] : [name];
  });
}

function escaped(text: string): string {
  return text.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');
}
