import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import type { ReleaseValues } from '../helm/release.ts';
import { isCalledAfterService, membersOf, READ_KEYS, type ReleaseContext, unseen } from './context.ts';
import { type FileMember, type Helmfile, type ReleaseEntry, topLevel } from './state.ts';
import { actionsIn, mayBringIn, writtenAt } from './templates.ts';

/** Values of the release as it runs, below all others. */
export function reusedValues(entry: ReleaseEntry, helmfile: Helmfile): ReleaseValues[] {
  const [member] = membersOf(entry, 'reuseValues', helmfile);
  if (member === undefined || writtenAt(member.file, member.value) === 'false') return [];
  return [unseen(problemAt('external-values', member.value.place, 'the release itself (`reuseValues`)'))];
}

/** What may change the release behind all of its values. */
export async function whatIsAdded(entry: ReleaseEntry, context: ReleaseContext): Promise<ReleaseValues[]> {
  const added: ReleaseValues[] = [];
  const { helmfile, files, settings } = context;
  for (const { file, value } of membersOf(entry, 'args', helmfile)) {
    const args = /(?<![\w-])(?:--(?:set|values)|-f)/.exec(file.sourceOf(value));
    if (args !== null) added.push(unseen(problemAt('external-values', value.place, '`args`')));
  }
  for (const key of PATCHES) {
    for (const member of entry.members(key)) {
      if (!(await mayHold(/image|newTag/i, member, helmfile, files))) continue;
      added.push(unseen(problemAt('unknown-kind', member.key, `patches the release's image (${quoteText(key)})`)));
    }
  }
  for (const { file, value } of [...entry.members('hooks'), ...topLevel(helmfile, 'hooks')]) {
    if (!changesImage(file.sourceOf(value))) continue;
    added.push(unseen(problemAt('unknown-kind', value.place, 'changes the release once it runs (`hooks`)')));
  }
  for (const { key } of membersOf(entry, 'postRenderer', helmfile)) {
    added.push(unseen(problemAt('unknown-kind', key, 'changes the release once it is rendered (`postRenderer`)')));
  }
  if (entry.unseenTemplate !== null) {
    const { file, value } = entry.unseenTemplate;
    const found = `the template ${quoteText(file.sourceOf(value).trim())}`;
    added.push(unseen(problemAt('external-values', value.place, found)));
  }
  const chart = addedChart(entry, settings);
  if (chart !== null) added.push(unseen(chart));
  const conditional = conditionalPart(entry, helmfile, settings);
  if (conditional !== null) added.push(unseen(conditional));
  return added;
}

/** A patch that may change how workloads are replaced, or take away the migration job. */
const CHANGES_UPGRADE = /strategy|\bJob\b|\$patch|\bremove\b/;

/** Where a release keeps `upgrade.mode` from doing what it says: patches of what is rendered, hooks that do not run. Null if nowhere. */
export async function whereModeIsChanged(
  entry: ReleaseEntry,
  { helmfile, files }: ReleaseContext,
): Promise<Place | null> {
  for (const member of PATCHES.flatMap((key) => entry.members(key))) {
    if (await mayHold(CHANGES_UPGRADE, member, helmfile, files)) return member.key;
  }
  const withoutHooks = ['args', 'syncArgs']
    .flatMap((key) => membersOf(entry, key, helmfile))
    .find(({ file, value }) => file.sourceOf(value).includes('--no-hooks'));
  return withoutHooks?.value.place ?? null;
}

/** Whether commands have a tool set an image: `kubectl set image`, `kubectl patch`, `helm upgrade --set`. */
function changesImage(commands: string): boolean {
  return /\b(?:kubectl|oc|helm)\b/.test(commands) && /\bimage\b|--set\b/.test(commands);
}

/** What Helmfile changes in what a chart renders. */
const PATCHES = ['strategicMergePatches', 'jsonPatches', 'transformers'];

