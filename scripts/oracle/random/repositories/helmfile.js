import { stringify } from 'yaml';

/** Releases of the service's chart in one or two environments, with values in files, inline, and by `set`. */
export const helmfile = {
  slots: (versions, charts) => ({
    chart: charts,
    file: ['absent', ...versions],
    inline: ['absent', 'absent', 'empty', ...versions],
    order: ['file first', 'inline first'],
    set: ['absent', 'absent', 'absent', ...versions],
    environments: ['one', 'two'],
    way: ['files of environments', 'values of environments', 'a template'],
    prod: ['nothing', ...versions],
    staging: ['nothing', ...versions],
    bases: ['none', 'none', 'environments', 'releases'],
    folder: ['', 'deploy/'],
    others: ['none', 'redis'],
  }),
  write(choice) {
    const { folder, way, bases } = choice;
    const files = {};
    const names = choice.environments === 'two' ? ['prod', 'staging'] : ['prod'];
    const isTemplate = way !== 'files of environments';
    const tagged = (tag) => ({ image: { tag: tag === 'empty' ? '' : tag } });
    const environments = Object.fromEntries(
      names.map((name) => {
        const own = choice[name] === 'nothing' ? {} : { tag: choice[name] };
        if (way === 'values of environments') return [name, { values: [{ tag: '', ...own }] }];
        files[`${folder}env/${name}.yaml`] = stringify(isTemplate ? { tag: '', ...own } : tagged(own.tag ?? undefined));
        return [name, isTemplate ? { values: [`env/${name}.yaml`] } : {}];
      }),
    );
    if (choice.file !== 'absent') files[`${folder}values.yaml`] = stringify(tagged(choice.file));
    const layers = [
      ...(choice.file === 'absent' ? [] : ['values.yaml']),
      ...(choice.inline === 'absent' ? [] : [tagged(choice.inline)]),
    ];
    if (choice.order === 'inline first') layers.reverse();
    const environment = isTemplate ? { image: { tag: '{{ .Values.tag }}' } } : 'env/{{ .Environment.Name }}.yaml';
    const release = {
      name: 'lightdash',
      namespace: 'bi',
      chart: 'lightdash/lightdash',
      version: choice.chart,
      values: [...layers, environment],
      ...(choice.set === 'absent' ? {} : { set: [{ name: 'image.tag', value: choice.set }] }),
    };
    const others =
      choice.others === 'none' ? [] : [{ name: 'redis', chart: 'bitnami/redis', version: '18.0.0', installed: false }];
    const repositories = [{ name: 'lightdash', url: 'https://lightdash.github.io/helm-charts' }];
    const releases = stringify({ repositories, releases: [release, ...others] });
    const isSplit = bases === 'environments';
    if (isSplit) files[`${folder}environments.yaml`] = stringify({ environments });
    const head = isSplit ? stringify({ bases: ['environments.yaml'] }) : stringify({ environments });
    const main = `${folder}helmfile.yaml.gotmpl`;
    files[main] = `${head}---\n${releases}`;
    const units = names.map((name) => {
      const command = ['-f', main, '-e', name, '--quiet', 'template', '--skip-schema-validation'];
      return { name, run: ['helmfile', ...command] };
    });
    // An expression that gives nothing beats the layers before it: the version is said to be unresolved.
    return { files, units, mayBeRed: isTemplate && names.some((name) => choice[name] === 'nothing') };
  },
};
