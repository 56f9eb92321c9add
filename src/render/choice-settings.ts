import type { Choice, Report } from '../gate/report/report.ts';
import { listOf, present } from '../page/words.ts';
import { FIRST_TO_STOP } from '../product/chart-versions.ts';
import { product } from '../product/product.ts';
import type { Pen } from './pen.ts';

/** YAML needs no quotes for it. */
const PLAIN_VALUE = /^[a-z][\w-]*$|^\d+\.\d+\.\d+$/;

/** Descriptions of values that only the reader knows. */
const UNKNOWN_VALUES: Readonly<Record<string, string>> = {
  'chart-version': `the version of the ${product.name} chart (${FIRST_TO_STOP} or later)`,
};

/** What has to be set besides the changes in files, each in its place: an input must not say otherwise than the team's own file (docs/policy.md#what-belongs-where). */
function settingsOf({ outcome, teamFile }: Report, { failOn, inputs }: Choice) {
  const rule = failOn === outcome.failOn ? [] : [{ name: 'fail-on', value: failOn }];
  return [...rule, ...inputs.filter(({ name }) => name !== 'fail-on')].map((each) => {
    return { ...each, isInFile: teamFile?.decides.includes(each.name) === true };
  });
}

/** The settings of a choice as lines of the workflow. A terminal may show a command without a workflow, so it has none. */
export function linesToSet(report: Report, choice: Choice, pen: Pen): string[] {
  return settingsOf(report, choice).flatMap(({ name, value, isInFile }) =>
    pen.inWorkflow === '' || isInFile || value === null || !PLAIN_VALUE.test(value) ? [] : [`  ${name}: ${value}`],
  );
}

/** The settings of a choice in words, with their place. @param lines that the page shows instead */
export function settingsFor(report: Report, choice: Choice, pen: Pen, lines: readonly string[] = []): string[] {
  const all = settingsOf(report, choice).filter(({ name, value }) => !lines.includes(`  ${name}: ${value}`));
  const inFile = all
    .filter((each) => each.isInFile)
    .map(({ name, value }) => pen.quote(value === null ? name : `${name}: ${value}`));
  const inWorkflow = all
    .filter((each) => !each.isInFile)
    .map(({ name, value }) => {
      if (value === null) return `${pen.code(name)} to ${UNKNOWN_VALUES[name] ?? 'yours'}`;
      return name === 'fail-on' ? pen.code(`${name}: ${value}`) : pen.literal(`${name}: ${value}`);
    });
  return present(
    inFile.length > 0 &&
      `${listOf(inFile)} in ${pen.quote(report.teamFile?.path ?? '')} on the target branch, where settings count`,
    inWorkflow.length > 0 && `${listOf(inWorkflow)}${pen.inWorkflow}`,
  );
}
