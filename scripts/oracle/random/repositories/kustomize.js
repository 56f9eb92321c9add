import { stringify } from 'yaml';
import { deployment } from './text.js';

const IMAGE = 'lightdash/lightdash';

/** Ways to give a kustomization an image, each a part of the kustomization. */
const IMAGES = {
  images: (newTag) => ({ images: [{ name: IMAGE, newTag }] }),
  Images: (newTag) => ({ Images: [{ name: IMAGE, newTag }] }),
  'images with NewTag': (newTag) => ({ images: [{ name: IMAGE, NewTag: newTag }] }),
  imageTags: (newTag) => ({ imageTags: [{ name: IMAGE, newTag }] }),
  'images of others too': (newTag) => ({
    images: [
      { name: 'nginx', newTag: '1.27.0' },
      { name: IMAGE, newTag },
    ],
  }),
  'a new name': (newTag) => ({ images: [{ name: IMAGE, newName: `registry.example.com/${IMAGE}`, newTag }] }),
  'a digest too': (newTag) => ({ images: [{ name: IMAGE, newTag, digest: `sha256:${'a'.repeat(64)}` }] }),
  'for another name': (newTag) => ({ images: [{ name: `docker.io/${IMAGE}`, newTag }] }),
  twice: (newTag) => ({
    images: [
      { name: IMAGE, newTag: '1.0.0' },
      { name: IMAGE, newTag },
    ],
  }),
};

/** Ways to patch the image in an overlay; each with the files that it needs. */
const PATCHES = {
  none: () => ({}),
  replicas: () => ({ patches: [{ path: 'patch.yaml' }], files: { 'patch.yaml': patch({ replicas: 2 }) } }),
  'strategic merge': (image) => ({ patches: [{ path: 'patch.yaml' }], files: { 'patch.yaml': patchOf(image) } }),
  'the old key': (image) => ({ patchesStrategicMerge: ['patch.yaml'], files: { 'patch.yaml': patchOf(image) } }),
  'the key in another case': (image) => ({
    Patches: [{ path: 'patch.yaml' }],
    files: { 'patch.yaml': patchOf(image) },
  }),
  inline: (image) => ({ patches: [{ patch: patchOf(image) }] }),
  JSON: (image) => ({
    patches: [
      {
        target: { kind: 'Deployment', name: 'lightdash' },
        patch: stringify([{ op: 'replace', path: '/spec/template/spec/containers/0/image', value: image }]),
      },
    ],
  }),
  'a transformer': (image) => ({
    transformers: ['tag.yaml'],
    files: {
      'tag.yaml': stringify({
        apiVersion: 'builtin',
        kind: 'ImageTagTransformer',
        metadata: { name: 'tag' },
        imageTag: { name: IMAGE, newTag: image.split(':')[1] },
      }),
    },
  }),
};

