import type { Chart } from './deployment.ts';
import { cutQuotes } from './problem.ts';
import { quoteText } from './reference.ts';

/** Where the service's chart is published (DETECTION 2.3). */
const OFFICIAL = 'https://lightdash.github.io/helm-charts';
/** The account of its images and charts in the AWS Marketplace. */
const MARKETPLACE = 'oci://709825985650.';

/** Whether a chart repository is one of the service's maker; any other that has the chart is a mirror. */
export function isOfficialRepository(repository: string): boolean {
  const normal = normalRepository(repository);
  return normal === OFFICIAL || normal.startsWith(MARKETPLACE);
}

/** Whether an address is that of the git repository in which the service's maker keeps the chart. */
export function isOfficialGitRepository(address: string): boolean {
  return /[/:]lightdash\/helm-charts(?:\.git)?\/?$/i.test(address);
}

/** What to say of a chart that is taken for the service's own, wherever it comes from: nothing where it is. */
export function mirrorNotices(repository: string | null): string[] {
  if (repository === null) return ["No file says where the chart comes from; it is taken as Lightdash's own"];
  if (isOfficialRepository(repository)) return [];
  return [cutQuotes(`The chart comes from ${quoteText(repository)}, taken as a mirror of Lightdash's own`)];
}

/** What makes two charts the same: name, version and repository, however the latter's address is written. */
export function chartKey({ name, version, repository }: Chart): string {
  return JSON.stringify([name, version, repository === null ? null : normalRepository(repository)]);
}

function normalRepository(repository: string): string {
  let end = repository.length;
  while (repository[end - 1] === '/') end -= 1;
  return repository.slice(0, end).replace(/^http:/, 'https:');
}
