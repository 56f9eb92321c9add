import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/gate/report/report.ts';
import type { GateSettingName } from '../../../src/gate/settings.ts';
import { STANDARD_PATHS } from '../../../src/gate/team-file/settings-in-force.ts';
import { InputError } from '../../../src/settings/input-error.ts';
import { publish, releases } from '../../gallery/published.ts';
import { type Files, reportOnChange } from '../../gallery/run.ts';
import { holdsAsync } from '../../support/holds.ts';

const VERSIONS = ['2.1.0', '2.2.0', '2.3.0', '2.4.0'] as const;
const PUBLISHED = publish(
  releases([...VERSIONS], {
    '2.2.0': { row: { rollingUpdateSafe: false } },
    '2.4.0': { row: { requiredStops: ['2.3.0'] } },
  }),
);
const [PATH, OTHER] = STANDARD_PATHS;
const NAMES = ['staging', 'production', 'extra'] as const;

type Texts = Partial<Record<GateSettingName, string>>;

interface Outcome {
  readonly report: Report | null;
  /** By file: whether it lets the job pass. A run that was refused lets nothing pass. */
  readonly passes: ReadonlyMap<string, boolean>;
}

async function outcomeOf(base: Files, head: Files, settings: Texts): Promise<Outcome> {
  const gone = new Set(Object.keys(base).filter((path) => !(path in head)));
  try {
    const report = await reportOnChange({ base, change: head, gone }, PUBLISHED, settings);
    return { report, passes: new Map(report.deployments.map(({ file, fails }) => [`${file}`, !fails])) };
  } catch (error) {
    if (error instanceof InputError) return { report: null, passes: new Map() };
    throw error;
  }
}

const workload = (tag: string, declares: boolean) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec:\n${declares ? '  strategy: {type: Recreate}\n' : ''}  template:\n    spec:\n      containers:\n        - name: bi\n          image: lightdash/lightdash:${tag}\n`;

/** Null in six of seven cases. */
const seldom = <T>(some: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: some });

/** One to five deployments, some of them on one line: an overlay and its base. */
const anyDeployments = fc.array(
  fc.record({
    folder: fc.constantFrom(...NAMES),
    from: fc.constantFrom(...VERSIONS),
    to: fc.constantFrom(...VERSIONS, '2.9.0'),
    declares: fc.boolean(),
    isShared: fc.boolean(),
    moves: seldom(fc.constantFrom(...NAMES)),
  }),
  { minLength: 1, maxLength: 5 },
);

type AnyDeployments = typeof anyDeployments extends fc.Arbitrary<infer T> ? T : never;

const anyException = fc.record({
  from: fc.constantFrom(...VERSIONS),
  to: fc.constantFrom(...VERSIONS),
  allow: fc.constantFrom('recreate', 'rollback'),
  environment: fc.constantFrom(...NAMES),
  isByFiles: fc.boolean(),
});
type AnyException = typeof anyException extends fc.Arbitrary<infer T> ? T : never;

const ENVIRONMENTS = NAMES.map((name) => `  ${name}: {files: ["environments/${name}/**"]}\n`).join('');

function fileText(failOn: string | null, exceptions: readonly AnyException[]): string {
  const lines = exceptions.map(({ isByFiles, environment, ...each }) => {
    const scope = isByFiles ? { files: [`environments/${environment}/**`] } : { environment };
    return `  - ${JSON.stringify({ ...each, ...scope, reason: 'Sunday' })}\n`;
  });
  return `${failOn === null ? '' : `fail-on: ${failOn}\n`}environments:\n${ENVIRONMENTS}${lines.length === 0 ? '' : `exceptions:\n${lines.join('')}`}`;
}

/** Mostly an exception for one of the deployments, right or nearly so. */
const anyAdded = fc.array(
  fc.record({
    of: fc.nat(4),
    other: seldom(anyException),
    environment: seldom(fc.constantFrom(...NAMES)),
    isByFiles: fc.boolean(),
  }),
  { maxLength: 4 },
);
type AnyAdded = typeof anyAdded extends fc.Arbitrary<infer T> ? T : never;

function exceptionsOf(added: AnyAdded, deployments: AnyDeployments): AnyException[] {
  const meant = added.map(({ of, other, environment, isByFiles }): AnyException => {
    const { folder, from, to } = deployments[of % deployments.length] as AnyDeployments[number];
    const allow = from < to ? 'recreate' : 'rollback';
    const own = { from, to: to as AnyException['to'], allow, environment: environment ?? folder, isByFiles } as const;
    return other ?? own;
  });
  return meant.filter(isRight);
}

const isRight = ({ from, to, allow }: AnyException) => (allow === 'recreate' ? from < to : from > to);
const anyExceptions = fc.array(anyException.filter(isRight), { maxLength: 3 });

