import { existsSync, readdirSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderComment, renderSummary } from '../../src/render/pages.ts';
import { renderReport } from '../../src/render/terminal.ts';
import { ROOT } from '../support/process.ts';
import { shown } from '../support/shown.ts';
import { toldTwice } from '../support/told-twice.ts';
import { overBudget, SITUATIONS, type Situation } from './situations.ts';

/** Committed as it was rendered; `npm run gallery` writes it anew. */
const GALLERY = `${ROOT}docs/gallery`;

/** For the whole gate on a busy machine. Milliseconds. */
const MOST_WAITING = 120_000;

/** A runner drops a larger summary. Bytes. */
const MOST_SUMMARY_BYTES = 1_000_000;

/** GitHub refuses a longer comment, whose marker needs some room. Characters. */
const MOST_COMMENT_CHARACTERS = 65_000;

/** Of a page that nobody would read in the gallery there is the beginning. Characters. */
const LARGE_PAGE = 100_000;
const SHOWN_OF_LARGE = 20_000;

/** Whoever opens a page reads so much of it at once. Characters. */
const FIRST_SIGHT = 1_500;

/** All files together stay small enough to be read through. Bytes. */
const MOST_GALLERY_BYTES = 600_000;

/** What would be a command to a runner that read it. */
const COMMAND = /^\s*::|##\[/m;

/** What each situation looks like where the gate says it. */
const EXTENSIONS = ['md', 'comment.md', 'txt'] as const;

/** Of the logs of a run, the terminal's text and the annotations behind it. */
function logOf(report: Report): string {
  const annotations = renderAnnotations(report).map(({ level, title, message, file, startLine }) => {
    const place = file === undefined ? '' : ` ${file}${startLine === undefined ? '' : `:${startLine}`}`;
    return `${level}${place} ${title}: ${message.replaceAll('\n', '%0A')}`;
  });
  return `${renderReport(report)}\n\nAnnotations:\n${annotations.join('\n')}\n`;
}

/** What is committed of a page: all of it, or its beginning where it is long. */
function shownOf(summary: string): string {
  if (summary.length <= LARGE_PAGE) return summary;
  const beginning = summary.slice(0, summary.lastIndexOf('\n\n', SHOWN_OF_LARGE));
  const opened = (beginning.match(/^<details>/gm) ?? []).length - (beginning.match(/^<\/details>/gm) ?? []).length;
  const note = `_This is the beginning of a page of ${summary.length.toLocaleString('en')} characters._`;
  return [beginning, ...Array.from({ length: opened }, () => '</details>'), note, ''].join('\n\n');
}

interface Pages {
  readonly report: Report;
  readonly summary: string;
  readonly comment: string;
}

const made = new Map<string, Promise<Pages>>();

/** What a situation's run has to show, rendered once. */
function pagesOf({ name, report }: Situation): Promise<Pages> {
  const known = made.get(name);
  if (known !== undefined) return known;
  const pages = report().then((done) => ({
    report: done,
    summary: renderSummary(done),
    comment: renderComment(done),
  }));
  made.set(name, pages);
  return pages;
}

