import type { DeployedObject } from '../../deployment/deployed-object.ts';
import type { Detection } from '../../deployment/detect.ts';
import type { SecondOrder } from '../../deployment/finding.ts';
import { groupBy } from '../../deployment/group-by.ts';
import { ReferenceGraph } from '../../deployment/reference-graph.ts';
import { namesServiceImage } from '../../deployment/service-names.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { baseNameOf, folderOf } from '../../repository/repository-paths.ts';
import { handedWithChart, installsOnly } from '../../syntax/helm-commands.ts';
import { nullIfUnreadable } from '../../syntax/source-files.ts';
import { bareLines } from '../../syntax/text-lines.ts';
import { YamlFile } from '../../syntax/yaml.ts';
import type { ReadSides } from '../object-change.ts';
import { hiddenPatches } from '../patched-objects.ts';
import { filesAbout } from './lines/about-service.ts';
import { readTextFile, textsNaming, watchedPaths } from './lines/watched-files.ts';
import { namesOfTwins } from './literals/twins.ts';
import { literalVersions } from './literals/versions-in-text.ts';
import { unresolvedTemplates, variablesIn } from './variables/deployment-variables.ts';
import { callsIn } from './variables/handed-names.ts';
import { filesJoined } from './variables/other-applications.ts';
import type { Pins } from './variables/pins.ts';
import { VariableUses } from './variables/variable-uses.ts';
import { lastRoles, modulesOfOthers, namesOfOthers } from './variables/variables-of-others.ts';

/** What {@link readKnown} gathers. */
export type KnownLines = Awaited<ReturnType<typeof readKnown>>;

/** Gathers what the readers know about lines, variables and second order. @param changed the paths that differ */
export async function readKnown(sides: ReadSides, changed: readonly string[]) {
  const { before, after, settings } = sides;
  const orders = [before, after].flatMap(secondOrderOf);
  const byFile = groupBy(orders, ({ place }) => place.file);
  const unknown = after.objects.filter(({ problem }) => problem !== null);
  const pinned = after.objects.filter(
    ({ version, isOfChart, place }) => version !== null && !isOfChart && baseNameOf(place.file) !== 'Chart.yaml',
  );
  const files = await sides.head.entries();
  const pins = new Map(after.objects.map((object) => [object.carrier, pinned.includes(object)]));
  const withTag = new Set(pinned.map(({ place }) => place.file));
  const unread = await readUnread(sides, changed, { pins, withTag, files });
  const { commands, namedAfter, about, handed, installers, templates, takenBefore, positional } = unread;
  const variables = await variablesIn(sides, commands);
  return {
    settings,
    /** `file:line` of what a reader has understood, on each side. */
    before: new Set(accountsOf(before)),
    after: new Set(accountsOf(after)),
    /** `file:line` of images that have no tag on either side. One may stand on a key of its own beside them. */
    untagged: untaggedOn(before, after),
    /** `file:line` of images and keys of values that no template of the chart takes. */
    unused: await unusedOn(sides, changed),
    /** The variables that make up the version of something found, by their names. */
    variables,
    /** The changed files that set a variable of the service and that only what names them shows to be its own. */
    joined: await filesJoined(sides, changed, variables),
    /** The variables that changed files of the base took as tags, with their folders. */
    takenBefore,
    /** What scripts and their functions take as the tag by its position. */
    positional,
    /** The variables named after the image of other software that takes them, and that the service does not take. */
    namedAfter,
    /** The variables that other software takes of a changed file, by its path. */
    ofOthers: await namesOfOthers(sides, changed, variables, templates),
    /** What a changed file of another application sets, as the same file of the service does, by its path. */
    twins: await namesOfTwins(sides, changed, about, handed),
    /** What a changed file calls the files that take a variable with a common name, by its path. */
    calls: await callsIn(sides.head, changed, templates),
    /** The fields of changed custom resources that a template takes as the tag, by the path of the file. */
    fields: await fieldsOfResources(sides, changed),
    /** The folders of modules in the repository that have nothing to do with the service. */
    otherModules: await modulesOfOthers(sides, changed),
    /** The roles of Ansible that run no other one. */
    lastRoles: await lastRoles(sides),
    /** The second-order text of each file, from both sides. */
    secondOrder: new Map([...byFile].map(([file, all]) => [file, all.map(({ text }) => text).join('\n')])),
    /** Files that may decide a version that is not known, such as values behind a template that cannot be filled in. */
    undecided: new Set(unknown.flatMap(({ inputs, carrier }) => inputs.filter((path) => path !== carrier))),
    /** Values files that a command of Helm takes for the service's chart. */
    handed,
    /** Files whose commands of Helm install the service's chart alone: a tag of the image in them is the service's. */
    installers,
    /** Local charts in which an image of the service has no readable tag. Their templates may use `appVersion` for it. */
    charts: new Set([
      ...unknown.flatMap(({ carrier }) =>
        /(?:^|\/)values[^/]*$/.test(carrier) ? carrier.replace(/[^/]*$/, 'Chart.yaml') : [],
      ),
      ...(await chartsWithoutTag(sides, changed)),
    ]),
    pins,
    withTag,
    /** Files about the service that no reader reads, and the files that they name for it. */
    about,
    files,
  };
}

