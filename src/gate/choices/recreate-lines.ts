import type { LineAt, LineChange } from './draft.ts';
import { endOf, indentOf, isBlankOrComment, isListItem, parentOf, parentsOf, siblingOf } from './outline.ts';

/** Follows what was written for a downtime alone. `apply --done` takes such lines out again. */
export const FOR_DOWNTIME = '# upgrade-gate: for the downtime';
/** Follows a value that was replaced for a downtime. The old value comes behind it. */
export const WAS = '# upgrade-gate: was ';

/** A section of the chart's values with one member. */
export type Setting = readonly [section: 'upgrade' | 'migrationJob', member: string, value: string];

/**
 * Puts settings of the service's chart beside the tag on a line (docs/rules.md#how-downtime-is-declared): into values as YAML, JSON or HCL, or as
 * further items of a list of settings such as `set`.
 */
export function besideTag({ lines, position, file }: LineAt, settings: readonly Setting[]): LineChange[] | null {
  const image = imageSectionOf(lines, position);
  if (image !== null) return settings.map((setting) => besideImage(lines, image, setting));
  const item = itemOf(lines, position, /\bimage\.tag\b/);
  if (item === null) return null;
  const insert = settings.flatMap(([section, member, value]) => {
    const mark = commentSignOf(file) === '#' ? markOf(section) : '';
    const said = item.lines.map((line, at) => (at === item.value ? withValue(line, value) + mark : line));
    return said.map((line) => line.replace('image.tag', `${section}.${member}`));
  });
  // A comment above an item belongs to that item, and tools such as Renovate read it there. So the new items go above the comment.
  let above = item.first;
  while (above > 0 && /^\s*(?:#|\/\/)/.test(lines[above - 1] ?? '')) above -= 1;
  return [{ position: above, insert }];
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
  if (/^\s*image\s*=/.test(own)) return before(`${indent}${section} = { ${member} = ${quoted} }${markOf(section)}`);
  // A list of values, which are laid over each other.
  const item = /^\s*- /.exec(own)?.[0];
  if (item !== undefined) return before(`${item}${section}:`, memberLine(item.length + 2, setting));
  if (/^\s*"image"/.test(own)) return before(`${indent}"${section}": { "${member}": ${quoted} },`);
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

function memberLine(indent: number, [section, member, value]: Setting): string {
  return `${' '.repeat(indent)}${member}: ${value}${markOf(section)}`;
}

/** The mode is a declaration, so it needs no mark. Anything else may also be set for good. */
function markOf(section: Setting[0]): string {
  return section === 'upgrade' ? '' : ` ${FOR_DOWNTIME}`;
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

/**
 * Sets the strategy of the workload that has the image on a line. If its kind has no such strategy, it sets the annotation
 * (docs/rules.md#how-downtime-is-declared).
 */
export function inWorkload({ lines, position }: LineAt): LineChange[] | null {
  const template = parentsOf(lines, position).find((at) => /^\s*template:\s*$/.test(lines[at] ?? ''));
  const spec = template === undefined ? null : parentOf(lines, template);
  if (template === undefined || spec === null) return null;
  if (siblingOf(lines, spec, KIND_DEPLOYMENT) !== null) {
    if (siblingOf(lines, template, /^strategy:/) !== null) return null;
    return [{ position: template, insert: strategyLines(lines[template]) }];
  }
  const metadata = siblingOf(lines, spec, /^metadata:\s*$/);
  if (metadata === null) return null;
  const inner = indentOf(lines[metadata + 1] ?? '');
  if (inner <= indentOf(lines[metadata] ?? '')) return null;
  const annotation = 'upgrade-gate/mode: Recreate';
  const there = siblingOf(lines, metadata + 1, /^annotations:\s*$/);
  if (there !== null) {
    return [{ position: there + 1, insert: [' '.repeat(indentOf(lines[there + 1] ?? '')) + annotation] }];
  }
  const indent = ' '.repeat(inner);
  return [{ position: metadata + 1, insert: [`${indent}annotations:`, `${indent}  ${annotation}`] }];
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

/** The declaration of a compose project, at the top of the file. */
export function inCompose({ lines }: LineAt): LineChange[] | null {
  const services = lines.findIndex((line) => /^services:/.test(line));
  return services === -1 ? null : [{ position: services, insert: ['x-upgrade-mode: Recreate'] }];
}

/** The characters that begin a comment in a file; null if its format has no line comments. */
function commentSignOf(file: string): string | null {
  if (/\.(?:json|html?|xml|mdx?|rst|adoc|txt|[ct]sv|css|bat|cmd)$/i.test(file)) return null;
  if (isWithSlashes(file)) return '//';
  return /\.(?:lua|sql|hs)$/i.test(file) ? '--' : '#';
}

function isWithSlashes(file: string): boolean {
  const source =
    /\.(?:[cm]?[jt]sx?|json[5c]|go|java|kts?|groovy|gradle|rs|cs|swift|scala|dart|cue|bicep|jsonnet|libsonnet)$/i;
  return source.test(file) || /Jenkinsfile/i.test(file);
}

/** Whether a line is part of a text of several lines. A comment there would become part of the text. */
function isInText(lines: readonly string[], position: number, file: string): boolean {
  const above = lines.slice(0, position).join('\n');
  const marks = [/"""/g, /'''/g, ...(isWithSlashes(file) ? [/`/g] : [])];
  const parent = parentOf(lines, position);
  const isFolded = parent !== null && /[:-]\s+(?:[&!]\S+\s+)*>[-+\d]*\s*(?:#.*)?$/.test(lines[parent] ?? '');
  return isFolded || isInHeredoc(lines, position) || marks.some((mark) => (above.match(mark)?.length ?? 0) % 2 === 1);
}

/** Whether a line is part of a heredoc that may be JSON. Scripts and cloud-init are safe, because their first line says what they are. */
function isInHeredoc(lines: readonly string[], position: number): boolean {
  /** By the word that ends it, whether a heredoc that is open may be JSON. */
  const open = new Map<string, boolean>();
  for (const [index, line] of lines.slice(0, position).entries()) {
    open.delete(line.trim());
    const word = /<<[-~]?\s*(["']?)([A-Za-z_]\w*)\1/.exec(line)?.[2];
    if (word === undefined) continue;
    const first = index + 1 < position ? (lines[index + 1] ?? '') : '';
    open.set(word, open.get(word) === true || !/^\s*#(?:!|cloud-config)/.test(first));
  }
  return [...open.values()].includes(true);
}

/** A comment above the line of the version. If the line above continues on this one, the comment goes behind the version. */
export function inComment({ lines, position, file, own }: LineAt): LineChange[] | null {
  const sign = commentSignOf(file);
  if (sign === null || isInText(lines, position, file)) return null;
  const comment = `${sign} upgrade-gate: Recreate`;
  const goesOn = (line: string) => /\\\s*$/.test(line);
  if (!goesOn(lines[position - 1] ?? '')) return [{ position, insert: [own.slice(0, indentOf(own)) + comment] }];
  // A Dockerfile cannot have a comment behind an instruction.
  return goesOn(own) || /dockerfile|containerfile/i.test(file) ? null : [{ position, replace: `${own} ${comment}` }];
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

/** Changes a switch that is on to `false`; null if it is not on. */
export function switchOff({ position, column, own }: LineAt): LineChange[] | null {
  const rest = own.slice(column);
  const [, was] = /^["']?(true|yes|on)\b/i.exec(rest) ?? [];
  if (was === undefined) return null;
  const isYaml = /^["']?\w+["']?[\s}]*(?:#.*)?$/.test(rest);
  const text = own.slice(0, column) + rest.replace(was, 'false');
  return [{ position, replace: isYaml ? `${text.trimEnd()} ${WAS}${was}` : text }];
}
