import { parseSettings } from '../gate/settings.ts';
import { TOOL } from '../net/tool.ts';
import { EXIT } from './answers.ts';
import { COMMANDS } from './commands.ts';
import { type CommandForm, OPTIONS } from './options.ts';

/** The rule for relative paths: of commands that can be started elsewhere, that take a folder, and that only read the team's own file. */
const PATHS = {
  here: 'Relative paths start in the current folder, or in --working-directory.',
  folder: `Names of files to search (--targets, --files, --env-files, --compose-files)
  start in DIR. All other relative paths start in the current folder.`,
  file: 'The path of --config starts at the root of the repository.',
};

/** The help of a command; null if there is no such command. Ends with a line break. */
export function helpOf(command: string): string | null {
  const help = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (help === undefined) return null;
  // Without the user's options, each setting has its default.
  const settings: Readonly<Record<string, unknown>> = parseSettings(help.defaults ?? {}, (name) => name);
  const options = help.options.map((name) => {
    const [value, what] = OPTIONS[name] ?? ['', ''];
    const fallback = settings[name];
    const isShown = typeof fallback === 'string' && fallback !== '';
    return [
      `--${name} ${value}`.trim(),
      isShown ? `${what}${fallback.length > 30 ? '\n      ' : ' '}(${fallback})` : what,
    ] as const;
  });
  const lines = (items: readonly string[]) => items.map((each) => `  ${TOOL.name} ${each}\n`).join('');
  return [
    `${help.answers}\n`,
    `Usage:\n${lines(help.usage)}`,
    `Options, with their defaults:\n${options.map(([name, what]) => `  ${name}\n      ${what}\n`).join('')}`,
    `Paths:\n  ${PATHS[ruleOf(help)]}\n`,
    `Examples:\n${lines(help.examples)}`,
    `Exit codes:\n${Object.entries(help.exits)
      .map(([code, what]) => `  ${code}  ${what}\n`)
      .join('')}`,
  ].join('\n');
}

function ruleOf({ options, operand }: CommandForm): keyof typeof PATHS {
  if (options.includes('working-directory')) return 'here';
  return operand === 'folder' ? 'folder' : 'file';
}

/** The help of the program: its commands. Ends with a line break. */
export function overview(): string {
  const rows = Object.values(COMMANDS).flatMap(({ usage, answers }) => [
    ...usage.map((each) => `  ${each}`),
    `      ${answers}`,
  ]);
  return `${[
    `Usage: ${TOOL.name} COMMAND [OPTIONS]`,
    '',
    'Commands:',
    ...rows,
    '',
    `${TOOL.name} COMMAND --help shows options, examples and exit codes.`,
    'Every command takes --json.',
    `Exit codes: ${EXIT.passed} passed, ${EXIT.failed} not safe, ${EXIT.unproven} unproven, ${EXIT.badQuestion} invalid input.`,
  ].join('\n')}\n`;
}
