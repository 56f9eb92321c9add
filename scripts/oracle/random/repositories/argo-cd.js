import { stringify } from 'yaml';
import { chartOf, deployment } from './text.js';

const GIT = 'https://github.com/acme/gitops.git';
const CHARTS = 'https://lightdash.github.io/helm-charts';
const IMAGE = '"{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"';

/** Applications of the service's chart, of a chart of one's own, and of overlays; alone, or made by an ApplicationSet. */
export const argoCd = {
  slots: (versions, charts) => ({
    source: ['the chart', 'the chart with values of the repository', 'a chart of ones own', 'an overlay'],
    shape: ['applications', 'applications', 'a list', 'files'],
    chart: charts,
    tag: ['absent', 'empty', ...versions],
    appVersion: versions,
    values: ['absent', 'absent', ...versions],
    valuesObject: ['absent', 'absent', ...versions],
    parameter: ['absent', 'absent', 'absent', ...versions],
    common: ['no file', 'no file', ...versions],
    order: ['common first', 'common last'],
    prod: ['no file', 'nothing', ...versions],
    staging: ['no application', 'nothing', ...versions],
    images: ['absent', 'absent', ...versions],
    sourceFile: ['no file', 'no file', 'no file', ...versions],
    path: ['deploy/bi', 'charts/bi'],
  }),
  write(choice) {
    const { source, path } = choice;
    const files = {};
    const environments = ['prod', ...(choice.staging === 'no application' ? [] : ['staging'])];
    const isOverlay = source === 'an overlay';
    const isOwn = source === 'a chart of ones own';
    const values = source === 'the chart with values of the repository' ? 'values' : path;
    const tagged = (tag) => stringify({ image: tag === 'nothing' ? {} : { tag } });
    const isSet = (option) => /\d/.test(option);
    const isFree = source === 'the chart';
    if (isOwn) {
      files[`${path}/Chart.yaml`] = chartOf('bi', choice.appVersion);
      const tag = { absent: {}, empty: { tag: '' } }[choice.tag] ?? { tag: choice.tag };
      files[`${path}/values.yaml`] = stringify({ image: { repository: 'lightdash/lightdash', ...tag } });
      files[`${path}/templates/deployment.yaml`] = deployment('bi', [IMAGE]);
    }
    if (isOverlay) {
      files['base/deployment.yaml'] = deployment('bi', [`lightdash/lightdash:${choice.appVersion}`]);
      files['base/kustomization.yaml'] = stringify({ resources: ['deployment.yaml'] });
    }
    const sources = {};
    for (const name of environments) {
      const own = choice[name];
      if (isOverlay) {
        const images = isSet(own) ? { images: [{ name: 'lightdash/lightdash', newTag: own }] } : {};
        files[`overlays/${name}/kustomization.yaml`] = stringify({ resources: ['../../base'], ...images });
      } else if (!isFree) {
        if (own !== 'no file') files[`${values}/values-${name}.yaml`] = tagged(own);
        if (choice.common !== 'no file') files[`${values}/values-common.yaml`] = tagged(choice.common);
      }
      sources[name] = sourcesOf(name);
    }
    if (isSet(choice.sourceFile) && (isOverlay || isOwn)) {
      const at = isOverlay ? 'overlays/prod' : path;
      files[`${at}/.argocd-source.yaml`] = stringify(
        isOverlay
          ? { kustomize: { images: [`lightdash/lightdash:${choice.sourceFile}`] } }
          : { helm: { parameters: [{ name: 'image.tag', value: choice.sourceFile }] } },
      );
    }
    return { files, units: applications(environments, sources) };

    function sourcesOf(name) {
      const git = { repoURL: GIT, targetRevision: 'main' };
      if (isOverlay) {
        const kustomize =
          name === 'prod' && choice.images !== 'absent'
            ? { kustomize: { images: [`lightdash/lightdash:${choice.images}`] } }
            : {};
        return [{ ...git, path: `overlays/${name}`, ...kustomize }];
      }
      const prefix = isOwn ? '' : '$values/values/';
      const layers = [
        ...(choice.common === 'no file' ? [] : [`${prefix}values-common.yaml`]),
        ...(choice[name] === 'no file' ? [] : [`${prefix}values-${name}.yaml`]),
      ];
      if (choice.order === 'common last') layers.reverse();
      const isProd = name === 'prod';
      // Without files, an environment has its own values in the application.
      const text = isFree ? choice[name] : isProd ? choice.values : 'absent';
      const helm = {
        ...(isFree || layers.length === 0 ? {} : { valueFiles: layers }),
        ...(isSet(text) ? { values: tagged(text) } : {}),
        ...(isProd && choice.valuesObject !== 'absent'
          ? { valuesObject: { image: { tag: choice.valuesObject } } }
          : {}),
        ...(isProd && choice.parameter !== 'absent'
          ? { parameters: [{ name: 'image.tag', value: choice.parameter }] }
          : {}),
      };
      if (isOwn) return [{ ...git, path, helm }];
      const chart = { repoURL: CHARTS, chart: 'lightdash', targetRevision: choice.chart, helm };
      return isFree ? [chart] : [chart, { ...git, ref: 'values' }];
    }

    function applications(names, sourcesBy) {
      const specOf = (given) => ({
        project: 'default',
        destination: { server: 'https://kubernetes.default.svc', namespace: 'bi' },
        ...(given.length === 1 ? { source: given[0] } : { sources: given }),
      });
      // A set has one template, so its applications differ by the name of the environment alone.
      if (
        choice.shape === 'applications' ||
        isFree ||
        choice.prod === 'no file' ||
        choice.staging === 'no application'
      ) {
        for (const name of names) {
          const metadata = { name: `lightdash-${name}`, namespace: 'argocd' };
          const application = {
            apiVersion: 'argoproj.io/v1alpha1',
            kind: 'Application',
            metadata,
            spec: specOf(sourcesBy[name]),
          };
          files[`argocd/${name}.yaml`] = stringify(application);
        }
        return names.map((name) => ({ argoCd: `argocd/${name}.yaml` }));
      }
      const isList = choice.shape === 'a list';
      for (const name of isList ? [] : names) files[`environments/${name}.json`] = JSON.stringify({ name });
      const generator = isList
        ? { list: { elements: names.map((name) => ({ name })) } }
        : { git: { repoURL: GIT, revision: 'main', files: [{ path: 'environments/*.json' }] } };
      const template = JSON.parse(
        JSON.stringify(specOf(sourcesBy.prod)).replaceAll(/(?<=values-|overlays\/)prod/g, '{{name}}'),
      );
      files['argocd/set.yaml'] = stringify({
        apiVersion: 'argoproj.io/v1alpha1',
        kind: 'ApplicationSet',
        metadata: { name: 'lightdash', namespace: 'argocd' },
        spec: { generators: [generator], template: { metadata: { name: 'lightdash-{{name}}' }, spec: template } },
      });
      return [{ argoCd: 'argocd/set.yaml' }];
    }
  },
};
