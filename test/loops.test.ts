import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { ROOT } from './support/process.ts';

/*
 * Every loop whose head shows no counter that runs up to a length, and every function that calls itself, with what ends it. Whoever writes a new one
 * says here what ends it, whatever comes from outside. An item `recursion: NAME` is a function, and all others are loops in the order of the file.
 */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  'cli/write-files.ts': ['the bytes that are written; each call writes some or throws'],
  'companions/companion.ts': ['recursion: hideIn, 100 levels of a record (`shallow`), and JSON of our own'],
  'companions/recipes/check-chart.ts': ['the objects of one answer of 32 MB at most'],
  'companions/recipes/sql-difference.ts': ['the line'],
  'companions/recipes/work-through.ts': ['1,000 charts, and ten in a row without an answer'],
  'companions/service/pages.ts': ['100 pages (`MOST_PAGES`)', 'three pages from the end (`MOST_PAGES_FROM_END`)'],
  'comparison/changed-lines/lines/command-lines.ts': ['the lines above, 20', 'the lines below, 20'],
  'comparison/changed-lines/lines/line-blocks.ts': ['`LONGEST_KEY` characters'],
  'comparison/changed-lines/variables/called-files.ts': ['what is called, in at most three steps'],
  'comparison/changed-lines/references/selected-files.ts': ['what takes a word, in at most four steps'],
  'comparison/changed-lines/references/named-files.ts': ['the paths, halved in each turn', 'the paths'],
  'comparison/changed-lines/variables/blocks-of-others.ts': ['the columns in front of a line, fewer in each turn'],
  'comparison/links.ts': ['the parts of a path, and a budget of readings'],
  'comparison/rendered/files.ts': ['recursion: namesBelow, the folders of one path; links are not followed'],
  'comparison/rendered/replace.ts': ['the matches; each turn takes one away or is the last'],
  'comparison/rendered/terraform-plan.ts': [
    'recursion: placedValue, the levels of a plan; one that exhausts the stack is refused',
  ],
  'deployment/chart.ts': ['the characters of an address'],
  'deployment/container-variables.ts': ['recursion: #search, eight levels and `MOST_VARIABLES`'],
  'deployment/kinds/argo-cd/sets.ts': ['recursion: flat, `MOST_PARAMETERS` and the levels of a YAML file'],
  'deployment/kinds/compose/variables.ts': ['the names of a project, each once, and `MOST_TRACED`'],
  'deployment/kinds/dockerfile/root-image.ts': ['the stages; each names one above it'],
  'deployment/kinds/hcl/images.ts': ['recursion: textsIn, the levels of an HCL file, 150'],
  'deployment/kinds/helm/images.ts': ['the steps to a value in a YAML file'],
  'deployment/kinds/helm/template-images.ts': ['1,000 characters (`MOST_IN_IMAGE`)'],
  'deployment/kinds/helm/values-files.ts': ['the folders of a path'],
  'deployment/kinds/helmfile/reader.ts': ['the lines of the file'],
  'deployment/kinds/kustomize/build.ts': ['recursion: #addLayer, `MOST_PARTS` kustomizations, none twice on a way'],
  'deployment/kinds/kustomize/patches.ts': ['recursion: valuesBelow, the nodes of a YAML file, each once'],
  'deployment/kinds/terraform/reader.ts': ['recursion: #readModule, `MODULE_STEPS` of a budget'],
  'deployment/kinds/terraform/release.ts': ['recursion: #flatten, the levels of an HCL file, 150'],
  'deployment/targets.ts': ['the options on one line of an input', 'the characters of a path'],
  'documents/parse-json.ts': ['recursion: countMembers, 1,000 levels', 'the text, which JSON.parse has accepted'],
  'evidence/await-version.ts': ['the time that the user gives; it is asked once at least'],
  'gate/choices/exception-lines.ts': [
    'the lines of the file: one of them has to be the entry',
    'the lines of the file',
  ],
  'gate/choices/outline.ts': ['the lines above'],
  'gate/choices/recreate-lines.ts': ['the lines above'],
  'gate/judge/base-files.ts': ['recursion: realFolder, the folders of a path'],
  'gate/judge/judge-repository.ts': ['the folders of a path'],
  'gate/running/ask.ts': ['half a minute (`PATIENCE_MS`)'],
  'gate/team-file/team-file.ts': ['the number of environments'],
  'net/fetch-error.ts': ["recursion: codesOf, the causes of one of Node's errors"],
  'net/regular-file.ts': ['the bytes that are allowed'],
  'net/retry.ts': ['`mostAttempts`, and the time for one document'],
  'release-safety/artifact.ts': ['recursion: droppedMembers, 1,000 levels (`parseJson`)'],
  'release-safety/backtest.ts': [
    'the releases of the index; each turn goes on by a day at least',
    'the releases of the index',
  ],
  'release-safety/plan.ts': [
    'the releases of the span; each step goes on',
    'the releases; each turn goes on',
    'the releases',
  ],
  'release-safety/release-index.ts': ['the releases, halved', 'the rows; each turn goes on', 'the rows'],
  'release-safety/version.ts': ['the first character that differs; equal texts have returned'],
  'repository/commit.ts': ['recursion: .containing, the common texts, none of which is a part of another one'],
  'repository/entries.ts': ['the parts of a path and `MOST_LINKS` links'],
  'repository/folder.ts': [
    'recursion: list, the folders of the disk; links are not followed',
    'the bytes of a regular file',
  ],
  'repository/git-command.ts': ['the folders of a path', 'the folders of a path'],
  'repository/git-objects.ts': [
    'the bytes that git has sent; no object above the limit of a file is kept, and silence ends it',
  ],
  'repository/github.ts': ['recursion: #listFolder, 500 lists (`MOST_LISTS`) and five minutes'],
  'repository/repository-paths.ts': ['the folders of a path'],
  'syntax/comments.ts': ['the text; each turn takes a character'],
  'syntax/dotenv.ts': ['the text; each turn takes a character', 'the text; each turn takes a character'],
  'syntax/hcl/choices.ts': ['recursion: #isMissing, the levels of an HCL file, 150'],
  'syntax/hcl/cursor.ts': ['the text; each match takes a character'],
  'syntax/hcl/evaluation.ts': ['recursion: .block, the levels of an HCL file, 150'],
  'syntax/hcl/expression-parser.ts': [
    'the text; each turn takes a question mark',
    'recursion: .expression, 150 levels (`within`)',
    'the text; each turn takes a token',
    '150 steps (`limit`)',
    'the text; each turn takes an item or throws',
    'the text; each turn takes an item or throws',
    'the text; each turn takes a character',
    'the text; each turn takes a character or throws',
    'the text, line by line',
    'the text; each turn takes a token or throws',
  ],
  'syntax/hcl/functions.ts': [
    'recursion: itemsOf, the levels of a list, which are those of its expression',
    'recursion: made, the levels of a YAML file, 200',
  ],
  'syntax/hcl/modules.ts': ['the folders of a path'],
  'syntax/hcl/parser.ts': ['the text; each turn takes a name or throws', 'the text; each turn takes a label or throws'],
  'syntax/hcl/tree.ts': ['the levels of an expression, 150'],
  'syntax/interpolation.ts': ['the text; each turn goes on, and `MOST_NESTED` levels below'],
  'syntax/set-options.ts': ['recursion: write, `MOST_STEPS` levels and `MOST_ITEMS` items'],
  'syntax/source-text.ts': ['the text, line by line', 'the lines, halved'],
  'syntax/template-source.ts': ['the tokens of an action; each turn takes one', 'the tokens of an action'],
  'syntax/template-text.ts': ['the open blocks; each turn closes one'],
  'syntax/yaml-anchors.ts': ['recursion: #sizeOf, 200 levels of a YAML file'],
  'syntax/yaml-parser.ts': ['recursion: holdsTemplateAsKey, 200 levels of a YAML file'],
  'syntax/yaml.ts': ['recursion: valuesAt, the stars of a path of ours'],
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown): string | null => (node as { name?: string } | null)?.name ?? null;

