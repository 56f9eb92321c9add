import type { UnseenVariables } from '../../environment.ts';
import { showPlace } from '../../place.ts';
import type { Problem } from '../../problem.ts';
import type { ReleaseValues } from './release.ts';
import { type ValuesLayer, ValuesScope } from './values-scope.ts';

/** So many sources of values that are not seen are named. */
const MOST_NOTICES = 10;

/** The values of one release in their order, those among them that cannot be seen. */
export class ReleaseLayers {
  /** What is seen. */
  readonly scope: ValuesScope;
  /** Why the others are not. */
  readonly unseen: readonly Problem[];

  /** @param values the one that wins first */
  constructor(readonly values: readonly ReleaseValues[]) {
    this.scope = new ValuesScope(values.flatMap((each) => (each.kind === 'layer' ? [each.layer] : [])));
    this.unseen = values.flatMap((each) => (each.kind === 'unseen' ? [each.problem] : []));
  }

  /** The part that a chart within the release's chart reads. */
  within(key: string): ReleaseLayers {
    const values: ReleaseValues[] = [];
    let removed: object | undefined;
    for (const each of this.values) {
      if (each.kind === 'unseen') {
        values.push(each);
        continue;
      }
      const { file, mapping, isPatch } = each.layer;
      if (mapping !== undefined && mapping === removed) continue;
      const root = file.at(each.layer.root, [key]);
      if (file.scalar(root)?.type !== 'null') {
        values.push({ kind: 'layer', layer: { file, root, mapping, isPatch } });
        continue;
      }
      // A null takes away all that stands below it; that of a patch, what it patches.
      if (isPatch !== true) break;
      removed = mapping;
    }
    return new ReleaseLayers(values);
  }

  /** The same with values below all others. */
  over(lowest: ValuesLayer): ReleaseLayers {
    return new ReleaseLayers([...this.values, { kind: 'layer', layer: lowest }]);
  }

  /** Why what stands at a path is not certain: values that are not seen win over whatever sets it. Null where none do. */
  hiddenAt(path: readonly string[]): Problem | null {
    const decides = this.scope.layerOf(path);
    let hidden: Problem | null = null;
    for (const each of this.values) {
      if (each.kind === 'unseen') hidden ??= each.problem;
      else if (each.layer === decides) return hidden;
    }
    return hidden;
  }

  /** What to say of values that are not seen where they do not matter. */
  get notices(): string[] {
    return this.unseen.slice(0, MOST_NOTICES).map(({ code, found, message, place }) => {
      if (code !== 'external-values' || place === null) return `${message} What wins over it has the tag`;
      return `Values from ${found} at ${showPlace(place)} are outside of this repository; what wins over them has the tag`;
    });
  }

  get unseenVariables(): UnseenVariables[] {
    return this.unseen.flatMap(({ code, found, place }) => {
      if (place === null) return [];
      return [{ source: code === 'external-values' ? `values from ${found}` : `values at ${showPlace(place)}`, place }];
    });
  }
}
