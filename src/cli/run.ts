#!/usr/bin/env node
import { EXIT } from './answers.ts';
import { complainOf, main } from './main.ts';

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
process.exitCode = await main(process.argv.slice(2));

// An abandoned connection must not keep the caller waiting. Open connections get one second to close.
process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());
