import { describe, expect, it } from 'vitest';
import { readApprovedReport } from '../../../src/gate/approval/approved-report.ts';
import { InputError } from '../../../src/settings/input-error.ts';
import { SITUATIONS } from '../../gallery/situations.ts';
import { forged, reportFile } from '../../support/approvals.ts';
import { temporaryFolder } from '../../support/git-repository.ts';
import { deploymentReport, report } from '../../support/report-factory.ts';

const ROLLS = report([deploymentReport()]);

const refusal = async (content: unknown): Promise<string> => {
  const error = await readApprovedReport(reportFile(content), '/').then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(InputError);
  return (error as InputError).message;
};

describe('an approved report', () => {
  it.each(SITUATIONS.map(({ name, report: made }) => [name, made] as const))(
    'can be whatever a run writes: %s',
    async (_, made) => {
      const written = await made();
      const { report: read } = await readApprovedReport(reportFile(written), '/');
      expect(read.deployments.map(({ id }) => id)).toEqual(written.deployments.map(({ id }) => id));
      expect(read.generatedAt).toBe(written.generatedAt);
    },
    30_000,
  );

  it('is known by its digest', async () => {
    const path = reportFile(ROLLS);
    expect(await readApprovedReport(path, '/')).toMatchObject({
      location: path,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
      report: { deployments: [{ decision: 'roll' }] },
    });
  });

  it.each<[string, unknown, string]>([
    ['empty', '', 'the document is empty, expected JSON'],
    ['no JSON', '# Report\n', 'the document is text that begins with "# Report\\n", expected JSON'],
    ['cut off', '{"reportVersion":"1"', 'cut off or broken'],
    ['not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'not UTF-8'],
    ['50 MB', Buffer.alloc(50_000_000, ' '), 'larger than the limit of 32 MB'],
    ['nested without end', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'nested too deeply'],
    ['ambiguous', '{"reportVersion":"1","safe":false,"safe":true}', 'member "safe" appears twice in one object'],
    ['a list', '[]', 'member "reportVersion" is nothing, expected "1"'],
    ['null', 'null', 'member "reportVersion" is nothing, expected "1"'],
    ['a prototype', '{"__proto__":{"reportVersion":"1"}}', 'member "reportVersion" is nothing, expected "1"'],
    ['some other document', { schemaVersion: '1', entries: [] }, 'member "reportVersion" is nothing'],
    ['of a number', forged(ROLLS, { reportVersion: 1 }), 'member "reportVersion" is 1, expected "1"'],
    ['older', forged(ROLLS, { reportVersion: '0' }), 'an older version of Upgrade Gate wrote it. Run the check again'],
    ['newer', forged(ROLLS, { reportVersion: '2' }), 'a newer version of Upgrade Gate wrote it. Use that version here'],
    [
      'without deployments',
      forged(ROLLS, { deployments: undefined }),
      'member "deployments" is nothing, expected a list',
    ],
    [
      'with a tag for a version',
      forged(ROLLS, { 'deployments.0.to': 'v1.3.0' }),
      'member "deployments[0].to" is "v1.3.0"',
    ],
    [
      'with a decision of its own',
      forged(ROLLS, { 'deployments.0.decision': 'fine' }),
      'member "deployments[0].decision" is "fine", expected a decision',
    ],
    ['with an odd date', forged(ROLLS, { generatedAt: 'now' }), 'member "generatedAt" is "now", expected a date-time'],
    ['with odd verdicts', forged(ROLLS, { 'spans.0.verdicts.0.verdict': 'yes' }), 'true, false or "unknown"'],
    ['with half a count', forged(ROLLS, { 'spans.0.coveredReleases': 0.5 }), 'expected a whole number'],
  ])('is refused where it is %s', async (_, content, says) => {
    expect(await refusal(content)).toContain(says);
  });

  it('is refused where nothing is there, or a folder', async () => {
    await expect(readApprovedReport('nowhere.json', temporaryFolder())).rejects.toThrow(
      'The approved report nowhere.json cannot be used: there is no such file. Download the report of the approved run',
    );
    await expect(readApprovedReport('.', temporaryFolder())).rejects.toThrow('it is not a regular file');
  });
});