/** Whether patches, or the files that hold them, speak of something, or may. */
async function mayHold(what: RegExp, { file, value }: FileMember, helmfile: Helmfile, files: Files): Promise<boolean> {
  if (what.test(file.sourceOf(value)) || file.scalar(value)?.hasTemplate === true) return true;
  for (const item of file.items(value)) {
    const text = file.scalar(item)?.text;
    if (text === undefined) continue;
    const path = resolvePath(helmfile.folder, text);
    const patch = path === null ? null : await readable(files.text(path));
    if (patch === null || what.test(patch)) return true;
  }
  return false;
}

/** What a release says of itself that is read. */
const RELEASE_KEYS = new Set([
  ...['chart', 'version', 'values', 'valuestemplate', 'secrets', 'inherit', 'template', 'dependencies', 'args'],
  ...['set', 'settemplate', 'setstring', 'setstringtemplate', 'name', 'value', 'file', '<<'],
  ...['strategicmergepatches', 'jsonpatches', 'transformers', ...READ_KEYS],
]);

/** A problem where some of a release is there under a condition only, or comes from a template as a whole. */
function conditionalPart(entry: ReleaseEntry, helmfile: Helmfile, { chart }: FormatSettings): Problem | null {
  const { file, value } = entry;
  const isRead = (key: string) => RELEASE_KEYS.has(key) || key === chart.toLowerCase() || key.includes('lightdash');
  const bringsIn = (text: string) => text.includes('{{') && mayBringIn(text, isRead);
  const isInherited = () => entry.hasInherited && hasUnclearTemplates(helmfile, file, bringsIn);
  if (!bringsIn(releaseText(file, value)) && !isInherited()) return null;
  return problemAt('unresolved-template', value.place, 'a template that holds some of the release');
}

const unclear = new WeakMap<YamlFile, boolean>();

/** Whether what releases may take in, by name or by an anchor, is not all there for certain. */
function hasUnclearTemplates(helmfile: Helmfile, file: YamlFile, bringsIn: (text: string) => boolean): boolean {
  const known = unclear.get(file);
  if (known !== undefined) return known;
  const isUnclear = [{ file }, ...helmfile.parts].some((part) =>
    part.file.documents.some((document) =>
      part.file.members(document).some(({ name, value }) => {
        if (name === 'environments') return false;
        const held =
          name === 'releases' ? part.file.items(value).filter(({ node }) => node.anchor !== undefined) : [value];
        return held.some((each) => bringsIn(part.file.sourceOf(each)));
      }),
    ),
  );
  unclear.set(file, isUnclear);
  return isUnclear;
}

/** A release with what stands below it and may bring in more of it. */
function releaseText(file: YamlFile, value: YamlValue): string {
  const [start, , end] = value.node.range ?? [0, 0, 0];
  const text = file.text.slice(start, end);
  const further: string[] = [];
  let open = openBlocks(text);
  for (let from = end; from < file.text.length; ) {
    const feed = file.text.indexOf('\n', from);
    const line = file.text.slice(from, feed === -1 ? file.text.length : feed).trim();
    from = feed === -1 ? file.text.length : feed + 1;
    if (line === '' || line.startsWith('#')) continue;
    if (!line.startsWith('{{')) break;
    const change = openBlocks(line);
    // What ends or begins around the release is not its own.
    if (change > 0 || open + change < 0 || (open === 0 && /^\{\{-?[ \t]*else\b/.test(line))) break;
    open += change;
    further.push(line);
  }
  return [text, ...further].join('\n');
}

function openBlocks(text: string): number {
  let open = 0;
  for (const { text: action, kind } of actionsIn(text)) {
    if (kind === 'scope') open += /^end\b/.test(action) ? -1 : /^else\b/.test(action) ? 0 : 1;
  }
  return open;
}

/** The service's chart where it is put into another one on the way. */
export function addedChart(entry: ReleaseEntry, settings: FormatSettings): Problem | null {
  for (const { file, key, value } of entry.members('dependencies')) {
    const charts = file.items(value).map((each) => writtenAt(file, file.at(each, ['chart'])));
    if (!charts.some((each) => isCalledAfterService(each, settings))) continue;
    return problemAt('unknown-kind', key, 'adds a chart to that of a release');
  }
  return null;
}
