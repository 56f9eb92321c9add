// Runs the workflows that the pages tell people to paste. The runner is act (https://nektosact.com), without containers.
// Prints one line per run with the place of its log. Exits with 1 unless every run has the expected outcome.
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
  const { outcome, calls } = await tryOut(run, { folder: join(folder, name), packaged, service });
  const faults = faultsOf(run.expected, outcome, calls);
  if (faults.length > 0) failed += 1;
  const jobs = Object.entries(outcome.jobs).map(([job, result]) => `${job} ${result}`);
  const { mode = 'no gate', told = 'no versions' } = run.expected.gate ?? {};
  const what = `${run.kind}, ${run.event}: ${told}, ${mode}; ${jobs.join(', ')}`;
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${what}; ${name}/log.txt`);
  for (const fault of faults) console.log(`       ${fault}`);
}
await service.close();
console.log(`${RUNS.length - failed} of ${RUNS.length} runs came out as they must.`);
process.exitCode = failed === 0 ? 0 : 1;

/** The differences between the outcome of a run and the expected one. */
function faultsOf({ jobs, calls, annotation, gate }, outcome, called) {
  const isGreen = Object.values(jobs).every((result) => result === 'success');
  const [first = null] = outcome.annotations;
  const mode = outcome.output('gate', 'upgrade-mode');
  const checks = {
    [`act ended with ${outcome.status}`]: outcome.status === (isGreen ? 0 : 1),
    [`the jobs ended with ${JSON.stringify(outcome.jobs)}`]: JSON.stringify(outcome.jobs) === JSON.stringify(jobs),
    [`later steps have done this: ${JSON.stringify(called)}`]:
      called.length === calls.length && called.every((call, position) => call.includes(calls[position])),
    [`the annotations were ${JSON.stringify(outcome.annotations)}`]:
      outcome.annotations.length <= 1 && (annotation === null ? first === null : first?.startsWith(annotation)),
    [`commands were not seen: ${JSON.stringify(outcome.missed)}`]: outcome.missed.length === 0,
    [`upgrade-mode was ${mode}`]: mode === gate?.mode,
    'no summary tells the versions':
      gate === null || outcome.summaries.some((text) => withoutLinks(text).includes(gate.told)),
  };
  return Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
}

/** @param {string} markdown with inline links; their texts stay */
function withoutLinks(markdown) {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