/** A method is another function than one of the same name, and a private one another method. */
const nameOfMember = (node: unknown) =>
  `${(node as Node | null)?.type === 'PrivateIdentifier' ? '#' : '.'}${nameOf(node)}`;

/** The name of the function that a node makes; null if it makes none. */
function nameOfFunction(node: Node): string | null {
  if (node.type === 'FunctionDeclaration') return nameOf(node['id']);
  if (node.type === 'MethodDefinition') return nameOfMember(node['key']);
  const isArrow = node.type === 'VariableDeclarator' && /Function/.test((node['init'] as Node | null)?.type ?? '');
  return isArrow ? nameOf(node['id']) : null;
}

/** The name of the function, or of the method of this object, that a call calls. */
function nameOfCalled({ callee }: Node): string | null {
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier') return nameOf(callee);
  const isOwn = callee.type === 'MemberExpression' && (callee['object'] as Node).type === 'ThisExpression';
  return isOwn ? nameOfMember(callee['property']) : null;
}

/** Whether a loop counts up or down to a limit that its head names. */
function counts({ test, update }: Node): boolean {
  const isLimited = isNode(test) && test.type === 'BinaryExpression' && /^[<>]=?$/.test(String(test['operator']));
  return isLimited && isNode(update) && /^(?:Update|Assignment)Expression$/.test(update.type);
}

