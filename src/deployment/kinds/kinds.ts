import { argoCd } from './argo-cd.ts';
import { compose } from './compose.ts';
import { dockerfile } from './dockerfile.ts';
import { flux } from './flux.ts';
import { helmValues } from './helm-values.ts';
import { helmfile } from './helmfile.ts';
import type { Kind } from './kind.ts';
import { kustomize } from './kustomize.ts';
import { manifests } from './manifests.ts';
import { terraform } from './terraform.ts';
import { umbrellaChart } from './umbrella-chart.ts';

/** Every kind in reading order. A file that one kind claims is hidden from the next. */
export const KINDS: readonly Kind[] = [
  compose,
  dockerfile,
  argoCd,
  flux,
  kustomize,
  helmfile,
  terraform,
  manifests,
  umbrellaChart,
  helmValues,
];
