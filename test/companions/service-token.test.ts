import { afterEach, describe, expect, it, vi } from 'vitest';
import { hideIn, maskToken } from '../../src/companions/companion.ts';

const TOKEN = 'ldpat_7c1f0e9ab2d34455886677fe';
const OTHER = 'ldsvc_55aa00bb11cc22dd33ee44ff';

afterEach(() => {
  vi.restoreAllMocks();
});

function masked(environment: NodeJS.ProcessEnv) {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const hide = maskToken(environment);
  return { written, hide };
}

describe('the token', () => {
  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['of the input', { 'INPUT_API-TOKEN': TOKEN }, [TOKEN]],
    ['of the variable', { 'INPUT_API-TOKEN': '', LIGHTDASH_API_KEY: TOKEN }, [TOKEN]],
    ['of both', { 'INPUT_API-TOKEN': TOKEN, LIGHTDASH_API_KEY: OTHER }, [TOKEN, OTHER]],
    ['with blanks around it', { 'INPUT_API-TOKEN': ` ${TOKEN}\n` }, [TOKEN]],
    ['that is not there', {}, []],
  ])('%s is masked', (_, environment, tokens) => {
    const { written, hide } = masked(environment);
    expect(written.join('')).toBe(tokens.map((token) => `::add-mask::${token}\n`).join(''));
    for (const token of tokens) expect(hide(`a ${token} b`)).toBe('a *** b');
  });

  it('is taken out of a value, whatever it is a part of', () => {
    const { hide } = masked({ 'INPUT_API-TOKEN': TOKEN });
    const value = { [`a${TOKEN}`]: [TOKEN, 1, null, { deep: `x${TOKEN}x` }], kept: true };
    expect(hideIn(value, hide)).toEqual({ 'a***': ['***', 1, null, { deep: 'x***x' }], kept: true });
  });
});
