import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { embeddedYaml, type MadeSetting, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { Files } from '../../source/source-files.ts';
import { stepsOf } from '../helm/command.ts';
import type { ReleaseValues } from '../helm/release.ts';
import { allAt, firstAt, type SourceLayers, type SourceValue } from './overrides.ts';
import { isFilledIn, textAt } from './scalar-text.ts';
import { readValueFiles, type ValueFiles, type ValueFilesOptions, valuesWithProblems } from './value-files.ts';

/**
 * The values that an application gives to a chart, the one that wins first (DETECTION 2.3): parameters, `valuesObject` or else
 * `values`, files of values.
 *
 * @param chart name of the service's chart
 * @throws TreeError where the tree cannot be read
 */
export async function readHelmValues(
  files: Files,
  source: SourceLayers,
  options: Omit<ValueFilesOptions, 'ignoresMissing'>,
  chart: string,
): Promise<ValueFiles> {
  const missing = firstAt(source, ['helm', 'ignoreMissingValueFiles']);
  const ignoresMissing = missing !== null && /^true$/i.test(textAt(missing.file, missing.value, [])?.text ?? '');
  const own = firstAt(source, ['helm', 'valueFiles']);
  const list = own !== null && own.file.scalar(own.value)?.type === 'null' ? null : own;
  const { values, paths } = await readValueFiles(files, list, { ...options, ignoresMissing });
  return {
    values: [
      ...(source.problem === null ? [] : [{ kind: 'unseen' as const, problem: source.problem }]),
      ...parameterValues(source),
      ...ownValues(source, chart),
      ...values,
    ],
    paths,
  };
}

/** Names of what is read; what a file gives to them cannot be told. */
const READ = /(?:^|[.])(?:image|tag|repository|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;

/** Helm takes files over texts, and texts (`forceString`) over the rest, whatever their order. */
function parameterValues(source: SourceLayers): ReleaseValues[] {
  const problems: Problem[] = [];
  const plain: MadeSetting[] = [];
  const texts: MadeSetting[] = [];
  const fromFiles: MadeSetting[] = [];
  for (const { file, value } of itemsAt(source, ['helm', 'parameters'])) {
    const setting = settingOf({ file, value }, 'value', problems);
    if (setting === null) continue;
    const isText = /^true$/i.test(textAt(file, value, ['forceString'])?.text ?? '');
    (isText ? texts : plain).push({ ...setting, isText });
  }
  for (const { file, value } of itemsAt(source, ['helm', 'fileParameters'])) {
    const setting = settingOf({ file, value }, 'path', problems);
    if (setting === null) continue;
    const name = textAt(file, value, ['name'])?.text ?? '';
    if (READ.test(name))
      problems.push(problemAt('external-values', setting.place, quoteText(`${name}=${setting.value}`)));
    else fromFiles.push({ ...setting, isText: true });
  }
  const settings = [...plain, ...texts, ...fromFiles];
  const unseen = problems.slice(0, 1).map((problem): ReleaseValues => ({ kind: 'unseen', problem }));
  const [first] = settings;
  if (first === undefined) return unseen;
  try {
    const file = settingsAsYaml(first.place.file, settings);
    return [...unseen, { kind: 'layer', layer: { file, root: file.root } }];
  } catch (error) {
    if (error instanceof ProblemError) return [{ kind: 'unseen', problem: error.problem }];
    throw error;
  }
}

function itemsAt(source: SourceLayers, path: readonly string[]): SourceValue[] {
  const list = firstAt(source, path);
  return list === null ? [] : list.file.items(list.value).map((value) => ({ file: list.file, value }));
}

/** @param problems where one that cannot be read goes: it may set anything */
function settingOf({ file, value }: SourceValue, key: 'value' | 'path', problems: Problem[]): MadeSetting | null {
  const name = textAt(file, value, ['name']);
  const text = textAt(file, value, [key]);
  const place = text?.place ?? file.at(value, [key])?.place ?? name?.place ?? value.place;
  if (name === null) return null;
  const steps = stepsOf(name.text);
  if (isFilledIn(name.text)) problems.push(problemAt('unresolved-template', name.place, quoteText(name.text)));
  else if (steps.length === 0) problems.push(problemAt('external-values', name.place, quoteText(name.text)));
  else return { steps, value: text?.text ?? '', isText: false, place };
  return null;
}

/** `valuesObject`, beside which Argo CD does not look at `values`. */
function ownValues(source: SourceLayers, chart: string): ReleaseValues[] {
  const objects = allAt(source, ['helm', 'valuesObject']).filter(
    ({ file, value }) => !isNull(file.scalar(value)?.type),
  );
  if (objects.length > 0) return objects.flatMap((object) => valuesWithProblems(object, null, chart));
  const text = firstAt(source, ['helm', 'values']);
  if (text === null) return [];
  const { file, value } = text;
  // A mapping is what older versions wrote there by mistake, and what Argo CD refuses.
  if (file.isMap(value)) return valuesWithProblems(text, null, chart);
  const scalar = file.scalar(value);
  try {
    const values = embeddedYaml(file, value);
    if (values === null || scalar === null) return [];
    const structure = { text: values.text, placeOf: (offset: number) => values.placeAt(offset) };
    if (values.isMap(values.root)) return valuesWithProblems({ file: values, value: values.root }, structure, chart);
    if (!scalar.hasTemplate) return [];
    const found = quoteText(textAt(file, value, [])?.text ?? '');
    return [{ kind: 'unseen', problem: problemAt('unresolved-template', scalar.place, found) }];
  } catch (error) {
    if (error instanceof ProblemError) return [{ kind: 'unseen', problem: error.problem }];
    throw error;
  }
}

function isNull(type: string | undefined): boolean {
  return type === 'null';
}
