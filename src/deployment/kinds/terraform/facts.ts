import type { SearchedKind } from '../facts.ts';

/** Root modules of Terraform and units of Terragrunt. */
export const terraform = {
  name: 'terraform',
  chart: 'named',
  stop: 'exception',
  applies: 'in-order',
  rendersTo: 'terraform',
  startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
  mayBeIn: 'candidates',
} as const satisfies SearchedKind;
