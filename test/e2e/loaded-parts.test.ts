import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HURRIED } from '../support/faults.ts';
import { runAction } from '../support/runner.ts';

type Started = Parameters<typeof runAction>;

/** Runs the gate, and gives the text of all parts of the bundle that the run loaded. */
async function textLoadedBy(inputs: Started[0], environment: Started[1] = {}, event: Started[2] = null) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-loaded-'));
  try {
    const result = await runAction(inputs, { ...environment, NODE_V8_COVERAGE: folder }, event);
    const urls = readdirSync(folder).flatMap((name) =>
      (JSON.parse(readFileSync(join(folder, name), 'utf8')).result as { url: string }[]).map(({ url }) => url),
    );
    const parts = urls.filter((url) => url.includes('/dist/parts/'));
    expect(parts).not.toEqual([]);
    return { result, text: parts.map((url) => readFileSync(fileURLToPath(url), 'utf8')).join('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const GIVEN = {
  from: '1.0.0',
  to: '1.3.0',
  'index-url': 'fixtures/release-safety-index.json',
  artifacts: 'off',
  'fail-on': 'never',
};

describe('a run loads', () => {
  it('undici only for a proxy', async () => {
    const index = { ...GIVEN, 'index-url': 'https://documents.test/index.json' };
    const direct = await textLoadedBy(GIVEN);
    expect(direct.result.outputs['decision']).not.toBe('');
    expect(direct.text).not.toContain('undici');
    const proxied = await textLoadedBy(index, { ...HURRIED, https_proxy: 'http://127.0.0.1:1' });
    expect(proxied.text).toContain('undici');
  });
});
