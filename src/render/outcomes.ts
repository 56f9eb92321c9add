import type { Choice, Report } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { listOf, present } from '../page/words.ts';
import { type Block, code, commandLines, text } from './blocks.ts';

/** The letter of a choice, such as `A`, if there are several; empty otherwise. */
export function letterOf({ choices }: Report, at: number): string {
  return choices.length < 2 ? '' : String.fromCharCode(65 + at);
}

/** What the choices do to the check, said once below all of them; empty if that is not known of all, or if there is one. */
export function sharedResult(report: Report): string {
  const { choices } = report;
  if (choices.length < 2 || choices.some(({ thenPasses }) => thenPasses === null)) return '';
  const letters = (wanted: boolean) =>
    choices.flatMap(({ thenPasses }, at) => (thenPasses === wanted ? [letterOf(report, at)] : []));
  const [passing, failing] = [letters(true), letters(false)];
  if (failing.length === 0) return `${choices.length === 2 ? 'Either' : 'Each'} of them makes the check pass.`;
  if (passing.length === 0) return 'None of them alone makes the check pass.';
  const passes = `${listOf(passing)} ${passing.length === 1 ? 'makes' : 'make'} the check pass.`;
  return `${passes} ${listOf(failing)} alone ${failing.length === 1 ? 'does' : 'do'} not.`;
}

export function resultOf({ outcome }: Report, { edits, inputs, failOn, thenPasses }: Choice): string {
  const settings = inputs.length + (failOn === outcome.failOn || inputs.some(({ name }) => name === 'fail-on') ? 0 : 1);
  const lines = edits.reduce((sum, { removed, added }) => sum + Math.max(removed.length, added.length), settings);
  const subject = lines < 2 ? 'That makes' : settings > 0 && edits.length > 0 ? 'These make' : 'These lines make';
  if (thenPasses === true) return `${subject} the check pass.`;
  if (thenPasses === false) return 'That alone does not make the check pass.';
  return lines === 0 ? '' : 'The gate cannot know whether that makes the check pass.';
}

/** The commands that write the lines of the choices; a surface without room for them has the first. */
export function commandBlocks(report: Report, { deep }: Detail): Block[] {
  const all = report.choices.flatMap(({ command }, at) =>
    command === null ? [] : [{ command, letter: letterOf(report, at) }],
  );
  const shown = all.slice(0, deep ? all.length : 1);
  const [first, ...others] = shown;
  const result = sharedResult(report);
  if (first === undefined) return result === '' ? [] : [text(result, true)];
  const which = others.length === 0 && first.letter !== '' ? ` the lines of ${first.letter}` : ' the lines';
  const lines = shown.flatMap(({ command, letter }) => [
    ...present(others.length > 0 && `# ${letter}`),
    ...commandLines(command),
  ]);
  return [text(present(result, `In a clone of the branch, this writes${which}:`).join(' '), true), code('sh', lines)];
}

/** How to run the check again from a shell; empty if the run has no page. */
export function rerunLines({ links: { repository, run } }: Report): string[] {
  const [server = '', owner, name] = (repository ?? '').replace(/^https?:\/\//, '').split('/');
  const number = /\/runs\/(\d+)$/.exec(run ?? '')?.[1];
  if (owner === undefined || name === undefined || number === undefined) return [];
  const host = server === 'github.com' ? '' : `${server}/`;
  return commandLines(`gh run rerun ${number} --failed --repo ${host}${owner}/${name}`);
}
