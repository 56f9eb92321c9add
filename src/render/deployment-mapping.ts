import { honoursRecreate, ignoresUpgradeMode } from '../deployment/chart.ts';
import type { Means } from '../gate/means.ts';
import { scaleDownLines } from '../gate/scale-down.ts';
import { nestUnder } from '../gate/values-lines.ts';
import type { UpgradeMode } from '../release-safety/decision.ts';
import type { Version } from '../release-safety/version.ts';

/** One way to carry out a jump: lines to copy, with what they rest on. */
export interface Instructions {
  /** Our own words, Markdown. */
  readonly title: string;
  readonly language: 'sh' | 'yaml' | 'text';
  /** May name files and keys of the repository, so they are hostile until escaped. */
  readonly lines: readonly string[];
}

/** What a deployment has in its files where they fix its version. Texts are hostile until escaped. */
export interface Writing {
  /** What it is deployed with. */
  readonly means: readonly Means[];
  /** The file of values or of compose; null where there is none, or where something else fixes the version. */
  readonly file: string | null;
  /** The compose file that has the service, also where another file fixes its version; null where there is none. */
  readonly carrier: string | null;
  /** `file:line` that fixes the version; null where versions were given. */
  readonly at: string | null;
  /** Keys of the values that lead to `image` and `upgrade`. */
  readonly keys: readonly string[];
  /** Appended to the version. */
  readonly tagSuffix: string;
}

/** A jump as it is carried out. */
export interface Rollout {
  readonly to: Version;
  readonly mode: UpgradeMode;
  /** The chart in use, which narrows the advice; null where it is not known. */
  readonly chartVersion: string | null;
  /** Of each deployment that makes the jump. */
  readonly writings: readonly Writing[];
}

/** The Helm argument that carries the mode. */
export function helmArguments(mode: UpgradeMode): string {
  return `--set upgrade.mode=${mode}`;
}

/** How a jump is carried out with the chart and with compose (INTERFACE.md, Deployment mapping): what to write, then the commands. */
export function instructionsFor(rollout: Rollout): { readonly write: Instructions[]; readonly run: Instructions[] } {
  const by = (wanted: (writing: Writing) => boolean) => rollout.writings.filter(wanted);
  const direct = by(({ means, keys }) => means.includes('helm') && keys.length === 0);
  // Values under a key are those of a chart around the service's, whatever else is known of it.
  const nested = by(({ means, keys }) => means.includes('umbrella') || (means.includes('helm') && keys.length > 0));
  const composed = by(({ means }) => means.includes('compose'));
  const placed = by(({ means }) => means.includes('place'));
  return {
    write: [
      ...valuesPatches(rollout, [...direct, ...nested]),
      ...(placed.length > 0 ? [changeAt(rollout, placed)] : []),
    ],
    run: [
      ...(direct.length > 0 ? helmUpgrade(serviceChartCommand(rollout, direct), direct, rollout) : []),
      ...(nested.length > 0 ? helmUpgrade(umbrellaCommand(nested), nested, rollout) : []),
      ...composeUpgrades(rollout, composed),
    ],
  };
}

/** How to see that a hop has arrived and its migrations are finished, before the next one begins. */
export function checksFor(means: readonly Means[]): Instructions[] {
  const isHelm = means.includes('helm') || means.includes('umbrella');
  return [
    ...(isHelm
      ? [
          {
            title:
              'Check before the next hop. `STATUS: deployed` means that the hooks, and so the migration job, have succeeded; without a migration job the new pods get ready only after they have migrated',
            language: 'sh',
            lines: [
              'helm status "$RELEASE"',
              'kubectl rollout status deployment --selector app.kubernetes.io/instance="$RELEASE" --timeout=15m',
            ],
          } as const,
        ]
      : []),
    ...(means.includes('compose')
      ? [
          {
            title: 'Check before the next hop: the container is up and its log shows that the migrations are finished',
            language: 'sh',
            lines: ['docker compose ps', 'docker compose logs --since 15m'],
          } as const,
        ]
      : []),
  ];
}

/** Whether the chart reads the mode, as far as it is known: an old one ignores it without a word. */
export function knowsMode({ chartVersion }: Pick<Rollout, 'chartVersion'>): boolean {
  return chartVersion === null || !ignoresUpgradeMode(chartVersion);
}

/** Tag and mode together, once for all files that take the same lines. */
function valuesPatches(rollout: Rollout, writings: readonly Writing[]): Instructions[] {
  const { to, mode } = rollout;
  const modeLines = knowsMode(rollout) ? ['upgrade:', `  mode: ${mode}`] : [];
  const patches = new Map<string, { lines: readonly string[]; writings: Writing[] }>();
  for (const writing of writings) {
    const tag = `  tag: ${JSON.stringify(to + writing.tagSuffix)}`;
    const lines = nestUnder(writing.keys, ['image:', tag, ...modeLines]);
    const key = JSON.stringify([lines, isUnderUnknownKey(writing)]);
    const patch = patches.get(key) ?? { lines, writings: [] };
    patches.set(key, patch);
    patch.writings.push(writing);
  }
  return [...patches.values()].map(({ lines, writings: alike }) => ({
    title: alike.every(isUnderUnknownKey) ? "Helm values, under the dependency's key" : 'Helm values',
    language: 'yaml',
    lines: filesOf(alike)
      .map((file) => `# ${file}`)
      .concat(lines),
  }));
}

function isUnderUnknownKey({ means, keys }: Writing): boolean {
  return means.includes('umbrella') && keys.length === 0;
}

function filesOf(writings: readonly Writing[]): string[] {
  return [...new Set(writings.flatMap(({ file }) => file ?? []))];
}

