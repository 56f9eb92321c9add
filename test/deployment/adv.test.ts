// biome-ignore-all lint: throwaway
import { it } from 'vitest';
import { appendFileSync } from 'node:fs';
import { compareTrees } from '../../src/deployment/changes.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { memoryTree } from '../support/memory-tree.ts';
type F = Record<string, any>;
const overlay = (tag: string) => `resources: [../../base]\nimages:\n  - name: lightdash/lightdash\n    newTag: ${tag}\n`;
const DEP = (v: string, n = 'lightdash') => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${n} }
spec: { template: { spec: { containers: [{ name: lightdash, image: lightdash/lightdash:${v} }] } } }
`;
const BASE: F = {
  'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
  'base/deployment.yaml': DEP('1.0.0'),
  'overlays/v1/kustomization.yaml': overlay('1.1.0'),
  'overlays/v2/kustomization.yaml': overlay('1.9.0'),
};
const app = (path: string, rev = 'main', name = 'bi') => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: ${name}, namespace: argocd }
spec:
  source:
    repoURL: https://git.example.test/deploy.git
    targetRevision: ${rev}
    path: ${path}
`;
const flux = (path: string, name = 'bi', src = 'flux-system', kind = 'GitRepository') => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: ${name}, namespace: flux-system }
spec:
  path: ${path}
  sourceRef: { kind: ${kind}, name: ${src} }
`;
const source = (spec: string, kind = 'GitRepository', name = 'flux-system') =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: ${kind}\nmetadata: { name: ${name}, namespace: flux-system }\nspec:\n  interval: 1m\n${spec}`;
const list = (...o: string[]) => `apiVersion: v1\nkind: List\nitems:\n${o.map((x) => '- ' + x.trimEnd().replace(/\n/g, '\n  ') + '\n').join('')}`;
const set = (gens: string, path: string, extra = '', rev = 'main', name = "'bi-{{stage}}'") => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: bi }
spec:
  generators:
