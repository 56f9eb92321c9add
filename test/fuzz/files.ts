// biome-ignore-all lint/suspicious/noTemplateCurlyInString: words of the files that are changed
import { posix } from 'node:path';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import type { MemoryFile } from '../support/memory-tree.ts';
import { type Damage, damage, damaged, type Mutation, mutate, mutation, nodeOf, textOf } from './json.ts';
import type { Files } from './repositories.ts';

/** What stands in deployment files and would mean something else in another place. */
const WORDS: readonly string[] = [
  ...[
    'lightdash',
    'Lightdash',
    'lightdash/lightdash',
    'latest',
    '""',
    '2.4',
    '2.4.0',
    '"2.2.0"',
    '2.2.0',
    'null',
    '~',
    '{}',
    '[]',
  ],
  ...[
    '&a',
    '*a',
    '&a *a',
    '<<: *common',
    '${TAG}',
    '${TAG:-2.2.0}',
    '$TAG',
    '$$',
    '{{ .Values.tag }}',
    '{{',
    '}}',
    '!!binary',
    '!!null',
  ],
  ...[
    'image',
    'tag',
    'images',
    'newTag',
    'enabled: false',
    'suspend: true',
    'replicas: 0',
    'profiles: [x]',
    'optional: true',
  ],
  ...[
    'kind: Pod',
    'kind: List',
    'metadata: {}',
    'namespace: other',
    'patches: []',
    'resources: []',
    'digest: sha256:ab',
    'sha256:ab',
  ],
  ...[
    '# ',
    '---',
    '...',
    '|',
    '>',
    '- ',
    ': ',
    '?',
    '\t',
    "'",
    '"',
    '\\',
    '`',
    '%',
    '@',
    '${',
    '${{ x }}',
    '<<EOT',
    'EOT',
    '/*',
    '//',
  ],
  ...[
    'module',
    'count = 0',
    'for_each = {}',
    'locals {}',
    'true',
    'false',
    'on',
    '1e3',
    '0x1',
    '../',
    '..',
    '/',
    'https://x',
    'git::',
    'file://',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'length',
    '\u2028',
    '\u00a0',
    '\u200b',
    '\0',
    '\r',
    '<<<<<<< HEAD',
    '=======',
    '>>>>>>> x',
  ],
];

/** One change of a set of files; numbers choose among what is there. */
export interface FileMutation {
  readonly kind:
    | 'delete a line'
    | 'repeat a line'
    | 'swap lines'
    | 'indent'
    | 'put a word'
    | 'replace a word'
    | 'delete a word'
    | 'add a line'
    | 'move lines away'
    | 'comment out'
    | 'damage'
    | 'restructure'
    | 'rename'
    | 'delete the file'
    | 'copy the file'
    | 'put in a folder'
    | 'make a link'
    | 'take from another file';
  /** Whether it hits the file in which the version stands. */
  readonly isDeciding: boolean;
  readonly file: number;
  readonly at: number;
  readonly to: number;
  readonly word: string;
  readonly damage: Damage;
  readonly change: Mutation;
}

export const fileMutation: fc.Arbitrary<FileMutation> = fc.record({
  kind: fc.constantFrom<FileMutation['kind'][]>(
    ...([
      'delete a line',
      'repeat a line',
      'swap lines',
      'indent',
      'put a word',
      'replace a word',
      'replace a word',
    ] as const),
    ...([
      'delete a word',
      'add a line',
      'move lines away',
      'comment out',
      'damage',
      'restructure',
      'restructure',
    ] as const),
    ...([
      'rename',
      'delete the file',
      'copy the file',
      'put in a folder',
      'make a link',
      'take from another file',
    ] as const),
  ),
  isDeciding: fc.boolean(),
  file: fc.nat(),
  at: fc.nat(),
  to: fc.nat(),
  word: fc.constantFrom(...WORDS),
  damage,
  change: mutation,
});

/** The files with one change. */
export function mutateFiles(files: Files, deciding: string, by: FileMutation): Files {
  const paths = Object.keys(files);
  const path = by.isDeciding && files[deciding] !== undefined ? deciding : paths[by.file % paths.length];
  const other = paths[by.to % paths.length];
  if (path === undefined || other === undefined) return files;
  const content = files[path] as MemoryFile;
  const { [path]: _, ...rest } = files;
  switch (by.kind) {
    case 'delete the file':
      return rest;
    case 'rename':
      return { ...rest, [renamed(path, by.at)]: content };
    case 'copy the file':
      return { ...files, [renamed(path, by.at)]: content };
    case 'put in a folder':
      return { ...rest, [`${['old', 'charts', 'templates', 'base', 'test', '.github'][by.at % 6]}/${path}`]: content };
    case 'make a link':
      return { ...files, [path]: { link: posix.relative(posix.dirname(path), other) || other } };
    case 'take from another file':
      return { ...files, [path]: files[other] as MemoryFile };
    case 'damage':
      return { ...files, [path]: damaged(bytesOf(content), by.damage) };
    case 'restructure':
      return { ...files, [path]: restructured(bytesOf(content).toString(), by.change) };
    default:
      return { ...files, [path]: withOtherLines(bytesOf(content).toString(), by) };
  }
}

function bytesOf(content: MemoryFile): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return Buffer.isBuffer(content) ? content : Buffer.from(content.link);
}

function renamed(path: string, at: number): string {
  const { dir, name, ext } = posix.parse(path);
  const names = [
    `${name}-2${ext}`,
    `${name}.yml`,
    `${name}.txt`,
    `${name}${ext}.bak`,
    `new/${name}${ext}`,
    `_${name}${ext}`,
  ];
  return posix.join(dir, names[at % names.length] ?? '');
}

/** The same data with a change in it, written as JSON, which YAML is as well; what is no single document stays as it is. */
function restructured(text: string, change: Mutation): string {
  try {
    return textOf(mutate(nodeOf(parse(text, { merge: true })), change));
  } catch {
    return text;
  }
}

function withOtherLines(text: string, { kind, at, to, word }: FileMutation): string {
  const lines = text.split('\n');
  const line = at % lines.length;
  const target = to % lines.length;
  const here = lines[line] as string;
  switch (kind) {
    case 'delete a line':
      lines.splice(line, 1);
      break;
    case 'repeat a line':
      lines.splice(target, 0, here);
      break;
    case 'swap lines':
      [lines[line], lines[target]] = [lines[target] as string, here];
      break;
    case 'indent':
      lines[line] = to % 2 === 0 ? `  ${here}` : here.replace(/^ {1,2}/, '');
      break;
    case 'comment out':
      lines[line] = `# ${here}`;
      break;
    case 'add a line':
      lines.splice(target, 0, `${/^ */.exec(here)?.[0] ?? ''}${word}`);
      break;
    case 'move lines away':
      lines.splice(target, 0, ...lines.splice(line, 1 + (to % 3)));
      break;
    default:
      lines[line] = withOtherWords(here, kind, to, word);
  }
  return lines.join('\n');
}

function withOtherWords(line: string, kind: FileMutation['kind'], to: number, word: string): string {
  const words = line.split(/(\b|[^\w\s]|\s+)/).filter((part) => part !== '');
  const at = to % (words.length + 1);
  words.splice(at, kind === 'put a word' ? 0 : 1, ...(kind === 'delete a word' ? [] : [word]));
  return words.join('');
}
