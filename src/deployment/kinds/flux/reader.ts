import { scalarAt, textAt } from '../manifests/objects.ts';
import { readerOf } from '../releases/reader.ts';
import type { Tool } from '../releases/tool.ts';
import { openHelmRelease } from './chart.ts';
import { folderOfKustomization, linkOf } from './links.ts';

/** A patch of a release is an object without a chart. It deploys nothing. */
const HELM_RELEASE: Tool = {
  kind: 'flux',
  group: 'helm.toolkit.fluxcd.io',
  object: 'HelmRelease',
  sources: ['spec'],
  layers: [
    // With a `targetPath`, a reference wins over everything.
    ['targeted', 'valuesFrom'],
    ['values', 'values'],
    ['references', 'valuesFrom'],
    ['files', 'valuesFiles'],
  ],
  images: 'postRenderers.*.kustomize.images',
  patches: 'postRenderers.*.kustomize',
  open: openHelmRelease,
};

/** Its patches are told by its link, which leads to everything that they change. */
const KUSTOMIZATION: Tool = {
  kind: 'flux',
  group: 'kustomize.toolkit.fluxcd.io',
  object: 'Kustomization',
  sources: ['spec'],
  layers: [],
  images: 'images',
  async open({ object }, source) {
    const path = folderOfKustomization(object);
    const place = scalarAt(object, 'spec', 'path')?.place ?? source.value.place;
    return { chart: { kind: 'plain', path }, called: textAt(object, 'metadata', 'name'), sources: [source], place };
  },
  async links({ id }, context, { reader, names, settings }) {
    return [await linkOf(id, context, reader, names, settings)];
  },
};

/** Flux: each `HelmRelease` with a chart, and the literal images of a `Kustomization`. */
export const flux = readerOf(HELM_RELEASE, KUSTOMIZATION);
