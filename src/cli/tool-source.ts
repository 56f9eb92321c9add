import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TOOL } from '../net/tool.ts';
import { Git } from '../repository/git-command.ts';
import type { ToolSource } from './init-templates.ts';

const BUNDLE = /[\\/]dist[\\/]cli[\\/]index\.js$/;

/** A repository on GitHub, by its address, perhaps with a commit as npm writes it. */
const ADDRESS =
  /^(?:(?:git\+)?(?:https|ssh):\/\/(?:[^@/]*@)?|[^@/:]+@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#([0-9a-f]{40}))?$/;

/**
 * Where the running program comes from, so that a workflow can pin it: a clone says so, and so does npm of what it installed from git.
 *
 * @param script the program's file
 * @returns null if that is not known, or not on GitHub
 */
export async function toolSource(script = process.argv[1] ?? ''): Promise<ToolSource | null> {
  const bundle = existsSync(script) ? realpathSync(script) : '';
  if (!BUNDLE.test(bundle)) return null;
  const folder = dirname(dirname(dirname(bundle)));
  const [, repository, commit] = ADDRESS.exec((await addressOfClone(folder)) ?? addressOfPackage(folder) ?? '') ?? [];
  return repository === undefined || commit === undefined ? null : { repository, commit };
}

async function addressOfClone(folder: string): Promise<string | null> {
  const gitFolder = join(folder, '.git');
  if (!existsSync(gitFolder)) return null;
  const git = new Git({ folder, gitFolder, isBare: false });
  const said = async (...args: string[]) => (await git.run(args)).stdout.toString().trim();
  const address = await said('config', '--get', 'remote.origin.url');
  return `${address.replace(/\/$/, '')}#${await said('rev-parse', 'HEAD')}`;
}

function addressOfPackage(folder: string): string | null {
  const lock = join(dirname(folder), '.package-lock.json');
  if (!existsSync(lock)) return null;
  const { packages = {} }: { packages?: Record<string, { resolved?: string }> } = JSON.parse(
    readFileSync(lock, 'utf8'),
  );
  return packages[`node_modules/${TOOL.name}`]?.resolved ?? null;
}
