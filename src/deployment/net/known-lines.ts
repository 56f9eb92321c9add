import { searchTexts } from '../candidates.ts';
import type { DeployedObject } from '../deployed-object.ts';
import type { Detection, DetectionSettings } from '../detect.ts';
import { showPlace } from '../place.ts';
import type { Tree } from '../trees/tree.ts';
import { filesNaming, mapInBatches, readTextFile } from './watched-files.ts';

/** Both sides of a change, and what was found there. */
interface KnownInput {
  readonly base: Tree;
  readonly head: Tree;
  readonly before: Detection;
  readonly after: Detection;
}

/** How a variable is used: for the version of the service, for that of its chart, or for a tool of the service's name. */
export type Use = 'tag' | 'chart' | 'tool';

/** What the readers know of lines and names. */
export interface KnownLines {
  /** `file:line` of what a reader has understood, on either side. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** Names of variables that the version of something found is made of. */
  readonly variables: ReadonlyMap<string, Use>;
  /** What of second order stands in a file, on either side. */
  readonly secondOrder: ReadonlyMap<string, string>;
  /** Names of files of values that pin the tag, so that the version of the chart does not matter. */
  readonly pinned: readonly string[];
  /** Files that may decide a version which is not known: values behind a name that nobody can fill in. */
  readonly undecided: ReadonlySet<string>;
  /** Own charts in which an image of the service has no tag that can be read: their templates may take `appVersion` for it. */
  readonly charts: ReadonlySet<string>;
}

/** Gathers what the readers of both sides know of lines, variables and second order. */
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
    pinned: [...new Set(pinned.map(({ carrier }) => carrier.slice(carrier.lastIndexOf('/') + 1)))],
  };
}

/** Variables that the version of an object is made of, and those in commands of files that nobody reads. */
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

function accountsOf({ objects }: Detection): string[] {
  // Where the version is not known, what was read on the way explains nothing.
  return objects.flatMap(({ place, accounts, problem }) =>
    [place, ...(problem === null ? accounts : [])].map(showPlace),
  );
}

/** Whether the variables of an object give the version of its chart, by the line that decides. */
async function useOf({ place }: DeployedObject, tree: Tree): Promise<Use> {
  const line = place.line === null ? '' : ((await readTextFile(tree, place.file))?.split('\n')[place.line - 1] ?? '');
  return /targetRevision|\bversion\b/.test(line) && !/image|tag/i.test(line) ? 'chart' : 'tag';
}

/** Variables in the images and the commands of files that nobody reads: `docker run lightdash/lightdash:$TAG`. */
async function variablesInCommands(head: Tree, settings: DetectionSettings): Promise<Map<string, Use>> {
  const found = new Map<string, Use>();
  const own = searchTexts(settings).map((text) => text.replace(/[^\w\s]/g, '\\$&'));
  const service = new RegExp(own.join('|'), 'i');
  const tagVariable = new RegExp(
    String.raw`(?:(?:${own.join('|')})(?![-_](?:mcp|exporter|cli|backup|dashboards?|proxy))\/?[\w-]*:|image\.tag=|tag["']?\s*[:=]\s*)${VARIABLE}`,
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

/** A variable in the place of a version, in the ways of shells, make, templates and workflows. */
const VARIABLE = String.raw`(?=["']?[$\x7b])["']?\$?[{(]{0,2}\s*(?:\.?(?:Values|env|vars|inputs|var|local)\.)?(?:[\w-]+\.)*([A-Za-z_]\w*)`;
const TOOL_VARIABLE = new RegExp(String.raw`@lightdash\/[\w-]+@${VARIABLE}`, 'gi');
const CHART_VARIABLE = new RegExp(String.raw`--version[= ]\s*${VARIABLE}`, 'g');

/** A name however it is written: `TF_VAR_lightdash_version` is `lightdash_version`. */
export function plainName(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/^TF_VAR_/, '')
    .toLowerCase();
}
