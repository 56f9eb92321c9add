import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KindName } from '../../src/deployment/kinds/kinds.ts';
import { product } from '../../src/product/product.ts';
import type { Block } from '../../src/render/blocks.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { windowBlocks } from '../../src/render/window.ts';
import { version } from '../support/documents.ts';
import { deploymentReport, writes } from '../support/report-factory.ts';

/**
 * A cluster with one release of the chart. It keeps what runs in a file, and writes down each moment at which the new
 * backend starts while something old runs. `kubectl` and `argocd` are this program under two names.
 */
const CLUSTER = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const state = JSON.parse(readFileSync(process.env.STATE, 'utf8'));
const [, , ...args] = process.argv;
const name = require('node:path').basename(process.argv[1]);
const selected = () => {
  const selector = args[args.indexOf('-l') + 1];
  const components = /component in \\(([^)]*)\\)/.exec(selector)?.[1].split(',');
  return Object.keys(state.pods).filter((each) => components === undefined || components.includes(each));
};
const deploy = () => {
  // Each workload stops its own old pods first. The backend migrates as soon as it starts.
  state.pods.backend = null;
  const old = Object.keys(state.pods).filter((each) => state.pods[each] === 'old');
  if (old.length > 0) state.overlaps.push(...old);
  for (const each of Object.keys(state.pods)) state.pods[each] = 'new';
};
const save = () => writeFileSync(process.env.STATE, JSON.stringify(state));
if (name === 'kubectl' && args[0] === 'scale') {
  for (const each of selected()) state.pods[each] = state.isAutomated ? state.pods[each] : null;
} else if (name === 'kubectl' && args[0] === 'wait') {
  if (selected().some((each) => state.pods[each] !== null)) { save(); process.exit(1); }
} else if (name === 'argocd' && args[1] === 'set') state.isAutomated = false;
else if (name === 'argocd' && args[1] === 'sync') deploy();
else if (name === 'helm') deploy();
else if (name !== 'argocd') process.exit(2);
state.commands.push([name, ...args].join(' '));
save();
`;

interface ClusterState {
  readonly pods: Readonly<Record<string, string | null>>;
  readonly overlaps: readonly string[];
  readonly commands: readonly string[];
}

/** The lines of code in blocks, in their order. */
function commandsIn(blocks: readonly Block[]): string[] {
  const lines: string[] = [];
  JSON.parse(JSON.stringify(blocks), (key, value: unknown) => {
    if (key === 'lines' && Array.isArray(value)) lines.push(...(value as string[]));
    return value;
  });
  return lines;
}

function run(lines: readonly string[], workers: readonly string[], isAutomated: boolean): ClusterState {
  const folder = mkdtempSync(join(tmpdir(), 'window-'));
  try {
    for (const name of ['kubectl', 'argocd', 'helm']) {
      writeFileSync(join(folder, name), CLUSTER);
      chmodSync(join(folder, name), 0o755);
    }
    const components = workers.map((worker) => product.chart.workers[worker] ?? '');
    const pods = Object.fromEntries(['backend', ...components].map((each) => [each, 'old']));
    const file = join(folder, 'state.json');
    writeFileSync(file, JSON.stringify({ pods, isAutomated, overlaps: [], commands: [] }));
    const env = { PATH: `${folder}${delimiter}${process.env['PATH']}`, STATE: file, RELEASE: 'bi', APPLICATION: 'bi' };
    execFileSync('bash', ['-e', '-c', lines.join('\n')], { env, stdio: 'pipe' });
    return JSON.parse(readFileSync(file, 'utf8')) as ClusterState;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sets = [[], ['scheduler'], ['appBuildWorker'], ['scheduler', 'warehouseNatsWorker', 'preAggregateNatsWorker']];

describe('the commands of the window', () => {
  it.each(
    sets.flatMap((workers) =>
      (['argo-cd', 'helm-values', 'helmfile', 'umbrella-chart'] as const).map(
        (kind) => [kind, workers.join(', ') || 'nothing', workers] as const,
      ),
    ),
  )('of %s with %s next to the backend leave no two versions side by side', (kind: KindName, _, workers) => {
    const deployment = {
      ...deploymentReport({
        kind,
        decision: 'recreate',
        chart: { from: null, to: '2.16.284' },
        declared: { upgradeMode: null, migrationJob: false },
      }),
      writes: { ...writes({ kind }), workers },
    };
    const lines = commandsIn(windowBlocks(version('1.3.0'), [deployment], '2.16.284', LOG_PEN));
    const isSynced = kind === 'argo-cd';
    // The gate does not know how people deploy with Helm.
    const state = run(isSynced ? lines : [...lines, 'helm upgrade'], workers, isSynced);
    expect(state.overlaps).toEqual([]);
    expect(new Set(Object.values(state.pods))).toEqual(new Set(['new']));
  });

  it('would be seen to leave them, without the scale-down', () => {
    expect(run(['argocd app sync bi'], ['scheduler'], true).overlaps).toEqual(['worker']);
  });
});
