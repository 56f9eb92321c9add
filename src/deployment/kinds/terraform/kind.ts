import type { SearchedKind } from '../facts.ts';

export const terraform: SearchedKind = {
  chart: 'named',
  stop: ['comment', 'workload'],
  applies: 'in-order',
  means: ['place'],
  rendersTo: 'terraform',
  startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
  mayBeIn: 'candidates',
};
