import { TOOL } from '../net/tool.ts';
import { jsonLine, lineForLog } from '../page/escape.ts';
import type { Decision } from '../release-safety/decision.ts';
import { lookOf } from '../render/layout.ts';
import { wrap } from '../render/wrap.ts';
import { TreeError } from '../repository/tree.ts';

/** What the command line's exit codes mean (docs/command-line.md). */
export const EXIT = {
  passed: 0,
  /** Not safe, and the decision is known. */
  failed: 1,
  /** The evidence is missing. */
  unproven: 2,
  /** Invalid input. */
  badQuestion: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code of a result, by its decision unless it passed. */
export function exitCodeOf(passed: boolean, decision: Decision): ExitCode {
  if (passed) return EXIT.passed;
  return decision === 'unproven' ? EXIT.unproven : EXIT.failed;
}

let complaints: string[] = [];
let isAnswered = false;

/** Forgets what an earlier command of this process has said. */
export function beginAnswers(): void {
  complaints = [];
  isAnswered = false;
}

type Stream = Parameters<typeof lookOf>[0];

/** The columns that sentences are wrapped to. A file or another program gets each sentence on one line. */
export function columnsOf(stream: Stream): number {
  return stream.isTTY === true ? lookOf(stream, process.env).width : Number.POSITIVE_INFINITY;
}

/** A line to copy, or one of a stack. */
const WHOLE = new RegExp(`^(?:\\s|(?:node|npx|${TOOL.name}) )`);

/** Writes one message to stderr. Each of its lines is safe for a log. */
export function complain(message: string): void {
  complaints.push(message);
  const columns = columnsOf(process.stderr);
  const shown = (line: string) => (WHOLE.test(line) ? [PREFIX + line] : wrap(line, columns, PREFIX, '  '));
  // What a workflow gives as an input, a shell gives as an option.
  const lines = message
    .replace(/^(base|head)-ref (?=")/, '--$1 ')
    .split('\n')
    .map(lineForLog)
    .flatMap(shown);
  process.stderr.write(lines.map((line) => `${line}\n`).join(''));
}

const PREFIX = `${TOOL.name}: `;

/** Writes the one answer of a command to stdout. */
export function answer(text: string): void {
  isAnswered = true;
  process.stdout.write(`${text}\n`);
}

/** What a command answers; unproven if a file or a commit cannot be read, which it says. */
export async function orUnproven(work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    complain(error.message);
    return EXIT.unproven;
  }
}

/** With `--json`, a command that has no answer still prints one document: why. */
export function answerInJson(code: ExitCode): void {
  if (isAnswered) return;
  const isAsked = code !== EXIT.badQuestion;
  const problem = { code: isAsked ? 'unproven' : 'invalid-input', message: complaints.join('\n') };
  answer(jsonLine({ decision: isAsked ? 'unproven' : null, problem }));
}
