import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';

const PICTURES = ['docs/summary-light.svg', 'docs/summary-dark.svg'];

/** A browser that measures text, from UPGRADE_GATE_CHROMIUM or the PATH. */
const CHROMIUM = [
  process.env['UPGRADE_GATE_CHROMIUM'],
  ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'chromium')),
].find((path) => path !== undefined && existsSync(path));

if (CHROMIUM === undefined)
  console.warn('There is no chromium on the PATH: nobody measures whether the text of the README picture fits.');

/** Runs in the browser: each text that leaves the smallest box around its start, with how far it does, in pixels. */
const MEASURE = `
  const boxes = [...document.querySelectorAll('rect')].map((rect) => rect.getBBox());
  const isIn = (box, x, y) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  const texts = [...document.querySelectorAll('text')];
  const leaving = texts.flatMap((text) => {
    const own = text.getBBox();
    const around = boxes.filter((box) => isIn(box, own.x, own.y + own.height / 2)).sort((one, other) => one.width - other.width);
    const over = own.x + text.getComputedTextLength() - (around[0].x + around[0].width);
    const below = own.y + own.height - (boxes[0].y + boxes[0].height);
    return over > 0 || below > 0 ? [text.textContent] : [];
  });
  document.body.textContent = JSON.stringify({ texts: texts.length, leaving });
`;

function measured(svg: string): { readonly texts: number; readonly leaving: readonly string[] } {
  const page = join(temporaryFolder(), 'page.html');
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><body>${svg}<script>${MEASURE}</script></body>`);
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom'];
  const dom = execFileSync(CHROMIUM ?? '', [...options, `file://${page}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, json = ''] = /<body>(.*)<\/body>/s.exec(dom) ?? [];
  return JSON.parse(json);
}

describe.each(PICTURES)('%s', (path) => {
  const svg = readFileSync(join(ROOT, path), 'utf8');
  const lines = [...svg.matchAll(/<text[^>]*>(.*)<\/text>/g)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '').trim(),
  );

  it('keeps punctuation with its word', () => {
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => /^[^\w\p{Extended_Pictographic}(+-]|^[^\w]*$|[([{]$/u.test(line))).toEqual([]);
  });

  it('is drawn without commands: what a reader copies belongs on a page', () => {
    expect(lines.filter((line) => /\b(?:npx|node|apply|upgrade-gate [a-z])\b/.test(line))).toEqual([]);
  });

  it.skipIf(CHROMIUM === undefined)('has no text that leaves its frame, as a browser measures it', () => {
    const { texts, leaving } = measured(svg);
    expect(texts).toBe(lines.length);
    expect(leaving).toEqual([]);
    const long = svg.replace(/(<text[^>]*>)/, `$1${'wide '.repeat(20)}`);
    expect(measured(long).leaving).toHaveLength(1);
  });
});
