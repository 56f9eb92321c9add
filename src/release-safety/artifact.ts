import * as z from 'zod';
import { isObject } from '../documents/is-object.ts';
import { listSchema } from '../documents/list-schema.ts';
import { firstMalformation, MalformedDocumentError, quoteMember } from '../documents/malformed.ts';
import { quoteValue } from '../documents/quote-value.ts';
import { product } from '../product/product.ts';
import { type ConfigChange, readConfigChange } from './config-changes.ts';
import { BOOLEAN, type Demand, VERDICT, VERSION, VERSION_OR_NULL, VERSIONS } from './demands.ts';
import type { Flaw, ReleaseFacts } from './release.ts';
import { countUnknown, type UnknownMembers } from './unknown-members.ts';
import type { Verdict } from './verdict.ts';
import type { Version } from './version.ts';

const schemaOf = <T>({ isMet, expected }: Demand<T>) => z.custom<T>(isMet, expected);

const verdictSchema = schemaOf(VERDICT);
const textOrNull = z.string().nullish().catch(null);
const count = z.number().int().nonnegative();
const textList = listSchema(z.string());

/*
 * The sections that explain a verdict but do not decide it. A section with an undocumented shape becomes null
 * ("cannot be told") and is named in `unreadable`, because the release must keep a verdict that can be read.
 */
const migrationFileSchema = z.object({
  name: z.string(),
  edition: z.string(),
  tables: textList,
  heaviness: z.object({ locksTable: verdictSchema, rewritesTable: verdictSchema, scansTable: verdictSchema }),
});

const migrationsSchema = z.object({
  present: verdictSchema,
  count,
  coreCount: count.optional(),
  eeCount: count.optional(),
  files: listSchema(migrationFileSchema),
});

const apiSurfaceSchema = z.object({
  checked: z.boolean(),
  breaking: verdictSchema,
  changes: textList,
  breakingCount: count.optional(),
  advisories: textList.optional(),
  advisoryCount: count.optional(),
});

const configSchema = z.object({
  checked: z.boolean(),
  breaking: verdictSchema,
  // The members of a change depend on its type.
  changes: listSchema(z.looseObject({})),
});

const declaredBreakSchema = z.object({
  reason: textOrNull,
  requiredStop: schemaOf(BOOLEAN),
  file: textOrNull,
  line: z.number().nullish().catch(null),
  id: textOrNull,
  migration: textOrNull,
  releasedIn: textOrNull,
});

const artifactSchema = z.object(
  {
    schemaVersion: z.literal('2'),
    version: schemaOf(VERSION),
    previousVersion: schemaOf(VERSION_OR_NULL),
    releaseDate: z.string().nullable().catch(null),
    migrations: migrationsSchema.nullable().catch(null),
    compatibility: z.object(
      { rollingUpdateSafe: verdictSchema, recommendedStrategy: z.unknown().optional() },
      'an object with "rollingUpdateSafe"',
    ),
    api: z
      .object({ rest: apiSurfaceSchema.nullable().catch(null), mcp: apiSurfaceSchema.nullable().catch(null) })
      .nullable()
      .catch(null),
    config: configSchema.nullable().catch(null),
    upgrade: z.object(
      { minPreviousVersion: schemaOf(VERSION_OR_NULL), requiredStops: schemaOf(VERSIONS) },
      'an object with "minPreviousVersion" and "requiredStops"',
    ),
    declaredBreaks: listSchema(declaredBreakSchema).optional(),
    declaredAdvisories: listSchema(z.looseObject({})).nullish().catch(null),
  },
  'an object',
);

/** The sections of an artifact that explain its verdict. Their texts are hostile until escaped. */
export type ArtifactSections = Pick<
  z.infer<typeof artifactSchema>,
  'migrations' | 'api' | 'declaredBreaks' | 'declaredAdvisories'
> & {
  readonly config: (Omit<z.infer<typeof configSchema>, 'changes'> & { changes: ConfigChange[] }) | null;
};

/** One release's own document (docs/rules.md#the-documents). */
export interface Artifact extends ArtifactSections, Omit<ReleaseFacts, 'backfilled'> {
  /** The listed stops, plus the release itself if a declared break makes it a stop. */
  readonly requiredStops: readonly Version[];
  /** Contradictions in a deciding member. Any of them leaves the release unproven. */
  readonly flaws: readonly Flaw[];
  /** Contradictions that decide nothing and are only reported. */
  readonly oddities: readonly string[];
  /** Names of the explaining sections that do not have their documented shape, for example `api.rest`. */
  readonly unreadable: readonly string[];
  readonly unknownMembers: UnknownMembers;
}

const REMEDY = `Check release-asset-url, or tell ${product.name}`;

