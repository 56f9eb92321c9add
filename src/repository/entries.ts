import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { product } from '../product/product.ts';
import { type TreeEntry, TreeError } from './tree.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A path as text. A name that is not valid UTF-8 is written as git quotes it (`caf\351.yaml`), so that two such names stay distinct. */
export function decodePath(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    const text = bytes.toString('latin1');
    return text.replace(/[^\0-\x7f]/g, (character) => `\\${character.charCodeAt(0).toString(8)}`);
  }
}

/** The records of a git command with `-z`, each as {@link decodePath} reads it. */
export function splitRecords(output: Buffer): string[] {
  const isText = isUtf8(output);
  const records = output.toString(isText ? 'utf8' : 'latin1').split('\0');
  // The last one ends with a zero byte as well.
  if (records.at(-1) === '') records.pop();
  return isText ? records : records.map((record) => decodePath(Buffer.from(record, 'latin1')));
}

/** The id that git gives to an object. @param like an id of the same repository, whose length says which hash it uses */
export function objectId(type: string, bytes: Buffer, like: string): string {
  const hash = createHash(like.length === 40 ? 'sha1' : 'sha256');
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

/** With more links on the way to a file, they are assumed to form a loop. */
const MOST_LINKS = 10;

/** Entries in the order of paths. @throws TreeError for two names, not valid UTF-8, that are the same as text */
export function entriesByPath(entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> {
  const isAfter = ({ path }: TreeEntry, index: number) => index === 0 || path > (entries[index - 1] as TreeEntry).path;
  // Git's order is this one, but for a few characters.
  const sorted = entries.every(isAfter)
    ? entries
    : [...entries].sort((left, right) => (left.path < right.path ? -1 : 1));
  const byPath = new Map<string, TreeEntry>();
  for (const entry of sorted) byPath.set(entry.path, entry);
  if (byPath.size < sorted.length) throw new TreeError('Two files have names that look the same as text. Rename one.');
  return byPath;
}

/** The file at a path, with links followed as if the tree were the root; null without one, or where a link leads out. */
export async function followLinks(
  path: string,
  entries: ReadonlyMap<string, TreeEntry>,
  contentOf: (link: TreeEntry) => Promise<Buffer>,
): Promise<TreeEntry | null> {
  if (posix.isAbsolute(path)) return null;
  const found: string[] = [];
  let rest = path.split('/');
  let links = 0;
  while (rest.length > 0) {
    const [part = '', ...others] = rest;
    rest = others;
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (found.pop() === undefined) return null;
      continue;
    }
    found.push(part);
    const entry = entries.get(found.join('/'));
    if (entry?.kind !== 'symlink') continue;
    links += 1;
    if (links > MOST_LINKS) return null;
    const target = decodePath(await contentOf(entry));
    if (posix.isAbsolute(target)) return null;
    found.pop();
    rest = [...target.split('/'), ...rest];
  }
  const entry = entries.get(found.join('/'));
  return entry?.kind === 'file' ? entry : null;
}

/** The kind of entry for a git mode. */
export function entryKindOfMode(mode: string | undefined): TreeEntry['kind'] {
  if (mode === '120000') return 'symlink';
  return mode === '160000' ? 'submodule' : 'file';
}

/** Texts that are searched for in every repository. One search covers all of them. */
const COMMON_TEXTS: readonly string[] = [
  product.word,
  'argoproj.io',
  'toolkit.fluxcd.io',
  'helm.cattle.io',
  'crossplane.io',
];

/** The texts that a search for one text covers: all common ones, or this one alone. */
export function textsSearchedWith(text: string): readonly string[] {
  return COMMON_TEXTS.includes(text) ? COMMON_TEXTS : [text];
}

/** A common text that is a part of this one, and not all of it. @param text in lower case */
export function commonPartOf(text: string): string | undefined {
  return COMMON_TEXTS.find((common) => common !== text && text.includes(common));
}

const ANY_COMMON_TEXT = new RegExp(COMMON_TEXTS.join('|').replaceAll('.', '\\.'), 'i');

/** The texts that bytes contain, ignoring case. @param texts from {@link textsSearchedWith} */
export function textsIn(bytes: Buffer, texts: readonly string[]): readonly string[] {
  // Latin-1 is faster to decode than UTF-8.
  const content = bytes.toString('latin1');
  // Most files hold none of the common texts, and one search shows it.
  if (texts === COMMON_TEXTS && !ANY_COMMON_TEXT.test(content)) return [];
  const lowered = content.toLowerCase();
  return texts.filter((text) => lowered.includes(text));
}
