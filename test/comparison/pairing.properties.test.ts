import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTrees, type DeploymentChange } from '../../src/comparison/compare-trees.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { holdsAsync } from '../support/holds.ts';
import { memoryTree } from '../support/memory-tree.ts';
import { filesOf, filesOfRelease, PLAIN_KINDS, RELEASE_KINDS, type Release, versionOf } from '../support/releases.ts';

/** A release that stays the same one whatever it is called, wherever it stands and whichever tool installs it. */
interface Known extends Release {
  readonly key: number;
  /** The key of the release that it was a copy of, before that changed. */
  readonly copyOf?: number;
}

interface State {
  readonly releases: readonly Known[];
  readonly values: Readonly<Record<string, string>>;
  /** Where files of values have moved to. */
  readonly moved: Readonly<Record<string, string>>;
}

type Edit = (state: State) => State;

const VERSIONS = ['1.0.0', '1.1.0', '1.2.0'] as const;
const PATHS = ['values/one.yaml', 'values/two.yaml'] as const;

const version = fc.constantFrom(...VERSIONS);
const kind = fc.constantFrom(...RELEASE_KINDS, ...PLAIN_KINDS);
const pick = fc.nat({ max: 20 });

const start: fc.Arbitrary<State> = fc
  .record({
    tags: fc.tuple(version, version),
    releases: fc.array(
      fc.record({
        kind,
        values: fc.option(fc.constantFrom(...PATHS), { freq: 5 }),
        tag: fc.option(version, { freq: 1 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ tags: [one, two], releases }) => ({
    releases: releases.map((release, key) => ({ ...release, key, name: `bi${key}`, folder: 'deploy' })),
    values: { [PATHS[0]]: one, [PATHS[1]]: two },
    moved: {},
  }));

/** Changes one release. */
function inOne(at: number, change: (release: Known, state: State) => Release): Edit {
  return (state) => {
    const releases = state.releases.map((release, index) =>
      index === at % state.releases.length ? { ...change(release, state), key: release.key } : release,
    );
    return { ...state, releases };
  };
}

/** What one does to a repository; each leaves every release of it what it is, and says so by its key. */
const edit: fc.Arbitrary<{ readonly name: string; readonly apply: Edit }> = fc
  .tuple(
    fc.constantFrom(
      ...['bump', 'bump values', 'move', 'rename', 'change kind', 'split', 'move values', 'inline', 'comment out'],
      ...['share', 'delete', 'add', 'replace', 'leave a copy'],
    ),
    pick,
    version,
    kind,
  )
  .map(([name, at, tag, tool]) => named(name, at, tag, tool));

function named(name: string, at: number, tag: string, tool: Release['kind']) {
  return { name: `${name} ${at} ${tag} ${tool}`, apply: editOf(name, at, tag, tool) };
}

function editOf(name: string, at: number, tag: string, tool: Release['kind']): Edit {
  const path = PATHS[at % 2] ?? PATHS[0];
  switch (name) {
    case 'bump':
      return inOne(at, (release) => ({ ...release, tag }));
    case 'bump values':
      return (state) => (path in state.values ? { ...state, values: { ...state.values, [path]: tag } } : state);
    case 'move':
      return inOne(at, (release) => ({ ...release, folder: `clusters/c${at}` }));
    case 'rename':
      return inOne(at, (release) => ({ ...release, name: `${release.name}x` }));
    case 'change kind':
      return inOne(at, (release) => ({ ...release, kind: tool }));
    case 'split':
      return (state) => {
        const values = { ...state.values, 'values/split.yaml': tag };
        return { ...inOne(at, (release) => ({ ...release, values: 'values/split.yaml' }))(state), values };
      };
    case 'move values':
      return (state) => moveValues(state, path, `elsewhere/${at}.yaml`);
    case 'inline':
      return inOne(at, (release, { values }) => ({ ...release, values: null, tag: versionOf(release, values) }));
    case 'comment out':
      return inOne(at, ({ tag: own, ...release }) => ({ ...release, tag: null, comment: own ?? '1.0.0' }));
    case 'share':
      return inOne(at, (release) => ({ ...release, values: path, tag: null }));
    case 'delete':
      return (state) => ({ ...state, releases: state.releases.filter((_, index) => index !== at % 5) });
    case 'add': {
      const added = { kind: tool, name: `new${at}`, folder: 'deploy', values: at % 3 === 0 ? path : null, tag };
      return (state) => ({ ...state, releases: [...state.releases, { ...added, key: 100 + at }] });
    }
    case 'leave a copy':
      return (state) => {
        const release = state.releases[at % Math.max(state.releases.length, 1)];
        if (release === undefined) return state;
        const copy = { ...release, folder: `copies/c${at}`, key: 200 + at, copyOf: release.key };
        const bumped = inOne(at, () => ({ ...release, folder: 'live', tag }))(state);
        return { ...bumped, releases: [...bumped.releases, copy] };
      };
    default:
      return inOne(at, (release) => ({ ...release, chart: 'redis', values: null, tag: null }));
  }
}

function moveValues(state: State, from: string, to: string): State {
  const { [from]: tag, ...values } = state.values;
  if (tag === undefined) return state;
  return {
    releases: state.releases.map((release) => (release.values === from ? { ...release, values: to } : release)),
    values: { ...values, [to]: tag },
    moved: { ...state.moved, [to]: from },
  };
}

/** Files under another name, as git may see them. */
function renamesBetween(base: State, head: State): Map<string, string> {
  const renames = new Map(Object.entries(head.moved));
  // What is most like a file is taken for it.
  for (const release of head.releases) {
    const isCopied = head.releases.some(({ copyOf }) => copyOf === release.key);
    const before = isCopied ? undefined : base.releases.find(({ key }) => key === (release.copyOf ?? release.key));
    if (before === undefined || before.kind !== release.kind) continue;
    const old = Object.keys(filesOfRelease(before, base.values));
    for (const [index, path] of Object.keys(filesOfRelease(release, head.values)).entries()) {
      if (old[index] !== undefined && old[index] !== path) renames.set(path, old[index]);
    }
  }
  return renames;
}

async function changesBetween(base: State, head: State, seesRenames: boolean): Promise<readonly DeploymentChange[]> {
  const renames = seesRenames ? renamesBetween(base, head) : new Map<string, string>();
  const trees = { base: memoryTree(filesOf(base)), head: memoryTree(filesOf(head)), renames };
  const rules = { from: null, to: null, strict: false };
  return (await compareTrees(trees, DEFAULTS, rules, chartRepository())).changes;
}

/** Whether a change stops the job, or is judged as this jump. */
function covers({ change, problem, tolerated, from, to }: DeploymentChange, before: string, after: string): boolean {
  if (problem !== null) return !tolerated;
  return change === 'downgrade' || (change === 'upgrade' && from === before && to === after);
}

/** A release that takes another file of values and another tool at once, while both files stay. */
const DROPPED_AND_TAKEN_UP: [State, ReturnType<typeof named>[], boolean] = [
  {
    releases: [{ kind: 'argo-cd', values: PATHS[0], tag: null, key: 0, name: 'bi0', folder: 'deploy' }],
    values: { [PATHS[0]]: '1.1.0', [PATHS[1]]: '1.0.0' },
    moved: {},
  },
  [named('share', 13, '1.0.0', 'argo-cd'), named('change kind', 0, '1.0.0', 'helmfile')],
  false,
];

/** A file that is written over by another is not there, and says nothing of its release. */
function haveOwnFiles({ releases, values }: State): boolean {
  const paths = releases.flatMap((release) => Object.keys(filesOfRelease(release, values)));
  return new Set(paths).size === paths.length;
}

const isOfService = ({ chart }: Release) => chart === undefined;

describe('deployments of a base and a head', () => {
  it('no lie: whatever is done to the files, another version is judged as one, or nothing passes', async () => {
    await holdsAsync(
      fc.asyncProperty(
        start,
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (base, edits, sees) => {
          const head = edits.reduce((state, { apply }) => apply(state), base);
          fc.pre(haveOwnFiles(head));
          const changes = await changesBetween(base, head, sees);
          for (const release of head.releases.filter(isOfService)) {
            const before = base.releases.find(({ key }) => key === release.key);
            if (before === undefined) continue;
            const isCopied = head.releases.some(({ copyOf }) => copyOf === release.key);
            // Where the copy alone is called like it, nothing tells that it is the copy.
            if (isCopied && (before.name !== release.name || before.kind !== release.kind)) continue;
            const [was, is] = [versionOf(before, base.values), versionOf(release, head.values)];
            if (was === is) continue;
            const shown = changes.map(({ change, from, to, place }) => `${place.file} ${change} ${from} ${to}`);
            expect(
              changes.some((change) => covers(change, was, is)),
              `${release.name} from ${was} to ${is}: ${shown.join('; ')}`,
            ).toBe(true);
          }
        },
      ),
      { numRuns: 150, seed: 20261122, examples: [DROPPED_AND_TAKEN_UP] },
    );
  });
});
