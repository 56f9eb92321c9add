import { expect, it } from 'vitest';
import type { Deployment } from '../../src/deployment/detect.ts';
import { reportDeployment } from '../../src/gate/deployments.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import { deploymentsIn } from '../support/detection.ts';
import { version } from '../support/documents.ts';
import { spanReport } from '../support/report-factory.ts';

const VALUES = 'image:\n  repository: lightdash/lightdash\n  tag: 1.3.0\nupgrade:\n  mode: Recreate\n';

it.each([
  ['with Helm', {}, false],
  ['with Argo CD, which may migrate before the old version is stopped', { isRenderedByArgoCd: true }, true],
])('no lie: a recreate that is carried out %s fails mode-mismatch: %s %s', async (_, rendered, fails) => {
  const [found] = await deploymentsIn({ 'lightdash/values.yaml': VALUES });
  const head = { ...(found as Deployment), ...rendered };
  const settings = parseSettings({ 'fail-on': 'mode-mismatch', 'chart-version': '3.0.0' }, (name) => name);
  const change = {
    change: 'upgrade',
    base: null,
    head,
    place: head.place,
    from: version('1.2.0'),
    to: version('1.3.0'),
    problem: null,
    tolerated: false,
    digestChanged: false,
    notices: [],
  } as const;
  expect(reportDeployment(change, spanReport({ decision: 'recreate' }), settings)).toMatchObject({
    decision: 'recreate',
    upgradeMode: 'Recreate',
    fails,
  });
});
