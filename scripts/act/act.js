// The workflows that the pages tell people to paste, run by a real runner: act (https://nektosact.com), without containers.
// Prints a line for each run, and where its log is; ends with 1 unless each has come out as it must.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actVersion } from './run-act.js';
import { RUNS } from './runs.js';
import { startService } from './service.js';
import { packageActions, tryOut } from './try-out.js';

const version = actVersion();
if (version === null) {
  console.error(
    'act is not installed. Run `go install github.com/nektos/act@v0.2.89`, and put its folder on the PATH.',
  );
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-act-'));
console.log(`${version}, Node ${process.versions.node}; logs in ${folder}`);
const packaged = packageActions(folder);
const service = await startService();
let failed = 0;
for (const [position, run] of RUNS.entries()) {
  const name = `${position + 1}-${run.kind}-${run.event}`.toLowerCase().replaceAll(' ', '-');
  const { outcome, calls } = await tryOut(run, { folder: join(folder, name), packaged, origin: service.origin });
  const faults = faultsOf(run.expected, outcome, calls);
  if (faults.length > 0) failed += 1;
  const jobs = Object.entries(outcome.jobs).map(([job, result]) => `${job} ${result}`);
  const what = `${run.kind}, ${run.event}: ${run.expected.told}, ${run.expected.mode}; ${jobs.join(', ')}`;
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${what}; ${name}/log.txt`);
  for (const fault of faults) console.log(`       ${fault}`);
}
await service.close();
console.log(`${RUNS.length - failed} of ${RUNS.length} runs came out as they must.`);
process.exitCode = failed === 0 ? 0 : 1;

/** In what a run differs from what must come of it. */
function faultsOf({ jobs, mode, annotation, told }, outcome, calls) {
  const isGreen = Object.values(jobs).every((result) => result === 'success');
  const others = outcome.annotations.filter((text) => text.startsWith('error ') && !text.startsWith(annotation));
  // Of a job that needs a red one nothing may run; a later step of the red job runs in spite of it.
  const callCount = 'gate' in jobs && !isGreen ? 0 : 1;
  const checks = {
    [`act ended with ${outcome.status}`]: outcome.status === (isGreen ? 0 : 1),
    [`the jobs ended with ${JSON.stringify(outcome.jobs)}`]: JSON.stringify(outcome.jobs) === JSON.stringify(jobs),
    [`upgrade-mode was "${outcome.output('gate', 'upgrade-mode')}"`]: outcome.output('gate', 'upgrade-mode') === mode,
    [`a later step has called helm with ${JSON.stringify(calls)}`]:
      calls.length === callCount && calls.every((call) => call.includes(`--set upgrade.mode=${mode}`)),
    [`no summary tells ${told}`]: outcome.summaries.some((text) => text.includes(told)),
    [`the annotations were ${JSON.stringify(outcome.annotations)}`]:
      others.length === 0 && outcome.annotations.some((text) => text.startsWith(annotation)),
    [`commands were not seen: ${JSON.stringify(outcome.missed)}`]: outcome.missed.length === 0,
  };
  return Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
}
