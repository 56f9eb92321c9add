import { stringify } from 'yaml';
import { chartOf, releasesOf } from './text.js';

/** The service's own chart: values files of releases that are installed elsewhere, or a dependency of an umbrella. */
export const helmService = {
  fixed: ['way'],
  slots: (versions, charts) => ({
    way: ['values', 'umbrella'],
    folder: ['lightdash', 'deploy/lightdash', 'helm/lightdash'],
    chart: charts,
    range: ['exact', 'exact', 'a range with a lock'],
    alias: ['none', 'none', 'bi'],
    tag: ['absent', 'empty', ...versions, ...versions],
    suffix: ['', '', '-commercial'],
    prod: ['no file', 'nothing', ...versions],
    staging: ['no file', 'no file', 'nothing', ...versions],
    prodFile: ['values-prod.yaml', 'values.production.yaml'],
    enabled: ['always', 'on', 'off'],
    others: ['none', 'postgresql', 'a tag at the top'],
  }),
  write({ way, folder, chart, range, alias, tag, suffix, prod, staging, prodFile, enabled, others }) {
    const isUmbrella = way === 'umbrella';
    const section = alias === 'none' ? 'lightdash' : alias;
    const layer = (version, more) => {
      const isSet = /\d/.test(version);
      const values = {
        ...more,
        image: isSet ? { tag: `${version}${suffix}` } : version === 'empty' ? { tag: '' } : {},
      };
      return isUmbrella ? { [section]: values } : { ...values, configMap: { SITE_URL: 'https://bi.example.com' } };
    };
    const condition = enabled === 'always' ? {} : { condition: `${section}.enabled` };
    const switched = enabled === 'always' || !isUmbrella ? {} : { enabled: enabled === 'on' };
    const values = layer(tag, {
      ...switched,
      ...(others === 'postgresql' ? { postgresql: { image: { tag: '16.1.0' } } } : {}),
    });
    if (isUmbrella && others === 'a tag at the top') values.image = { tag: '9.9.9' };
    const files = { [`${folder}/values.yaml`]: stringify(values) };
    // Nothing in the repository says whether something is installed without the file of an environment.
    const aside = prod === 'no file' && staging === 'no file' ? [] : [`${folder}/values.yaml`, `${folder}/Chart.yaml`];
    const layers = { prod: `${folder}/${prodFile}`, staging: `${folder}/values-staging.yaml` };
    if (prod !== 'no file') files[layers.prod] = stringify(layer(prod));
    if (staging !== 'no file') files[layers.staging] = stringify(layer(staging));
    if (isUmbrella) {
      const repository = 'https://lightdash.github.io/helm-charts';
      const dependency = { name: 'lightdash', repository, ...(alias === 'none' ? {} : { alias }), ...condition };
      const isExact = range === 'exact';
      files[`${folder}/Chart.yaml`] = chartOf('platform', '1.0.0', [
        { ...dependency, version: isExact ? chart : `^${chart.split('.')[0]}.0.0` },
      ]);
      if (!isExact) {
        const locked = {
          dependencies: [{ name: 'lightdash', repository, version: chart }],
          digest: 'sha256:0',
          generated: 'x',
        };
        files[`${folder}/Chart.lock`] = stringify(locked);
      }
      return { files, aside, units: releasesOf(files, layers, `./${folder}`) };
    }
    // Nobody gives Helm the values of a release twice: without another file, `values.yaml` is the file that is given.
    const units = releasesOf(files, layers, 'SERVICE');
    for (const { run } of units) run.splice(4, 0, '-f', `${folder}/values.yaml`);
    return { files, aside, units };
  },
};
