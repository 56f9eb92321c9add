import picomatch from 'picomatch';
import * as z from 'zod';
import { compareVersions, isVersion, type Version } from '../../release-safety/version.ts';
import { InputError, suggest } from '../../settings/input-error.ts';
import { issuesSchema, type KnownIssue } from '../policy/known-issues.ts';
import { type Complaint, parseStrictYaml } from '../policy/strict-yaml.ts';
import { parseRunningAddresses } from '../running/running-url.ts';
import {
  type GateSettingName,
  type GateSettings,
  LIST_NAMES,
  OF_FILE,
  parseSettings,
  SETTING_NAMES,
} from '../settings.ts';
import type { Environment } from './team-rules.ts';

/** A decision about one jump (docs/policy.md#exceptions). Texts are hostile until escaped. */
export interface Exception {
  readonly from: Version;
  readonly to: Version;
  readonly allow: 'recreate' | 'rollback';
  readonly reason: string;
  /** The environment that it is for; null if `files` says it, or if there are no environments. */
  readonly environment: string | null;
  readonly files: readonly string[];
}

export interface PlacedException extends Exception {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** All that a team's own file says (docs/policy.md#one-file-for-your-team). Texts are hostile until escaped. */
export interface TeamFile {
  /** From the root of the repository. */
  readonly path: string;
  /** The settings as the texts that an input would have, with their lines. */
  readonly settings: ReadonlyMap<GateSettingName, { readonly text: string; readonly line: number }>;
  /** The issues themselves, if the file lists them in the place of a path; null if it does not. */
  readonly knownIssues: readonly KnownIssue[] | null;
  readonly environments: readonly Environment[];
  readonly exceptions: readonly PlacedException[];
}

/** In bytes. People write this file by hand. */
export const MOST_TEAM_FILE_BYTES = 1_000_000;

const MOST_COMPLAINTS = 5;
const MOST_ENTRIES = 200;

const text = (expected: string, most = 1_000) =>
  z.string(expected).min(1, expected).max(most, `${expected}, of ${most} characters at most`);

const version = z.string('a version, X.Y.Z').refine(isVersion, 'a version, X.Y.Z');

const globs = z
  .array(text('a glob', 500).refine(isGlob, 'a glob'), 'a list of globs')
  .min(1, 'a list of globs')
  .max(MOST_ENTRIES);

const environmentSchema = z.strictObject(
  {
    files: globs,
    'running-url': text('an address').refine(isAddress, 'one address, https://host').optional(),
    'promote-from': text('the name of an environment', 100).optional(),
  },
  'an environment with files',
);

const exceptionSchema = z.strictObject(
  {
    from: version,
    to: version,
    environment: text('the name of an environment', 100).optional(),
    files: globs.optional(),
    allow: z.enum(['recreate', 'rollback'], 'recreate or rollback'),
    reason: text('a reason: who decided it, and when it happens'),
  },
  'an exception with from, to, allow and reason',
);

/** A setting as YAML has it. Whether its value is right is for the parser of the setting to say. */
const settingSchema = (name: GateSettingName) => {
  const one = z.string('a text');
  if (!LIST_NAMES.includes(name)) return one;
  return z.union([one, z.array(z.string(), 'a list')], 'a text or a list of texts');
};

const NAMES = Object.keys(OF_FILE) as (keyof typeof OF_FILE)[];

/** The form of the file. `docs/upgrade-gate.schema.json` is made from it. */
export const teamFileSchema = z.strictObject(
  {
    ...Object.fromEntries(NAMES.map((name) => [name, settingSchema(name).optional()])),
    'known-issues': z.union([z.string(), z.array(z.unknown())], 'a path, an address, or a list of issues').optional(),
    environments: z
      .record(
        text('a name', 100).regex(/^[A-Za-z0-9][\w.-]*$/, 'a name of letters, digits and ._-'),
        environmentSchema,
        'environments by name',
      )
      .optional(),
    exceptions: z.array(exceptionSchema, 'a list of exceptions').max(MOST_ENTRIES).optional(),
  },
  'a mapping',
);

/**
 * Reads a team's own file (docs/policy.md#one-file-for-your-team): unknown members and wrong values are errors. Throws
 * an InputError with a line for each of the first.
 */
export function parseTeamFile(path: string, bytes: Buffer): TeamFile {
  if (bytes.length > MOST_TEAM_FILE_BYTES) throw refused(path, [{ line: null, says: 'it is larger than 1 MB' }]);
  const read = parseStrictYaml(bytes, { schema: teamFileSchema, isOfTexts: true, whenEmpty: {} });
  if (read.value === null) throw refused(path, read.complaints.map(withHint));
  const { environments = {}, exceptions = [], 'known-issues': issues, ...texts } = read.value;
  const settings = new Map<GateSettingName, { text: string; line: number }>();
  const named = { ...texts, ...(typeof issues === 'string' ? { 'known-issues': issues } : {}) };
  for (const [name, value] of Object.entries(named)) {
    const given = Array.isArray(value) ? value.join('\n') : String(value);
    settings.set(name as GateSettingName, { text: given, line: read.lineOf([name]) });
  }
  const file: TeamFile = {
    path,
    settings,
    knownIssues: Array.isArray(issues) ? readIssues(path, issues, read.lineOf) : null,
    environments: Object.entries(environments).map(
      ([name, { files, 'running-url': runningUrl = null, 'promote-from': promoteFrom = null }]) => {
        return { name, files, runningUrl, promoteFrom };
      },
    ),
    exceptions: exceptions.map(({ environment = null, files = [], ...rest }, at) => {
      return { ...rest, environment, files, file: path, line: read.lineOf(['exceptions', at]) } as PlacedException;
    }),
  };
  refuseContradictions(file, read.lineOf);
  parseFileSettings(file);
  return file;
}

function refused(path: string, complaints: readonly Complaint[]): InputError {
  const more = complaints.length - MOST_COMPLAINTS;
  const lines = complaints
    .slice(0, MOST_COMPLAINTS)
    .map(({ line, says }) => `${path}${line === null ? '' : `:${line}`}: ${says}`);
  return new InputError([...lines, ...(more > 0 ? [`${path}: and ${more} more`] : [])].join('\n'));
}

/** Says of an unknown member what it is, or which one is nearest. */
function withHint({ line, says }: Complaint): Complaint {
  const [, name] = /^unknown member "(.*)"$/.exec(says) ?? [];
  if (name === undefined) return { line, says };
  if ((SETTING_NAMES as readonly string[]).includes(name)) {
    return { line, says: `"${name}" belongs to one run: give it as an input or an option, not here` };
  }
  const all = [
    ...NAMES,
    'environments',
    'exceptions',
    ...Object.keys(environmentSchema.shape),
    ...Object.keys(exceptionSchema.shape),
  ];
  return { line, says: `${says}${suggest(name, all).replace(/^\.$/, '')}` };
}

type LineOf = (path: readonly PropertyKey[]) => number;

function readIssues(path: string, value: readonly unknown[], lineOf: LineOf): readonly KnownIssue[] {
  const { data, error } = issuesSchema.safeParse(value);
  if (error === undefined) return data;
  const complaints = error.issues.map((issue) => {
    return {
      line: lineOf(['known-issues', ...issue.path]),
      says: `${['known-issues', ...issue.path].join('.')}: expected ${issue.message}`,
    };
  });
  throw refused(path, complaints);
}

function refuseContradictions({ path, environments, exceptions }: TeamFile, lineOf: LineOf): void {
  const names = environments.map(({ name }) => name);
  const complaints = exceptions.flatMap(({ line, environment, files, from, to, allow }, at): Complaint[] => {
    const say = (member: string, says: string) => ({ line: lineOf(['exceptions', at, member]) || line, says });
    if (environment !== null && files.length > 0)
      return [say('files', 'the exception has "environment" and "files": give one of them')];
    if (environment !== null && !names.includes(environment)) {
      const nearest = names.length === 0 ? ': the file names none' : suggest(environment, names).replace(/^\.$/, '');
      return [say('environment', `there is no environment "${environment}"${nearest}`)];
    }
    if (environment === null && files.length === 0 && names.length > 0) {
      return [{ line, says: `the exception needs "environment" (${names.join(', ')}) or "files"` }];
    }
    const isLower = compareVersions(to as Version, from as Version) < 0;
    if (allow === 'recreate' && !isLower && from !== to) return [];
    if (allow === 'rollback' && isLower) return [];
    return [
      say(
        'to',
        allow === 'recreate'
          ? `allow: recreate needs a higher version in "to" than in "from", and ${to} is not above ${from}. A downgrade needs allow: rollback`
          : `allow: rollback needs a lower version in "to" than in "from", and ${to} is not below ${from}. An upgrade needs allow: recreate`,
      ),
    ];
  });
  const all = [...complaintsOfPromotion(environments, lineOf), ...complaints];
  if (all.length > 0) throw refused(path, all);
}

/** Names that are not there, and circles. */
function complaintsOfPromotion(environments: readonly Environment[], lineOf: LineOf): Complaint[] {
  const before = new Map(environments.map(({ name, promoteFrom }) => [name, promoteFrom]));
  return environments.flatMap(({ name, promoteFrom }): Complaint[] => {
    if (promoteFrom === null) return [];
    const line = lineOf(['environments', name, 'promote-from']);
    if (!before.has(promoteFrom)) {
      const nearest = suggest(promoteFrom, [...before.keys()]).replace(/^\.$/, '');
      return [{ line, says: `there is no environment "${promoteFrom}"${nearest}` }];
    }
    const way = [name];
    for (let next: string | null = promoteFrom; next !== null; next = before.get(next) ?? null) {
      way.push(next);
      if (next === name) return [{ line, says: `"promote-from" leads in a circle: ${way.join(' ← ')}` }];
      if (way.length > environments.length) break;
    }
    return [];
  });
}

/** The settings of a file by themselves. @throws InputError for a wrong value, with its line */
export function parseFileSettings({ path, settings }: TeamFile): GateSettings {
  const texts = Object.fromEntries([...settings].map(([name, { text: given }]) => [name, given]));
  const empty = [...settings].filter(([, { text: given }]) => given === '');
  if (empty.length > 0)
    throw refused(
      path,
      empty.map(([name, { line }]) => ({ line, says: `"${name}" is empty` })),
    );
  return parseSettings(texts, (name) => fileLabel(path, settings.get(name as GateSettingName)?.line ?? 1, name));
}

/** The name of a setting of the file in messages. */
export function fileLabel(path: string, line: number, name: string): string {
  return `${path}:${line}: "${name}"`;
}

function isGlob(glob: string): boolean {
  try {
    return glob.trim() === glob && !glob.startsWith('!') && picomatch.makeRe(glob) !== null;
  } catch {
    return false;
  }
}

function isAddress(address: string): boolean {
  try {
    const [only, ...others] = parseRunningAddresses(address);
    return only?.glob === null && others.length === 0;
  } catch {
    return false;
  }
}
