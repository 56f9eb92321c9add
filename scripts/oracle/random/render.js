import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, writeTree } from '../cases.js';
import { fetchAllDependencies } from '../dependencies.js';
import { imagesIn } from '../images.js';

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
    if (!this.#known.has(key)) this.#known.set(key, this.#renderAnew(tree));
    return this.#known.get(key);
  }

  forget() {
    this.#known.clear();
  }

  async #renderAnew({ files, units }) {
    const folder = mkdtempSync(join(this.#folder, 'tree-'));
    try {
      const prepared = this.#charts.prepare(files);
      writeTree(folder, prepared);
      await fetchAllDependencies(prepared, folder, this.#tools);
      const images = new Map();
      for (const unit of units) {
        const { output, refused } = await this.#run(unit, folder);
        if (refused !== undefined) return null;
        images.set(unit.name, [...new Set(imagesIn(output).filter(this.#isOfService))].sort());
      }
      return images;
    } catch {
      // A file that is no YAML, a folder that is a file: nothing is deployed from it.
      return null;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  #run({ run: [tool, ...args], at = '' }, folder) {
    const given = args.map((each) => (each === 'SERVICE' ? this.#charts.folderOf('2.16.101') : each));
    return this.#tools.run(tool, given, join(folder, at));
  }
}
