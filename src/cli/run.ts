#!/usr/bin/env node
import { insistOnVerifiedTls } from '../net/verified-tls.ts';
import { complain } from './complain.ts';
import { EXIT } from './exit-codes.ts';
import { main } from './main.ts';

// Unproven until the end, whatever stops this process early.
process.exitCode = EXIT.unproven;
// If the reader goes away before the whole answer is out, it has no answer.
process.stdout.on('error', () => process.exit(EXIT.unproven));
// There is no answer, and nobody reads why.
process.stderr.on('error', () => undefined);
// Node would exit with 1, which says that the decision is known.
process.on('uncaughtException', (error) => {
  complainOf(error);
  process.exit(EXIT.unproven);
});
try {
  const ignored = insistOnVerifiedTls(process.env);
  if (ignored !== null) complain(ignored);
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complainOf(error);
}

function complainOf(error: unknown): void {
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

// A connection that was given up must not hold the caller: what is left open gets a second to close.
process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());
