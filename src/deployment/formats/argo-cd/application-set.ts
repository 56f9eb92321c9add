import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText, readTag } from '../../reference.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import type { Application } from './application.ts';
import { type Budget, elementsOf, MOST_ELEMENTS } from './generators.ts';
import type { Element } from './parameters.ts';
import { textAt } from './scalar-text.ts';
import { fill, renderYaml } from './template.ts';
import { MAKES_STRUCTURE, structureProblemOf } from './unseen-templates.ts';

/** What an application set makes. */
export interface SetReading {
  readonly applications: readonly Application[];
  /** Why not all that it makes is known; null where it is, as far as its parameters are. */
  readonly problem: Problem | null;
}

/**
 * The applications that a set makes of the elements of its generators. What an element does not say stays a template.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function applicationsOfSet(files: Files, set: KubernetesObject, budget: Budget): Promise<SetReading> {
  const { file, value: root, name } = set;
  const spec = file.at(root, ['spec']);
  const template = file.at(spec, ['template']);
  if (!file.isMap(template)) return { applications: [], problem: structureProblemOf(file, root) };
  const rules = { isGoTemplate: /^true$/i.test(textAt(file, spec, ['goTemplate'])?.text ?? '') };
  const { elements, isCut } = await elementsOf(files, file, spec, rules, budget);
  const patch = patchOf(file, spec);
  const templatePatch = textAt(file, spec, ['templatePatch']);
  const rendered: {
    readonly element: Element;
    readonly file: YamlFile;
    readonly root: YamlValue;
    readonly name: string;
  }[] = [];
  let problem: Problem | null = null;
  const cost = file.sourceOf(template).length + (templatePatch?.text.length ?? 0);
  for (const element of elements) {
    budget.characters -= cost;
    if (budget.characters < 0) {
      problem ??= tooMany(template);
      break;
    }
    try {
      const made = renderYaml(file, template, element.parameters, rules);
      if (made.root === null) continue;
      const name = textAt(made, made.root, ['metadata', 'name'])?.text ?? '';
      rendered.push({ element, file: made, root: made.root, name });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problem ??= error.problem;
    }
  }
  if (isCut) problem ??= tooMany(template);
  const names = elementNames(rendered);
  return {
    applications: rendered.map((each, index) => ({
      file: each.file,
      root: each.root,
      carrier: file.path,
      identity: `${name}/${names[index]}`,
      name: each.name,
      manifest: set,
      patch,
      templatePatch: templatePatch === null ? null : fill(templatePatch, each.element.parameters, rules),
      files: each.element.files,
    })),
    problem,
  };
}

function tooMany(template: YamlValue): Problem {
  return problemAt('unresolved-template', template.place, `more than ${MOST_ELEMENTS} elements of its generators`);
}

/** Whether a template in a patch makes the whole of `spec`, or members of it. */
export function makesMembersOfSpec(text: string): boolean {
  let owner = '';
  for (const line of text.split('\n')) {
    const start = line.indexOf('{{');
    const key = /^\s*([\w.-]+)\s*:/.exec(start === -1 ? line : line.slice(0, start))?.[1];
    if (start !== -1 && MAKES_STRUCTURE.test(line) && ['', 'spec'].includes(key ?? owner)) return true;
    if (key !== undefined) owner = key;
  }
  return false;
}

/** A patch of the template, or a template of a generator's own, that may say where a version comes from. */
function patchOf(file: YamlFile, spec: YamlValue | null): Problem | null {
  const patch = textAt(file, spec, ['templatePatch']);
  if (patch !== null && (/\b(?:sources?|sourceHydrator)\b/.test(patch.text) || makesMembersOfSpec(patch.text))) {
    return problemAt('external-values', patch.place, quoteText('templatePatch'));
  }
  const kept = keptInCluster(file, spec);
  if (kept !== null) return kept;
  const pending = file.items(file.at(spec, ['generators']));
  // What is found below joins the end of the list while it is gone through.
  for (const generator of pending) {
    for (const { value } of file.members(generator)) {
      const template = file.at(value, ['template']);
      const own = file.at(template, ['spec', 'source']) ?? file.at(template, ['spec', 'sources']);
      if (own !== null) return problemAt('external-values', own.place, quoteText('template'));
      if (pending.length < MOST_ELEMENTS) pending.push(...file.items(file.at(value, ['generators'])));
    }
  }
  return null;
}

/** Applications that are made once, or whose sources stay what they are in the cluster. */
function keptInCluster(file: YamlFile, spec: YamlValue | null): Problem | null {
  const ignored = file.at(spec, ['ignoreApplicationDifferences']);
  if (ignored !== null && /\b(?:sources?|sourceHydrator)\b/.test(file.sourceOf(ignored))) {
    return problemAt('external-values', ignored.place, quoteText('ignoreApplicationDifferences'));
  }
  const sync = textAt(file, spec, ['syncPolicy', 'applicationsSync']);
  if (sync === null || !/^create-(?:only|delete)$/.test(sync.text)) return null;
  return problemAt('external-values', sync.place, quoteText(`applicationsSync: ${sync.text}`));
}

/** No name is made of more. */
const MOST_PARAMETERS = 5;

/** What tells the applications of a set apart and stays the same when a version changes: their names, as far as these do. */
function elementNames(rendered: readonly { readonly name: string; readonly element: Element }[]): string[] {
  const byName = new Map<string, number[]>();
  for (const [index, { name }] of rendered.entries()) byName.set(name, [...(byName.get(name) ?? []), index]);
  const names: string[] = rendered.map(({ name }) => name);
  const taken = new Map<string, number>();
  for (const [name, indexes] of byName) {
    if (indexes.length === 1) continue;
    const keys = distinguishing(indexes.map((index) => rendered[index]?.element));
    for (const index of indexes) {
      const parameters = rendered[index]?.element.parameters;
      const parts = keys.map((key) => `${key}=${parameters?.get(key)?.text ?? ''}`);
      const full = `${name}(${parts.join(',')})`;
      const count = taken.get(full) ?? 0;
      taken.set(full, count + 1);
      names[index] = count === 0 ? full : `${full}#${count + 1}`;
    }
  }
  return names;
}

/** Parameters that differ between elements, and are no versions. */
function distinguishing(elements: readonly (Element | undefined)[]): string[] {
  const [first] = elements;
  return [...(first?.parameters.keys() ?? [])]
    .sort()
    .filter((key) => {
      const texts = elements.map((element) => element?.parameters.get(key)?.text ?? '');
      return new Set(texts).size > 1 && texts.every((text) => text.length < 100 && !isVersionLike(text));
    })
    .slice(0, MOST_PARAMETERS);
}

function isVersionLike(text: string): boolean {
  const reading = readTag(text, '');
  return 'version' in reading || reading.code !== 'not-a-version' || /\d\.\d|^[0-9a-f]{7,}$/.test(text);
}
