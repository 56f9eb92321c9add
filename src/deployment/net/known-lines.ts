import { searchTest } from '../candidates.ts';
import type { DeployedObject } from '../deployed-object.ts';
import type { Detection, DetectionSettings } from '../detect.ts';
import { showPlace } from '../place.ts';
import type { Tree } from '../trees/tree.ts';

/** Prose, lists of packages, tests and samples say nothing of what is deployed. */
export const NEVER_WATCHED =
  /\.(?:md|mdx|markdown|rst|adoc|txt|svg|html?|css|ipynb|csv|sql|lock)$|(?:^|\/)(?:changelog|changes|license|notice|authors|codeowners)[^/]*$|(?:^|\/)(?:package(?:-lock)?\.json|dbt_project\.ya?ml|packages\.ya?ml|pnpm-lock\.yaml|go\.(?:mod|sum)|pyproject\.toml|requirements[^/]*|\.pre-commit-config\.yaml|\.?renovate[^/]*|\.tool-versions|\.terraform\.lock\.hcl|gotk-components\.yaml)$|(?:[._-](?:test|spec|example|sample|dist|template))(?:\.\w+)?$|(?:^|\/)test_[^/]*$/i;

/** What may hold a command or a setting, as opposed to the source of a program. */
const CONFIGURATION =
  /(?:^|\/)[^./]*$|\.(?:ya?ml|json|toml|env|sh|bash|zsh|ps1|mk|hcl|tf|tfvars|tpl|tmpl|gotmpl|j2|service|container|nix|ini|cfg|conf|properties)$|(?:^|\/)\.env[^/]*$/i;

/** So many files that name the service are looked at. */
const MOST_FILES = 300;

/** Files with settings and commands that name the service, whether or not a reader reads them. */
export async function filesNaming(tree: Tree, settings: DetectionSettings): Promise<readonly string[]> {
  const isSearched = searchTest(settings);
  const paths = [...(await tree.entries()).values()].flatMap(({ kind, path }) => {
    const isWanted = kind === 'file' && CONFIGURATION.test(path) && isSearched(path) && !NEVER_WATCHED.test(path);
    return isWanted ? [path] : [];
  });
  return (await tree.containing('lightdash', paths)).slice(0, MOST_FILES);
}

/** Larger files are no configuration. */
const MOST_BYTES = 1_000_000;

/** A file as text; null where there is none, or it is too large or no text. */
export async function textOf(tree: Tree, path: string): Promise<string | null> {
  const bytes = await tree.read(path);
  if (bytes === null || bytes.length > MOST_BYTES || bytes.includes(0)) return null;
  return bytes.toString('utf8');
}

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
export interface Known {
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
export async function readKnown(input: KnownInput, settings: DetectionSettings): Promise<Known> {
  const { before, after } = input;
  const variables = new Map<string, Use>();
  for (const [{ objects }, tree] of [
    [before, input.base],
    [after, input.head],
  ] as const) {
    for (const object of objects) {
      if (object.variables.length === 0) continue;
      const use = await useOf(object, tree);
      for (const name of object.variables) variables.set(plainName(name), use);
    }
  }
  for (const [name, use] of await variablesInCommands(input, settings))
    if (!variables.has(name)) variables.set(name, use);
  const secondOrder = new Map<string, string>();
  for (const told of [before, after].flatMap(({ objects, links }) => [...objects, ...links])) {
    for (const { place, text } of told.secondOrder) {
      secondOrder.set(place.file, `${secondOrder.get(place.file) ?? ''}\n${text}`);
    }
  }
  const isPinned = ({ version, isOfChart }: DeployedObject) => version !== null && !isOfChart;
  return {
    before: new Set(accountsOf(before)),
    after: new Set(accountsOf(after)),
    variables,
    secondOrder,
    undecided: new Set(
      after.objects.flatMap(({ problem, inputs, carrier }) =>
        problem === null ? [] : inputs.filter((path) => path !== carrier),
      ),
    ),
    charts: new Set(
      after.objects
        .filter(({ problem, carrier }) => problem !== null && /(?:^|\/)values[^/]*$/.test(carrier))
        .map(({ carrier }) => carrier.replace(/[^/]*$/, 'Chart.yaml')),
    ),
    pinned: [
      ...new Set(after.objects.filter(isPinned).map(({ carrier }) => carrier.slice(carrier.lastIndexOf('/') + 1))),
    ],
  };
}

function accountsOf({ objects }: Detection): string[] {
  // Where the version is not known, what was read on the way explains nothing.
  return objects.flatMap(({ place, accounts, problem }) =>
    [place, ...(problem === null ? accounts : [])].map(showPlace),
  );
}

/** Whether the variables of an object give the version of its chart, by the line that decides. */
async function useOf({ place }: DeployedObject, tree: Tree): Promise<Use> {
  const line = place.line === null ? '' : ((await textOf(tree, place.file))?.split('\n')[place.line - 1] ?? '');
  return /targetRevision|\bversion\b/.test(line) && !/image|tag/i.test(line) ? 'chart' : 'tag';
}

/** Variables in the images and the commands of files that nobody reads: `docker run lightdash/lightdash:$TAG`. */
async function variablesInCommands({ head }: KnownInput, settings: DetectionSettings): Promise<Map<string, Use>> {
  const found = new Map<string, Use>();
  for (const path of await filesNaming(head, settings)) {
    const text = (await textOf(head, path))?.replace(/\\\r?\n/g, ' ') ?? '';
    for (const line of text.split('\n')) {
      if (!/lightdash/i.test(line) || !/[${]/.test(line)) continue;
      for (const [, name = ''] of line.matchAll(TOOL_VARIABLE))
        if (!found.has(plainName(name))) found.set(plainName(name), 'tool');
      for (const [, name = ''] of line.matchAll(TAG_VARIABLE)) found.set(plainName(name), 'tag');
      if (/\bhelm\b/.test(line))
        for (const [, name = ''] of line.matchAll(CHART_VARIABLE)) found.set(plainName(name), 'chart');
    }
  }
  return found;
}

/** A variable in the place of a tag, in the ways of shells, make, templates and workflows. */
const VARIABLE = String.raw`["']?\$?[{(]{0,2}\s*(?:\.?(?:Values|env|vars|inputs|var|local)\.)?(?:[\w-]+\.)*([A-Za-z_]\w*)`;
const TAG_VARIABLE = new RegExp(
  String.raw`(?:lightdash(?![-_](?:mcp|exporter|cli|backup|dashboards?|proxy))\/?[\w-]*:|image\.tag=|tag["']?\s*[:=]\s*)(?=["']?[$\x7b])${VARIABLE}`,
  'gi',
);
const TOOL_VARIABLE = new RegExp(String.raw`@lightdash\/[\w-]+@(?=["']?[$\x7b])${VARIABLE}`, 'gi');
const CHART_VARIABLE = new RegExp(String.raw`--version[= ]\s*(?=["']?[$\x7b])${VARIABLE}`, 'g');

/** A name however it is written: `TF_VAR_lightdash_version` is `lightdash_version`. */
export function plainName(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/^TF_VAR_/, '')
    .toLowerCase();
}
