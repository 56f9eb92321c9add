import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, posix } from 'node:path';
import { parse, parseDocument } from 'yaml';

/** The URL of any chart repository in a file. */
const REPOSITORY = /\bhttps?:\/\/[\w.-]+(?:\/[\w./-]*)?/g;
const VERSION = /\d+\.\d+\.\d+(?:-[\w.]+)?/g;
/** A possible name of a chart, alone or after the name of its repository. */
const NAME = /\b(?:chart|name):[ "']*(?:[\w-]+\/)?([a-z][\w-]*)/g;

/** The name of the service's chart. */
export const SERVICE = 'lightdash';
/** The one rule of the service's chart that decides the version (docs/how-detection-works.md#lightdashs-chart). */
const TEMPLATE = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Release.Name }}-{{ .Chart.Name }}
spec:
  template:
    spec:
      containers:
        - name: {{ .Chart.Name }}
          image: "{{ .Values.image.repository | default "lightdash/lightdash" }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
`;

/** A chart repository on the loopback device. It serves a stand-in for the service's chart, and others without templates. */
export class StandInCharts {
  #tools;
  #folder;
  #server;
  /** File name → chart. */
  #charts = new Map();
  #packed = new Map();
  #official;

  /** @param index text of the `index.yaml` that says which version each chart of the service installs */
  constructor(tools, folder, index) {
    this.#tools = tools;
    this.#folder = folder;
    const listed = parse(index).entries[SERVICE];
    // A chart version that is listed twice with different app versions cannot be served.
    const ambiguous = ({ version, appVersion }) =>
      listed.some((other) => other.version === version && other.appVersion !== appVersion);
    this.#official = listed.filter((each) => !ambiguous(each)).map((each) => ({ ...each, name: SERVICE }));
  }

  async start() {
    this.#server = createServer((request, response) => {
      this.#answer(request.url)
        .then((body) => response.writeHead(body === null ? 404 : 200).end(body))
        .catch((error) => response.writeHead(500).end(error.message));
    });
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop() {
    this.#server.close();
  }

  get address() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /** The folder of the service's chart in one version, for a tool that is not given a repository. */
  folderOf(version) {
    return this.#write(this.#official.find((each) => each.version === version) ?? this.#official[0]);
  }

  /**
   * The same files, prepared for a tool: every repository URL is replaced by the URL of this one. Copies of the service's
   * chart without templates get the templates of the stand-in.
   */
  prepare(files) {
    const redirect = (text) => (typeof text === 'string' ? text.replaceAll(REPOSITORY, this.address) : text);
    const prepared = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, redirect(text)]));
    for (const chart of foldersOfService(files)) {
      const isBare = !Object.keys(files).some((path) => path.startsWith(posix.join(chart, 'templates/')));
      if (isBare) prepared[posix.join(chart, 'templates/deployment.yaml')] = TEMPLATE;
    }
    return prepared;
  }

  /** Serves third-party charts that files may refer to: every name in the files with every version in them. */
  serveOthers(files) {
    const texts = Object.values(files).filter((text) => typeof text === 'string');
    const names = new Set(texts.flatMap((text) => [...text.matchAll(NAME)].map(([, name]) => name)));
    const versions = new Set(texts.flatMap((text) => text.match(VERSION) ?? []));
    names.delete(SERVICE);
    const others = [...names].flatMap((name) =>
      [...versions].map((version) => ({ name, version, appVersion: version })),
    );
    // Nobody knows what a version installs that the index does not list.
    const unlisted = [...versions]
      .filter((version) => !this.#official.some((chart) => chart.version === version))
      .map((version) => ({ name: SERVICE, version, appVersion: 'unlisted' }));
    this.#charts = new Map(
      [...this.#official, ...unlisted, ...others].map((chart) => [`${chart.name}-${chart.version}.tgz`, chart]),
    );
  }

  async #answer(url) {
    const name = url.split('/').at(-1);
    if (name === 'index.yaml') return this.#index();
    const chart = this.#charts.get(name);
    return chart === undefined ? null : this.#pack(chart);
  }

  #index() {
    const entries = {};
    for (const [file, chart] of this.#charts) {
      entries[chart.name] ??= [];
      entries[chart.name].push({ apiVersion: 'v2', ...chart, urls: [`${this.address}/${file}`] });
    }
    return JSON.stringify({ apiVersion: 'v1', entries });
  }

  async #pack(chart) {
    const key = `${chart.name}-${chart.version}`;
    if (!this.#packed.has(key)) {
      const { refused } = await this.#tools.run(
        'helm',
        ['package', this.#write(chart), '-d', this.#folder],
        this.#folder,
      );
      if (refused !== undefined) throw new Error(refused);
      this.#packed.set(key, readFileSync(join(this.#folder, `${key}.tgz`)));
    }
    return this.#packed.get(key);
  }

  #write({ name, version, appVersion }) {
    const folder = join(this.#folder, `${name}-${version}`);
    mkdirSync(join(folder, 'templates'), { recursive: true });
    writeFileSync(join(folder, 'Chart.yaml'), JSON.stringify({ apiVersion: 'v2', name, version, appVersion }));
    const isService = name === SERVICE;
    writeFileSync(join(folder, 'values.yaml'), isService ? 'image: {repository: lightdash/lightdash, tag: ""}\n' : '');
    if (isService) writeFileSync(join(folder, 'templates/deployment.yaml'), TEMPLATE);
    return folder;
  }
}

/** The folders of the service's own chart and of its copies. */
export function foldersOfService(files) {
  return Object.keys(files)
    .filter((path) => posix.basename(path) === 'Chart.yaml')
    .filter((path) => {
      const { name, dependencies } = parseDocument(files[path]).toJS() ?? {};
      return name === SERVICE && dependencies === undefined;
    })
    .map((path) => posix.dirname(path));
}