/** The loops and recursions of a file, in its order. */
function findIn(source: string): string[] {
  const found: { readonly at: number; readonly what: string }[] = [];
  const within: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value)) return;
    const name = nameOfFunction(value);
    if (name !== null) within.push(name);
    const isLoop = /^(?:While|DoWhile)Statement$/.test(value.type) || (value.type === 'ForStatement' && !counts(value));
    if (isLoop) found.push({ at: value.start, what: 'loop' });
    const called = value.type === 'CallExpression' ? nameOfCalled(value) : null;
    const what = `recursion: ${called}`;
    if (called !== null && within.includes(called) && found.every((each) => each.what !== what)) {
      found.push({ at: value.start, what });
    }
    for (const child of Object.values(value)) visit(child);
    if (name !== null) within.pop();
  };
  visit(parseAst(source, { lang: 'ts' }));
  return found.toSorted((one, other) => one.at - other.at).map((each) => each.what);
}

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.ts'))
  .toSorted();

it('every loop and every recursion has an end that is written down', () => {
  const found = files.flatMap((path) => {
    const inFile = findIn(readFileSync(join(ROOT, 'src', path), 'utf8'));
    return inFile.length === 0 ? [] : [[path, inFile] as const];
  });
  const written = Object.entries(ENDS).map(([path, ends]) => {
    return [path, ends.map((end) => /^recursion: [.#]?\w+/.exec(end)?.[0] ?? 'loop')] as const;
  });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(written));
});

it.each([
  ['while (a) b();', ['loop']],
  ['do b(); while (a);', ['loop']],
  ['for (;;) b();', ['loop']],
  ['for (let a = 0; a < 3; ) b();', ['loop']],
  ['for (let a = b(); a !== null; a = b()) c();', ['loop']],
  ['for (let a = 0; a < 3; a += 1) b();', []],
  ['for (const a of b) c();', []],
  ['function a() { b(() => a()); }', ['recursion: a']],
  ['const a = () => { while (b) a(); };', ['loop', 'recursion: a']],
  ['class A { a() { this.a(); } #b() { this.#b(); } }', ['recursion: .a', 'recursion: #b']],
  ['class A { #a() { a(); this.a(); } }', []],
  ['function a() { b(); } function b() { a.b(); }', []],
])('what is found in `%s`: %j', (source, expected) => {
  expect(findIn(source)).toEqual(expected);
});
