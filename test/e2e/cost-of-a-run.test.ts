import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/events.ts';
import { HURRIED } from '../support/faults.ts';
import { emptyRepository, temporaryFolder } from '../support/git-repository.ts';
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

/** A pull request of one commit that changes nothing about the deployment, checked out as its branch. */
function unrelatedChange() {
  const repository = emptyRepository();
  // More files than are read one by one.
  const others = Array.from({ length: 20 }, (_, index) => [`other/${index}.yaml`, `replicas: ${index}\n`] as const);
  const base = repository.commit({
    ...Object.fromEntries(others),
    'deploy/lightdash/values.yaml': 'image:\n  repository: lightdash/lightdash\n  tag: 2.0.0\n',
  });
  const head = repository.commit({ 'other/2.yaml': 'replicas: 3\n' });
  return { ...pullRequestEvent(head, { headSha: head, baseSha: base }), folder: repository.folder };
}

describe.runIf(process.platform === 'linux')('a run starts git', () => {
  it('seven times where nothing changes: every process costs as much as a hundred files', async () => {
    const event = unrelatedChange();
    const tools = temporaryFolder();
    const log = join(tools, 'log');
    const git = (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, 'git'))
      .find((path) => existsSync(path));
    const script = `#!/bin/sh\nfor each in "$@"; do case "$each" in -*|*=*) ;; *) break ;; esac; done\necho "$each" >> '${log}'\nexec '${git}' "$@"\n`;
    writeFileSync(join(tools, 'git'), script, { mode: 0o755 });
    const result = await runAction({}, { PATH: `${tools}${delimiter}${process.env['PATH']}` }, event);
    expect(result.outputs['decision']).toBe('unchanged');
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
      'rev-parse',
      'cat-file',
      'remote',
      'config',
      'ls-tree',
      'diff-tree',
      'grep',
    ]);
  });
});
