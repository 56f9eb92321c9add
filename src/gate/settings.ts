import { posix } from 'node:path';
import valid from 'semver/functions/valid.js';
import * as z from 'zod';
import { parseTarget, type Target } from '../deployment/targets.ts';
import { ARTIFACTS_MODES } from '../evidence/evidence.ts';
import { FetchError } from '../net/fetch-error.ts';
import { parseLocation } from '../net/location.ts';
import { quoteValue } from '../release-safety/quote-value.ts';
import { isVersion, type Version } from '../release-safety/version.ts';
import { FAIL_ON } from './fail-on.ts';
import { InputError } from './input-error.ts';
import { parseReleaseAge, type ReleaseAge } from './policy/release-age.ts';
import { listBetween, oneOf, readSettings, SWITCH } from './setting-kinds.ts';

/** What is done with a deployment that was not there before (DETECTION section 4). */
const NEW_TARGET = ['pass', 'fail'] as const;

/** When the pull request gets a comment that it does not have yet. */
export const COMMENT_MODES = ['never', 'on-failure', 'always'] as const;

const version = z
  .string()
  .refine(isVersion, {
    error: ({ input }) =>
      `is ${quoteValue(input)}, not a version. Give it as X.Y.Z, digits only, without "v" or blanks.`,
  })
  .transform((text) => text as Version)
  .optional();

/** One item a line; lines without text are passed over. */
const list = listBetween(/\n/);

const releaseAge = z
  .string()
  .refine((text) => parseReleaseAge(text) !== null, {
    error: ({ input }) =>
      `is ${quoteValue(input)}, not an age. Give it in days or hours, for example 3 days or 36 hours.`,
  })
  .transform((text) => parseReleaseAge(text) as ReleaseAge)
  .optional();

/** Files of the repository: a way from the working directory that does not lead out of it. */
const paths = list.refine((items) => items.every((item) => isInside(item)), {
  error: ({ input }) =>
    `holds ${quoteValue((input as string[]).find((item) => !isInside(item)))}, which leads out of the repository.`,
});

const targets = list.transform((lines, context): Target[] => {
  const refuse = (line: string, why: string) => {
    context.addIssue({ code: 'custom', message: `holds ${quoteValue(line)}: ${why}.` });
  };
  const names = new Set<string>();
  return lines.flatMap((line) => {
    try {
      const target = parseTarget(line);
      const name = target.name ?? target.text;
      if (names.has(name)) refuse(line, `${quoteValue(name)} stands twice`);
      names.add(name);
      return [target];
    } catch (error) {
      refuse(line, error instanceof Error ? error.message : String(error));
      return [];
    }
  });
});

/**
 * The settings of the gate, by the names that the action's inputs and the command line's options share. Every default
 * stands here and nowhere else.
 */
export const settingsSchema = z.object({
  from: version,
  to: version,
  targets,
  files: list,
  images: list,
  'tag-suffix': z.string().default('-commercial'),
  chart: z.string().default('lightdash'),
  'chart-version': z
    .string()
    .refine((text) => valid(text) !== null && /^\d\S*$/.test(text), {
      error: ({ input }) => `is ${quoteValue(input)}, not a chart version. Give it as X.Y.Z, for example 2.16.284.`,
    })
    .optional(),
  'chart-repository-url': z.string().default('https://lightdash.github.io/helm-charts'),
  'env-files': paths,
  'compose-files': paths,
  discover: oneOf(SWITCH).optional(),
  'new-target': oneOf(NEW_TARGET).default('pass'),
  strict: oneOf(SWITCH).default('false'),
  'rendered-base': z.string().optional(),
  'rendered-head': z.string().optional(),
  'base-ref': z.string().optional(),
  'head-ref': z.string().optional(),
  'index-url': z
    .string()
    .default('https://raw.githubusercontent.com/lightdash/lightdash/main/release-safety-index.json'),
  'release-asset-url': z
    .string()
    .default('https://github.com/lightdash/lightdash/releases/download/{version}/release-safety.json'),
  artifacts: oneOf(ARTIFACTS_MODES).default('verify'),
  'minimum-release-age': releaseAge,
  'known-issues': z.string().optional(),
  'fail-on': oneOf(FAIL_ON).default('not-rolling'),
  comment: oneOf(COMMENT_MODES).default('never'),
  suggestions: oneOf(SWITCH).default('false'),
  'github-token': z.string().optional(),
  'working-directory': z.string().default('.'),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

/** Settings that name both versions. */
export type GivenVersions = Settings & { readonly from: Version; readonly to: Version };

/** The settings that are lists, one item a line. */
export const LIST_NAMES: readonly SettingName[] = ['targets', 'files', 'images', 'env-files', 'compose-files'];

/** All names, in the order of the schema. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape) as SettingName[];

/**
 * Reads settings from texts; an absent or empty text takes the default.
 *
 * @param texts by name, as the user gave them
 * @param label how the front door calls a setting in a message: `input "from"`, `--from`
 * @throws InputError naming every setting that is wrong, what stands there and what was expected
 */
export function parseSettings(
  texts: Readonly<Partial<Record<SettingName, string>>>,
  label: (name: string) => string,
): Settings {
  const settings = readSettings(settingsSchema, texts, label);
  checkLocation(settings, 'index-url', label);
  checkLocation(settings, 'release-asset-url', label);
  checkLocation(settings, 'chart-repository-url', label);
  checkLocation(settings, 'known-issues', label);
  const [lone, missing] = (['rendered-base', 'rendered-head'] as const).toSorted((name) => (settings[name] ? -1 : 1));
  if (lone !== undefined && missing !== undefined && settings[lone] !== undefined && settings[missing] === undefined) {
    const both = 'Give both; a plan of Terraform holds both sides and is given twice';
    throw new InputError(`${label(missing)} is missing, and ${label(lone)} is set. ${both}.`);
  }
  if (settings.artifacts !== 'off' && !settings['release-asset-url'].includes('{version}')) {
    throw new InputError(`${label('release-asset-url')} has no "{version}" where the version goes.`);
  }
  return settings;
}

/**
 * Settings of a question about two versions.
 *
 * @throws InputError where one of them is missing
 */
export function requireVersions(settings: Settings, label: (name: string) => string): GivenVersions {
  const { from, to } = settings;
  const missing = (['from', 'to'] as const).filter((name) => settings[name] === undefined);
  if (from !== undefined && to !== undefined) return { ...settings, from, to };
  const message = 'is missing. Give the version as X.Y.Z, for example 1.156.0.';
  throw new InputError(missing.map((name) => `${label(name)} ${message}`).join('\n'));
}

function checkLocation(
  settings: Settings,
  name: 'index-url' | 'release-asset-url' | 'chart-repository-url' | 'known-issues',
  label: (name: string) => string,
): void {
  const text = settings[name];
  if (text === undefined) return;
  try {
    const location = parseLocation(text, '/');
    if (location.kind === 'http' && location.url.host.includes('{version}')) {
      throw new FetchError('bad-location', '"{version}" may stand in the path only');
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    throw new InputError(`${label(name)} is not an address: ${error.message}.`);
  }
}

/** Whether a path leads from a folder to a place below it. */
function isInside(path: string): boolean {
  const normal = posix.normalize(path);
  return !posix.isAbsolute(normal) && normal !== '..' && !normal.startsWith('../') && !/^[a-z]:/i.test(path);
}
