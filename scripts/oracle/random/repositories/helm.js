import { stringify } from 'yaml';
import { chartOf, deployment, releasesOf } from './text.js';

/** How a template makes the image, and the values that it takes: `tag` and `release` are undefined if a layer does not set them. */
const TEMPLATES = {
  'the tag, else appVersion': {
    image: '{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}',
  },
  'the tag': { image: '{{ .Values.image.repository }}:{{ .Values.image.tag }}' },
  'a literal repository': { image: 'lightdash/lightdash:{{ .Values.image.tag | default .Chart.AppVersion }}' },
  'a helper': {
    image: '{{ include "image" . }}',
    helper:
      '{{- define "image" -}}\n{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}\n{{- end -}}\n',
  },
  'another key': {
    image: '{{ .Values.image.repository }}:{{ .Values.release | default .Chart.AppVersion }}',
  },
  'another key before the tag': {
    image:
      '{{ .Values.image.repository }}:{{ .Values.release | default .Values.image.tag | default .Chart.AppVersion }}',
  },
  coalesce: {
    image: '{{ .Values.image.repository }}:{{ coalesce .Values.release .Values.image.tag .Chart.AppVersion }}',
  },
  printf: {
    image: '{{ printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) }}',
  },
  with: {
    image: '{{ with .Values.image }}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}',
  },
  if: {
    image:
      '{{ .Values.image.repository }}:{{ if .Values.image.tag }}{{ .Values.image.tag }}{{ else }}{{ .Chart.AppVersion }}{{ end }}',
  },
  'a default inside': { image: '{{ .Values.image.repository }}:{{ .Values.image.tag | default "DEFAULT" }}' },
  'the whole image': {
    image: '{{ .Values.image }}',
    values: ({ tag, isFirst }) => (tag || isFirst ? { image: `lightdash/lightdash:${tag || 'latest'}` } : {}),
  },
  'a key of its own below image': {
    image: '{{ .Values.image.repository }}:{{ .Values.image.version | default .Chart.AppVersion }}',
    values: ({ tag, repository }) => ({ image: { repository, version: tag } }),
  },
  'below the name of the service': {
    image: '{{ .Values.lightdash.image.repository }}:{{ .Values.lightdash.image.tag | default .Chart.AppVersion }}',
    values: ({ tag, repository }) => ({ lightdash: { image: { repository, tag } } }),
  },
  'global before the tag': {
    image:
      '{{ .Values.image.repository }}:{{ .Values.global.tag | default .Values.image.tag | default .Chart.AppVersion }}',
    values: ({ tag, release, repository, isFirst }) => ({
      ...(isFirst || release ? { global: { tag: release ?? '' } } : {}),
      image: { repository, tag },
    }),
  },
  appVersion: { image: 'lightdash/lightdash:{{ .Chart.AppVersion }}' },
  'a literal': { image: 'lightdash/lightdash:DEFAULT' },
};

/** Charts of one's own: with layers of values for environments, alone or below an umbrella. */
export const helm = {
  slots: (versions) => ({
    chart: ['bi', 'lightdash', 'lightdash-app'],
    folder: ['chart', 'deploy/NAME', 'charts/NAME'],
    template: Object.keys(TEMPLATES),
    inDefault: versions,
    appVersion: versions,
    tag: ['absent', 'empty', ...versions],
    release: ['absent', 'absent', ...versions],
    prod: ['no file', 'nothing', ...versions],
    prodRelease: ['absent', 'absent', ...versions],
    prodFile: ['values-prod.yaml', 'values.production.yaml', 'environments/prod/values.yaml'],
    staging: ['no file', 'no file', 'nothing', ...versions],
    umbrella: ['none', 'none', 'vendored', 'file'],
    umbrellaName: ['platform', 'lightdash'],
    alias: ['none', 'dashboards', 'lightdash'],
    umbrellaTag: ['absent', 'empty', ...versions],
    repository: ['lightdash/lightdash', 'ghcr.io/acme/lightdash/lightdash'],
    sidecar: ['none', 'redis'],
  }),
  write(choice) {
    const { chart, umbrella, prod, staging } = choice;
    const name = choice.folder.replace('NAME', chart);
    const isBelow = umbrella !== 'none';
    const inner = isBelow ? { vendored: `platform/charts/${chart}`, file: name }[umbrella] : name;
    const outer = isBelow ? 'platform' : name;
    const { image, helper, values = usual } = TEMPLATES[choice.template];
    const layer = (tag, release, more) => values({ tag: tagOf(tag), release: tagOf(release), ...more });
    const section = choice.alias === 'none' ? chart : choice.alias;
    const environment = (tag, release = 'absent') => {
      const own = layer(tag, release, {});
      return stringify(isBelow ? { [section]: own } : own);
    };
    const first = { repository: choice.repository, isFirst: true };
    const redis = choice.sidecar === 'none' ? {} : { redis: { image: { repository: 'redis', tag: '7.2.0' } } };
    const files = {
      [`${inner}/Chart.yaml`]: chartOf(chart, choice.appVersion),
      [`${inner}/values.yaml`]: stringify({ ...layer(choice.tag, choice.release, first), ...redis }),
      [`${inner}/templates/deployment.yaml`]: deployment('bi', [
        `"${image.replace('DEFAULT', choice.inDefault)}"`,
        ...(choice.sidecar === 'none' ? [] : ['"{{ .Values.redis.image.repository }}:{{ .Values.redis.image.tag }}"']),
      ]),
      ...(helper === undefined ? {} : { [`${inner}/templates/_helpers.tpl`]: helper }),
      ...(isBelow ? umbrellaOf(choice, section, layer(choice.umbrellaTag, 'absent', {})) : {}),
    };
    const at = (path) => (path.includes('/') ? path : `${outer}/${path}`);
    const layers = { prod: at(choice.prodFile), staging: at('values-staging.yaml') };
    if (prod !== 'no file') files[layers.prod] = environment(prod, choice.prodRelease);
    if (staging !== 'no file') files[layers.staging] = environment(staging);
    // Nothing in the repository says whether a chart is installed without the file of an environment, or which files apart are layers over it.
    const own = ['Chart.yaml', 'values.yaml'].map((path) => `${outer}/${path}`);
    const isAlone = files[layers.prod] === undefined && files[layers.staging] === undefined;
    const aside = [...(isAlone ? [] : own), ...(choice.prodFile.includes('/') ? [`${inner}/values.yaml`] : [])];
    return { files, aside, units: releasesOf(files, layers, `./${outer}`) };
  },
};

function usual({ tag, release, repository }) {
  return { image: { repository, tag }, release };
}

const NO_TAG = { absent: undefined, nothing: undefined, empty: '' };

function tagOf(option) {
  return Object.hasOwn(NO_TAG, option) ? NO_TAG[option] : option;
}

function umbrellaOf({ chart, alias, umbrella, umbrellaName, folder }, section, values) {
  const dependency = {
    name: chart,
    version: '0.1.0',
    ...(alias === 'none' ? {} : { alias }),
    ...(umbrella === 'file' ? { repository: `file://../${folder.replace('NAME', chart)}` } : {}),
  };
  return {
    'platform/Chart.yaml': chartOf(umbrellaName, '1.0.0', [dependency]),
    'platform/values.yaml': stringify({ [section]: values }),
  };
}
