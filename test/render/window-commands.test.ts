import { describe, expect, it } from 'vitest';
import type { KindName } from '../../src/deployment/kinds/kinds.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { windowBlocks } from '../../src/render/window.ts';
import { version } from '../support/documents.ts';
import { commandsIn, componentsOf, old, run } from '../support/installation.ts';
import { deploymentReport, writes } from '../support/report-factory.ts';

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
    const lines = commandsIn(
      windowBlocks({ to: version('1.3.0'), back: null, chartVersion: '2.16.284' }, [deployment], LOG_PEN),
    );
    const isSynced = kind === 'argo-cd';
    // The gate does not know how people deploy with Helm.
    const pods = old('backend', ...componentsOf(workers));
    const state = run(isSynced ? lines : [...lines, 'helm upgrade'], { pods, isAutomated: isSynced });
    expect(state.overlaps).toEqual([]);
    expect(new Set(Object.values(state.pods))).toEqual(new Set(['new']));
  });

  it('would be seen to leave them, without the scale-down', () => {
    const pods = old('backend', 'worker');
    expect(run(['argocd app sync bi'], { pods, isAutomated: true }).overlaps).toEqual(['worker']);
    expect(
      run(['docker compose up web'], { pods: { ...old('web'), reports: 'foreign' }, isAutomated: false }).overlaps,
    ).toEqual(['reports']);
  });
});
