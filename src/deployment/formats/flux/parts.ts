import type { Place } from '../../place.ts';
import type { Problem } from '../../problem.ts';
import type { YamlFile, YamlPath, YamlScalar, YamlValue } from '../../source/yaml.ts';
import type { Part } from './patches.ts';

/** What stands at a path of an object. */
export interface Located {
  readonly file: YamlFile;
  readonly value: YamlValue;
}

/** An object of the cluster out of its document and the patches that are applied to it. */
export class PatchedObject {
  /** @param parts the one that wins first */
  constructor(readonly parts: readonly Part[]) {}

  /** What the first part that has it says; null where none does, or it is taken away. */
  at(path: YamlPath): Located | null {
    for (const part of this.parts) {
      if (part.kind === 'unseen') continue;
      const { file, root } = part;
      let value: YamlValue | null = root;
      for (const step of path) {
        value = file.at(value, [step]);
        if (value === null) break;
        if (file.scalar(value)?.type === 'null') return null;
      }
      if (value !== null) return { file, value };
    }
    return null;
  }

  /** The text at a path; null where there is none, or it is empty. */
  scalar(path: YamlPath): YamlScalar | null {
    const found = this.at(path);
    const scalar = found?.file.scalar(found.value) ?? null;
    return scalar === null || scalar.text === '' ? null : scalar;
  }

  text(path: YamlPath): string {
    return this.scalar(path)?.text ?? '';
  }

  /** The items of a list, which is patched as a whole. */
  items(path: YamlPath): Located[] {
    const found = this.at(path);
    return found === null ? [] : found.file.items(found.value).map((value) => ({ file: found.file, value }));
  }

  /** Why what stands at a path is not certain: a patch that cannot be read wins over it. */
  hiddenAt(path: YamlPath): Problem | null {
    for (const part of this.parts) {
      if (part.kind === 'unseen') return part.problem;
      if (new PatchedObject([part]).at(path) !== null) return null;
    }
    return null;
  }

  /** Where the object itself is described. */
  get place(): Place | null {
    const own = this.parts.findLast((part) => part.kind === 'document');
    return own?.kind === 'document' ? own.root.place : null;
  }
}
