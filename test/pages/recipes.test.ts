// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of the pages
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { temporaryFolder } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';

/** The folder of a real helm; without one, these tests are skipped. */
const TOOLS = process.env['UPGRADE_GATE_TOOLS'];

/** A chart with the names and labels of Lightdash's own. */
const CHART = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: lightdash\nversion: 2.16.361\nappVersion: 2.2.0\n',
  'chart/values.yaml': 'image: {repository: lightdash/lightdash, tag: ""}\nupgrade: {mode: ""}\n',
  'chart/templates/backend.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Release.Name }}-lightdash-backend
  namespace: {{ .Release.Namespace }}
  labels:
    app.kubernetes.io/name: lightdash
    app.kubernetes.io/instance: {{ .Release.Name }}
spec:
  strategy:
    type: {{ .Values.upgrade.mode | default "RollingUpdate" }}
  template:
    spec:
      containers:
        - name: lightdash
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
`,
  'chart/templates/browser.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Release.Name }}-browserless-chrome
  namespace: {{ .Release.Namespace }}
  labels:
    app.kubernetes.io/name: browserless-chrome
    app.kubernetes.io/instance: {{ .Release.Name }}
spec:
  template:
    spec:
      containers:
        - {name: chrome, image: "browserless/chrome:1"}
`,
  'values.yaml': 'image:\n  tag: 2.2.0\n',
};

/** \`upgrade\` renders with the real helm, instead of asking a cluster. */
const HELM = `#!/bin/bash
set -e
case "$1" in
  repo) [ "$2 $3 $4" = "add lightdash https://lightdash.github.io/helm-charts" ] ;;
  upgrade) [ "$3" = lightdash/lightdash ]; "$REAL_HELM" template "$2" "$CHART" "\${@:4}" > "$RENDERED" ;;
  *) exit 1 ;;
esac
`;

interface Step {
  readonly run?: string;
}

/** All scripts of a page that call helm. What asks Lightdash for its version runs under act. */
function scriptsOf(page: string): string[] {
  const blocks = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```yaml\n(.*?)^```$/gms)].map(
    ([, text = '']) => text,
  );
  return blocks.flatMap((text) => {
    const read: unknown = parse(text);
    const steps = (
      Array.isArray(read)
        ? read
        : Object.values((read as { jobs?: object } | null)?.jobs ?? {}).flatMap(
            (job) => (job as { steps?: Step[] }).steps ?? [],
          )
    ) as Step[];
    return steps.flatMap(({ run = '' }) => (/\bhelm upgrade\b/.test(run) ? [run] : []));
  });
}

describe.skipIf(TOOLS === undefined)('the scripts of the pages, with the real helm', () => {
  let folder = '';
  const write = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode });
  };
  const setUp = () => {
    folder = temporaryFolder();
    for (const [path, text] of Object.entries(CHART)) write(path, text);
    write('bin/helm', HELM, 0o755);
  };
  const run = (script: string, more: Readonly<Record<string, string>>) =>
    execFileSync('bash', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
        ...{
          HOME: folder,
          REAL_HELM: `${TOOLS}/helm`,
          CHART: join(folder, 'chart'),
          RENDERED: join(folder, 'after.yaml'),
        },
        ...more,
      },
    });

  it('github.md deploys the next version with the mode of the gate', () => {
    setUp();
    const [deploy = '', ...others] = scriptsOf('docs/github.md');
    expect(others).toEqual([]);
    run(deploy, { NEXT_VERSION: '2.5.0', HELM_ARGS: '--set upgrade.mode=Recreate' });
    const [after] = parseAllDocuments(readFileSync(join(folder, 'after.yaml'), 'utf8')).map((each) => each.toJS());
    expect(after).toMatchObject({
      metadata: { name: 'my-release-lightdash-backend', namespace: 'analytics' },
      spec: {
        strategy: { type: 'Recreate' },
        template: { spec: { containers: [{ image: 'lightdash/lightdash:2.5.0' }] } },
      },
    });
  });

  it('the whole story deploys the values of the repository with the mode of the gate', () => {
    setUp();
    const scripts = scriptsOf('query-recipes/README.md');
    expect(scripts).toHaveLength(1);
    write('values.yaml', 'image:\n  tag: 2.5.0\n');
    run(scripts[0] ?? '', { MODE: 'Recreate' });
    expect(readFileSync(join(folder, 'after.yaml'), 'utf8')).toMatch(
      /type: Recreate[\s\S]*lightdash\/lightdash:2\.5\.0/,
    );
  });
});