/**
 * Reads the artifact of one release (docs/rules.md#the-documents). Throws a MalformedDocumentError for another schema
 * version, another release, or a deciding member that is not exactly of its type: it proves nothing.
 */
export function parseArtifact(document: unknown, expected: Version): Artifact {
  // Checked first: in a document of another schema, complaints about single members would mislead.
  for (const [member, wanted] of Object.entries({ schemaVersion: '2', version: expected })) {
    if (!isObject(document) || document[member] === wanted) continue;
    throw new MalformedDocumentError(quoteMember(member, document[member], `"${wanted}"`), REMEDY);
  }
  const parsed = artifactSchema.safeParse(document);
  if (!parsed.success) throw new MalformedDocumentError(firstMalformation(parsed.error, document), REMEDY);

  const { compatibility, upgrade, schemaVersion: _, ...read } = parsed.data;
  const raw = document as Record<string, unknown>;
  const config = read.config && { ...read.config, changes: read.config.changes.map(readConfigChange) };
  const sections = { ...read, config };
  const isStop = read.declaredBreaks?.some((declared) => declared.requiredStop) === true;
  return {
    ...sections,
    rollingUpdateSafe: compatibility.rollingUpdateSafe,
    minPreviousVersion: upgrade.minPreviousVersion,
    requiredStops: [...new Set([...upgrade.requiredStops, ...(isStop ? [expected] : [])])],
    flaws: strategyFlaws(compatibility.rollingUpdateSafe, compatibility.recommendedStrategy),
    oddities: countOddities(sections),
    unreadable: unreadableSections(sections, raw),
    unknownMembers: countUnknown(droppedMembers(parsed.data, raw)),
  };
}

/** The names of the members, at any depth, that a schema has dropped from a document because the format does not name them. */
function droppedMembers(read: unknown, document: unknown): string[] {
  if (!isObject(read) || !isObject(document)) return [];
  return Object.entries(document).flatMap(([name, value]) =>
    Object.hasOwn(read, name) ? droppedMembers(read[name], value) : [name],
  );
}

/** The strategy only repeats the verdict. If the two differ, neither can be trusted. */
function strategyFlaws(verdict: Verdict, strategy: unknown): Flaw[] {
  const expected = verdict === true ? 'RollingUpdate' : 'Recreate';
  if (strategy === undefined || strategy === expected) return [];
  const says = `rollingUpdateSafe is ${quoteValue(verdict)}, but recommendedStrategy is ${quoteValue(strategy)}`;
  return [{ rule: 'contradiction', says: `artifact: ${says}` }];
}

function countOddities({ migrations, api, config }: ArtifactSections): string[] {
  const oddities: string[] = [];
  const expectAtLeast = (member: string, counted: number | undefined, listed: number) => {
    if ((counted ?? listed) < listed) oddities.push(`${member} is ${counted}, but ${listed} are listed`);
  };
  if (migrations) {
    expectAtLeast('migrations.count', migrations.count, migrations.files.length);
    const { count: total, coreCount, eeCount } = migrations;
    if (coreCount !== undefined && eeCount !== undefined && coreCount + eeCount !== total) {
      oddities.push(
        `migrations.count is ${total}, but coreCount ${coreCount} and eeCount ${eeCount} make ${coreCount + eeCount}`,
      );
    }
    if (migrations.present === false && migrations.count > 0) {
      oddities.push(`migrations.present is false, but migrations.count is ${migrations.count}`);
    }
  }
  const others = config?.changes.filter(({ kind }) => kind === 'other').length ?? 0;
  if (others > 0) oddities.push(`config.changes has ${others} in a format that is not supported`);
  for (const surface of ['rest', 'mcp'] as const) {
    const found = api?.[surface];
    if (!found) continue;
    expectAtLeast(`api.${surface}.breakingCount`, found.breakingCount, found.changes.length);
    expectAtLeast(`api.${surface}.advisoryCount`, found.advisoryCount, found.advisories?.length ?? 0);
    const breaks = found.breakingCount ?? found.changes.length;
    if (found.breaking === false && breaks > 0) {
      oddities.push(`api.${surface}.breaking is false, but there are ${breaks} breaking changes`);
    }
  }
  return oddities;
}

function unreadableSections({ migrations, api, config }: ArtifactSections, raw: Record<string, unknown>): string[] {
  const surfaces = isObject(raw['api']) ? raw['api'] : {};
  const sections: [name: string, parsed: unknown, found: unknown][] = [
    ['migrations', migrations, raw['migrations']],
    ['config', config, raw['config']],
    ['api', api, raw['api']],
    ['api.rest', api === null ? undefined : api.rest, surfaces['rest']],
    ['api.mcp', api === null ? undefined : api.mcp, surfaces['mcp']],
  ];
  return sections.filter(([, parsed, found]) => parsed === null && found !== null).map(([name]) => name);
}
