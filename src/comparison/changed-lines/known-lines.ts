import { searchTexts } from '../../deployment/candidates.ts';
import type { DeployedObject } from '../../deployment/deployed-object.ts';
import type { Detection, DetectionSettings } from '../../deployment/detect.ts';
import { baseNameOf } from '../../deployment/repository-paths.ts';
import { COMPANION_ENDING } from '../../deployment/service-names.ts';
import { showPlace } from '../../problems/place.ts';
import type { Tree } from '../../repository/tree.ts';
import { filesNaming, mapInBatches, readTextFile } from './watched-files.ts';

interface KnownInput {
  readonly base: Tree;
  readonly head: Tree;
  readonly before: Detection;
  readonly after: Detection;
}

/** What a variable holds: the version of the service, of its chart, or of a tool with the service's name. */
export type Use = 'tag' | 'chart' | 'tool';

export interface KnownLines {
  /** `file:line` of what a reader has understood, on each side. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** Names of the variables that make up the version of something found. */
  readonly variables: ReadonlyMap<string, Use>;
  /** The second-order text of each file, from both sides. */
  readonly secondOrder: ReadonlyMap<string, string>;
  /** Names of values files that pin the tag. The chart's version does not matter beside them. */
  readonly pinned: readonly string[];
  /** Files that may decide a version that is not known, such as values behind a template that cannot be filled in. */
  readonly undecided: ReadonlySet<string>;
  /**
   * Local charts in which an image of the service has no readable tag. Their templates may use `appVersion` for it.
   */
  readonly charts: ReadonlySet<string>;
}

/** Gathers what the readers of both sides know about lines, variables and second order. */
export async function readKnown(input: KnownInput, settings: DetectionSettings): Promise<KnownLines> {
  const { before, after } = input;
  const secondOrder = new Map<string, string>();
  for (const told of [before, after].flatMap(({ objects, links }) => [...objects, ...links])) {
    for (const { place, text } of told.secondOrder) {
      secondOrder.set(place.file, `${secondOrder.get(place.file) ?? ''}\n${text}`);
    }
  }
  const unknown = after.objects.filter(({ problem }) => problem !== null);
  const pinned = after.objects.filter(({ version, isOfChart }) => version !== null && !isOfChart);
  return {
    before: new Set(accountsOf(before)),
    after: new Set(accountsOf(after)),
    variables: await variablesIn(input, settings),
    secondOrder,
    undecided: new Set(unknown.flatMap(({ inputs, carrier }) => inputs.filter((path) => path !== carrier))),
    charts: new Set(
      unknown
        .filter(({ carrier }) => /(?:^|\/)values[^/]*$/.test(carrier))
        .map(({ carrier }) => carrier.replace(/[^/]*$/, 'Chart.yaml')),
    ),
    pinned: [...new Set(pinned.map(({ carrier }) => baseNameOf(carrier)))],
  };
}

/** The variables that make up an object's version, and those in commands of files without a reader. */
async function variablesIn({ base, head, before, after }: KnownInput, settings: DetectionSettings) {
  const variables = await variablesInCommands(head, settings);
  for (const [{ objects }, tree] of [[before, base] as const, [after, head] as const]) {
    for (const object of objects.filter((each) => each.variables.length > 0)) {
      const use = await useOf(object, tree);
      for (const name of object.variables) variables.set(plainName(name), use);
    }
  }
  return variables;
}

function accountsOf({ objects, explained }: Detection): string[] {
  // If the version is not known, the places read on the way explain nothing.
  const read = objects.flatMap(({ place, accounts, problem }) => [place, ...(problem === null ? accounts : [])]);
  return [...read, ...explained].map(showPlace);
}

/** Whether an object's variables hold its chart's version or its tag, judged by the deciding line. */
async function useOf({ place }: DeployedObject, tree: Tree): Promise<Use> {
  const line = place.line === null ? '' : ((await readTextFile(tree, place.file))?.split('\n')[place.line - 1] ?? '');
  return /targetRevision|\bversion\b/.test(line) && !/image|tag/i.test(line) ? 'chart' : 'tag';
}

/** Variables in images and commands of files without a reader: `docker run lightdash/lightdash:$TAG`. */
async function variablesInCommands(head: Tree, settings: DetectionSettings): Promise<Map<string, Use>> {
  const found = new Map<string, Use>();
  const own = searchTexts(settings).map((text) => text.replace(/[^\w\s]/g, '\\$&'));
  const service = new RegExp(own.join('|'), 'i');
  const tagVariable = new RegExp(
    String.raw`(?:(?:${own.join('|')})(?!${COMPANION_ENDING})\/?[\w-]{0,99}:|image\.tag=|tag["']?\s{0,9}[:=]\s{0,9})${VARIABLE}`,
    'gi',
  );
  for await (const text of mapInBatches(await filesNaming(head, settings), (path) => readTextFile(head, path))) {
    for (const line of (text ?? '').replace(/\\\r?\n/g, ' ').split('\n')) {
      if (!/[${]/.test(line) || !service.test(line)) continue;
      const named = (pattern: RegExp) => [...line.matchAll(pattern)].map(([, name = '']) => plainName(name));
      for (const name of named(TOOL_VARIABLE)) if (!found.has(name)) found.set(name, 'tool');
      for (const name of named(tagVariable)) found.set(name, 'tag');
      if (/\bhelm\b/.test(line)) for (const name of named(CHART_VARIABLE)) found.set(name, 'chart');
    }
  }
  return found;
}

/** A variable in the place of a version, in the syntax of shells, make, templates and workflows. */
const VARIABLE = String.raw`(?=["']?[$\x7b])["']?\$?[{(]{0,2}\s{0,9}(?:\.?(?:Values|env|vars|inputs|var|local)\.)?(?:[\w-]{1,99}\.){0,9}([A-Za-z_]\w{0,99})`;
const TOOL_VARIABLE = new RegExp(String.raw`@lightdash\/[\w-]{1,99}@${VARIABLE}`, 'gi');
const CHART_VARIABLE = new RegExp(String.raw`--version[= ]\s{0,9}${VARIABLE}`, 'g');

/** A variable's name without its prefixes: `TF_VAR_lightdash_version` is `lightdash_version`. */
export function plainName(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/^TF_VAR_/, '')
    .toLowerCase();
}
