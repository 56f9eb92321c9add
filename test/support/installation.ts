import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product } from '../../src/product/product.ts';
import type { Block } from '../../src/render/blocks.ts';

/**
 * An installation. It keeps what runs in a file, and writes down what old or foreign thing runs at each moment at which a new one starts and
 * migrates. `kubectl`, `argocd`, `helm` and `docker` are functions of the shell, because to start a program for each takes long.
 */
const INSTALLATION = `
read_order() { order=(); local each; while read -r each || [ -n "$each" ]; do order+=("$each"); done < order; }
# Sets \`chosen\` to the workloads that the arguments name.
name_chosen() { chosen=(); local each; for each; do if [ -e "pods/$each" ]; then chosen+=("$each"); fi; done; }
# The same for kubectl, which may select them by their labels.
select_chosen() {
  local each
  for each; do
    case $each in
      *'component in ('*) each=\${each##*component in (}; IFS=, read -r -a chosen <<< "\${each%%)*}"; return;;
    esac
  done
  case " $* " in *' -l '*) read_order; chosen=("\${order[@]}");; *) name_chosen "$@";; esac
}
all_become() { local state=$1 each; shift; for each; do echo "$state" > "pods/$each"; done; }
# Each stops its own old pods first. The first one migrates as soon as it starts.
start() {
  local pod state
  all_become gone "$1"
  for pod in pods/*; do
    read -r state < "$pod"
    case $state in old | foreign) echo "\${pod#pods/}" >> overlaps;; esac
  done
  all_become new "$@"
}
# The chart's hook stops everything before its job migrates.
deploy() {
  read_order
  if [ -e job ]; then all_become gone "\${order[@]}"; fi
  start "\${order[@]}"
}
kubectl() {
  local each state
  select_chosen "$@"
  case $1 in
    scale) [ -e automated ] || all_become gone "\${chosen[@]}";;
    wait) for each in "\${chosen[@]}"; do read -r state < "pods/$each"; [ "$state" = gone ] || return 1; done;;
    *) return 2;;
  esac
}
argocd() {
  case $* in
    'app set'*) rm -f automated;;
    'app sync'*) deploy;;
    'app wait'*) ;;
    *) return 2;;
  esac
}
helm() { deploy; }
docker() {
  name_chosen "$@"
  [ "\${#chosen[@]}" -gt 0 ] || return 2
  case " $* " in
    *' stop '*) all_become gone "\${chosen[@]}";;
    *' up '*) start "\${chosen[@]}";;
    *' start '*) all_become foreign "\${chosen[@]}";;
    *' pull '* | *' run '*) ;;
    *) return 2;;
  esac
}
`;

export interface Installation {
  /** What runs in each: `old`, `new`, `foreign` for another image, or `gone`. */
  readonly pods: Readonly<Record<string, string>>;
  readonly isAutomated: boolean;
  readonly hasJob?: boolean;
}
export interface EndOf extends Pick<Installation, 'pods'> {
  readonly overlaps: readonly string[];
}

/** The lines of code in blocks, in their order. */
export function commandsIn(blocks: readonly Block[]): string[] {
  const lines: string[] = [];
  JSON.parse(JSON.stringify(blocks), (key, value: unknown) => {
    if (key === 'lines' && Array.isArray(value)) lines.push(...(value as string[]));
    return value;
  });
  return lines;
}

/** Runs commands against an installation, and stops where one of them fails. */
export function run(lines: readonly string[], { pods, isAutomated, hasJob = false }: Installation): EndOf {
  const folder = mkdtempSync(join(tmpdir(), 'window-'));
  try {
    mkdirSync(join(folder, 'pods'));
    writeFileSync(join(folder, 'order'), Object.keys(pods).join('\n'));
    for (const [name, runs] of Object.entries(pods)) writeFileSync(join(folder, 'pods', name), `${runs}\n`);
    for (const name of [isAutomated && 'automated', hasJob && 'job', 'overlaps'])
      if (name !== false) writeFileSync(join(folder, name), '');
    const env = { PATH: process.env['PATH'], RELEASE: 'bi', APPLICATION: 'bi' };
    // With a socket as its input, bash would read the settings of whoever runs the tests, which takes longer than the commands.
    execFileSync('bash', ['--norc', '-e', '-c', [INSTALLATION, ...lines].join('\n')], {
      cwd: folder,
      env,
      stdio: 'pipe',
    });
    const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8').trim();
    const ends = Object.keys(pods).map((name) => [name, read('pods', name)]);
    return {
      pods: Object.fromEntries(ends),
      overlaps: read('overlaps')
        .split('\n')
        .filter((each) => each !== ''),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What runs before the window. */
export const old = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'old']));
/** The labels of the chart's workloads. */
export const componentsOf = (workers: readonly string[]) =>
  workers.map((worker) => product.chart.workers[worker] ?? '');
