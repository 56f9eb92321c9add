import type { SecondOrder } from '../../finding.ts';
import { inFolder } from '../../repository-paths.ts';
import type { HclBlock, HclNode } from '../../source/hcl/tree.ts';
import { type Files, readable } from '../../source/source-files.ts';
import { evaluate } from './evaluation.ts';
import { pathOf, type Scope } from './module.ts';
import { knownText, placeOf, writtenText } from './text.ts';
import type { Trace } from './trace.ts';

/** Arguments and blocks that may change what a block deploys. */
const TOLD = ['count', 'for_each', 'postrender', 'reuse_values', 'dynamic', 'lifecycle'];
/** Blocks that may hold an image. */
const MADE = /^dynamic "(?:set|container|template|spec|image)/;
/** What of a life cycle keeps a version from being applied. */
const KEPT = /ignore_changes[\s\S]*\b(?:all|image|container\w*|template|task_definition|values|set|version|chart)\b/;

/**
 * What of a block is told and not evaluated (DETECTION section 6).
 *
 * @param address of the block, the same in both trees
 * @param isExpanded whether `for_each` was read
 */
export async function secondOrderOf(
  block: HclBlock,
  address: string,
  isExpanded: boolean,
  scope: Scope,
  trace: Trace,
): Promise<SecondOrder[]> {
  const parts = [...block.body.attributes.values(), ...block.body.blocks].flatMap((node): [string, HclNode][] => {
    const name = 'type' in node ? node.type : node.name;
    const text = writtenText(node);
    const isPlain = (name === 'count' && /= *[1-9]\d*$/.test(text)) || (name === 'for_each' && isExpanded);
    const isOther = (name === 'lifecycle' && !KEPT.test(text)) || (name === 'dynamic' && !MADE.test(text));
    return !TOLD.includes(name) || isPlain || isOther ? [] : [[text, node]];
  });
  const [first] = parts;
  const fileSets = await fileSetsOf(block, scope, trace.files);
  if (first === undefined) return fileSets;
  const texts = [...parts.map(([text]) => text), ...(await switchesOf(parts, scope, trace))];
  return [
    { key: `${address}.${first[0].split(' ')[0]}`, text: texts.join('; '), place: placeOf(first[1]) },
    ...fileSets,
  ];
}

/** Variables and locals that switch something on or off, and what they say. */
async function switchesOf(parts: readonly [string, HclNode][], scope: Scope, trace: Trace): Promise<string[]> {
  const found = new Set<string>();
  for (const [text, { source, start, end }] of parts) {
    for (const [, kind = '', name = ''] of text.matchAll(/\b(var|local)\.([\w-]+)/g)) {
      const of = { kind: 'name', name: kind, source, start, end } as const;
      const value = knownText(await evaluate({ kind: 'member', of, name, source, start, end }, scope, trace));
      if (value === 'true' || value === 'false') found.add(`${name} is ${value}`);
    }
  }
  return [...found];
}

/** So many files that a pattern fits are told. */
const MOST_FILES = 100;

/** The files that `fileset` takes together, each as it stands. */
async function fileSetsOf(block: HclBlock, { module, root }: Scope, files: Files): Promise<SecondOrder[]> {
  const told: SecondOrder[] = [];
  const text = block.source.text.slice(block.start, block.end);
  for (const [, base = '', pattern = ''] of text.matchAll(/\bfileset\(\s*([^,]*),\s*"([^"]*)"/g)) {
    const folder = /path\.module/.test(base) ? module.folder : root;
    const below = base.replace(/"|\$\{path\.\w+\}|path\.\w+/g, '').replace(/^\/+/, '') || '.';
    const fixed = /^[^*?{[$]*/.exec(pattern)?.[0] ?? '';
    const start = inFolder(pathOf(below, folder) ?? folder, fixed);
    const end = /[^*?}\]]*$/.exec(pattern)?.[0] ?? '';
    const fitting = files.paths.filter((path) => path.startsWith(start) && path.endsWith(end));
    for (const path of fitting.slice(0, MOST_FILES)) {
      const place = { file: path, line: 1, column: 1 };
      told.push({ key: `terraform:${path}#fileset`, text: (await readable(files.text(path))) ?? '', place });
    }
  }
  return told;
}