/** The second order of all objects, and of the links that lead to one. */
function secondOrderOf({ objects, links }: Detection): SecondOrder[] {
  const graph = new ReferenceGraph(links);
  const ofOurs = links.filter(
    (link) =>
      link.secondOrder.length > 0 && (link.namesService || objects.some((object) => graph.leadsTo(link, object))),
  );
  // What variables come from says nothing about a version on its lines.
  return [...objects, ...ofOurs].flatMap(({ secondOrder }) =>
    secondOrder.filter(({ key }) => !/#substituteFrom$/.test(key)),
  );
}

/** `file:line` of images that have no tag on both sides. */
function untaggedOn(before: Detection, after: Detection): ReadonlySet<string> {
  const isOpen = ({ problem }: DeployedObject) => problem?.code === 'moving-tag';
  const [was, is] = [before, after].map(
    ({ objects }) => new Map(objects.filter(isOpen).map((each) => [each.id, each])),
  );
  const both = [...(was ?? [])].filter(([id]) => is?.has(id)).flatMap(([id, each]) => [each, is?.get(id) ?? each]);
  return new Set(both.map(({ place }) => showPlace(place)));
}

/** `file:line` of images and keys of values that no template of the chart takes on both sides. What names a file, or its folder, may take them. */
async function unusedOn({ before, after, head }: ReadSides, changed: readonly string[]): Promise<ReadonlySet<string>> {
  const sides = [before, after].map(({ objects }) => objects.filter(({ unused = [] }) => unused.length > 0));
  const own = new Set(sides.flat().flatMap(({ inputs }) => inputs));
  const others = [...(await head.entries()).keys()].filter((path) => !own.has(path));
  const isOnBoth = (path: string) => sides.every((side) => side.some(({ inputs }) => inputs.includes(path)));
  const found: Place[] = [];
  for (const path of changed.filter(isOnBoth)) {
    const names = [/^[a-z]*/i.exec(baseNameOf(path))?.[0] ?? '', folderOf(path)];
    const naming = await Promise.all(names.map((name) => head.containing(name, others)));
    if (naming.flat().length > 0) continue;
    found.push(...sides.flat().flatMap(({ unused = [] }) => unused.filter(({ file }) => file === path)));
  }
  return new Set(found.map(showPlace));
}

function accountsOf(side: Detection): string[] {
  const { objects, explained } = side;
  // If the version is not known, the places read on the way explain nothing.
  const read = objects.flatMap(({ place, understood, problem, chart, tagBelow }) => {
    // Beside a tag below values that nobody sees, the version of the chart does not matter.
    const ofChart = tagBelow === undefined ? [] : (chart?.place ?? []);
    return [place, ...(problem === null ? understood : []), ofChart].flat();
  });
  return [...read, ...explained, ...hiddenPatches(side)].map(showPlace);
}

/** Reads what the files that name the service say: their variables, which are about it, and what they hand to Helm. */
async function readUnread(sides: ReadSides, changed: readonly string[], known: Pins & { withTag: Set<string> }) {
  const [about, handed, installers] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const entries = await sides.head.entries();
  const watched = watchedPaths(entries, sides);
  const isRead = new Set([sides.before, sides.after].flatMap(({ objects }) => objects.map(({ carrier }) => carrier)));
  const templates = await unresolvedTemplates(sides);
  const [uses, old] = [new VariableUses(sides, templates), new VariableUses(sides, new Map())];
  for await (const { path, text } of textsNaming(sides.head, sides)) {
    if (!isRead.has(path)) {
      const telling = withoutExplained(path, text, sides.after);
      for (const each of filesAbout(path, telling, sides.settings)) if (entries.has(each)) about.add(each);
    }
    for (const each of handedWithChart(text, sides.settings.chart, watched)) {
      handed.add(each);
      if (await setsTag(sides, each)) known.withTag.add(each);
    }
    if (installsOnly(text, sides.settings.chart)) installers.add(path);
    uses.readText(path, text, about.has(path), known);
  }
  // What a file handed over or took before may leave together with its line, or with the file.
  const texts = new Map<string, string>();
  for (const path of changed) {
    const text = (await readTextFile(sides.base, path)) ?? '';
    texts.set(path, text);
    for (const each of handedWithChart(text, sides.settings.chart, [...watched, ...changed])) handed.add(each);
    if (installsOnly(text, sides.settings.chart)) installers.add(path);
    if (isRead.has(path)) continue;
    const isAbout = filesAbout(path, withoutExplained(path, text, sides.before), sides.settings).length > 0;
    for (const each of entries.has(path) ? [old] : [uses, old]) each.readText(path, text, isAbout, known);
  }
  // A key of another file is only that file's, whenever a script asked for it.
  for (const [name, each] of old.found)
    if (each.scope !== undefined && !uses.found.has(name)) uses.found.set(name, each);
  await uses.readBesideImages(watched, texts);
  await uses.readTemplates(watched, texts);
  await uses.readAsked(texts);
  return {
    commands: uses.found,
    namedAfter: uses.namedAfter,
    takenBefore: old.found,
    positional: [...uses.positional, ...old.positional],
    about,
    handed,
    installers,
    templates,
  };
}

/** A manifest without the lines that change nothing. Their names say nothing of the lines beside them. */
function withoutExplained(path: string, text: string, { explained }: Detection): string {
  const lines = new Set(explained.flatMap(({ file, line }) => (file === path && /\.ya?ml$/.test(path) ? line : [])));
  const keep = (line: string, index: number) => (lines.has(index + 1) ? '' : line);
  return lines.size === 0 ? text : text.split('\n').map(keep).join('\n');
}

/** Whether values that a command hands over have a tag at the top, however little they say of the service. */
async function setsTag({ head, settings }: ReadSides, path: string): Promise<boolean> {
  const file = await nullIfUnreadable(readTextFile(head, path).then((text) => new YamlFile(path, text ?? '')));
  return literalVersions(file?.root?.textAt('image', 'tag') ?? '', settings.tagSuffix).length > 0;
}

/** Charts that change, and whose values name the service's image without a tag: their `appVersion` is the tag. */
async function chartsWithoutTag({ head, settings }: ReadSides, changed: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of changed.filter((each) => baseNameOf(each) === 'Chart.yaml')) {
    const values = (await readTextFile(head, path.replace(/Chart\.yaml$/, 'values.yaml'))) ?? '';
    const lines = bareLines(values);
    const at = lines.findIndex((line) => namesServiceImage(line, settings.images));
    const hasTag = lines.slice(Math.max(0, at - 3), at + 4).some((line) => /\btag["']?\s*:\s*["']?[\w$]/.test(line));
    if (at !== -1 && !hasTag) found.push(path);
  }
  return found;
}

/** The kind of resource that a template makes something of: `compositeTypeRef` of a Composition of Crossplane, `schema` of a definition of kro. */
const TEMPLATE_OF =
  /^[ \t-]*["']?(?:compositeTypeRef|schema)["']?:(?:.*\n){0,4}?.*\bkind["']?:\s{0,9}["']?(\w{1,99})/gm;
/** A field of that resource as a tag: `fromFieldPath: spec.version` with `toFieldPath: …image.tag`, `tag: ${schema.spec.version}`. */
const TAG_FROM =
  /\bfromFieldPath["']?:\s{0,9}["']?spec\.(?:\w{1,99}\.){0,9}(\w{1,99})["']?,?\s{1,99}["']?toFieldPath["']?:\s{0,9}["']?[\w.[\]"-]{0,400}(?:tag|image)\b|\btag["']?:\s{0,9}["']?\$?\{{1,2}[^}\n]{0,199}\bspec\.(?:\w{1,99}\.){0,9}(\w{1,99})\s?\}/g;
const KIND = /^["']?kind["']?:\s{0,9}["']?(\w{1,99})/gm;

/**
 * The fields of changed resources from which a template about the service takes the tag (docs/supported-files.md#any-other-file), by the path of
 * the file. Nothing else in such a file need name the service.
 */
async function fieldsOfResources(sides: ReadSides, changed: readonly string[]) {
  const fields = new Map<string, Set<string>>();
  for await (const { text } of textsNaming(sides.head, sides)) {
    const taken = [...text.matchAll(TAG_FROM)].map(([, patched, filled]) => patched ?? filled ?? '');
    // A claim of Crossplane leaves out the first letter.
    for (const [, kind = ''] of text.matchAll(TEMPLATE_OF))
      for (const each of [kind, kind.replace(/^X/, '')])
        fields.set(each, new Set([...(fields.get(each) ?? []), ...taken]));
  }
  const found = new Map<string, ReadonlySet<string>>();
  if (fields.size === 0) return found;
  for (const path of changed) {
    const text = (await readTextFile(sides.head, path)) ?? '';
    const own = [...text.matchAll(KIND)].flatMap(([, kind = '']) => [...(fields.get(kind) ?? [])]);
    if (own.length > 0) found.set(path, new Set(own));
  }
  return found;
}
