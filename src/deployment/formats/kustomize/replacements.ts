import type { ImageRules } from '../../deployment.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { isContainerList, type Pointer } from '../manifests/image-sites.ts';
import { memberOf, type Overlay, readKustomization, resolveReference } from './kustomization.ts';
import { selects } from './selector.ts';
import { type BuiltSite, type State, withFiles, withProblem } from './state.ts';

/** Characters of replacements times images that they may lead to. */
const MOST_WORK = 1_000_000_000;

/**
 * Marks the images that `replacements` put something into: where that comes from is not followed, so it is a problem of
 * theirs (`unresolved-template`). Where there are too many of them, or a file cannot be read, all images have that problem.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function applyReplacements(
  files: Files,
  state: State,
  overlay: Overlay,
  rules: ImageRules,
): Promise<State> {
  const { file, folder, replacements } = overlay;
  if (replacements.length === 0) return state;
  let current = withFiles(state, await sourceFilesOf(files, overlay));
  for (const value of replacements) {
    const path = file.scalar(memberOf(file, value, 'path'));
    if (path === null) {
      current = applyReplacement(current, file, value, rules);
      continue;
    }
    const resolved = resolveReference(files, folder, path);
    if (resolved.kind !== 'file') {
      current = withProblem(current, problemAt('external-values', path.place, quoteText(path.text)), rules);
      continue;
    }
    current = withFiles(current, [resolved.path]);
    try {
      const own = await files.yaml(resolved.path);
      if (own === null) continue;
      if (own.text.length * current.sites.length > MOST_WORK) {
        throw new ProblemError(problemAt('unparseable', path.place, 'replacements that take too long'));
      }
      const entries = own.isMap(own.root) ? [own.root] : own.items(own.root);
      for (const entry of entries) current = applyReplacement(current, own, entry, rules);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      current = withProblem(current, error.problem, rules);
    }
  }
  return current;
}

/**
 * The files that may hold what the replacements of a kustomization put somewhere: objects that it takes in, and what its generators read.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function sourceFilesOf(files: Files, overlay: Overlay): Promise<string[]> {
  const found = new Set<string>();
  const overlays = [overlay];
  // What is found joins the end of the list while it is gone through.
  for (const { file, root, folder, resources, components } of overlays) {
    for (const reference of [...resources, ...components]) {
      const resolved = resolveReference(files, folder, reference);
      if (resolved.kind !== 'file' && resolved.kind !== 'kustomization') continue;
      if (found.has(resolved.path)) continue;
      found.add(resolved.path);
      const own = resolved.kind === 'kustomization' ? await readable(files.yaml(resolved.path)) : null;
      const inner = own === null ? null : readKustomization(own, folderOf(resolved.path));
      if (inner !== null) overlays.push(inner);
    }
    for (const key of ['configMapGenerator', 'secretGenerator']) {
      for (const item of file.items(memberOf(file, root, key))) {
        for (const path of generatorFilesOf(file, item, folder)) found.add(path);
      }
    }
  }
  return [...found];
}

/** The files that a generator reads: `files: [values.yaml=prod.yaml]` and `envs: [prod.env]`. */
export function generatorFilesOf(file: YamlFile, item: YamlValue, folder: string): string[] {
  const values = ['files', 'envs', 'env'].flatMap((key) => memberOf(file, item, key) ?? []);
  return values
    .flatMap((value) => (file.scalar(value) === null ? file.items(value) : [value]))
    .flatMap((source) => {
      const text = file.scalar(source)?.text.replace(/^[^=]*=/, '') ?? '';
      return text === '' ? [] : (resolvePath(folder, text) ?? []);
    });
}

function applyReplacement(state: State, file: YamlFile, value: YamlValue, rules: ImageRules): State {
  let current = state;
  for (const target of file.items(file.member(value, 'targets')?.value ?? null)) {
    const select = file.member(target, 'select')?.value ?? null;
    const isSelected = (site: BuiltSite) =>
      select === null || selects(file, select, site.instance, state.addsLabels) !== 'no';
    for (const item of file.items(file.member(target, 'fieldPaths')?.value ?? null)) {
      const path = file.scalar(item);
      if (path === null) continue;
      const steps = stepsOf(path.text);
      const problem = problemAt('unresolved-template', path.place, 'the replacement there', { subject: 'image' });
      current = withProblem(current, problem, rules, (site) => isSelected(site) && leadsTo(steps, site));
    }
  }
  return current;
}

/** The steps of a field path, where dots within brackets are part of a step. */
export function stepsOf(path: string): string[] {
  const steps = [''];
  let depth = 0;
  for (const character of path) {
    if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    if (character === '.' && depth === 0) steps.push('');
    else steps[steps.length - 1] += character;
  }
  return steps;
}

/** Whether a field path leads to an image, or to something that holds it. */
function leadsTo(steps: readonly string[], { pointer, name }: BuiltSite): boolean {
  return steps.every((step, index) => {
    const at = pointer[index];
    // A path may go on into what is a part of an image for us.
    if (at === undefined) return true;
    if (step === '*' || String(at) === step) return true;
    if (typeof at !== 'number' || !step.startsWith('[')) return false;
    const [, key, wanted] = /^\[([^=]*)=(.*)\]$/.exec(step) ?? [];
    return key !== 'name' || !isContainer(pointer, index) || wanted === name;
  });
}

function isContainer(pointer: Pointer, index: number): boolean {
  return isContainerList(pointer[index - 1]);
}
