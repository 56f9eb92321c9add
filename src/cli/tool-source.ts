import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UNKNOWN_PROGRAM } from '../net/tool.ts';
import { Git } from '../repository/git-command.ts';
import { addressOfPackage, byNpx, isOnGitHub, ownProgram, sourceOf, type ToolSource } from './program.ts';

const BUNDLE = /[\\/]dist[\\/]cli[\\/]index\.js$/;

/** Where the running program comes from, as its clone or npm says, so that a workflow can pin it; null if unknown. */
export async function toolSource(script = process.argv[1] ?? ''): Promise<ToolSource | null> {
  return sourceOf(await addressOf(script));
}

async function addressOf(script: string): Promise<string | null> {
  const bundle = existsSync(script) ? realpathSync(script) : '';
  if (!BUNDLE.test(bundle)) return null;
  const folder = dirname(dirname(dirname(bundle)));
  return (await addressOfClone(folder)) ?? addressOfPackage(folder);
}

/** How the reader of a job's report starts this program. The folder that the job has it in is on no other machine. */
export async function programOfJob(script = process.argv[1] ?? ''): Promise<string> {
  const source = await toolSource(script);
  if (source !== null) return byNpx(source);
  const own = ownProgram(script);
  return own.startsWith('node ') ? UNKNOWN_PROGRAM : own;
}

/** The address of this project's own files at the commit that runs (docs/report.md); null if that is not on GitHub, or not known. */
export async function pagesOfJob(script = process.argv[1] ?? ''): Promise<string | null> {
  const source = await toolSource(script);
  return source !== null && isOnGitHub(source) ? `https://github.com/${source.repository}/blob/${source.commit}` : null;
}

async function addressOfClone(folder: string): Promise<string | null> {
  const gitFolder = join(folder, '.git');
  if (!existsSync(gitFolder)) return null;
  const git = new Git({ folder, gitFolder, isBare: false });
  const said = async (...args: string[]) => (await git.run(args)).stdout.toString().trim();
  const address = await said('config', '--get', 'remote.origin.url');
  return `${address.replace(/\/$/, '')}#${await said('rev-parse', 'HEAD')}`;
}
