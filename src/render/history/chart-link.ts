import type { CompanionReport } from '../../analytics/companion-report.ts';

const PLAIN_ADDRESS = /^https?:\/\/[\w.:/%-]+$/;
const PLAIN_ID = /^[\w-]+$/;

/**
 * The name of a chart as a link to it; the name alone for an address that Markdown could misread, and for an id that could lead elsewhere.
 *
 * @param name finished
 */
export function linkToChart(name: string, uuid: string, { baseUrl, projectUuid }: CompanionReport['service']): string {
  const address = `${baseUrl}/projects/${projectUuid}/saved/${uuid}`;
  return PLAIN_ID.test(uuid) && PLAIN_ADDRESS.test(address) ? `[${name}](${address})` : name;
}
