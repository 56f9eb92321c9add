import { lineForLog } from '../render/escape.ts';

/** Writes one message to stderr. Each of its lines is safe for a log. */
export function complain(message: string): void {
  for (const line of message.split('\n')) process.stderr.write(`upgrade-gate: ${lineForLog(line)}\n`);
}
