import { cutQuotes } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import type { Chart } from './image-answer.ts';

/** Where the service's chart is published. */
export const OFFICIAL_REPOSITORY = 'https://lightdash.github.io/helm-charts';
/** The maker's account in the AWS Marketplace holds both images and charts. */
const MARKETPLACE = 'oci://709825985650.';

/** Whether a chart repository belongs to the service's maker. Any other repository with that chart is a mirror. */
export function isOfficialRepository(repository: string): boolean {
  const normal = normalRepository(repository);
  return normal === OFFICIAL_REPOSITORY || normal.startsWith(MARKETPLACE);
}

/** Whether an address is the git repository where the service's maker keeps the chart. */
export function isOfficialGitRepository(address: string): boolean {
  return /[/:]lightdash\/helm-charts(?:\.git)?\/?$/i.test(address);
}

/** The notice for a chart that is assumed to be the service's own; empty for a chart from an official repository. */
export function mirrorNotices(repository: string | null): string[] {
  if (repository === null) return ["No file says where the chart comes from; it is taken as Lightdash's own"];
  if (isOfficialRepository(repository)) return [];
  return [cutQuotes(`The chart comes from ${quoteText(repository)}, taken as a mirror of Lightdash's own`)];
}

/** The identity of a chart: name, version and repository. The spelling of the repository's address does not matter. */
export function chartKey({ name, version, repository }: Chart): string {
  return JSON.stringify([name, version, repository === null ? null : normalRepository(repository)]);
}

function normalRepository(repository: string): string {
  let end = repository.length;
  while (repository[end - 1] === '/') end -= 1;
  return repository.slice(0, end).replace(/^http:/, 'https:');
}