// From the values file, not `--reuse-values`: a mode that was set once would stay for every upgrade after it.
function serviceChartCommand(rollout: Rollout, writings: readonly Writing[]): string[] {
  const { to, mode, chartVersion } = rollout;
  const chart = chartVersion ?? '"$CHART_VERSION"';
  const suffixes = new Set(writings.map(({ tagSuffix }) => tagSuffix));
  const [suffix = ''] = suffixes;
  // Of several the values know better; and what is not plain text is no part of a command.
  const tag = suffixes.size === 1 && /^[\w.-]*$/.test(suffix) ? [`image.tag=${to}${suffix}`] : [];
  const sets = [...tag, ...(knowsMode(rollout) ? [`upgrade.mode=${mode}`] : [])].map((set) => `--set ${set}`).join(' ');
  const values = `  --values ${valuesFile(writings)}`;
  return [
    `helm upgrade "$RELEASE" lightdash/lightdash --version ${chart} \\`,
    ...(sets === '' ? [values] : [`${values} \\`, `  ${sets}`]),
  ];
}

/** Version and mode stand under a key that only the chart's own files know, so they come from the values alone. */
function umbrellaCommand(writings: readonly Writing[]): string[] {
  return [`helm upgrade "$RELEASE" "$UMBRELLA_CHART" --values ${valuesFile(writings)}`];
}

/** The one file of values, where it is one and its name needs no quoting in a shell; which ones are used is not known otherwise. */
function valuesFile(writings: readonly Writing[]): string {
  const files = [...new Set(writings.map(({ file }) => file))];
  const [file = null] = files;
  return files.length === 1 && file !== null && /^\w[\w./-]*\.ya?ml$/.test(file) ? file : '"$VALUES_FILE"';
}

/** Where no more is known than the place itself. */
function changeAt({ to, mode }: Rollout, writings: readonly Writing[]): Instructions {
  const first = mode === 'Recreate' ? '. Stop the old version before the new one starts' : '';
  const lines = writings.flatMap(({ at, tagSuffix }) => [`# ${at ?? 'where the version stands'}`, `${to}${tagSuffix}`]);
  return { title: `The version${first}`, language: 'text', lines };
}

function helmUpgrade(
  command: readonly string[],
  writings: readonly Writing[],
  { mode, chartVersion }: Rollout,
): Instructions[] {
  if (mode === 'RollingUpdate') return [{ title: 'Helm', language: 'sh', lines: command }];
  const honoured: Instructions = {
    title:
      'Helm, chart 2.16.284 or later. With `migrationJob.enabled` the chart stops the workloads that use the database, migrates, and starts the new version. Without a migration job each deployment stops its old pods before its new ones start, while the release is applied',
    language: 'sh',
    lines: command,
  };
  const [scale, wait] = scaleDownLines(writings.map(({ keys }) => keys));
  const byHand: Instructions = {
    title:
      'Helm, chart 2.16.283 or earlier. With `migrationJob.enabled` it would migrate while the old version still runs; without a migration job only the strategies of the deployments keep old and new apart. Scale down first either way',
    language: 'sh',
    lines: [scale, `${wait} &&`, ...command],
  };
  if (chartVersion === null) return [honoured, byHand];
  return honoursRecreate(chartVersion) ? [honoured] : [byHand];
}

/** One for each compose file: a command acts on the project that it is told of, or on that of the folder it runs in. */
function composeUpgrades(rollout: Rollout, writings: readonly Writing[]): Instructions[] {
  const byCarrier = new Map<string | null, Writing[]>();
  for (const writing of writings) byCarrier.set(writing.carrier, [...(byCarrier.get(writing.carrier) ?? []), writing]);
  return [...byCarrier].map(([carrier, own]) => composeUpgrade(rollout, carrier, own));
}

function composeUpgrade({ to, mode }: Rollout, carrier: string | null, writings: readonly Writing[]): Instructions {
  const changes = [...new Set(writings.map(({ tagSuffix }) => tagSuffix))].map((suffix) => {
    const files = filesOf(writings.filter(({ tagSuffix }) => tagSuffix === suffix));
    return `# change the image tag to ${to}${suffix}${files.length === 0 ? '' : ` in ${files.join(', ')}`}`;
  });
  const { enter, compose } = composeCommand(carrier);
  // What is built from a Dockerfile would come up as it was built before.
  const up = `${compose} up --detach --build`;
  const honestly = 'A single container has no way to upgrade without downtime';
  return mode === 'RollingUpdate'
    ? { title: `Compose. ${honestly}: it is replaced`, language: 'sh', lines: [...enter, ...changes, up] }
    : {
        title: `Compose. Bring the old version down before the new one comes up. ${honestly}`,
        language: 'sh',
        lines: [...enter, `${compose} down`, ...changes, up],
      };
}

/** Compose finds its usual files by itself, overrides included, in the folder that it runs in; others have to be named. */
function composeCommand(carrier: string | null): { enter: string[]; compose: string } {
  const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]*)$/s.exec(carrier ?? '') ?? [];
  if (carrier === null || name === '') return { enter: [], compose: 'docker compose' };
  // What needs quoting in a shell is no part of a command.
  if (!/^\w[\w./-]*$/.test(carrier)) return { enter: [`# in the folder of ${carrier}`], compose: 'docker compose' };
  const enter = folder === '' ? [] : [`cd ${folder}`];
  const isUsual = /^(?:docker-)?compose\.ya?ml$/.test(name);
  return { enter, compose: isUsual ? 'docker compose' : `docker compose --file ${name}` };
}
