import { problemAnswer } from '../../deployment.ts';
import { type Finding, PLAIN } from '../../finding.ts';
import { problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf } from '../../repository-paths.ts';
import type { HclAttribute, HclExpression } from '../../source/hcl/tree.ts';
import { type Files, readable } from '../../source/source-files.ts';
import { evaluate } from './evaluation.ts';
import { EMPTY_MODULE, type Module, nowhere, parsedBody, pathOf, type Scope } from './module.ts';
import { knownText, placeOf } from './text.ts';
import type { Trace } from './trace.ts';

/** A folder where Terragrunt applies a module. */
export interface TerragruntUnit {
  readonly folder: string;
  readonly path: string;
  /** Where its module is written to lie. */
  readonly source: HclExpression | null;
  /** Where that is in this repository; null for elsewhere. */
  readonly module: string | null;
  /** What it gives the module's variables. */
  readonly inputs: HclExpression | null;
  readonly scope: Scope;
}

/** Reads a `terragrunt.hcl`; null where it cannot be read. */
export async function readTerragrunt(files: Files, path: string, trace: Trace): Promise<TerragruntUnit | null> {
  const body = await readable(parsedBody(files, path));
  if (body === null) return null;
  const folder = folderOf(path);
  const ofType = (type: string) => body.blocks.filter((block) => block.type === type).map((block) => block.body);
  const locals = new Map(ofType('locals').flatMap(({ attributes }) => [...attributes]));
  const scope = { ...nowhere(folder), module: { ...EMPTY_MODULE, folder, locals } };
  const source = ofType('terraform')[0]?.attributes.get('source')?.value ?? null;
  // Without a source it applies what lies in its own folder.
  const address = source === null ? '.' : knownText(await evaluate(source, scope, trace));
  const isLocal = address !== null && /^[./\uE0F1]/.test(address);
  const module = isLocal ? pathOf(address.replaceAll('//', '/'), folder) : null;
  return { folder, path, source, module, inputs: body.attributes.get('inputs')?.value ?? null, scope };
}

/** Its inputs as arguments of the module; any of the module's variables may be in what is not written out. */
export function argumentsOf({ inputs, scope }: TerragruntUnit, { variables }: Module): Scope['given'][number] {
  const attributes = new Map<string, HclAttribute>();
  const give = (name: string, value: HclExpression) =>
    attributes.set(name, { name, value, source: value.source, start: value.start, end: value.end });
  if (inputs?.kind === 'object') for (const { key, value } of inputs.members) give(knownText(key) ?? '', value);
  else if (inputs !== null) for (const name of variables.keys()) give(name, inputs);
  return { attributes, scope };
}

/** What a module from elsewhere deploys that is called after the service: the net judges those of its inputs that are versions. */
export function findingOfRemote({ folder, path, source, module, inputs }: TerragruntUnit, id: string): Finding[] {
  if (source === null || module !== null || inputs?.kind !== 'object') return [];
  const written = source.source.text.slice(source.start, source.end);
  if (!/lightdash/i.test(`${folder} ${written}`)) return [];
  const versions = inputs.members.filter(({ value }) => /^v?\d+\.\d+\.\d+/.test(knownText(value) ?? ''));
  if (versions.length === 0) return [];
  const place = placeOf(source);
  const remedy = 'Name the input that holds the version with `targets: file@regex:…`, or pass `to:`.';
  const answer = problemAnswer(problemAt('unresolved-variable', place, quoteText(written), { remedy }));
  const variables = versions.map(({ key }) => knownText(key) ?? '');
  return [{ ...PLAIN, kind: 'terraform', id, unit: id, carrier: path, place, answer, variables, inputs: [path] }];
}
