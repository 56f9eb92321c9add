import { jsonLine, lineForLog } from '../render/escape.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

const complaints: string[] = [];
let isAnswered = false;

/** Writes one message to stderr. Each of its lines is safe for a log. */
export function complain(message: string): void {
  complaints.push(message);
  for (const line of message.split('\n')) process.stderr.write(`upgrade-gate: ${lineForLog(line)}\n`);
}

/** Writes the one answer of a command to stdout. */
export function answer(text: string): void {
  isAnswered = true;
  process.stdout.write(`${text}\n`);
}

/** With `--json`, a command that has no answer still prints one document: why. */
export function answerInJson(code: ExitCode): void {
  if (isAnswered) return;
  const isAsked = code !== EXIT.badQuestion;
  const problem = { code: isAsked ? 'unproven' : 'invalid-input', message: complaints.join('\n') };
  answer(jsonLine({ decision: isAsked ? 'unproven' : null, problem }));
}
