import module from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';

/** Since Node 22.1; the types are those of Node 20. */
type Caching = { readonly enableCompileCache?: (folder: string) => unknown };

/**
 * Keeps the compiled code of this program for its next run, where there is one on this machine (docs/command-line.md#the-compiled-code). Node does
 * so from 22.1 on, checks each file against its source, and does without a cache that it cannot read or write.
 */
export function useCompileCache(): void {
  const folder = compileCacheFolder(process.env, process.platform, homedir(), process.cwd());
  if (folder !== null) (module as Caching).enableCompileCache?.(folder);
}

/**
 * Where the compiled code is kept: below the tool cache of a self-hosted runner, below the user's own cache elsewhere.
 *
 * @param home the user's folder, absolute
 * @param workingDirectory absolute
 * @returns null where no run comes after this one, and where the folder would lie in the repository that is judged
 */
export function compileCacheFolder(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  home: string,
  workingDirectory: string,
): string | null {
  const cache = cacheOf(environment, platform, home);
  if (cache === null || !isAbsolute(cache)) return null;
  const folder = join(cache, 'upgrade-gate', 'compiled');
  const workspace = environment['GITHUB_WORKSPACE'] || workingDirectory;
  return [workingDirectory, workspace].some((each) => isInside(folder, each)) ? null : folder;
}

function cacheOf(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform, home: string): string | null {
  if (environment['GITHUB_ACTIONS'] === 'true') {
    return environment['RUNNER_ENVIRONMENT'] === 'self-hosted' ? (environment['RUNNER_TOOL_CACHE'] ?? null) : null;
  }
  // A job elsewhere mostly begins on a new machine, where a cache is only written.
  if (environment['CI']) return null;
  if (platform === 'win32') return environment['LOCALAPPDATA'] ?? null;
  return environment['XDG_CACHE_HOME'] || join(home, platform === 'darwin' ? 'Library/Caches' : '.cache');
}

function isInside(folder: string, other: string): boolean {
  const path = relative(other, folder);
  return !path.startsWith('..') && !isAbsolute(path);
}