${gens}
  template:
    metadata: { name: ${name} }
    spec:
      source: { repoURL: https://git.example.test/deploy.git, targetRevision: ${rev}, path: '${path}' }
${extra}`;
const HR = (values: string, extra = '', version = '2.9.1') => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: lightdash, namespace: bi }
spec:
  chart: { spec: { chart: lightdash, version: ${version}, sourceRef: { kind: HelmRepository, name: lightdash } } }
${extra}  values: { ${values} }
`;
const REPO = `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: { name: lightdash, namespace: bi }\nspec: { url: https://lightdash.github.io/helm-charts }\n`;
export const OUT = '/tmp/adv1/out.txt';
type Opt = { noBase?: boolean; renames?: [string, string][] };
function T(name: string, want: 'R' | 'G', common: F, b: F, h: F, o: Opt = {}) {
  it(name, async () => {
    const start = o.noBase ? {} : BASE;
    let r: string;
    try {
      const { changes } = await compareTrees({ base: memoryTree({ ...start, ...common, ...b }), head: memoryTree({ ...start, ...common, ...h }), renames: new Map(o.renames ?? []) }, DEFAULTS, { from: null, to: null, strict: false }, chartRepository());
      const red = changes.some((c) => (c.problem !== null && !c.tolerated) || c.change === 'upgrade' || c.change === 'downgrade');
      const mark = (red ? 'R' : 'G') === want ? 'ok  ' : 'BAD ';
      r = `${mark} want ${want} ${name}\n${changes.map((c) => `       ${c.change} ${c.from}->${c.to} ${c.place.file}:${c.place.line} ${c.problem ? (c.tolerated ? '(tol) ' : '') + c.problem.code + ': ' + c.problem.found : ''}`).join('\n')}\n`;
    } catch (e) { r = `CRASH ${name} ${(e as Error).stack}\n`; }
    appendFileSync(OUT, r);
  });
}
const CH = { 'apps/Chart.yaml': 'apiVersion: v2\nname: apps\nversion: 0.1.0\n' };
const P2 = (f: (v: string) => F): [F, F] => [f('v1'), f('v2')];
T('E1 app-of-apps loop list, joins the other path', 'R', { ...CH, 'apps/templates/all.yaml': `{{- range .Values.apps }}\n---\n${app('{{ .path }}', 'main', '{{ .name }}')}{{- end }}\n` }, ...P2((v) => ({ 'apps/values.yaml': `apps:\n- { name: stg, path: overlays/v2 }\n- { name: bi, path: overlays/${v} }\n` })));
T('E2 same with map', 'R', { ...CH, 'apps/templates/all.yaml': `{{- range $n, $a := .Values.apps }}\n---\n${app('{{ $a.path }}', 'main', '{{ $n }}')}{{- end }}\n` }, ...P2((v) => ({ 'apps/values.yaml': `apps:\n  stg: { path: overlays/v2 }\n  bi: { path: overlays/${v} }\n` })));
T('E3 loop swap', 'R', { ...CH, 'apps/templates/all.yaml': `{{- range $n, $a := .Values.apps }}\n---\n${app('{{ $a.path }}', 'main', '{{ $n }}')}{{- end }}\n` }, { 'apps/values.yaml': `apps:\n  stg: { path: overlays/v2 }\n  bi: { path: overlays/v1 }\n` }, { 'apps/values.yaml': `apps:\n  stg: { path: overlays/v1 }\n  bi: { path: overlays/v2 }\n` });
T('E3b loop list swap', 'R', { ...CH, 'apps/templates/all.yaml': `{{- range .Values.apps }}\n---\n${app('{{ .path }}', 'main', '{{ .name }}')}{{- end }}\n` }, { 'apps/values.yaml': `apps:\n- { name: stg, path: overlays/v2 }\n- { name: bi, path: overlays/v1 }\n` }, { 'apps/values.yaml': `apps:\n- { name: stg, path: overlays/v1 }\n- { name: bi, path: overlays/v2 }\n` });
T('E4 loop list reorder', 'G', { ...CH, 'apps/templates/all.yaml': `{{- range .Values.apps }}\n---\n${app('{{ .path }}', 'main', '{{ .name }}')}{{- end }}\n` }, { 'apps/values.yaml': `apps:\n- { name: stg, path: overlays/v2 }\n- { name: bi, path: overlays/v1 }\n` }, { 'apps/values.yaml': `apps:\n- { name: bi, path: overlays/v1 }\n- { name: stg, path: overlays/v2 }\n` });
T('E5 loop list path from name', 'G', { ...CH, 'apps/templates/all.yaml': `{{- range .Values.apps }}\n---\n${app('overlays/{{ . }}', 'main', '{{ . }}')}{{- end }}\n` }, { 'apps/values.yaml': `apps: [v1]\n` }, { 'apps/values.yaml': `apps: [v1, v2]\n` });
T('E6 set elems joins other path', 'R', {}, ...P2((v) => ({ 'a/s.yaml': set(`    - list: { elements: [{ stage: stg, o: v2 }, { stage: prod, o: ${v} }] }`, 'overlays/{{o}}') })));
T('E7 set elems swap', 'R', {}, { 'a/s.yaml': set(`    - list: { elements: [{ stage: stg, o: v2 }, { stage: prod, o: v1 }] }`, 'overlays/{{o}}') }, { 'a/s.yaml': set(`    - list: { elements: [{ stage: stg, o: v1 }, { stage: prod, o: v2 }] }`, 'overlays/{{o}}') });
T('E8 set elems: clusters × list, unnamed', 'R', {}, ...P2((v) => ({ 'a/s.yaml': set(`    - matrix:\n        generators:\n        - clusters: {}\n        - list: { elements: [{ o: v2 }, { o: ${v} }] }`, 'overlays/{{o}}', '', 'main', "'bi-{{name}}'") })));
T('E9 op replace whole /spec of app', 'R', { 'c/app.yaml': app('overlays/v1') }, ...P2((v) => ({ 'c/kustomization.yaml': `resources: [app.yaml]\npatches:\n- target: { kind: Application }\n  patch: |-\n    - op: replace\n      path: /spec\n      value: { source: { path: overlays/${v} } }\n` })));
T('E10 op in file whole /spec of app', 'R', { 'c/app.yaml': app('overlays/v1'), 'c/kustomization.yaml': `resources: [app.yaml]\npatches:\n- target: { kind: Application }\n  path: p.json\n` }, ...P2((v) => ({ 'c/p.json': `[{"op":"replace","path":"/spec","value":{"source":{"path":"overlays/${v}"}}}]` })));
T('E11 op in json file', 'R', { 'c/app.yaml': app('overlays/v1'), 'c/kustomization.yaml': `resources: [app.yaml]\npatches:\n- target: { kind: Application }\n  path: p.json\n` }, ...P2((v) => ({ 'c/p.json': `[{"op":"replace","path":"/spec/source/path","value":"overlays/${v}"}]` })));
T('E12 SMP file w/o target targetRevision', 'R', { 'c/app.yaml': app('overlays/v1'), 'c/kustomization.yaml': `resources: [app.yaml]\npatches:\n- path: p.yaml\n` }, ...P2((v) => ({ 'c/p.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: bi }\nspec: { source: { targetRevision: ${v} } }\n` })));
T('E13 SMP file with target, no group text', 'R', { 'c/app.yaml': app('overlays/v1'), 'c/kustomization.yaml': `resources: [app.yaml]\npatches:\n- path: p.yaml\n  target: { kind: Application }\n` }, ...P2((v) => ({ 'c/p.yaml': `spec: { source: { targetRevision: ${v} } }\n` })));
T('E14 SMP with target, in component', 'R', { 'c/app.yaml': app('overlays/v1'), 'c/kustomization.yaml': `resources: [app.yaml]\ncomponents: [../comp]\n`, 'comp/kustomization.yaml': 'kind: Component\npatches:\n- path: p.yaml\n' }, ...P2((v) => ({ 'comp/p.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: bi }\nspec: { source: { targetRevision: ${v} } }\n` })));
T('E15 component patch inline of app', 'R', { 'c/app.yaml': app('overlays/v1'), 'c/kustomization.yaml': `resources: [app.yaml]\ncomponents: [../comp]\n` }, ...P2((v) => ({ 'comp/kustomization.yaml': `kind: Component\npatches:\n- target: { kind: Application }\n  patch: '[{"op":"replace","path":"/spec/source/path","value":"overlays/${v}"}]'\n` })));
T('E16 component added to app-of-apps', 'R', { 'c/app.yaml': app('overlays/v1'), 'comp/kustomization.yaml': `kind: Component\npatches:\n- target: { kind: Application }\n  patch: '[{"op":"replace","path":"/spec/source/path","value":"overlays/v2"}]'\n` }, { 'c/kustomization.yaml': 'resources: [app.yaml]\n' }, { 'c/kustomization.yaml': 'resources: [app.yaml]\ncomponents: [../comp]\n' });
T('E17 patch in base kustomization changes', 'R', { 'b/app.yaml': app('overlays/v1'), 'c/kustomization.yaml': `resources: [../b]\n` }, ...P2((v) => ({ 'b/kustomization.yaml': `resources: [app.yaml]\npatches:\n- target: { kind: Application }\n  patch: '[{"op":"replace","path":"/spec/source/path","value":"overlays/${v}"}]'\n` })));
T('E18 switch overlay whose nested kustomization patches app', 'R', { 'b/app.yaml': app('overlays/v1'), 'b/kustomization.yaml': 'resources: [app.yaml]\n', ...Object.fromEntries(['v1', 'v2'].map((v) => [`${v}/kustomization.yaml`, `resources: [../b]\npatches:\n- target: { kind: Application }\n  patch: '[{"op":"replace","path":"/spec/source/path","value":"overlays/${v}"}]'\n`])) }, ...P2((v) => ({ 'c/kustomization.yaml': `resources: [../${v}]\n` })));
T('E19 switch of root app between overlays patching same app', 'R', { 'b/app.yaml': app('overlays/v1'), 'b/kustomization.yaml': 'resources: [app.yaml]\n', ...Object.fromEntries(['v1', 'v2'].map((v) => [`${v}/kustomization.yaml`, `resources: [../b]\npatches:\n- target: { kind: Application }\n  patch: '[{"op":"replace","path":"/spec/source/path","value":"overlays/${v}"}]'\n`])) }, ...P2((v) => ({ 'root.yaml': app(v, 'main', 'root') })));
T('E20 helmCharts / argo app chart in kustomization generators', 'R', {}, ...P2((v) => ({ 'c/kustomization.yaml': `helmCharts:\n- name: lightdash\n  repo: https://lightdash.github.io/helm-charts\n  version: ${v === 'v1' ? '2.9.1' : '2.16.101'}\n  releaseName: x\n` })));
T('E21 replacements to Deployment image from CM file', 'R', { 'c/d.yaml': DEP('1.0.0'), 'c/kustomization.yaml': 'resources: [d.yaml, cm.yaml]\nreplacements:\n- source: { kind: ConfigMap, name: v, fieldPath: data.tag }\n  targets: [{ select: { kind: Deployment }, fieldPaths: [spec.template.spec.containers.0.image], options: { delimiter: ":", index: 1 } }]\n' }, ...P2((v) => ({ 'c/cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: v }\ndata: { tag: 1.${v.slice(1)}.0 }\n` })));
T('E22 replacements to image; source generator env file', 'R', { 'c/d.yaml': DEP('1.0.0'), 'c/kustomization.yaml': 'resources: [d.yaml]\nconfigMapGenerator: [{ name: v, envs: [x.env] }]\nreplacements:\n- source: { kind: ConfigMap, name: v, fieldPath: data.tag }\n  targets: [{ select: { kind: Deployment }, fieldPaths: [spec.template.spec.containers.0.image] }]\n' }, ...P2((v) => ({ 'c/x.env': `tag=1.${v.slice(1)}.0\n` })));
T('E23 replacements to HR values from CM file', 'R', { 'c/repo.yaml': REPO, 'c/hr.yaml': HR('image: { tag: 1.0.0 }'), 'c/kustomization.yaml': 'resources: [hr.yaml, repo.yaml, cm.yaml]\nreplacements:\n- source: { kind: ConfigMap, name: v, fieldPath: data.tag }\n  targets: [{ select: { kind: HelmRelease }, fieldPaths: [spec.values.image.tag] }]\n' }, ...P2((v) => ({ 'c/cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: v }\ndata: { tag: 1.${v.slice(1)}.0 }\n` })));
T('E24 vars (legacy) to image', 'R', { 'c/d.yaml': QD2('$(TAG)'), 'c/kustomization.yaml': 'resources: [d.yaml, cm.yaml]\nvars:\n- name: TAG\n  objref: { kind: ConfigMap, name: v, apiVersion: v1 }\n  fieldref: { fieldpath: data.tag }\n' }, ...P2((v) => ({ 'c/cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: v }\ndata: { tag: 1.${v.slice(1)}.0 }\n` })));
function QD2(v: string) { return DEP(v).replace(/image: (\S+) }/, (_, a) => `image: "${a}" }`); }
T('E25 Image updater / other tool: app annotations', 'R', {}, ...P2((v) => ({ 'a/a.yaml': app('overlays/v1').replace('namespace: argocd }', `namespace: argocd, annotations: { argocd.argoproj.io/manifest-generate-paths: /${v} } }`) })));
T('E26 app destination only', 'G', {}, ...P2((v) => ({ 'a/a.yaml': app('overlays/v1') + `  destination: { namespace: ${v} }\n` })));
T('E27 adding a set elem (environment)', 'G', {}, { 'a/s.yaml': set(`    - list: { elements: [{ stage: stg, o: v2 }] }`, 'overlays/{{o}}') }, { 'a/s.yaml': set(`    - list: { elements: [{ stage: stg, o: v2 }, { stage: prod, o: v1 }] }`, 'overlays/{{o}}') });
T('E28 templatePatch: another element changed', 'G', {}, ...P2((v) => ({ 'a/s.yaml': set(`    - list: { elements: [{ stage: prod, overlay: v1 }, { stage: x, overlay: ../graf/${v} }] }`, 'overlays/v1', '  goTemplate: true\n  templatePatch: |\n    spec:\n      source:\n        path: overlays/{{ .overlay }}\n', 'main', "'bi-{{ .stage }}'") })));
T('E29 templatePatch w/ syncPolicy toJson changed elsewhere', 'G', { 'a/s.yaml': set(gf2('config/*.yaml'), 'overlays/v1', '  goTemplate: true\n  templatePatch: |\n    spec:\n      syncPolicy: {{ .sync | toJson }}\n', 'main', "'bi-{{ .stage }}'") }, ...P2((v) => ({ 'config/a.yaml': `stage: prod\nsync: { a: ${v} }\n` })));
function gf2(p: string) { return `    - git:\n        repoURL: https://git.example.test/deploy.git\n        revision: main\n        files: [{ path: "${p}" }]`; }
T('E30 formatting of KS: quotes, flow to block', 'G', {}, { 'c/ks.yaml': flux('./overlays/v1') }, { 'c/ks.yaml': flux('"./overlays/v1"').replace('{ kind: GitRepository, name: flux-system }', '\n    kind: GitRepository\n    name: "flux-system"') });
T('E31 formatting: ./overlays/v1 -> overlays/v1', 'G', {}, { 'c/ks.yaml': flux('./overlays/v1') }, { 'c/ks.yaml': flux('overlays/v1/') });
T('E32 key order', 'G', {}, { 'a/a.yaml': app('overlays/v1') }, { 'a/a.yaml': app('overlays/v1').replace(/    repoURL: .*\n/, '').replace(/$/, '    repoURL: https://git.example.test/deploy.git\n') });
T('E33 new cluster with same KS names', 'G', { 'c/eu/ks.yaml': flux('./overlays/v1') }, {}, { 'c/us/ks.yaml': flux('./overlays/v2') });
T('E34 source moved to another file', 'G', { 'c/ks.yaml': flux('./overlays/v1') }, { 'c/s.yaml': source('  ref: { tag: v1 }\n') }, { 'c/src/s.yaml': source('  ref: { tag: v1 }\n') });
T('E35 grafana KS bump in the same file', 'G', {}, ...P2((v) => ({ 'c/ks.yaml': flux('./overlays/v1') + '---\n' + flux(`./grafana/${v}`, 'grafana') })));
T('E36 root KS with everything: source interval', 'G', { 'c/ks.yaml': flux('./') }, { 'c/s.yaml': source('  url: x\n') }, { 'c/s.yaml': source('  url: x\n  timeout: 3m\n') });
T('E37 repoURL .git suffix change', 'R', {}, { 'a/a.yaml': app('overlays/v1') }, { 'a/a.yaml': app('overlays/v1').replace('deploy.git', 'deploy') });
T('E38 HelmRelease of another app bumped with values', 'G', { 'c/ks.yaml': flux('./overlays/v1') }, ...P2((v) => ({ 'c/hr.yaml': HR(`image: { tag: ${v} }`).replaceAll('lightdash', 'grafana') })));
T('E39 renovate bump of flux components gotk', 'G', { 'c/ks.yaml': flux('./overlays/v1') }, ...P2((v) => ({ 'c/gotk-components.yaml': `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: source-controller, labels: { a: kustomize.toolkit.fluxcd.io } }\nspec: { template: { spec: { containers: [{ name: m, image: ghcr.io/fluxcd/source-controller:${v} }] } } }\n` })));
T('E40 substitute of another variable', 'G', { 'apps/bi/d.yaml': QD2('${TAG}') }, ...P2((v) => ({ 'c/ks.yaml': flux('./apps/bi', 'a') + `  postBuild: { substitute: { TAG: 1.0.0, HOST: ${v} } }\n` })));
