// Fails if the working tree differs from the commit. Run after the generators, it proves that their output (dist/, fixtures/,
// the README's tables) is committed.
import { execFileSync } from 'node:child_process';

const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
if (changes !== '') {
  console.error(`These files differ from the commit. Run the generators and commit what they made:\n${changes}`);
  process.exitCode = 1;
}
