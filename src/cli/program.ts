import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { TOOL, UNKNOWN_PROGRAM } from '../net/tool.ts';

/** A repository on GitHub, by its address, perhaps with a commit as npm writes it. */
const ADDRESS =
  /^(?:(?:git\+)?(?:https|ssh):\/\/(?:[^@/]*@)?|[^@/:]+@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#([0-9a-f]{40}))?$/;

/** Where the program comes from: a repository on GitHub, and the commit of it that runs. */
export interface ToolSource {
  readonly repository: string;
  readonly commit: string;
}

/** @returns null if the address is not one of GitHub's, or names no commit */
export function sourceOf(address: string | null): ToolSource | null {
  const [, repository, commit] = ADDRESS.exec(address ?? '') ?? [];
  return repository === undefined || commit === undefined ? null : { repository, commit };
}

/** What npm says about the package in a folder: where it was installed from; null if npm did not install it. */
export function addressOfPackage(folder: string): string | null {
  const lock = join(dirname(folder), '.package-lock.json');
  if (!existsSync(lock)) return null;
  const { packages = {} }: { packages?: Record<string, { resolved?: string }> } = JSON.parse(
    readFileSync(lock, 'utf8'),
  );
  return packages[`node_modules/${TOOL.name}`]?.resolved ?? null;
}

/** How the user starts this program again from the folder where they stand, for commands to copy. */
export function ownProgram(script = process.argv[1] ?? ''): string {
  if (!existsSync(script)) return UNKNOWN_PROGRAM;
  const source = sourceOf(addressOfPackage(dirname(dirname(dirname(realpathSync(script))))));
  if (source !== null) return byNpx(source);
  // Only what is on the PATH has the name of the program itself.
  if (basename(script) === TOOL.name) return TOOL.name;
  const near = relative(process.cwd(), script);
  return `node ${quoted(near.length < script.length ? near : script)}`;
}

/** How anybody starts the program from where it comes from. */
export function byNpx({ repository, commit }: ToolSource): string {
  return `npx --yes github:${repository}#${commit}`;
}

function quoted(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
