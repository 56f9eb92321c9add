import { posix } from 'node:path';
import valid from 'semver/functions/valid.js';
import type { DetectionSettings } from '../deployment/detect.ts';
import { parseTarget, type Target } from '../deployment/targets.ts';
import { quoteValue } from '../documents/quote-value.ts';
import { ARTIFACTS_MODES } from '../evidence/evidence.ts';
import { FetchError } from '../net/fetch-error.ts';
import { parseLocation } from '../net/location.ts';
import { messageOfError } from '../net/message-of-error.ts';
import { product } from '../product/product.ts';
import { isVersion, type Version } from '../release-safety/version.ts';
import { InputError } from '../settings/input-error.ts';
import {
  anyText,
  everyItem,
  listBetween,
  oneOf,
  optional,
  readSettings,
  SettingError,
  type SettingsOf,
  SWITCH,
  withDefault,
} from '../settings/setting-parsers.ts';
import { FAIL_ON } from './judge/fail-on.ts';
import { parseAge } from './policy/age.ts';
import { type Endpoint, parseEndpoint } from './report/endpoints.ts';
import { parseRunningAddresses } from './running/running-url.ts';
import { NO_TEAM, type TeamRules } from './team-file/team-rules.ts';

/** What happens with a deployment that did not exist before. */
const NEW_TARGET = ['pass', 'fail'] as const;

/** What happens if neither side of a change deploys Lightdash. */
const NO_DEPLOYMENT = ['fail', 'pass'] as const;

/** When a pull request without a comment gets one. */
export const COMMENT_MODES = ['never', 'on-failure', 'always'] as const;

const version = (text: string): Version => {
  if (isVersion(text)) return text;
  throw new SettingError(
    `is ${quoteValue(text)}, not a version. Give it as X.Y.Z, digits only, without "v" or spaces.`,
  );
};

/** One item per line; blank lines are skipped. */
const list = listBetween(/\n/);

const endpoints = (text: string): Endpoint[] =>
  list(text).map((line) => {
    const endpoint = parseEndpoint(line);
    if (endpoint !== null) return endpoint;
    const example = 'a method and a path, for example GET /api/v1/saved/{chartUuid}';
    throw new SettingError(`holds ${quoteValue(line)}, which is no endpoint. Give ${example}.`);
  });

/** The address of a document, as it was given. */
const address = (text: string): string => {
  try {
    const location = parseLocation(text, '/');
    if (location.kind !== 'http' || !location.url.host.includes('{version}')) return text;
  } catch (error) {
    if (error instanceof FetchError) throw new SettingError(`is not an address: ${error.message}.`);
    throw error;
  }
  throw new SettingError('is not an address: "{version}" may only appear in the path.');
};

/** Paths in the repository, relative to the working directory, that do not lead out of the repository. */
const paths = everyItem(list, isInside, ', which is outside of the repository.');

const targets = (text: string): Target[] => {
  const complaints: string[] = [];
  const refuse = (line: string, why: string) => complaints.push(`holds ${quoteValue(line)}: ${why}.`);
  const names = new Set<string>();
  const read = list(text).flatMap((line) => {
    try {
      const target = parseTarget(line);
      const name = target.name ?? target.text;
      if (names.has(name)) refuse(line, `${quoteValue(name)} is given twice`);
      names.add(name);
      return [target];
    } catch (error) {
      refuse(line, messageOfError(error));
      return [];
    }
  });
  if (complaints.length > 0) throw new SettingError(complaints.join('\n'));
  return read;
};

const chartVersion = (text: string): string => {
  if (valid(text) !== null && /^\d\S*$/.test(text)) return text;
  throw new SettingError(`is ${quoteValue(text)}, not a chart version. Give it as X.Y.Z, for example 2.16.284.`);
};

/**
 * The settings that belong to one run (docs/policy.md#what-belongs-where). If one of them stood in the team's own file, it would judge
 * something else than the change, or write as somebody else.
 */
const OF_RUN = {
  from: optional(version),
  to: optional(version),
  'rendered-base': optional(anyText),
  'rendered-head': optional(anyText),
  'base-ref': optional(anyText),
  'head-ref': optional(anyText),
  'approved-report': optional(anyText),
  'github-token': optional(anyText),
  'working-directory': withDefault(anyText, '.'),
  config: optional(anyText),
};

/** The settings that a repository decides. They may also stand in the team's own file. */
export const OF_FILE = {
  'running-url': withDefault(parseRunningAddresses, ''),
  targets: withDefault(targets, ''),
  files: withDefault(list, ''),
  images: withDefault(list, ''),
  'tag-suffix': withDefault(anyText, '-commercial'),
  chart: withDefault(anyText, product.chart.name),
  'chart-version': optional(chartVersion),
  'chart-repository-url': withDefault(address, product.chart.repository),
  'env-files': withDefault(paths, ''),
  'compose-files': withDefault(paths, ''),
  discover: optional(oneOf(SWITCH)),
  'new-target': withDefault(oneOf(NEW_TARGET), 'pass'),
  'no-deployment': withDefault(oneOf(NO_DEPLOYMENT), 'fail'),
  strict: withDefault(oneOf(SWITCH), 'false'),
  'index-url': withDefault(address, product.documents.indexUrl),
  'release-asset-url': withDefault(address, product.documents.artifactUrl),
  artifacts: withDefault(oneOf(ARTIFACTS_MODES), 'verify'),
  'minimum-release-age': optional(parseAge),
  'max-index-age': optional(parseAge),
  'known-issues': optional(address),
  'table-sizes': optional(address),
  endpoints: withDefault(endpoints, ''),
  'fail-on': withDefault(oneOf(FAIL_ON), 'not-rolling'),
  comment: withDefault(oneOf(COMMENT_MODES), 'never'),
  suggestions: withDefault(oneOf(SWITCH), 'false'),
};

