import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCacheFolder } from '../../src/runner/compile-cache.ts';
import { temporaryFolder } from '../support/git-repository.ts';
import { ROOT, runNode } from '../support/process.ts';

const HOSTED = { GITHUB_ACTIONS: 'true', RUNNER_ENVIRONMENT: 'github-hosted', RUNNER_TOOL_CACHE: '/opt/tools' };
const SELF_HOSTED = { ...HOSTED, RUNNER_ENVIRONMENT: 'self-hosted', CI: 'true' };

describe('the folder of the compiled code', () => {
  it.each<[where: string, environment: NodeJS.ProcessEnv, platform: NodeJS.Platform, folder: string | null]>([
    ['a person', {}, 'linux', '/home/ann/.cache'],
    ['a person with a folder of their own', { XDG_CACHE_HOME: '/caches' }, 'linux', '/caches'],
    ['a person with a folder that depends on where they are', { XDG_CACHE_HOME: 'caches' }, 'linux', null],
    ['a person with macOS', {}, 'darwin', '/home/ann/Library/Caches'],
    ['a person with Windows', { LOCALAPPDATA: '/c/local' }, 'win32', '/c/local'],
    ['Windows without the variable', {}, 'win32', null],
    ['another CI system', { CI: 'true' }, 'linux', null],
    ['a runner of GitHub', HOSTED, 'linux', null],
    ['a runner of one’s own', SELF_HOSTED, 'linux', '/opt/tools'],
    ['a runner without a tool cache', { ...SELF_HOSTED, RUNNER_TOOL_CACHE: undefined }, 'linux', null],
    ['a tool cache in the workspace', { ...SELF_HOSTED, GITHUB_WORKSPACE: '/opt' }, 'linux', null],
    ['a tool cache beside the workspace', { ...SELF_HOSTED, GITHUB_WORKSPACE: '/opt/tool' }, 'linux', '/opt/tools'],
    ['a cache in the working directory', { XDG_CACHE_HOME: '/work/repository/.cache' }, 'linux', null],
    ['a cache that is the working directory', { XDG_CACHE_HOME: '/work/repository' }, 'linux', null],
  ])('of %s', (_, environment, platform, folder) => {
    const expected = folder === null ? null : join(folder, 'upgrade-gate/compiled');
    expect(compileCacheFolder(environment, platform, '/home/ann', '/work/repository')).toBe(expected);
  });

  it('is filled where Node can, unless a variable says no', async () => {
    const can = await runNode(['--eval', "console.log('enableCompileCache' in require('node:module'))"]);
    const filesAfter = async (options: readonly string[]) => {
      const cache = temporaryFolder();
      const command = [...options, `${ROOT}dist/cli/index.js`, '--version'];
      const { code, stderr } = await runNode(command, { env: { XDG_CACHE_HOME: cache } });
      expect([code, stderr]).toEqual([0, '']);
      return readdirSync(cache);
    };
    const allowed = ['--import', 'data:text/javascript,delete process.env.NODE_DISABLE_COMPILE_CACHE'];
    expect(await filesAfter(allowed)).toEqual(can.stdout === 'true\n' ? ['upgrade-gate'] : []);
    expect(await filesAfter([])).toEqual([]);
  });
});
