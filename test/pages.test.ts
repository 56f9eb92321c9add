import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROBLEM_CODES } from '../src/problems/problem.ts';
import { HOLD_RULES } from '../src/release-safety/hold.ts';
import { barringWords } from '../src/render/hold-words.ts';
import { STATES } from '../src/render/states.ts';
import { deploymentsIn } from './support/detection.ts';
import { ROOT } from './support/process.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

const textOf = (node: Node) => [...nodesOf(node)].map(({ value }) => value ?? '').join('');
const markdown = (path: string): Node =>
  fromMarkdown(read(path), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;

const PAGES = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...['docs', 'docs/maintainers'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  'docs/gallery/README.md',
  'query-history/README.md',
  'query-recipes/README.md',
];

/** The anchors that GitHub gives the headings of a page: a name that comes again is numbered. */
function anchorsOf(path: string): Set<string> {
  const counts = new Map<string, number>();
  const headings = [...nodesOf(markdown(path))].filter(({ type }) => type === 'heading');
  return new Set(
    headings.map((heading) => {
      const slug = textOf(heading)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
        .replaceAll(' ', '-');
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}

const ANCHORS = new Map(PAGES.map((page) => [page, anchorsOf(page)]));

/** Links and images of a page that lead to files here, those in HTML too. */
function linksOf(path: string): string[] {
  const links = [...nodesOf(markdown(path))].flatMap(({ type, url, value = '' }) => [
    ...(url === undefined ? [] : [url]),
    ...(type === 'html' ? [...value.matchAll(/(?:src|srcset|href)="([^"]*)"/g)].map(([, each = '']) => each) : []),
  ]);
  return links.filter((url) => !/^https?:/.test(url));
}

describe.each(PAGES)('%s', (page) => {
  const links = linksOf(page).map((url) => {
    const [path = '', anchor] = url.split('#');
    return { url, target: path === '' ? page : join(dirname(page), path), anchor };
  });

  it('links only to files that exist', () => {
    expect(links.filter(({ target }) => !existsSync(join(ROOT, target))).map(({ url }) => url)).toEqual([]);
  });

  it('links only to headings that exist', () => {
    const anchored = links.filter(({ target, anchor }) => anchor !== undefined && target.endsWith('.md'));
    expect(
      anchored.filter(({ target, anchor = '' }) => !ANCHORS.get(target)?.has(anchor)).map(({ url }) => url),
    ).toEqual([]);
  });
});

it('leads from the README to every page, at once or by the lists of pages', () => {
  const from = (page: string) => linksOf(page).map((url) => join(dirname(page), url.replace(/#.*/, '')));
  const reached = new Set([...from('README.md'), ...from('docs/getting-started.md'), ...from('CONTRIBUTING.md')]);
  const hidden = PAGES.filter((page) => page !== 'README.md' && !reached.has(page));
  expect(hidden).toEqual([]);
});

it('at most sixteen pages are at the top of docs', () => {
  const atTop = PAGES.filter((page) => /^docs\/[^/]+$/.test(page));
  expect(atTop.length).toBeGreaterThan(10);
  expect(atTop.length).toBeLessThanOrEqual(16);
});

it('answers what a reviewer asks within two clicks of the README', () => {
  expect(linksOf('README.md')).toContain('SECURITY.md#what-a-reviewer-asks');
  const [, answers = ''] = /^## What a reviewer asks\n([\s\S]*)/m.exec(read('SECURITY.md')) ?? [];
  for (const word of ['pin', 'bill of materials', 'provenance', 'licences', '### Permissions', '### Hosts']) {
    expect(answers).toContain(word);
  }
});

describe('citations in comments, titles and scripts', () => {
  const files = ['src', 'test', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(?:[jt]s|sh)$/.test(path));
  const texts = files.map((path) => ({ path, text: read(path) }));

  it('lead to a page and a heading that exist', () => {
    const dead = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!['"`])\b(docs\/(?:maintainers\/)?[\w-]+\.md|SECURITY\.md)(?:#([\w-]+))?/g)]
        .filter(
          ([, page = '', anchor]) => !PAGES.includes(page) || (anchor !== undefined && !ANCHORS.get(page)?.has(anchor)),
        )
        .map(([cited]) => `${path}: ${cited}`),
    );
    expect(dead).toEqual([]);
  });

  it('name no document that is not in the repository', () => {
    const outside = /\b(?:DESIGN|DETECTION|INTERFACE|API-FACTS|TOOLCHAIN)\b|\bREPORT(?:\.md|,)/;
    const naming = [...texts, ...PAGES.map((path) => ({ path, text: read(path) }))].filter(
      ({ path, text }) => path !== 'test/pages.test.ts' && outside.test(text),
    );
    expect(naming.map(({ path }) => path)).toEqual([]);
  });
});

/** States of a deployment that are red without a problem, and the rules of a policy that bar an upgrade. */
const DECIDING = [
  ...Object.entries(STATES).flatMap(([state, { rolls }]) => (rolls || state === 'unproven' ? [] : [state])),
  'other-mode',
  'install',
  ...Object.keys(HOLD_RULES).filter((rule) => barringWords(rule) !== null),
];

describe('the page on red checks', () => {
  it('names every problem once, and no other', () => {
    const rows = [...nodesOf(markdown('docs/troubleshooting.md'))].filter(({ type }) => type === 'tableRow');
    const codes = rows.flatMap(({ children: [first] = [] }) =>
      first === undefined ? [] : (/^<a id="[\w-]+"><\/a>([\w-]+)<br>/.exec(textOf(first))?.slice(1) ?? []),
    );
    expect(codes.toSorted()).toEqual(PROBLEM_CODES.toSorted());
  });

  it('has no table that is wider than a phone: what is seen, then what to do', () => {
    const rows = [...nodesOf(markdown('docs/troubleshooting.md'))].filter(({ type }) => type === 'tableRow');
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ children }) => children?.length !== 2)).toEqual([]);
  });

  it('has the row that a report leads to, for every problem and for evidence that is missing', () => {
    const missing = ['index-unavailable', 'not-indexed', 'coverage-gap', 'malformed', 'contradiction', 'unverified'];
    const page = read('docs/troubleshooting.md');
    const wanted = [
      ...PROBLEM_CODES,
      'base-unavailable',
      'policy-unavailable',
      'index-too-old',
      ...missing,
      ...DECIDING,
    ];
    expect(wanted.filter((code) => !page.includes(`<a id="${code}"></a>`))).toEqual([]);
  });
});

describe('the page on what is found', () => {
  const examples = [...read('docs/supported-files.md').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
  const files = Object.fromEntries(examples.map(([, path = '', text = '']) => [path, text]));

  it('has an example for each kind', async () => {
    const { KINDS } = await import('../src/deployment/kinds/kinds.ts');
    const kinds = new Set((await deploymentsIn(files)).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(KINDS.map(({ name }) => name).toSorted());
  });

  it('shows examples that deploy what it says', async () => {
    const found = await deploymentsIn(files);
    expect(found.filter(({ version }) => version !== '2.5.0').map(({ id }) => id)).toEqual([]);
  });
});

describe('the threat model', () => {
  const rows = [...nodesOf(markdown('docs/threat-model.md'))]
    .filter(({ type }) => type === 'tableRow')
    .map(({ children = [] }) => children);
  const promises = rows.filter(([first]) => first !== undefined && /^P\d+$/.test(textOf(first)));
  const waits = rows.filter(([first]) => first !== undefined && textOf(first).startsWith('src/'));
  const numberOf = ([first]: readonly Node[]) => (first === undefined ? '' : textOf(first));

  it('numbers its promises', () => {
    expect(promises.length).toBeGreaterThan(10);
    expect(promises.map(numberOf)).toEqual(promises.map((_, position) => `P${position + 1}`));
  });

  it('refers only to promises that it makes', () => {
    const made = new Set(promises.map(numberOf));
    const named = read('docs/threat-model.md').match(/\bP\d+\b/g) ?? [];
    expect(named.filter((name) => !made.has(name))).toEqual([]);
  });

  it('names all places that wait for a time', () => {
    const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`);
    const waiting = /\b(?:setTimeout|AbortSignal\.timeout|sleep)\(/;
    const found = files.filter((path) => path.endsWith('.ts') && waiting.test(read(path)));
    const named = waits.flatMap(([first]) => textOf(first as Node).match(/src\/[\w/-]+\.ts/g) ?? []);
    expect([...new Set(named)].toSorted()).toEqual(found.toSorted());
  });

  it.each([...promises, ...waits].map((row) => [numberOf(row), row] as const))(
    '%s is held by tests that there are',
    (_, row) => {
      const held = heldBy(row.at(-1));
      expect(held.length).toBeGreaterThan(0);
      for (const { file, title } of held) {
        const source = existsSync(join(ROOT, file)) ? read(file).replaceAll("\\'", "'") : null;
        expect({ file, title, isThere: source?.includes(title) }).toEqual({ file, title, isThere: true });
      }
    },
  );

  /** The cell lists them as `file` › title, one a line. */
  function heldBy(cell: Node | undefined): { file: string; title: string }[] {
    if (cell === undefined) return [];
    return textOf(cell)
      .split('<br>')
      .map((entry) => {
        const [file = '', title = ''] = entry.split(' › ');
        return { file: file.trim(), title: title.trim() };
      });
  }
});

const FORMS = readdirSync(join(ROOT, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');

describe.each(FORMS)('the issue form %s', (name) => {
  interface Item {
    readonly type: string;
    readonly id?: string;
    readonly attributes: Record<string, unknown>;
  }
  const form: { name: string; description: string; body: Item[] } = parse(read(`.github/ISSUE_TEMPLATE/${name}`));

  it('has what GitHub asks for', () => {
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    expect(form.name.length).toBeLessThan(100);
    const questions = form.body.filter(({ type }) => type !== 'markdown');
    expect(questions.length).toBeGreaterThan(0);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { type, id, attributes } of questions) {
      expect(id).toMatch(/^[\w-]+$/);
      expect(attributes['label']).toEqual(expect.any(String));
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      if (type === 'dropdown' || type === 'checkboxes') expect(attributes['options']).toEqual(expect.any(Array));
    }
  });
});