/** A base with overlays, components, patches, and pointers among them. */
export const kustomize = {
  slots: (versions) => ({
    image: [...versions, 'no tag'],
    worker: ['none', 'none', 'the same'],
    split: ['one file', 'two files'],
    name: ['kustomization.yaml', 'kustomization.yml', 'Kustomization'],
    base: ['base', 'apps/lightdash/base'],
    overlays: ['overlays/', 'apps/lightdash/', 'environments/'],
    baseTag: ['none', 'none', ...versions],
    baseWay: Object.keys(IMAGES),
    middle: ['none', 'none', 'nothing', ...versions],
    secondBase: ['none', 'none', ...versions],
    prodResource: ['base', 'base', 'second base', 'middle', 'staging'],
    prodTag: ['none', ...versions],
    prodWay: Object.keys(IMAGES),
    prodPatch: ['none', 'none', ...Object.keys(PATCHES)],
    patchTag: versions,
    staging: ['no overlay', 'nothing', ...versions],
    component: ['none', 'none', ...versions],
    componentOf: ['prod', 'staging', 'both'],
    componentKey: ['components', 'components', 'Components'],
    resources: ['resources', 'resources', 'Resources', 'bases'],
    prefix: ['none', 'acme-'],
    others: ['none', 'nginx'],
  }),
  write(choice) {
    const { base, name, overlays } = choice;
    const files = {};
    const kustomization = (folder, content, more = {}) => {
      files[`${folder}/${name}`] = stringify(content);
      for (const [file, text] of Object.entries(more)) files[`${folder}/${file}`] = text;
    };
    const tagged = (way, tag) => (/^\d/.test(tag) ? IMAGES[way](tag) : {});
    const up = (folder) => '../'.repeat(folder.split('/').length);
    const image = choice.image === 'no tag' ? IMAGE : `${IMAGE}:${choice.image}`;
    baseAt(base, image);
    if (choice.secondBase !== 'none') baseAt(`${base}-v2`, `${IMAGE}:${choice.secondBase}`);
    if (choice.component !== 'none') {
      const component = { apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component' };
      kustomization('components/pin', { ...component, ...IMAGES.images(choice.component) });
    }
    const middle = `${overlays}common`;
    if (choice.middle !== 'none') {
      kustomization(middle, { resources: [`${up(middle)}${base}`], ...tagged('images', choice.middle) });
    }
    const hasStaging = choice.staging !== 'no overlay';
    const others = {
      'second base': choice.secondBase !== 'none' && `${base}-v2`,
      middle: choice.middle !== 'none' && middle,
      staging: hasStaging && `${overlays}staging`,
    };
    const leadsTo = others[choice.prodResource] || base;
    overlay('prod', leadsTo, tagged(choice.prodWay, choice.prodTag), choice.prodPatch);
    if (hasStaging) overlay('staging', base, tagged('images', choice.staging), 'none');
    // What another overlay is made of is no deployment of its own. What no overlay is made of is one.
    const isOwnStaging = hasStaging && choice.prodResource !== 'staging';
    const isOwnMiddle = choice.middle !== 'none' && leadsTo !== middle;
    const unused = [
      ...(choice.secondBase === 'none' || leadsTo === `${base}-v2` ? [] : [`${base}-v2`]),
      ...(hasStaging || choice.componentOf !== 'staging' ? [] : ['components/pin']),
      ...(leadsTo === `${base}-v2` && !hasStaging ? [base] : []),
    ];
    return {
      files,
      units: [unit('prod'), ...(isOwnStaging ? [unit('staging')] : []), ...(isOwnMiddle ? [unit('common')] : [])],
      aside: Object.keys(files).filter((path) => unused.some((folder) => path.startsWith(`${folder}/`))),
      // A patch of an image is told, not evaluated.
      mayBeRed: !['none', 'replicas'].includes(choice.prodPatch),
    };

    function unit(environment) {
      const args = ['--load-restrictor', 'LoadRestrictionsNone'];
      return { name: environment, run: ['kustomize', 'build', `${overlays}${environment}`, ...args] };
    }

    function baseAt(folder, runs) {
      const objects = [deployment('lightdash', [runs]), service()];
      if (choice.worker !== 'none') objects.push(deployment('worker', [runs]));
      if (choice.others !== 'none') objects.push(deployment('web', ['nginx:1.25.0']));
      const parts =
        choice.split === 'one file'
          ? { 'all.yaml': objects.join('---\n') }
          : Object.fromEntries(objects.map((text, at) => [`part-${at}.yaml`, text]));
      const content = {
        resources: Object.keys(parts),
        ...(folder === base ? tagged(choice.baseWay, choice.baseTag) : {}),
      };
      kustomization(folder, content, parts);
    }

    function overlay(environment, leadsTo, images, patching) {
      const folder = `${overlays}${environment}`;
      const { files: more, ...patches } = PATCHES[patching](`${IMAGE}:${choice.patchTag}`);
      const isPinned = choice.component !== 'none' && ['both', environment].includes(choice.componentOf);
      const pin = `${up(folder)}components/pin`;
      const content = {
        [choice.resources]: [`${up(folder)}${leadsTo}`],
        ...(isPinned ? { [choice.componentKey]: [pin] } : {}),
        ...(choice.prefix === 'none' ? {} : { namePrefix: choice.prefix }),
        ...images,
        ...patches,
      };
      kustomization(folder, content, more);
    }
  },
};

function service() {
  return stringify({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'lightdash' },
    spec: { ports: [{ port: 80 }] },
  });
}

function patch(spec) {
  return stringify({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'lightdash' }, spec });
}

function patchOf(image) {
  return patch({ template: { spec: { containers: [{ name: 'c0', image }] } } });
}
