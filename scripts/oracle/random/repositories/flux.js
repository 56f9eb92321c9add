// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a variable of the files that are written
import { stringify } from 'yaml';

/** A release of the service's chart in a base, with overlays that change its values, and the Kustomizations that apply them. */
export const flux = {
  slots: (versions, charts) => ({
    chart: charts,
    tag: ['absent', 'empty', ...versions],
    from: ['none', 'none', ...versions],
    fromWay: ['a ConfigMap', 'a generator', 'one key'],
    substituted: ['no', 'no', ...versions],
    renderer: ['none', 'none', 'none', ...versions],
    prod: ['nothing', 'nothing', ...versions],
    prodWay: ['patches', 'patchesStrategicMerge', 'JSON', 'Patches', 'spec.patches'],
    prodChart: ['of the base', 'of the base', ...charts],
    prodPath: ['prod', 'prod', 'prod', 'base', 'staging'],
    staging: ['no cluster', 'nothing', ...versions],
    images: ['none', 'none', 'none', ...versions],
    root: ['apps', 'kubernetes/apps'],
    split: ['two files', 'one file'],
    api: ['v2', 'v2beta1'],
  }),
  write(choice) {
    const { root } = choice;
    const hasStaging = choice.staging !== 'no cluster';
    const object = (kind, group, name, spec) => ({
      apiVersion: group,
      kind,
      metadata: { name, namespace: 'bi' },
      spec,
    });
    const repository = object('HelmRepository', 'source.toolkit.fluxcd.io/v1', 'lightdash', {
      url: 'https://lightdash.github.io/helm-charts',
    });
    const tag = { absent: undefined, empty: '' };
    const ownTag = choice.substituted === 'no' ? (choice.tag in tag ? tag[choice.tag] : choice.tag) : '${tag}';
    const isOneKey = choice.fromWay === 'one key';
    const valuesFrom = [
      { kind: 'ConfigMap', name: 'values', ...(isOneKey ? { valuesKey: 'tag', targetPath: 'image.tag' } : {}) },
    ];
    const image = (newTag) => ({ name: 'lightdash/lightdash', newTag });
    const release = object('HelmRelease', `helm.toolkit.fluxcd.io/${choice.api}`, 'lightdash', {
      interval: '1h',
      chart: {
        spec: { chart: 'lightdash', version: choice.chart, sourceRef: { kind: 'HelmRepository', name: 'lightdash' } },
      },
      ...(choice.from === 'none' ? {} : { valuesFrom }),
      ...(choice.renderer === 'none' ? {} : { postRenderers: [{ kustomize: { images: [image(choice.renderer)] } }] }),
      values: { image: { tag: ownTag }, configMap: { SITE_URL: 'https://bi.example.com' } },
    });
    const isTwo = choice.split === 'two files';
    const parts = isTwo
      ? { 'repository.yaml': stringify(repository), 'release.yaml': stringify(release) }
      : { 'release.yaml': `${stringify(repository)}---\n${stringify(release)}` };
    const data = isOneKey ? { tag: choice.from } : { 'values.yaml': stringify({ image: { tag: choice.from } }) };
    const isGenerated = choice.fromWay === 'a generator';
    if (choice.from !== 'none') {
      if (isGenerated) parts['values.yaml'] = data['values.yaml'];
      else parts['config.yaml'] = stringify({ ...object('ConfigMap', 'v1', 'values'), spec: undefined, data });
    }
    const generator = {
      configMapGenerator: [{ name: 'values', namespace: 'bi', files: ['values.yaml'] }],
      generatorOptions: { disableNameSuffixHash: true },
    };
    const resources = Object.keys(parts).filter((name) => name !== 'values.yaml');
    const files = {
      [`${root}/base/kustomization.yaml`]: stringify({
        resources,
        ...(choice.from !== 'none' && isGenerated ? generator : {}),
      }),
    };
    for (const [name, text] of Object.entries(parts)) files[`${root}/base/${name}`] = text;
    const clusters = { prod: choice.prodPath, ...(hasStaging ? { staging: 'staging' } : {}) };
    overlay('prod', choice.prod, choice.prodWay, choice.prodChart);
    if (hasStaging) overlay('staging', choice.staging, 'patches', 'of the base');
    for (const [name, path] of Object.entries(clusters))
      cluster(name, path === 'staging' && !hasStaging ? 'prod' : path);
    const units = Object.keys(clusters).map((name) => ({ name, flux: `clusters/${name}/apps.yaml` }));
    const isUnused = choice.prodPath !== 'prod' && (choice.prodPath === 'base' || hasStaging);
    const aside = Object.keys(files).filter((path) => isUnused && path.startsWith(`${root}/prod/`));
    return { files, units, aside };

    function patchOf(version, chart) {
      const spec = {
        ...(version === 'nothing' ? {} : { values: { image: { tag: version } } }),
        ...(chart === 'of the base' ? {} : { chart: { spec: { version: chart } } }),
      };
      return { ...release, spec };
    }

    function overlay(name, version, way, chart) {
      const folder = `${root}/${name}`;
      const isPatched = version !== 'nothing' || chart !== 'of the base';
      const isHere = isPatched && way !== 'spec.patches';
      const key = way === 'JSON' ? 'patches' : way;
      const operations = [{ op: 'add', path: '/spec/values/image', value: { tag: version } }];
      const isJson = way === 'JSON' && version !== 'nothing';
      const patch = isJson ? { target: { kind: 'HelmRelease' }, patch: stringify(operations) } : { path: 'patch.yaml' };
      const patches = isHere ? { [key]: [way === 'patchesStrategicMerge' ? 'patch.yaml' : patch] } : {};
      files[`${folder}/kustomization.yaml`] = stringify({ resources: ['../base'], ...patches });
      if (isHere && !isJson) files[`${folder}/patch.yaml`] = stringify(patchOf(version, chart));
    }

    function cluster(name, path) {
      const isPatched = name === 'prod' && choice.prodWay === 'spec.patches' && choice.prod !== 'nothing';
      const spec = {
        interval: '1h',
        prune: true,
        path: `./${root}/${path}`,
        sourceRef: { kind: 'GitRepository', name: 'flux-system' },
        ...(choice.images === 'none' ? {} : { images: [image(choice.images)] }),
        ...(isPatched ? { patches: [{ patch: stringify(patchOf(choice.prod, 'of the base')) }] } : {}),
        ...(choice.substituted === 'no' ? {} : { postBuild: { substitute: { tag: choice.substituted } } }),
      };
      const apps = { ...object('Kustomization', 'kustomize.toolkit.fluxcd.io/v1', 'apps', spec) };
      apps.metadata = { name: 'apps', namespace: 'flux-system' };
      files[`clusters/${name}/apps.yaml`] = stringify(apps);
    }
  },
};
