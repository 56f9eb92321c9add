import { type Problem, problemAt } from '../../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../../reference.ts';
import { folderOf } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { type Overlay, type PatchEntry, readKustomization, resolveReference } from '../kustomize/kustomization.ts';
import { findRoots, type Root } from '../kustomize/roots.ts';
import { isKustomizationFile } from '../signs.ts';
import type { Application } from './application.ts';
import { isFilledIn, textAt } from './scalar-text.ts';

const UPDATER = 'argocd-image-updater.argoproj.io';

/**
 * Why Argo CD Image Updater may deploy other versions of the service than an application says: it lays its own over those of
 * the manifest, unless it writes them to git, where they are seen.
 *
 * @returns null where it leaves the service alone
 */
export function problemOfUpdater({ file, root }: Application, { images }: FormatSettings): Problem | null {
  const annotation = (name: string) => textAt(file, root, ['metadata', 'annotations', `${UPDATER}/${name}`]);
  const list = annotation('image-list');
  if (list === null || /^git\b/.test(annotation('write-back-method')?.text ?? '')) return null;
  const isOfService = list.text.split(',').some((entry) => {
    const reference = parseImageReference(entry.slice(entry.indexOf('=') + 1).trim());
    return isFilledIn(entry) || reference === null || classifyImage(reference, images) !== 'other';
  });
  return isOfService ? problemAt('external-values', list.place, quoteText(`${UPDATER}/image-list`)) : null;
}

/**
 * Why an image may stay what it is in the cluster, whatever an application says: Argo CD ignores a difference of it, also where it
 * applies the rest.
 *
 * @returns null where it does not
 */
export function problemOfIgnored({ file, root }: Application): Problem | null {
  const options = file.items(file.at(root, ['spec', 'syncPolicy', 'syncOptions']));
  const isKept = options.some((each) => textAt(file, each, [])?.text === 'RespectIgnoreDifferences=true');
  const ignored = file.at(root, ['spec', 'ignoreDifferences']);
  if (!isKept || ignored === null || !/\bimage\b/.test(file.sourceOf(ignored))) return null;
  return problemAt('external-values', ignored.place, quoteText('ignoreDifferences'));
}

/**
 * A test why a kustomization may change what the manifest of an application says: it takes the manifest in and patches the
 * sources of applications. Kustomizations are looked at where there are any and an application asks.
 */
export function kustomizationTest(
  files: FilesOfTree,
  settings: FormatSettings,
): (application: Application) => Promise<Problem | null> {
  const hasAny = files.paths.some(isKustomizationFile);
  const budget = { work: MOST_WORK };
  const patchesOf = new Map<Root, Promise<readonly AppliedPatch[]>>();
  const rootsOf = new Map<string, readonly Root[]>();
  return async ({ carrier, manifestName, root: manifest }) => {
    if (!hasAny) return null;
    const all = await findRoots(files, settings);
    const roots = rootsOf.get(carrier) ?? all.filter(({ reached }) => reached.has(carrier));
    rootsOf.set(carrier, roots);
    for (const root of roots) {
      const pending = patchesOf.get(root) ?? patchesIn(files, root, budget);
      patchesOf.set(root, pending);
      const patches = await pending;
      budget.work -= patches.length;
      if (budget.work < 0) return problemAt('external-values', manifest.place, 'more patches than are read');
      const own = patches.find(({ path, isFor }) => path !== carrier && isFor(manifestName));
      if (own !== undefined) return own.problem;
    }
    return null;
  };
}

/** Characters of patches that are read, and times that one is held against an application, in one tree. */
const MOST_WORK = 50_000_000;

interface Budget {
  work: number;
}

/** A patch that may say where applications come from. */
interface AppliedPatch {
  /** Its own file; null where it stands in the kustomization. */
  readonly path: string | null;
  readonly isFor: (application: string) => boolean;
  readonly problem: Problem;
}