describe.each(SITUATIONS)('$name', (situation: Situation) => {
  const { name } = situation;
  let [report, summary, comment] = [{} as Report, '', ''];
  beforeAll(async () => {
    ({ report, summary, comment } = await pagesOf(situation));
  }, MOST_WAITING);

  it('looks as it is committed', async () => {
    await expect(shownOf(summary)).toMatchFileSnapshot(`${GALLERY}/${name}.md`);
    await expect(comment).toMatchFileSnapshot(`${GALLERY}/${name}.comment.md`);
    await expect(logOf(report)).toMatchFileSnapshot(`${GALLERY}/${name}.txt`);
  });

  it('stays within the bounds of GitHub', () => {
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MOST_SUMMARY_BYTES);
    expect(comment.length).toBeLessThanOrEqual(MOST_COMMENT_CHARACTERS);
  });

  it('has no command in any text that a runner reads', () => {
    expect(summary).not.toMatch(COMMAND);
    expect(renderReport(report)).not.toMatch(COMMAND);
  });

  it('begins with the one heading that says the decision', () => {
    for (const page of [summary, comment]) {
      expect(page.split('\n', 1)[0]).toMatch(/^##? \S/);
      expect(page.replaceAll(/^( *)(`{3,})\w*\n[\s\S]*?\n\1\2$/gm, '').match(/^##? /gm)).toHaveLength(1);
    }
  });

  it('says at first sight what to do', () => {
    for (const page of [summary, comment]) {
      const seen = page.slice(0, FIRST_SIGHT);
      if (report.outcome.fails) expect(seen).toMatch(NEXT_STEP);
    }
  });
});

/** A place as people write it; of Lightdash's own sources are those in its packages. */
const PLACE = /(?<![\w/.-])(?!packages\/)[\w./-]+\.(?:ya?ml|json|tf|env):\d+/g;

describe.each(SITUATIONS.filter(({ name }) => name !== '10-hostile-text'))('$name', (situation: Situation) => {
  let [report, summary, comment] = [{} as Report, '', ''];
  beforeAll(async () => {
    ({ report, summary, comment } = await pagesOf(situation));
  }, MOST_WAITING);

  it('leads from every line that it names to the file', () => {
    for (const page of [summary, comment]) {
      const linked = shown(page).replaceAll(
        /\[[^\]]*\]\(https:\/\/github\.com\/acme\/platform\/blob\/[^)]*#L\d+\)/g,
        '',
      );
      expect(linked.match(PLACE) ?? []).toEqual([]);
    }
  });

  it('shows no diff without a link to its line', () => {
    for (const page of [summary, comment]) {
      const paragraphs = page.split('\n\n');
      const before = paragraphs.filter((_, at) => /^`{3,}diff/.test(paragraphs[at + 1] ?? ''));
      // There is no page of a file that is not there yet.
      const linked = /\/blob\/[^)]*#L\d+\):$|In the new file <code>[^<]*<\/code>:$/;
      expect(before.filter((text) => !linked.test(text))).toEqual([]);
    }
  });

  it('says nothing that breaks only of releases whose artifacts were all read', () => {
    const isRead = report.spans.every(({ explanation }) => explanation.unexplained === 0);
    if (!isRead) expect(summary).not.toMatch(/nothing (?:in|that|known)/i);
    if (report.outcome.fails) expect(summary).not.toMatch(/nothing (?:that|known to) breaks?/i);
  });

  it('says no sentence and no fact twice in what is open', () => {
    // Its releases have the same texts on purpose.
    if (report.deployments.length > 10) return;
    for (const page of [summary, comment]) expect(toldTwice(page)).toEqual([]);
  });
});

/** What makes the check green, or a line for each deployment. */
const NEXT_STEP = /^### ❌ This check fails|^- \S/m;

describe('more than fits on a page', () => {
  it('is shortened, and the page says so', async () => {
    const report = await overBudget.report();
    expect(renderComment(report)).toMatch(/^…and \d+ more deployments, all in the report file\.$/m);
    expect(renderSummary(report)).toMatch(/^Shortened to fit this page: .*\(`report-path`\) has everything\.$/m);
  });
});

describe('the gallery', () => {
  it('has a page that leads to every situation', async () => {
    const row = ({ name, title }: Situation) =>
      `| ${title} | [summary](${name}.md) | [comment](${name}.comment.md) | [log](${name}.txt) |`;
    const page = [
      '# Gallery',
      'What the gate says in a number of situations, each made up and judged by the whole of it: the job summary, the comment on the pull request, and the log with the annotations. Written by `npm run gallery`; the tests compare it.',
      ['| Situation | Job summary | Comment | Log |', '| --- | --- | --- | --- |', ...SITUATIONS.map(row)].join('\n'),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(`${GALLERY}/README.md`);
  });

  it('has no other files, and no more than one reads through', () => {
    const names: readonly string[] = SITUATIONS.flatMap(({ name }) =>
      EXTENSIONS.map((extension) => `${name}.${extension}`),
    );
    // Those of a first run are written at its end.
    const files = existsSync(GALLERY) ? readdirSync(GALLERY) : [];
    expect(files.filter((file) => file !== 'README.md' && !names.includes(file))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(`${GALLERY}/${file}`).size, 0);
    expect(bytes).toBeLessThan(MOST_GALLERY_BYTES);
  });
});
