import type { ImageRules } from '../../deployment.ts';
import { problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { plainText } from '../compose/traced-text.ts';
import { type ImageSite, isContainerList, pieceOf } from '../manifests/image-sites.ts';
import type { ImageEntry } from './kustomization.ts';
import {
  type BuiltChart,
  type BuiltSite,
  isServiceImage,
  mayBeService,
  replaceParts,
  type State,
  withProblem,
} from './state.ts';

/** What a tag and a digest may hold for kustomize to see an image in a text. */
const TAG_AND_DIGEST = /^(?::[\w.{}-]*)?(?:@sha256:[\w.{}-]*)?$/;

/**
 * Applies one of `images` (DETECTION 2.3, "Kustomize"): every container whose image has its name gets the new name, tag and
 * digest. Where none has and something that cannot be seen is built in, such as a remote base, the service is there.
 *
 * @param fields ways to further images, by the configuration of the transformer
 */
export function applyImageEntry(
  state: State,
  entry: ImageEntry,
  rules: ImageRules,
  fields: ReadonlySet<string>,
): State {
  let isMet = false;
  const sites = state.sites.map((site) => {
    if (!isTransformed(site, fields) || !hasName(plainText(site.image), entry.name.text)) return site;
    isMet = true;
    return renamed(site, entry, rules);
  });
  const charts = state.charts.map((chart) => {
    if (!hasName(plainText(chart.override ?? []) || chart.image, entry.name.text)) return chart;
    isMet = true;
    return renamedChart(chart, entry);
  });
  if (isMet) return { ...state, sites, charts };
  if (isExpression(entry.name.text)) {
    const found = `what images ${quoteText(entry.name.text)} fits`;
    const problem = problemAt('external-values', entry.place, found);
    return withProblem(state, problem, rules, (site) => isTransformed(site, fields));
  }
  if (!isOfService(entry, rules)) return state;
  const [unseen] = state.unseen;
  if (unseen === undefined) return { ...state, unmatched: [...state.unmatched, entry] };
  return { ...state, sites: [...state.sites, remoteSite(entry, unseen.problem.found)] };
}

/** Whether one of `images` speaks of the service. */
export function isOfService({ name, newName }: ImageEntry, rules: ImageRules): boolean {
  return isServiceImage(name.text, rules) || (newName !== null && isServiceImage(newName.text, rules));
}

/** Kustomize changes the images of containers, whatever the kind, and what its configuration names besides. */
function isTransformed({ shape, pointer }: ImageSite, fields: ReadonlySet<string>): boolean {
  if (shape === 'container') return isContainerList(pointer.at(-3)) && pointer.at(-3) !== 'ephemeralContainers';
  return fields.has(pointer.filter((step) => typeof step === 'string').join('/'));
}

/**
 * Whether an image has a name, which may have a tag of its own. Kustomize takes it for a regular expression, so that a dot is
 * any character.
 */
function hasName(image: string, name: string): boolean {
  if (image.length < name.length || !TAG_AND_DIGEST.test(image.slice(name.length))) return false;
  for (let at = 0; at < name.length; at += 1) if (name[at] !== '.' && name[at] !== image[at]) return false;
  return true;
}

/** Whether a name is an expression that fits more than one image. */
function isExpression(name: string): boolean {
  return !/^[\w./:@-]*$/.test(name);
}

function renamed(site: BuiltSite, entry: ImageEntry, rules: ImageRules): BuiltSite {
  const setsTag = entry.newTag !== null || entry.digest !== null;
  const file = entry.file.path;
  return {
    ...site,
    image: replaceParts(site.image, entry),
    source: entry.newTag?.text ?? entry.newName?.text ?? site.source,
    alias: setsTag ? null : site.alias,
    files: site.files.includes(file) ? site.files : [...site.files, file],
    wasService: mayBeService(site, rules),
    tagProblem: setsTag ? null : site.tagProblem,
  };
}

function renamedChart(chart: BuiltChart, entry: ImageEntry): BuiltChart {
  const named = chart.override ?? [{ ...pieceOf(entry.name), text: chart.image }];
  return {
    ...chart,
    override: replaceParts(named, entry),
    overrideSource: entry.newTag?.text ?? entry.newName?.text ?? chart.image,
  };
}

/** The service as something runs it that cannot be seen: all that is known is what `images` makes of it. */
function remoteSite(entry: ImageEntry, from: string): BuiltSite {
  const { name, newTag, digest, place } = entry;
  const object = { apiVersion: '', kind: 'remote', namespace: '', name: '' };
  return {
    object,
    pointer: ['containers', 0, 'image'],
    shape: 'container',
    name: name.text,
    image: replaceParts([pieceOf(name)], entry),
    source: newTag?.text ?? name.text,
    place,
    alias: null,
    environment: { set: [], unseen: [{ source: from, place }] },
    instance: { kind: 'remote', apiVersion: '', names: [], namespaces: [], labels: new Map(), affixes: '' },
    files: [entry.file.path],
    wasService: true,
    tagProblem: newTag === null && digest === null ? problemAt('external-values', place, from) : null,
    problem: null,
    isMoved: true,
  };
}
