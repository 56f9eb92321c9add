import type { Place } from '../../place.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { type Budget, Expansion } from './generators.ts';
import { filledName, filledPart, type Parameters } from './template.ts';
import { isOn, type PlacedText, textAt } from './text.ts';

/** One application, as a manifest has it or as a set makes it. */
export interface Application {
  /** The manifest, or what a set's template became. */
  readonly file: YamlFile;
  /** With `metadata` and `spec`. */
  readonly root: YamlValue;
  /** Perhaps with a template in it. */
  readonly name: string;
  /** What stands in the file of the repository: the set, where one makes it. */
  readonly manifest: { readonly file: YamlFile; readonly root: YamlValue };
  /** Files that the element of its set was read from. */
  readonly files: readonly string[];
}

/** One source of an application, as it is written. */
export interface Source {
  readonly value: YamlValue;
  readonly repository: string | null;
  readonly revision: PlacedText | null;
  readonly path: PlacedText | null;
  /** Null where it is empty, too. */
  readonly chart: PlacedText | null;
  /** The name that files of values have it by. */
  readonly ref: string | null;
  /** The line of its chart or path, else its first one. */
  readonly place: Place;
}

/** The sources of an application; where there is none, all that is said of them may be a template. */
export function sourcesOf({ file, root }: Application): Source[] {
  const several = file.items(file.at(root, ['spec', 'sources']));
  const one = [['source'], ['sourceHydrator', 'drySource'], []].map((path) => file.at(root, ['spec', ...path]));
  const values = several.length > 0 ? several : one.filter((each) => each !== null).slice(0, 1);
  return values.map((value) => {
    const [chart, path] = ['chart', 'path'].map((key) => textAt(file, value, [key]));
    return {
      value,
      repository: textAt(file, value, ['repoURL'])?.text ?? null,
      revision: textAt(file, value, ['targetRevision']),
      path: path ?? null,
      chart: chart?.text ? chart : null,
      ref: textAt(file, value, ['ref'])?.text ?? null,
      place: (chart ?? path)?.place ?? value.place,
    };
  });
}

/**
 * The applications of a file.
 *
 * @returns besides whether nothing else stands in the file
 * @throws TreeError where the tree cannot be read
 */
export async function applicationsIn(files: Files, file: YamlFile, budget: Budget) {
  const applications: Application[] = [];
  let isWhole = true;
  for (const root of file.documents.flatMap((document) => objectsOf(file, document))) {
    const isOfArgoCd = textAt(file, root, ['apiVersion'])?.text.startsWith('argoproj.io/') === true;
    const kind = isOfArgoCd ? textAt(file, root, ['kind'])?.text : undefined;
    const manifest = { file, root };
    if (kind === 'Application') applications.push({ ...manifest, name: nameOf(file, root), manifest, files: [] });
    else if (kind === 'ApplicationSet') applications.push(...(await applicationsOfSet(files, manifest, budget)));
    else if (kind !== 'AppProject') isWhole = false;
  }
  return { applications, isWhole };
}

function objectsOf(file: YamlFile, document: YamlValue | null): YamlValue[] {
  if (textAt(file, document, ['kind'])?.text.endsWith('List') === true) return file.items(file.at(document, ['items']));
  return file.isMap(document) ? [document] : [];
}

function nameOf(file: YamlFile, root: YamlValue): string {
  return textAt(file, root, ['metadata', 'name'])?.text ?? '';
}

/** What is not known of an element stays a template; so does the whole where it comes to be no YAML, or too much. */
async function applicationsOfSet(files: Files, manifest: Application['manifest'], budget: Budget) {
  const { file, root } = manifest;
  const applications: Application[] = [];
  const spec = file.at(root, ['spec']);
  const template = file.at(spec, ['template']);
  if (!file.isMap(template)) return applications;
  const isGoTemplate = isOn(file, spec, ['goTemplate']);
  const expansion = new Expansion(files, file, isGoTemplate, budget);
  const part = async (element: Parameters) => filledPart(file, template, element, isGoTemplate);
  let isWhole = true;
  for (const element of await expansion.elementsOf(file.at(spec, ['generators']))) {
    budget.left -= file.sourceOf(template).length;
    const made = budget.left < 0 ? null : await readable(part(element));
    if (made?.root == null) {
      isWhole = false;
      continue;
    }
    const name = filledName(nameOf(made, made.root), element);
    const from = new Set([...element.values()].map(({ place }) => place.file));
    applications.push({ file: made, root: made.root, name, manifest, files: [...from] });
  }
  if (!isWhole) applications.push({ file, root: template, name: nameOf(file, template), manifest, files: [] });
  return applications;
}
