// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of Flux
import { expect, it } from 'vitest';
import { compareTrees } from '../../../src/comparison/compare-trees.ts';
import { notesOnRepository } from '../../../src/gate/report/notes.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';

it.each([
  ['no version on either side', '${TAG}', '${OTHER}', ['nothing-held']],
  ['the same template', '${TAG:=1.0.0}', '${TAG:=1.0.0} # more', ['nothing-held']],
  ['another version in a template', '${TAG:=1.0.0}', '${TAG:=1.1.0}', []],
  ['a version', '1.0.0', '1.1.0', []],
])('says that nothing was checked where no deployment has a version: %s', async (_, before, after, expected) => {
  const [base, head] = [before, after].map((tag) =>
    memoryTree({ 'values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n` }),
  );
  if (base === undefined || head === undefined) throw new TypeError('two trees');
  const rules = { from: null, to: null, strict: false };
  const comparison = await compareTrees({ base, head, renames: new Map() }, DEFAULTS, rules, chartRepository());
  expect(notesOnRepository([comparison], comparison.changes, false, []).map(({ code }) => code)).toEqual(expected);
});
