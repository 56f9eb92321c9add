import type { LineAt, LineChange } from './draft.ts';
import { endOf, indentOf, isBlankOrComment, isListItem, parentOf, parentsOf, siblingOf } from './outline.ts';

/** Follows what was written for a downtime alone. `apply --done` takes such lines out again. */
export const FOR_DOWNTIME = '# upgrade-gate: for the downtime';
/** Follows a value that was replaced for a downtime. The old value comes behind it. */
export const WAS = '# upgrade-gate: was ';

/** A section of the chart's values with one member. */
export type Setting = readonly [section: 'upgrade' | 'migrationJob', member: string, value: string];

/**
 * Puts settings of the service's chart beside the tag on a line (docs/rules.md#how-downtime-is-declared): into values as YAML or HCL, or as
 * further items of a list of settings such as `set`. JSON cannot hold the mark that says what to take out again.
 */
export function besideTag({ lines, position, file }: LineAt, settings: readonly Setting[]): LineChange[] | null {
  if (isJson(file)) return null;
  const image = imageSectionOf(lines, position);
  if (image !== null) return settings.map((setting) => besideImage(lines, image, setting));
  const item = itemOf(lines, position, /\bimage\.tag\b/);
  if (item === null) return null;
  const insert = settings.flatMap(([section, member, value]) => {
    const said = item.lines.map((line, at) => (at === item.value ? `${withValue(line, value)} ${FOR_DOWNTIME}` : line));
    return said.map((line) => line.replace('image.tag', `${section}.${member}`));
  });
  // A comment above an item belongs to that item, and tools such as Renovate read it there. So the new items go above the comment.
  let above = item.first;
  while (above > 0 && /^\s*(?:#|\/\/)/.test(lines[above - 1] ?? '')) above -= 1;
  return [{ position: above, insert }];
}

/** Whether a file has no comments, so that nothing can be marked in it. */
export function isJson(file: string): boolean {
  return /\.json$/i.test(file);
}

/** The line that opens the `image` section of a tag. It may be the line of the tag itself. */
function imageSectionOf(lines: readonly string[], position: number): number | null {
  const opens = /^\s*(?:- +)?["']?image["']?\s*[:=]\s*(?:&\S+\s*)?(?:[{#].*)?$/;
  if (opens.test(lines[position] ?? '')) return position;
  const parent = parentOf(lines, position);
  return parent !== null && opens.test(lines[parent] ?? '') ? parent : null;
}

function besideImage(lines: readonly string[], image: number, setting: Setting): LineChange {
  const [section, member, value] = setting;
  const own = lines[image] ?? '';
  const indent = own.slice(0, indentOf(own));
  const before = (...insert: string[]) => ({ position: image, insert });
  const quoted = value === 'false' ? value : `"${value}"`;
  if (/^\s*image\s*=/.test(own)) return before(`${indent}${section} = { ${member} = ${quoted} } ${FOR_DOWNTIME}`);
  // A list of values, which are laid over each other.
  const item = /^\s*- /.exec(own)?.[0];
  if (item !== undefined) return before(`${item}${section}:`, memberLine(item.length + 2, setting));
  return besideMember(lines, image, setting);
}

/** Puts a setting of the service's chart beside the member of its values on a line, as YAML. */
export function besideMember(lines: readonly string[], position: number, setting: Setting): LineChange {
  const [section] = setting;
  const own = lines[position] ?? '';
  const indent = indentOf(own);
  const opens = new RegExp(`^["']?${section}["']?\\s*:\\s*(?:#.*)?$`);
  const there = opens.test(own.trim()) ? position : siblingOf(lines, position, opens);
  if (there === null)
    return { position, insert: [`${' '.repeat(indent)}${section}:`, memberLine(indent + 2, setting)] };
  const first = lines[there + 1] ?? '';
  const inner = indentOf(first) > indent && !isBlankOrComment(first) ? indentOf(first) : indent + 2;
  return { position: there + 1, insert: [memberLine(inner, setting)] };
}

function memberLine(indent: number, [, member, value]: Setting): string {
  return `${' '.repeat(indent)}${member}: ${value} ${FOR_DOWNTIME}`;
}

/** The item of a list of settings that a line belongs to, and which of its lines has the value; null if it does not set what is asked for. */
export function itemOf(
  lines: readonly string[],
  position: number,
  name: RegExp,
): { readonly first: number; readonly last: number; readonly lines: string[]; readonly value: number } | null {
  const isStart = (line: string) => isListItem(line) || /^\s*set\s*\{/.test(line) || /^\s*\{/.test(line);
  const own = lines[position] ?? '';
  const parent = parentOf(lines, position);
  const first = isStart(own) ? position : parent !== null && isStart(lines[parent] ?? '') ? parent : null;
  if (first === null) return null;
  const last = endOf(lines, first);
  const said = lines.slice(first, last + 1).filter((line) => !isBlankOrComment(line));
  const value = said.indexOf(own);
  return said.some((line) => name.test(line)) && value !== -1 ? { first, last, lines: said, value } : null;
}

/** The line with another value. Its quotes stay as they are; a reference of Terraform has none. */
function withValue(line: string, value: string): string {
  return line.replace(
    /(\bvalue["']?\s*[:=]\s*)(["']?)((?:var|local)\.)?[^"'\s,}]*\2/,
    (_, key: string, own: string, reference?: string) => {
      const quote = reference === undefined ? own : '"';
      return key + quote + value + quote;
    },
  );
}

/** Sets the strategy of the Deployment that has the image on a line (docs/rules.md#how-downtime-is-declared). No other workload has one that stops it. */
export function inWorkload({ lines, position, file }: LineAt): LineChange[] | null {
  const found = isJson(file) ? null : deploymentAround(lines, position);
  if (found === null || siblingOf(lines, found.template, /^strategy:/) !== null) return null;
  return [{ position: found.template, insert: strategyLines(lines[found.template]) }];
}

/** The lines of the `spec` and the `template` of the Deployment that has the image on a line; null if another workload has it. */
function deploymentAround(lines: readonly string[], position: number) {
  const template = parentsOf(lines, position).find((at) => /^\s*template:\s*$/.test(lines[at] ?? ''));
  const spec = template === undefined ? null : parentOf(lines, template);
  if (template === undefined || spec === null || siblingOf(lines, spec, KIND_DEPLOYMENT) === null) return null;
  return { spec, template };
}

/** The name of the Deployment that has the image on a line; null if another workload has it, or nothing shows the name. */
export function deploymentAt({ lines, position }: LineAt): string | null {
  const found = deploymentAround(lines, position);
  const metadata = found && siblingOf(lines, found.spec, /^metadata:/);
  if (metadata === null) return null;
  const own = lines.slice(metadata, endOf(lines, metadata) + 1).join('\n');
  return /[{\s]name:\s*["']?([a-z0-9][a-z0-9.-]*)["']?\s*(?:[,}#\n]|$)/.exec(own)?.[1] ?? null;
}

/** Strategic-merge patches in a kustomization, for Deployments that it shares with others (docs/rules.md#how-downtime-is-declared). */
export function inKustomization({ lines }: LineAt, names: readonly string[]): LineChange[] | null {
  const strategy = 'spec: {strategy: {type: Recreate, rollingUpdate: null}}';
  const entries = names.map((name) => {
    const patch = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: ${name}}, ${strategy}}`;
    return `- patch: '${patch}' ${FOR_DOWNTIME}`;
  });
  const key = lines.findIndex((line) => /^["']?patches["']?\s*:/.test(line));
  if (key === -1) {
    const end = lines.length;
    return [{ position: end, insert: [`patches: ${FOR_DOWNTIME}`, ...entries.map((entry) => `  ${entry}`)] }];
  }
  if (!/:\s*(?:#.*)?$/.test(lines[key] ?? '')) return null;
  const next = lines.slice(key + 1).find((line) => !isBlankOrComment(line)) ?? '';
  const indent = isListItem(next) ? indentOf(next) : 2;
  return [{ position: key + 1, insert: entries.map((entry) => ' '.repeat(indent) + entry) }];
}

const KIND_DEPLOYMENT = /^kind:\s*["']?Deployment["']?\s*(?:#.*)?$/;

/** @param beside a line of the mapping that gets them */
function strategyLines(beside = ''): string[] {
  const indent = ' '.repeat(indentOf(beside));
  return [`${indent}strategy:`, `${indent}  type: Recreate ${FOR_DOWNTIME}`];
}

/** Sets the strategy of every Deployment in a template of a chart, at the start of its `spec`; null if one of them has another strategy already. */
export function inTemplate({ lines }: LineAt): LineChange[] | null {
  const changes: LineChange[] = [];
  for (const [position, line] of lines.entries()) {
    if (!KIND_DEPLOYMENT.test(line)) continue;
    const spec = siblingOf(lines, position, /^spec:\s*(?:#.*)?$/);
    if (spec === null) return null;
    const own = lines.slice(spec + 1, endOf(lines, spec) + 1);
    if (own.some((each) => /^\s+type:\s*["']?Recreate\b/.test(each))) continue;
    const member = own.find((each) => /^\s+[\w]+:/.test(each));
    if (member === undefined || own.some((each) => /^\s+strategy:/.test(each))) return null;
    changes.push({ position: spec + 1, insert: strategyLines(member) });
  }
  return changes;
}

/** Replaces `RollingUpdate` with `Recreate`; null if settings beside it belong to `RollingUpdate`. */
export function otherMode({ lines, position, column, own }: LineAt): LineChange[] | null {
  const at = own.indexOf('RollingUpdate', column);
  if (at === -1) return null;
  // Kubernetes refuses these settings beside `Recreate`.
  if (siblingOf(lines, position, /^["']?rollingUpdate["']?\s*:/) !== null) return null;
  if (lines.slice(position, endOf(lines, position) + 1).some((line) => /\brollingUpdate\b/.test(line))) return null;
  // The value has an anchor, and the gate does not know what the aliases of that anchor mean.
  if (/&[^\s&]+\s+["']?$/.test(own.slice(0, at))) return null;
  const after = own.slice(at + 'RollingUpdate'.length);
  // Another line may follow on this one.
  const mark = /^["']?[\s}]*(?:#.*)?$/.test(after) ? ` ${WAS}RollingUpdate` : '';
  return [{ position, replace: `${own.slice(0, at)}Recreate${after.trimEnd()}${mark}` }];
}
