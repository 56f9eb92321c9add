import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { Choice } from '../../../src/gate/report/report.ts';
import { applied, judged } from '../../support/choices.ts';
import { temporaryFolder } from '../../support/git-repository.ts';
import { SET_UPS } from '../../support/set-ups.ts';

/** The folder of a real helm and kustomize; without one, these tests are skipped. */
const TOOLS = process.env['UPGRADE_GATE_TOOLS'];

interface Workload {
  readonly kind: string;
  readonly spec?: { readonly strategy?: { readonly type?: string } };
}

describe.skipIf(TOOLS === undefined)(
  'the lines of a downtime make every workload Recreate, as the tool itself renders them',
  () => {
    it.each<[string, string, string[]]>([
      ['a chart like that of `helm create`', 'helm', ['template', 'bi', 'charts/bi']],
      ['Kustomize, an overlay', 'kustomize', ['build', 'overlays/prod']],
    ])('%s', async (name, tool, args) => {
      const setUp = SET_UPS.find((each) => each.name === name);
      const [before, head] = [setUp?.files('2.2.0') ?? {}, setUp?.files('2.6.0') ?? {}];
      const { choices } = await judged(before, head, { 'fail-on': 'mode-mismatch' });
      const [choice] = choices as readonly [Choice];
      const render = (files: Readonly<Record<string, string>>) => {
        const folder = temporaryFolder();
        for (const [path, text] of Object.entries(files)) {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), text);
        }
        const text = execFileSync(join(TOOLS ?? '', tool), args, { cwd: folder, encoding: 'utf8' });
        const objects = parseAllDocuments(text).map((each) => each.toJS() as Workload | null);
        return objects.flatMap((each) => (each?.kind === 'Deployment' ? [each.spec?.strategy?.type] : []));
      };
      expect(render(head)).toEqual([undefined]);
      expect(render(applied(choice, head))).toEqual(['Recreate']);
    });
  },
);
