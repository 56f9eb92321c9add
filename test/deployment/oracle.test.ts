import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digestOf, ownTrees } from '../../scripts/oracle/cases.js';
import { compare } from '../../scripts/oracle/compare.js';
import { objectsIn, readRenderedImage } from '../support/found-objects.ts';
import * as repositories from '../support/kind-repositories.ts';
import { ROOT } from '../support/process.ts';

/** What the real tools made of one repository: the images of each thing that they rendered, and which findings are of it. */
interface Answers {
  readonly name: string;
  readonly files: string;
  readonly units: readonly { judge: string; unit: string; ids: readonly string[]; images: readonly string[] }[];
}

const answers: readonly Answers[] = JSON.parse(readFileSync(`${ROOT}fixtures/oracle.json`, 'utf8'));
const trees: readonly { name: string; files: Readonly<Record<string, string>> }[] = ownTrees(repositories);

/** Manifests say what they say; Terraform renders nothing without its providers. */
const NOT_JUDGED = ['manifests', 'terraform'];

describe('the answers of the real tools', () => {
  it('are of the repositories as they are (`npm run oracle -- --write` renews them)', () => {
    expect(answers.map(({ name, files }) => [name, files])).toEqual(
      trees.map(({ name, files }) => [name, digestOf(files)]),
    );
  });

  it.each(trees.map((tree, index) => ({ ...tree, units: answers[index]?.units ?? [] })))(
    'are what the readers find: $name',
    async ({ files, units }) => {
      const objects = await objectsIn(files);
      for (const { unit, ids, images } of units) {
        const own = objects.filter(({ id }) => ids.includes(id));
        expect(own.map(({ id }) => id)).toEqual(ids);
        const { outcome, rendered } = compare(images, own, readRenderedImage);
        expect(rendered).not.toEqual([]);
        expect([unit, outcome]).toEqual([
          unit,
          own.some(({ isTold, version }) => isTold || version === null) ? 'told' : 'equal',
        ]);
      }
      const judged = units.flatMap(({ ids }) => ids);
      const others = objects.filter(({ id, kind }) => !judged.includes(id) && !NOT_JUDGED.includes(kind));
      expect(others.map(({ id }) => id)).toEqual([]);
    },
  );
});
