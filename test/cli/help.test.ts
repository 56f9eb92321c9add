import { describe, expect, it, vi } from 'vitest';
import { helpOf, overview } from '../../src/cli/help.ts';
import { main } from '../../src/cli/main.ts';

const COMMANDS = [...new Set([...overview().matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name))];
const optionsIn = (text: string) => [...text.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = '']) => name);
const helps = COMMANDS.map((command) => [command, helpOf(command) ?? ''] as const);
const ALL = [...new Set(helps.flatMap(([, help]) => optionsIn(help)))];

/** What a command says of an option without a value, or of a switch with one. */
async function complaintAbout(command: string, option: string): Promise<string> {
  const said: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  try {
    await main([command, `--${option}=`]);
  } finally {
    spy.mockRestore();
  }
  return said.join('');
}

describe('the help', () => {
  it('lists every command that there is', async () => {
    expect(COMMANDS.length).toBeGreaterThan(4);
    const said: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    await main([]);
    spy.mockRestore();
    const named = /Name a command: (.*)\./.exec(said.join(''))?.[1]?.split(', ');
    expect(COMMANDS.toSorted()).toEqual(named?.toSorted());
  });

  it.each(helps)('of %s has an answer, two examples and the exit codes', (command, help) => {
    expect(help).toMatch(/^\S.*[.?]\n\nUsage:\n/);
    expect(help.match(new RegExp(`^ {2}upgrade-gate ${command}`, 'gm'))?.length).toBeGreaterThanOrEqual(3);
    expect(help).toMatch(/\nPaths:\n {2}\S/);
    expect(help).toMatch(/Exit codes:\n {2}0 {2}\S/);
    const lines = help.split('\n').filter((line) => !line.includes('https://'));
    expect(lines.filter(({ length }) => length > 80)).toEqual([]);
  });

  it.each(helps)('of %s names the options that it takes, and no others', async (command, help) => {
    const taken: string[] = [];
    for (const option of ALL) {
      if (!(await complaintAbout(command, option)).includes(`no option --${option}`)) taken.push(option);
    }
    expect(optionsIn(help).toSorted()).toEqual(taken.toSorted());
  });

  it.each(helps)('of %s explains no option that it does not have', (_, help) => {
    const known = [...optionsIn(help), ...[...help.matchAll(/\(also --([a-z-]+)/g)].map(([, name = '']) => name)];
    const named = [...help.matchAll(/--([a-z][a-z-]*)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(known.length);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('is that of the program where there is no such command', () => {
    expect(helpOf('constructor')).toBeNull();
  });
});
