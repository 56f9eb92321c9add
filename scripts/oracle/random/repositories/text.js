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
 * The releases of a chart: one for each environment that has a file, or one with the chart's own values. A file that comes is a release
 * that comes: nothing in the repository says otherwise.
 *
 * @param layers the path of each environment's values file; one that is not among the files is not used
 */
export function releasesOf(files, layers, chart) {
  const run = ['helm', 'template', 'bi', chart];
  const units = Object.entries(layers)
    .filter(([, path]) => files[path] !== undefined)
    .map(([name, path]) => ({ name, run: [...run, '-f', path] }));
  return units.length > 0 ? units : [{ name: 'default', run }];
}
