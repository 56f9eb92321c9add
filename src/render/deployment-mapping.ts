import { honoursRecreate } from '../deployment/chart.ts';
import type { UpgradeMode } from '../release-safety/decision.ts';
import type { Version } from '../release-safety/version.ts';

/** One way to carry out a jump: commands to copy, with what they rest on. */
export interface Instructions {
  readonly title: string;
  readonly language: 'sh' | 'yaml';
  readonly lines: readonly string[];
}

/** The pods of the service itself, not those of a database or a browser that the release may hold beside it. */
const APPLICATION = 'app.kubernetes.io/instance="$RELEASE",app.kubernetes.io/name=lightdash';

/** The Helm argument that carries the mode. */
export function helmArguments(mode: UpgradeMode): string {
  return `--set upgrade.mode=${mode}`;
}

/** What a version is deployed with: the service's chart, a chart of one's own around it, or compose. */
export type Means = 'helm' | 'umbrella' | 'compose';

/**
 * How a jump is carried out with the chart and with compose (INTERFACE.md, Deployment mapping).
 *
 * @param chartVersion the chart in use, which narrows the advice; null where it is not known
 */
export function instructionsFor(
  to: Version,
  mode: UpgradeMode,
  chartVersion: string | null,
  means: readonly Means[] = ['helm', 'compose'],
): Instructions[] {
  return [
    ...(means.includes('helm')
      ? [valuesPatch(to, mode), ...helmUpgrade(serviceChartCommand(to, mode, chartVersion), mode, chartVersion)]
      : []),
    ...(means.includes('umbrella')
      ? [
          { ...valuesPatch(to, mode), title: "Helm values, under the dependency's key" },
          ...helmUpgrade(UMBRELLA_COMMAND, mode, chartVersion),
        ]
      : []),
    ...(means.includes('compose') ? [composeUpgrade(to, mode)] : []),
  ];
}

/** The means that a kind of deployment is upgraded with; none where this version has no instructions for it. */
export function meansOf(kind: string): readonly Means[] {
  return MEANS[kind] ?? [];
}

const MEANS: Readonly<Record<string, readonly Means[]>> = {
  given: ['helm', 'compose'],
  'helm-values': ['helm'],
  target: ['helm'],
  'umbrella-chart': ['umbrella'],
  compose: ['compose'],
};

function valuesPatch(to: Version, mode: UpgradeMode): Instructions {
  return {
    title: 'Helm values',
    language: 'yaml',
    lines: ['image:', `  tag: "${to}"`, 'upgrade:', `  mode: ${mode}`],
  };
}

// From the values file, not `--reuse-values`: a mode that was set once would stay for every upgrade after it.
function serviceChartCommand(to: Version, mode: UpgradeMode, chartVersion: string | null): string {
  const chart = chartVersion ?? '"$CHART_VERSION"';
  return `helm upgrade "$RELEASE" lightdash/lightdash --version ${chart} --values values.yaml --set image.tag=${to} ${helmArguments(mode)}`;
}

/** Version and mode stand under a key that only the chart's own files know, so they come from the values alone. */
const UMBRELLA_COMMAND = 'helm upgrade "$RELEASE" "$UMBRELLA_CHART" --values values.yaml';

function helmUpgrade(command: string, mode: UpgradeMode, chartVersion: string | null): Instructions[] {
  if (mode === 'RollingUpdate') return [{ title: 'Helm', language: 'sh', lines: [command] }];
  const honoured: Instructions = {
    title:
      'Helm, chart 2.16.284 or later. With `migrationJob.enabled` the chart stops the workloads that use the database, migrates, and starts the new version. Without a migration job each deployment stops its old pods before its new ones start, while the release is applied',
    language: 'sh',
    lines: [command],
  };
  const byHand: Instructions = {
    title:
      'Helm, chart 2.16.283 or earlier. With `migrationJob.enabled` it would migrate while the old version still runs; without a migration job only the strategies of the deployments keep old and new apart. Scale down first either way',
    language: 'sh',
    lines: [
      `kubectl scale deployment --selector ${APPLICATION} --replicas=0`,
      `kubectl wait pod --for=delete --selector ${APPLICATION} --timeout=5m`,
      command,
    ],
  };
  if (chartVersion === null) return [honoured, byHand];
  return honoursRecreate(chartVersion) ? [honoured] : [byHand];
}

function composeUpgrade(to: Version, mode: UpgradeMode): Instructions {
  const change = `# change the image tag to ${to}`;
  return mode === 'RollingUpdate'
    ? { title: 'Compose', language: 'sh', lines: [change, 'docker compose up --detach'] }
    : {
        title: 'Compose. Bring the old version down before the new one comes up',
        language: 'sh',
        lines: ['docker compose down', change, 'docker compose up --detach'],
      };
}
