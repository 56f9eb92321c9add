#!/usr/bin/env node
import { insistOnVerifiedTls } from '../net/connection-security.ts';
import { answerInJson, complain, EXIT } from './answers.ts';
import { main } from './main.ts';

// The result is unproven until the end, even if something stops this process early.
process.exitCode = EXIT.unproven;
// If the reader goes away before the whole answer is written, the reader has no answer.
process.stdout.on('error', () => process.exit(EXIT.unproven));
// An error of stderr is ignored, because nobody reads the message then.
process.stderr.on('error', () => undefined);
// Node would exit with 1, which means that the decision is known.
process.on('uncaughtException', (error) => {
  complainOf(error);
  process.exit(EXIT.unproven);
});
try {
  const ignored = insistOnVerifiedTls(process.env);
  if (ignored !== null) complain(ignored);
  const args = process.argv.slice(2);
  const code = await main(args);
  if (args.includes('--json')) answerInJson(code);
  process.exitCode = code;
} catch (error) {
  complainOf(error);
  if (process.argv.includes('--json')) answerInJson(EXIT.unproven);
}

function complainOf(error: unknown): void {
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

// An abandoned connection must not keep the caller waiting. Open connections get one second to close.
process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());
