import { expect, it, vi } from 'vitest';
import { renderSummary } from '../../../src/render/pages.ts';
import { oneUnknown } from '../../gallery/situations.ts';

vi.mock('../../../src/gate/choices/propose.ts', () => ({
  proposeChoices: () => {
    throw new Error('no lines');
  },
}));

it('says that the choices could not be worked out, and keeps the verdict', async () => {
  const report = await oneUnknown.report();
  expect(report).toMatchObject({ decision: 'recreate', outcome: { fails: true }, choices: [] });
  expect(report.notes).toEqual([{ level: 'warning', code: 'choices-failed', count: 1, examples: ['Error: no lines'] }]);
  const page = renderSummary(report);
  expect(page).toContain('The choices could not be worked out');
  expect(page).toContain('Declare the downtime');
});
