import { stringify } from 'yaml';

/** A Deployment; each image is the text of a YAML value. */
export function deployment(name, images) {
  const containers = images.map((image, at) => `        - name: c${at}\n          image: ${image}\n`);
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  template:
    spec:
      containers:
${containers.join('')}`;
}

/** A `Chart.yaml`. */
export function chartOf(name, appVersion, dependencies) {
  return stringify({ apiVersion: 'v2', name, version: '0.1.0', appVersion, dependencies });
}

/**
 * The releases of a chart: `prod` always, `staging` if its file is there.
 *
 * @param layers the path of each environment's values file; one that is not among the files is not used
 */
export function releasesOf(files, layers, chart) {
  const unit = (name) => {
    const given = files[layers[name]] === undefined ? [] : ['-f', layers[name]];
    return { name, run: ['helm', 'template', 'bi', chart, ...given] };
  };
  return [unit('prod'), ...(files[layers.staging] === undefined ? [] : [unit('staging')])];
}
