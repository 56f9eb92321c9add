import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { product } from '../../src/product/product.ts';
import type { Block } from '../../src/render/blocks.ts';

/**
 * An installation. It keeps what runs in a file, and writes down what old or foreign thing runs at each moment at which a new one starts and
 * migrates. `kubectl`, `argocd`, `helm` and `docker` are this program under four names.
 */
const INSTALLATION = `#!/bin/sh
cd "$STATE" || exit 2
name=\${0##*/}
echo "$name $*" >> commands
named() { for each; do if [ -e "pods/$each" ]; then echo "$each"; fi; done; }
selected() {
  for each; do
    case $each in *'component in ('*) each=\${each##*component in (}; echo "\${each%%)*}" | tr , '\\n'; return;; esac
  done
  case " $* " in *' -l '*) cat order;; *) named "$@";; esac
}
all_become() { state=$1; shift; for each; do echo "$state" > "pods/$each"; done; }
# Each stops its own old pods first. The first one migrates as soon as it starts.
start() {
  all_become gone "$1"
  (cd pods && grep -lxE 'old|foreign' *) >> overlaps
  all_become new "$@"
}
# The chart's hook stops everything before its job migrates.
deploy() {
  if [ -e job ]; then all_become gone $(cat order); fi
  start $(cat order)
}
case "$name $*" in
  'kubectl scale'*) [ -e automated ] || all_become gone $(selected "$@");;
  'kubectl wait'*) for each in $(selected "$@"); do [ "$(cat "pods/$each")" = gone ] || exit 1; done;;
  'argocd app set'*) rm -f automated;;
  'argocd app sync'* | helm*) deploy;;
  'argocd app wait'*) ;;
  docker*)
    own=$(named "$@")
    [ -n "$own" ] || exit 2
    case " $* " in
      *' stop '*) all_become gone $own;;
      *' up '*) start $own;;
      *' start '*) all_become foreign $own;;
      *' pull '* | *' run '*) ;;
      *) exit 2;;
    esac;;
  *) exit 2;;
esac
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
    for (const name of ['kubectl', 'argocd', 'helm', 'docker']) {
      writeFileSync(join(folder, name), INSTALLATION);
      chmodSync(join(folder, name), 0o755);
    }
    mkdirSync(join(folder, 'pods'));
    writeFileSync(join(folder, 'order'), Object.keys(pods).join('\n'));
    for (const [name, runs] of Object.entries(pods)) writeFileSync(join(folder, 'pods', name), `${runs}\n`);
    for (const name of [isAutomated && 'automated', hasJob && 'job', 'overlaps'])
      if (name !== false) writeFileSync(join(folder, name), '');
    const env = {
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      STATE: folder,
      RELEASE: 'bi',
      APPLICATION: 'bi',
    };
    execFileSync('bash', ['-e', '-c', lines.join('\n')], { env, stdio: 'pipe' });
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