async function patchesIn(files: Files, { reached, flux }: Root, budget: Budget): Promise<readonly AppliedPatch[]> {
  const overlays: Overlay[] = flux === null ? [] : [flux.overlay];
  for (const path of reached) {
    const file = isKustomizationFile(path) ? await readable(files.yaml(path)) : null;
    const overlay = file === null ? null : readKustomization(file, folderOf(path));
    if (overlay !== null) overlays.push(overlay);
  }
  const found: AppliedPatch[] = [];
  // A patch may name an application as it is called by then.
  const isRenamed = overlays.some(({ namePrefix, nameSuffix }) => namePrefix !== '' || nameSuffix !== '');
  const isMeant = (name: string, application: string) =>
    name === application || (isRenamed && name.includes(application));
  for (const overlay of overlays) {
    for (const patch of [...overlay.patches, ...overlay.latePatches]) {
      if (budget.work < 0) return found;
      found.push(...(await readPatch(files, overlay, patch, { isMeant, budget })));
    }
    for (const value of overlay.replacements) {
      if (budget.work < 0) return found;
      found.push(...(await readReplacement(files, overlay, value, budget)));
    }
  }
  return found;
}

/** What says where an application comes from, or what a set makes of which. */
const SOURCES = /argocd-image-updater|\b(?:sources?|sourceHydrator|drySource|generators|templatePatch)\b/;
const NAME = /\bname["']?\s*:\s*["']?([\w.-]+)/g;
/** A patch with more names may be for any application. */
const MOST_NAMES = 100;
const KINDS = ['Application', 'ApplicationSet'];

interface PatchOptions {
  /** Whether a name in a patch is that of an application. */
  readonly isMeant: (name: string, application: string) => boolean;
  readonly budget: Budget;
}

async function readPatch(
  files: Files,
  overlay: Overlay,
  entry: PatchEntry,
  { isMeant, budget }: PatchOptions,
): Promise<AppliedPatch[]> {
  const { file, folder } = overlay;
  const { inline, target, place } = entry;
  const resolved = entry.path === null ? null : resolveReference(files, folder, entry.path);
  const path = resolved?.kind === 'file' ? resolved.path : null;
  const text = path === null ? inlineText(file, inline) : await readable(files.text(path));
  budget.work -= text?.length ?? 0;
  // What cannot be read may be for anything that the target allows.
  if (text !== null && !SOURCES.test(text)) return [];
  if (text === null && target === null) return [];
  const problem = problemAt('external-values', place, 'a patch of the application');
  if (target !== null) {
    const selector = (key: string) => textAt(file, target, [key])?.text ?? '';
    if (!KINDS.some((kind) => isSelected(selector('kind'), kind))) return [];
    const name = selector('name');
    return [{ path, isFor: (application) => isSelected(name, application) || isMeant(name, application), problem }];
  }
  const patched = text ?? '';
  if (!/\bkind["']?\s*:\s*["']?Application(?:Set)?\b/.test(patched)) return [];
  const names = [...new Set([...patched.matchAll(NAME)].map(([, name = '']) => name))];
  const isFor = (application: string) => names.length > MOST_NAMES || names.some((name) => isMeant(name, application));
  return [{ path, isFor, problem }];
}

async function readReplacement(
  files: Files,
  { file, folder }: Overlay,
  value: YamlValue,
  budget: Budget,
): Promise<AppliedPatch[]> {
  const path = textAt(file, value, ['path']);
  const resolved = path === null ? null : resolveReference(files, folder, path);
  const own = resolved?.kind === 'file' ? await readable(files.text(resolved.path)) : null;
  const text = own ?? file.sourceOf(value);
  budget.work -= text.length;
  if (!FIELDS.test(text) || !/\bkind["']?\s*:\s*["']?Application/.test(text)) return [];
  const problem = problemAt('external-values', value.place, 'a replacement in the application');
  return [{ path: null, isFor: () => true, problem }];
}

/** Ways to the sources of an application, as replacements have them. */
const FIELDS = /\bspec\.(?:sources?|sourceHydrator|template|generators)\b/;

function inlineText(file: YamlFile, inline: YamlValue | null): string | null {
  return inline === null ? null : file.sourceOf(inline);
}

/** Whether a selector of kustomize, which is a pattern, may mean a name; an empty one means all. */
function isSelected(pattern: string, name: string): boolean {
  return pattern === '' || pattern === name || /[^\w.-]/.test(pattern) || isPatternOfNames(pattern);
}

/** A dot stands in names, too. */
function isPatternOfNames(pattern: string): boolean {
  return /\.[*+?]|\.$/.test(pattern);
}
