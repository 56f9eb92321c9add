import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { digestOf, writeTree } from '../cases.js';
import { fetchAllDependencies } from '../dependencies.js';
import { imagesIn, objectsOf } from '../images.js';
import { buildFlux } from '../judges/flux.js';
import { renderRelease } from '../judges/flux-release.js';

/** Results that are kept. */
const MOST_KNOWN = 1_000;

/** Renders every unit of a tree with the tool that deploys it. Equal trees are rendered once. */
export class Renderer {
  #tools;
  #charts;
  #folder;
  #isOfService;
  #known = new Map();

  /** @param isOfService whether an image is the service's */
  constructor(tools, charts, folder, isOfService) {
    this.#tools = tools;
    this.#charts = charts;
    this.#folder = folder;
    this.#isOfService = isOfService;
  }

  /**
   * @param tree the `files`, and the `units` that are deployed from them
   * @returns the service's images of each unit, sorted; null if a tool refuses the files
   */
  render(tree) {
    const key = digestOf([tree.files, tree.units]);
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    if (!this.#known.has(key)) this.#known.set(key, this.#renderAnew(tree));
    return this.#known.get(key);
  }

  async #renderAnew({ files, units }) {
    const folder = mkdtempSync(join(this.#folder, 'tree-'));
    try {
      const prepared = this.#charts.prepare(files);
      writeTree(folder, prepared);
      await fetchAllDependencies(prepared, folder, this.#tools);
      const images = new Map();
      for (const unit of units) {
        for (const { name, texts } of await this.#run(unit, prepared, folder)) {
          images.set(name, [...new Set(texts.flatMap(imagesIn).filter(this.#isOfService))].sort());
        }
      }
      return images;
    } catch (error) {
      if (process.env.DEBUG_ORACLE) console.error(String(error.message).slice(0, 400));
      // A file that is no YAML, a folder that is a file: nothing is deployed from it.
      return null;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** The manifests of each release of a unit. Throws if a tool refuses the files. */
  async #run({ name, run, at = '', flux, argoCd }, files, folder) {
    if (flux !== undefined) return [{ name, texts: await this.#runFlux(flux, files, folder) }];
    if (argoCd !== undefined) return this.#runArgoCd(argoCd, files, folder);
    const [tool, ...args] = run;
    const given = args.map((each) => (each === 'SERVICE' ? this.#charts.folderOf('2.16.101') : each));
    return [{ name, texts: [await this.#output(tool, given, join(folder, at))] }];
  }

  /** What the releases install that the Kustomizations of a file apply. */
  async #runFlux(path, files, folder) {
    const images = [];
    for (const kustomization of objectsOf({ [path]: files[path] })) {
      const { objects, refused } = await buildFlux(kustomization, folder, this.#tools);
      if (refused !== undefined) throw new Error(refused);
      for (const release of objects.filter(({ kind }) => kind === 'HelmRelease')) {
        const context = { folder, tools: this.#tools, charts: this.#charts };
        const rendered = await renderRelease(release, [...objects, ...objectsOf(files)], context);
        if (rendered.refused !== undefined) throw new Error(rendered.refused);
        images.push(...rendered.images);
      }
    }
    return [JSON.stringify(images.map((image) => ({ image })))];
  }

  /** What the applications of a file install. */
  async #runArgoCd(path, files, folder) {
    const applications = [];
    for (const { path: _, ...object } of objectsOf({ [path]: files[path] })) {
      const file = join(folder, '.argo-cd.yaml');
      writeFileSync(file, stringify(object));
      applications.push(...JSON.parse(await this.#output('argo-cd-render', [folder, file], folder)));
    }
    if (applications.some(({ error }) => error)) throw new Error('refused');
    return applications.map(({ name, manifests }) => ({ name, texts: manifests ?? [] }));
  }

  async #output(tool, args, cwd) {
    const { output, refused } = await this.#tools.run(tool, args, cwd);
    if (refused !== undefined) throw new Error(refused);
    return output;
  }
}
