import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from '../gate/report/report.ts';
import { describeCause } from '../net/fetch-error.ts';
import { jsonLine } from '../page/escape.ts';
import { InputError } from '../settings/input-error.ts';

/** What another CI system shows of a report, by the option that names its file (docs/other-systems.md#the-files). */
const RENDERINGS: Readonly<Record<string, (report: Report) => Promise<string>>> = {
  summary: async (report) => (await import('../render/pages.ts')).renderSummary(report),
  sarif: async (report) => `${jsonLine((await import('../render/findings-files.ts')).sarifOf(report))}\n`,
  'code-quality': async (report) =>
    `${jsonLine((await import('../render/findings-files.ts')).codeQualityOf(report))}\n`,
};

export const REPORT_FILES: readonly string[] = Object.keys(RENDERINGS);

/** Removes what an earlier run left in these files. The result writes a report into them. Both throw an InputError. */
export function reportFiles(
  given: Readonly<Record<string, string>>,
  folder: string,
): (report: Report) => Promise<void> {
  const files = Object.entries(RENDERINGS).flatMap(([option, render]) => {
    const path = given[option];
    return path === undefined ? [] : [{ option, render, path: resolve(folder, path) }];
  });
  for (const { option, path } of files) orInputError(option, () => rmSync(path, { force: true }));
  return async (report) => {
    for (const { option, path, render } of files) {
      const content = await render(report);
      orInputError(option, () => writeFileSync(path, content));
    }
  };
}

function orInputError(option: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new InputError(
      `--${option} cannot be written: ${describeCause(error)}. Name a file in a folder that exists.`,
    );
  }
}
