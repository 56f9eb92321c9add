// Writes fixtures/rendered/: what Helm, Kustomize and compose themselves print for a small repository, before and after a bump. Run
// with `node scripts/oracle/make-rendered.js FOLDER`, with the tools that `install.js` built there.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const tools = resolve(process.argv[2] ?? '');

const LICENCE = '{{/* Not printed. */}}\n# Copyright of the makers of the chart, who name Lightdash here.\n';
const deployment = (image) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: bi
spec:
  selector:
    matchLabels: {app: bi}
  template:
    metadata:
      labels: {app: bi}
    spec:
      containers:
      - name: web
        image: ${image}
`;

/** The files of each tool, and the command that prints them. */
const RENDERERS = {
  helm: {
    name: 'manifests.yaml',
    files: (version) => ({
      'chart/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 0.1.0\n',
      'chart/values.yaml': `tag: ${version}\nextra: false\n`,
      'chart/templates/licence.yaml': LICENCE,
      'chart/templates/off.yaml': '{{- if .Values.extra }}\nkind: ConfigMap\n{{- end }}\n',
      'chart/templates/empty.yaml': '# Lightdash needs nothing here\n---\n',
      'chart/templates/service.yaml':
        'apiVersion: v1\nkind: Service\nmetadata: {name: bi}\nspec: {selector: {app: bi}, ports: [{port: 80}]}\n',
      'chart/templates/deployment.yaml': deployment('lightdash/lightdash:{{ .Values.tag }}'),
    }),
    command: ['helm', 'template', 'bi', 'chart', '--namespace', 'bi'],
  },
  kustomize: {
    name: 'manifests.yaml',
    files: (version) => ({
      'base/kustomization.yaml': 'resources: [deployment.yaml, service.yaml]\n',
      'base/deployment.yaml': deployment('lightdash/lightdash'),
      'base/service.yaml':
        '# Lightdash\napiVersion: v1\nkind: Service\nmetadata: {name: bi}\nspec: {selector: {app: bi}, ports: [{port: 80}]}\n',
      'prod/kustomization.yaml': `resources: [../base]\nnamespace: bi\nimages: [{name: lightdash/lightdash, newTag: ${version}}]\n`,
    }),
    command: ['kustomize', 'build', 'prod'],
  },
  compose: {
    name: 'config.json',
    files: (version) => ({
      'compose.yaml': `name: bi\nservices:\n  web:\n    image: lightdash/lightdash:\${TAG:-${version}}\n    ports: ["80:8080"]\n    environment: {SITE_URL: "https://bi.example"}\n  db:\n    image: postgres:16\n    volumes: ["data:/var/lib/postgresql/data"]\nvolumes: {data: {}}\n`,
    }),
    command: ['docker-compose', 'config', '--format', 'json'],
  },
};

const target = join(root, 'fixtures/rendered');
rmSync(target, { recursive: true, force: true });
for (const [tool, { name, files, command }] of Object.entries(RENDERERS)) {
  for (const [side, version] of [
    ['base', '2.0.0'],
    ['head', '2.1.0'],
  ]) {
    const folder = mkdtempSync(join(tmpdir(), 'rendered-'));
    for (const [path, text] of Object.entries(files(version))) write(join(folder, path), text);
    const [program, ...options] = command;
    const env = { PATH: process.env.PATH, HOME: folder };
    write(
      join(target, tool, side, name),
      execFileSync(join(tools, program), options, { cwd: folder, env, encoding: 'utf8' }),
    );
    rmSync(folder, { recursive: true });
  }
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
