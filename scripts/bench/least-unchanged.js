// The least that an action costs which compares two commits: load @actions/core, list both, search one, set an output. It is
// bundled like the actions before it is measured. Arguments: the commits.
import { execFileSync } from 'node:child_process';
import { setOutput } from '@actions/core';

const [base, head] = process.argv.slice(2);
for (const args of [
  ['ls-tree', '-r', '-z', base],
  ['ls-tree', '-r', '-z', head],
  ['grep', '-l', '-i', 'lightdash', head],
]) {
  execFileSync('git', args, { maxBuffer: 1e9 });
}
setOutput('decision', 'unproven');
