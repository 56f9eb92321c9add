// Builds the tools that judge the readers from their Go modules, in the versions below. Needs Go and the Go module proxy.
//   node scripts/oracle/install.js FOLDER [NAME ...]
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Name → module, version and main package. Each is built in its own module, so that the module's `replace` directives apply. */
const TOOLS = {
  helm: ['helm.sh/helm/v3', 'v3.22.0', './cmd/helm'],
  kustomize: ['sigs.k8s.io/kustomize/kustomize/v5', 'v5.8.2', '.'],
  'docker-compose': ['github.com/docker/compose/v5', 'v5.6.0', './cmd'],
  helmfile: ['github.com/helmfile/helmfile', 'v1.8.0', '.'],
  flux: ['github.com/fluxcd/flux2/v2', 'v2.9.5', './cmd/flux'],
  'argo-cd-render': ['github.com/argoproj/argo-cd/v3', 'v3.5.7', './cmd/render'],
};

/** What a module lacks: the manifests that Flux installs, a part of Argo CD in a separate module, and the program that calls it. */
const ADDED = {
  flux: (source) => {
    mkdirSync(join(source, 'cmd/flux/manifests'), { recursive: true });
    writeFileSync(join(source, 'cmd/flux/manifests/none.yaml'), '{}\n');
  },
  'argo-cd-render': (source) => {
    cpSync(join(here, 'argo-cd'), join(source, 'cmd/render'), { recursive: true });
    cpSync(
      download('github.com/argoproj/argo-cd/gitops-engine', 'v0.0.0-20260914071520-c9c369efcc5b'),
      join(source, 'gitops-engine'),
      { recursive: true },
    );
  },
};

const [folder, ...wanted] = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(TOOLS, name));
if (folder === undefined || unknown.length > 0) {
  console.error(`Usage: node scripts/oracle/install.js FOLDER [${Object.keys(TOOLS).join('|')} ...]`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(TOOLS)) {
  const [module, version, main] = TOOLS[name];
  console.log(`${name}: ${module}@${version}`);
  const source = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    cpSync(download(module, version), source, { recursive: true });
    makeWritable(source);
    ADDED[name]?.(source);
    makeWritable(source);
    go(['build', '-trimpath', '-buildvcs=false', '-o', join(resolve(folder), name), main], source);
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}

/** The folder of a module in Go's cache. */
function download(module, version) {
  return JSON.parse(go(['mod', 'download', '-json', `${module}@${version}`], tmpdir())).Dir;
}

function go(args, cwd) {
  return execFileSync('go', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e7 });
}

/** Go's module cache is read-only, and so is a copy of it. */
function makeWritable(path) {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const at = join(path, entry.name);
    if (entry.isDirectory()) makeWritable(at);
    else if (entry.isFile()) chmodSync(at, 0o644);
  }
}
