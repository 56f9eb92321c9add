import { describe, expect, it } from 'vitest';
import { publish, releases } from '../../gallery/published.ts';
import { reportOnChange } from '../../gallery/run.ts';
import { applied, inputsOf } from '../../support/choices.ts';
import { KIND_REPOSITORIES } from '../../support/kind-repositories.ts';

/** 2.2.0 to 2.4.0 roll, 2.5.0 is not safe, 2.6.0 rolls; 2.8.0 may be entered from 2.7.0 alone. */
const PUBLISHED = publish(
  releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0', '2.7.0', '2.8.0'], {
    '2.5.0': { row: { rollingUpdateSafe: false } },
    '2.8.0': { row: { minPreviousVersion: '2.7.0' } },
  }),
);

async function run(base: Record<string, string>, head: Record<string, string>, settings: Record<string, string> = {}) {
  return reportOnChange({ base, change: head }, PUBLISHED, settings);
}

describe('every choice is true', () => {
  it.each(KIND_REPOSITORIES.map((each) => [each.name, each] as const))('of %s', async (_, { files }) => {
    const base = files('2.2.0') as Record<string, string>;
    for (const to of ['2.6.0', '2.8.0', '2.1.0']) {
      const head = files(to) as Record<string, string>;
      const report = await run(base, head);
      console.log(
        _,
        to,
        report.decision,
        report.choices
          .map(
            (c) =>
              `${c.id}: ${c.title} | ${c.patch === null ? 'NO: ' + c.instead : '\n' + c.edits.map((e) => `   ${e.file}:${e.line} -${e.removed.join('|')} +${e.added.join('|')}`).join('\n')} inputs ${JSON.stringify(c.inputs)}`,
          )
          .join('\n'),
      );
      for (const choice of report.choices) {
        if (choice.thenPasses === null) continue;
        const after = await run(base, applied(choice, head) as Record<string, string>, inputsOf(choice));
        expect(after.outcome.fails, choice.title).toBe(!choice.thenPasses);
      }
    }
  });
});
