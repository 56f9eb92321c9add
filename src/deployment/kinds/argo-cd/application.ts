import type { Place, PlacedText } from '../../../problems/place.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { type Located, objectsIn } from '../manifests/objects.ts';
import { type GeneratorBudget, Generators } from './generators.ts';
import { filledName, filledPart, textAt } from './template.ts';

/** One application, from a manifest or made by a set. */
export interface Application {
  /** The manifest, or the filled-in template of a set, which has the same path. */
  readonly file: YamlFile;
  /** The mapping with `metadata` and `spec`. */
  readonly root: YamlValue;
  /** May contain a template. */
  readonly name: string;
  readonly sources: readonly ApplicationSource[];
  /** Parts of the set that are not read: generators and patches. */
  readonly unread: readonly Located[];
  /** Files from which the element of the set was read. */
  readonly files: readonly string[];
}

/** One source of an application, as written. */
export interface ApplicationSource {
  readonly value: YamlValue;
  readonly repository: string;
  readonly revision: PlacedText | null;
  readonly path: PlacedText | null;
  /** Also null where it is empty. */
  readonly chart: PlacedText | null;
  /** The name by which values files refer to the source. */
  readonly ref: string | null;
  /** The line of its chart or path, otherwise its first line. */
  readonly place: Place;
}

/**
 * The applications in a file.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function applicationsIn(files: Files, file: YamlFile, budget: GeneratorBudget): Promise<Application[]> {
  const applications: Application[] = [];
  for (const { group, kind, value: root } of objectsIn(file)) {
    if (group !== 'argoproj.io') continue;
    if (kind === 'Application') applications.push(applicationOf(file, root));
    if (kind === 'ApplicationSet') applications.push(...(await applicationsOfSet(files, file, root, budget)));
  }
  return applications;
}

function applicationOf(file: YamlFile, root: YamlValue): Application {
  const name = textAt(file, root, ['metadata', 'name'])?.text ?? '';
  const several = file.items(file.at(root, ['spec', 'sources']));
  // Without a source, a template may supply all of it.
  const own = ['source', 'sourceHydrator'].flatMap((key) => file.at(root, ['spec', key]) ?? []);
  const one = file.at(own[0] ?? null, ['drySource']) ?? own[0] ?? file.at(root, ['spec']);
  const values = several.length > 0 || one === null ? several : [one];
  return { file, root, name, sources: values.map((value) => sourceOf(file, value)), unread: [], files: [] };
}

function sourceOf(file: YamlFile, value: YamlValue): ApplicationSource {
  const text = (key: string) => textAt(file, value, [key]);
  const [path, chart] = [text('path'), text('chart')];
  return {
    ...{ value, path, revision: text('targetRevision'), chart: chart?.text ? chart : null },
    ...{ repository: text('repoURL')?.text ?? '', ref: text('ref')?.text ?? null },
    place: (chart ?? path)?.place ?? value.place,
  };
}

/**
 * A parameter that is not known stays a template. If a filled-in element is not YAML or the budget is spent, the
 * unfilled template is kept as one more application.
 */
async function applicationsOfSet(files: Files, file: YamlFile, root: YamlValue, budget: GeneratorBudget) {
  const template = file.at(root, ['spec', 'template']);
  if (!file.isMap(template)) return [];
  const generators = new Generators(files, file, budget);
  const elements = await generators.elementsOf(file.at(root, ['spec', 'generators']));
  const patch = file.at(root, ['spec', 'templatePatch']);
  const unread = [...generators.unread, ...(patch === null ? [] : [patch])].map((value) => ({ file, value }));
  const applications: Application[] = [];
  let isWhole = true;
  for (const element of elements) {
    budget.left -= file.sourceOf(template).length;
    const fill = async () => filledPart(file, template, element);
    const made = budget.left < 0 ? null : await nullIfUnreadable(fill());
    if (made?.root == null) {
      isWhole = false;
      continue;
    }
    const own = applicationOf(made, made.root);
    const from = new Set([...element.values()].map(({ place }) => place.file));
    applications.push({ ...own, name: filledName(own.name, element), unread, files: [...from] });
  }
  return isWhole ? applications : [...applications, { ...applicationOf(file, template), unread }];
}
