import valid from 'semver/functions/valid.js';
import { cutQuotes } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import { product } from '../product/product.ts';
import type { Chart } from './image-answer.ts';

/** The chart version if the text names exactly one, without a leading `v`; null for a range or any other text. */
export function exactChartVersion(text: string): string | null {
  const bare = text.replace(/^v(?=\d)/, '');
  return valid(bare) !== null && /^\d/.test(bare) ? bare : null;
}

/** Whether a chart repository belongs to the service's maker. Any other repository with that chart is a mirror. */
export function isOfficialRepository(repository: string): boolean {
  const normal = normalRepository(repository);
  return normal === product.chart.repository || normal.startsWith(product.chart.marketplace);
}

/** Whether an address is the git repository where the service's maker keeps the chart. */
export function isOfficialGitRepository(address: string): boolean {
  return GIT_REPOSITORY.test(address);
}

const GIT_REPOSITORY = new RegExp(String.raw`[/:]${product.chart.gitRepository}(?:\.git)?\/?$`, 'i');

/** The notice for a chart that is assumed to be the service's own; empty for a chart from an official repository. */
export function mirrorNotices(repository: string | null): string[] {
  if (repository === null) return [`No file says where the chart comes from, so it is taken as ${product.name}'s own`];
  if (isOfficialRepository(repository)) return [];
  return [cutQuotes(`The chart comes from ${quoteText(repository)}, taken as a mirror of ${product.name}'s own`)];
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
