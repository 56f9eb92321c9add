import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { TOOL, UNKNOWN_PROGRAM } from '../net/tool.ts';

/** Addresses of a repository, perhaps as npm writes them: by https, with or without the credentials of a job, and the two of ssh. */
const BY_HTTPS = /^(?:git\+)?https:\/\/(?:[^@/]*@)?([\w.-]+(?::\d+)?)\/([\w./-]+?)(?:\.git)?#([0-9a-f]{40})$/;
const BY_SSH = /^(?:git\+)?ssh:\/\/([\w.-]+@[\w.-]+(?::\d+)?)\/([\w./-]+?)(?:\.git)?#([0-9a-f]{40})$/;
const BY_SSH_AS_SCP = /^([\w.-]+@[\w.-]+):([\w./-]+?)(?:\.git)?#([0-9a-f]{40})$/;

const GITHUB = 'github.com';

/** Where the program comes from: a repository, and the commit of it that runs. */
export interface ToolSource {
  readonly host: string;
  /** Its path on the host. */
  readonly repository: string;
  readonly commit: string;
  /** The address that git clones, without a password. */
  readonly clone: string;
}

/** @returns null if that is no address by https or ssh, or if it names no commit */
export function sourceOf(address: string | null): ToolSource | null {
  const text = address ?? '';
  const web = BY_HTTPS.exec(text);
  const [, place, repository, commit] = web ?? BY_SSH.exec(text) ?? BY_SSH_AS_SCP.exec(text) ?? [];
  if (place === undefined || repository === undefined || commit === undefined) return null;
  const host = place.replace(/^.*@/, '');
  return { host, repository, commit, clone: `${web === null ? 'ssh' : 'https'}://${place}/${repository}.git` };
}

/** Whether an action or npm finds the program by its name on GitHub. */
export function isOnGitHub({ host, repository }: ToolSource): boolean {
  return host === GITHUB && /^[\w.-]+\/[\w.-]+$/.test(repository);
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
  if (source !== null && isOnGitHub(source)) return byNpx(source);
  // Only what is on the PATH has the name of the program itself.
  if (basename(script) === TOOL.name) return TOOL.name;
  const near = relative(process.cwd(), script);
  return `node ${quoted(near.length < script.length ? near : script)}`;
}

/** How anybody starts the program from where it comes from. */
export function byNpx(source: ToolSource): string {
  const { repository, commit, clone } = source;
  return `npx --yes ${isOnGitHub(source) ? `github:${repository}` : `git+${clone}`}#${commit}`;
}

function quoted(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
