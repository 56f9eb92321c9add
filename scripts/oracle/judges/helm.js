import { join, posix } from 'node:path';
import { foldersOfService } from '../charts.js';
import { fetchDependencies } from '../dependencies.js';
import { imagesIn } from '../images.js';

const KINDS = ['umbrella-chart', 'helm-values'];

/**
 * The charts in the repository and the values files beside them. A command line decides which values files are used together,
 * so the reader's answer is used for that. Helm decides the result. Values without a chart use the stand-in for the service's.
 */
export const helm = {
  kinds: KINDS,
  tools: ['helm'],
  async render({ files, folder, tools, charts, objects }) {
    const own = objects.filter(({ kind }) => KINDS.includes(kind));
    const units = [];
    const render = async (unit, covers, chart, layers) => {
      let refused = chart === null ? undefined : await fetchDependencies(join(folder, chart), tools);
      let output = '';
      if (refused === undefined) {
        const at = chart === null ? charts.folderOf('2.16.101') : `./${chart}`;
        const args = ['template', 'bi', at, ...layers.flatMap((file) => ['-f', file])];
        ({ output = '', refused } = await tools.run('helm', args, folder));
      }
      units.push({ unit, file: unit, covers, refused, images: imagesIn(output) });
    };
    for (const file of new Set(own.map(valuesFileOf))) {
      const covers = (object) => KINDS.includes(object.kind) && valuesFileOf(object) === file;
      const { kind, inputs, id, carrier } = own.find(covers);
      const there = inputs.filter((path) => files[path] !== undefined);
      const chart = kind === 'umbrella-chart' ? posix.dirname(carrier) : chartOf(there);
      if (chart === null && id.includes('#')) {
        units.push({
          unit: file,
          file,
          covers,
          refused: 'values of a chart that is not in the repository',
          images: [],
        });
        continue;
      }
      // The file that wins comes first. Helm adds the chart's own values by itself.
      const layers = there.filter((path) => !/(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) && !isWithin(path, chart));
      await render(
        file,
        covers,
        chart,
        [...new Set([file, ...layers])].filter((path) => !isOwn(path, chart)).reverse(),
      );
    }
    for (const chart of chartsIn(files)) {
      const isPart = chartsIn(files).some((other) => other !== chart && isWithin(chart, other));
      const path = posix.join(chart, 'Chart.yaml');
      if (isPart || own.some(({ inputs }) => inputs.includes(path))) continue;
      // The service's own chart deploys nothing until someone installs it.
      if (!foldersOfService(files).includes(chart)) await render(path, ({ carrier }) => carrier === path, chart, []);
    }
    return units;
  },
};

function chartsIn(files) {
  return Object.keys(files)
    .filter((path) => posix.basename(path) === 'Chart.yaml')
    .map((path) => posix.dirname(path));
}

/** The values file that makes an environment; the `Chart.yaml` if the values are the chart's own. */
function valuesFileOf({ id }) {
  return /^[\w-]+:([^#]*)/.exec(id)[1];
}

/** The outermost chart that files belong to; null if there is none. */
function chartOf(paths) {
  const all = paths.filter((path) => posix.basename(path) === 'Chart.yaml').map((path) => posix.dirname(path));
  return all.sort((one, other) => one.length - other.length)[0] ?? null;
}

/** Whether a path is a part of the chart itself. */
function isWithin(path, chart) {
  return chart !== null && ['charts/', 'templates/'].some((part) => path.startsWith(posix.join(chart, part)));
}

function isOwn(path, chart) {
  return chart !== null && ['Chart.yaml', 'values.yaml'].some((name) => path === posix.join(chart, name));
}
