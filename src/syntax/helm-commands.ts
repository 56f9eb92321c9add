import { bareLines } from './text-lines.ts';

/** How Helm and what calls it are told which values files to use: `helm … -f FILE`, `valuesFiles:`. */
const HANDS_OVER = /(?<![\w-])helm(?![\w-])|--values\b|\bvalues?[-_]?files?\b|\bvalues["']?\s{0,9}[:=]/i;
const FILE = /[\w./@%+$(){}[\]~-]{1,300}?\.(?:ya?ml|json)(?![\w.-])/g;
/** A variable of a shell, a template or a workflow. */
const VARIABLE = /\$?\{{1,2}[^{}]{0,99}\}{1,2}|\$\(\w{1,99}\)|\$\w{1,99}/g;
/** The most variables in one name, since each can stand for anything. */
const MOST_VARIABLES = 3;

/**
 * The files that a script, a workflow or a setting hands to Helm, by a command or in a list of values files. Each is a
 * test for the end of a path, in which a variable stands for any name.
 */
export function handedToHelm(text: string): RegExp[] {
  // A command may continue on the next line.
  const lines = bareLines(bareLines(text).join('\n').replace(/\\\n/g, ' '));
  let key = '';
  return lines.flatMap((line) => {
    // The items of a list belong to the key above.
    const isItem = /^\s*-\s/.test(line);
    if (!isItem && line.trim() !== '') key = line;
    return HANDS_OVER.test(line) || (isItem && HANDS_OVER.test(key)) ? filesIn(line) : [];
  });
}

function filesIn(line: string): RegExp[] {
  const whole = line.replace(VARIABLE, '$');
  return [...whole.matchAll(FILE)].flatMap(([file]) => {
    // Where the command runs is not known, so only what a path ends in counts.
    const name = file.replace(/^(?:(?:\.{0,2}|\$+)\/)+/, '');
    if (/^\$*\.\w+$/.test(name) || name.split('$').length > MOST_VARIABLES + 1) return [];
    return new RegExp(`(?:^|/)${name.split('$').map(escaped).join('[^/]*')}$`);
  });
}

function escaped(text: string): string {
  return text.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');
}