const anyCase = fc.record({
  deployments: anyDeployments,
  base: fc.constantFrom('file', 'file', 'file', 'none', 'invalid'),
  failOn: fc.constantFrom('mode-mismatch', 'mode-mismatch', null, 'blocked'),
  known: anyExceptions,
  wished: anyAdded,
  attack: fc.constantFrom(
    'none',
    'none',
    'none',
    'none',
    'settings',
    'moved',
    'second',
    'config',
    'conflict',
    'link',
    'gone',
  ),
  given: fc.constantFrom<Texts>({}, { 'fail-on': 'mode-mismatch' }),
});
type AnyCase = (typeof anyCase extends fc.Arbitrary<infer T> ? T : never) & { readonly added: readonly AnyException[] };

const withAdded = anyCase.map((one): AnyCase => ({ ...one, added: exceptionsOf(one.wished, one.deployments) }));

function sidesOf({ deployments, base, failOn, known, added, attack }: AnyCase, hasAdded: boolean, attacks: boolean) {
  const before: Record<string, Files[string]> = {};
  const after: Record<string, Files[string]> = {};
  for (const [at, { folder, from, to, declares, isShared, moves }] of deployments.entries()) {
    const name = (place: string) => `environments/${place}/bi-${at}`;
    const place = moves ?? folder;
    before[`${name(folder)}/bi.yaml`] = workload(from, declares);
    after[`${name(place)}/bi.yaml`] = workload(to, declares);
    if (!isShared) continue;
    before[`${name(folder)}/kustomization.yaml`] = 'resources: [bi.yaml]\n';
    after[`${name(place)}/kustomization.yaml`] = 'resources: [bi.yaml]\n';
  }
  if (base !== 'none') before[PATH] = base === 'file' ? fileText(failOn, known) : 'fail-on: sometimes\n';
  const own = fileText(base === 'file' ? failOn : null, [
    ...(base === 'file' ? known : []),
    ...(hasAdded ? added : []),
  ]);
  const isThere = base !== 'none' || hasAdded;
  if (isThere) after[PATH] = own;
  if (!attacks) return { before, after };
  const lax = fileText('never', hasAdded ? added : []);
  if (attack === 'settings') after[PATH] = lax;
  if (attack === 'gone') delete after[PATH];
  if (attack === 'second') after[OTHER] = lax;
  if (attack === 'moved' || attack === 'config') {
    delete after[PATH];
    after[attack === 'moved' ? OTHER : 'ops/gate.yml'] = lax;
  }
  if (attack === 'link') {
    after['ops/gate.yml'] = lax;
    after[PATH] = { link: '../ops/gate.yml' };
  }
  return { before, after };
}

function settingsOf({ attack, given }: AnyCase, attacks: boolean): Texts {
  if (attacks && attack === 'config') return { ...given, config: 'ops/gate.yml' };
  return attacks && attack === 'conflict' ? { ...given, 'fail-on': 'never' } : given;
}

describe("a team's own file, whatever the change does with it", () => {
  it('lets nothing pass by an exception but this very recreate or this very downgrade', async () => {
    await holdsAsync(
      fc.asyncProperty(withAdded, async (one) => {
        const [with_, without] = [sidesOf(one, true, true), sidesOf(one, false, false)];
        const found = await outcomeOf(with_.before, with_.after, settingsOf(one, true));
        const plain = await outcomeOf(without.before, without.after, one.given);
        for (const [path, passes] of found.passes) {
          // `never` is an input of the workflow, which is not the file's.
          if (!passes || plain.passes.get(path) === true || found.report?.outcome.failOn === 'never') continue;
          const [, at = ''] = /bi-(\d)/.exec(path) ?? [];
          const deployment = one.deployments[Number(at)];
          const report = found.report?.deployments.find(({ file }) => file === path);
          expect(report?.decision === 'recreate' || report?.change === 'downgrade').toBe(true);
          const allow = report?.change === 'downgrade' ? 'rollback' : 'recreate';
          const places = new Set([deployment?.folder, deployment?.moves ?? deployment?.folder]);
          const isExact = ({ from, to, ...each }: AnyException) =>
            from === report?.from && to === report?.to && each.allow === allow;
          const covered = [...places].filter((place) =>
            one.added.some((each) => isExact(each) && each.environment === place),
          );
          expect(covered).toHaveLength(places.size);
          expect(report?.upgradeMode ?? 'Recreate').toBe('Recreate');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('makes no answer better by what the head alone says', async () => {
    await holdsAsync(
      fc.asyncProperty(withAdded, async (one) => {
        const [attacked, plain] = [sidesOf(one, false, true), sidesOf(one, false, false)];
        const found = await outcomeOf(
          attacked.before,
          attacked.after,
          settingsOf({ ...one, given: {} }, one.attack === 'config'),
        );
        const usual = await outcomeOf(plain.before, plain.after, {});
        for (const [path, passes] of found.passes) {
          if (passes && one.base !== 'invalid') expect(usual.passes.get(path)).toBe(true);
        }
        if (usual.report === null || found.report === null) return;
        expect(found.report.decision).toBe(usual.report.decision);
        expect(found.report.upgradeMode).toBe(usual.report.upgradeMode);
      }),
      { numRuns: 60 },
    );
  });
});