/** The settings of the gate, for the action's inputs and the command line's options. Every default is defined above and nowhere else. */
export const SETTINGS = { ...OF_RUN, ...OF_FILE };

export type GateSettingName = keyof typeof SETTINGS;

export type GateSettings = SettingsOf<typeof SETTINGS> & {
  /** The texts that the user gave, those that the command sets by itself, and how messages call them. */
  readonly given: {
    readonly texts: SettingTexts;
    readonly defaults: SettingTexts;
    readonly label: (name: string) => string;
  };
  readonly team: TeamRules;
};

export type SettingTexts = Readonly<Partial<Record<GateSettingName, string>>>;
export type GivenVersions = GateSettings & { readonly from: Version; readonly to: Version };

export const SETTING_NAMES = Object.keys(SETTINGS) as GateSettingName[];

/** The settings of a team's own policy, which may only hold a version back (docs/policy.md). */
export const POLICY_NAMES = ['minimum-release-age', 'max-index-age', 'known-issues'] as const;

/** The names of the settings that are lists, one item per line. */
export const LIST_NAMES = SETTING_NAMES.filter((name) => Array.isArray(SETTINGS[name](undefined)));

/**
 * Reads settings from texts; an absent or empty text takes the default of the command. A label names a setting in
 * messages: `input "from"`, `--from`. Throws an InputError with every wrong setting and what was expected.
 */
export function parseSettings(
  texts: SettingTexts,
  label: (name: string) => string,
  defaults: SettingTexts = {},
): GateSettings {
  const given = { texts, defaults, label };
  const settings = { ...readSettings(SETTINGS, { ...defaults, ...texts }, label), given, team: NO_TEAM };
  const sides = ['rendered-base', 'rendered-head'] as const;
  const [missing] = sides.filter((name) => settings[name] === undefined);
  const lone = sides.find((name) => settings[name] !== undefined);
  if (lone !== undefined && missing !== undefined) {
    const both = 'Give both. A Terraform plan holds both sides: give its path twice';
    throw new InputError(`${label(lone)} is set, but ${label(missing)} is missing. ${both}.`);
  }
  if (settings.artifacts !== 'off' && !settings['release-asset-url'].includes('{version}')) {
    throw new InputError(`${label('release-asset-url')} has no "{version}" where the version goes.`);
  }
  return settings;
}

/** Requires both versions for a question about two versions. @throws InputError if one of them is missing */
export function requireVersions(settings: GateSettings): GivenVersions {
  const { from, to } = settings;
  const missing = (['from', 'to'] as const).filter((name) => settings[name] === undefined);
  if (from !== undefined && to !== undefined) return { ...settings, from, to };
  const message = 'is missing. Give the version as X.Y.Z, for example 1.156.0.';
  throw new InputError(missing.map((name) => `${settings.given.label(name)} ${message}`).join('\n'));
}

/** The settings of detection. The folder of the repository has no slash at the end, and is empty for the root. */
export function detectionSettings(settings: GateSettings, folder: string): DetectionSettings {
  // A path of the team's own file begins at the root of the repository.
  const isOfRoot = (name: GateSettingName) => folder === '' || settings.team.decides.has(name);
  const inside = (name: GateSettingName) => (path: string) =>
    posix.normalize(isOfRoot(name) ? path : `${folder}/${path}`);
  const { targets, discover } = settings;
  return {
    targets: targets.map((target) => ({ ...target, file: inside('targets')(target.file) })),
    discover: discover === undefined ? targets.length === 0 : discover === 'true',
    folder,
    files: isOfRoot('files') && folder !== '' ? settings.files.map(fromRoot) : settings.files,
    images: settings.images,
    tagSuffix: settings['tag-suffix'],
    chart: settings.chart,
    chartVersion: settings['chart-version'] ?? null,
    envFiles: settings['env-files'].map(inside('env-files')),
    composeFiles: settings['compose-files'].map(inside('compose-files')),
  };
}

/** A glob that begins at the root of the repository, as {@link DetectionSettings} has it. */
function fromRoot(glob: string): string {
  return glob.replace(/^!?/, (sign) => `${sign}/`);
}

function isInside(path: string): boolean {
  const normal = posix.normalize(path);
  return !posix.isAbsolute(normal) && normal !== '..' && !normal.startsWith('../') && !/^[a-z]:/i.test(path);
}
