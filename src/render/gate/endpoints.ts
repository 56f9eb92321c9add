import type { Report } from '../../gate/report/report.ts';
import type { Detail } from '../page.ts';
import { countOf } from '../words.ts';
import { type Block, firstOf, heading, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';

/** Lines of the artifact under one endpoint. */
const MOST_LINES = 3;

/** What the releases break of the endpoints that the team calls; one sentence if they break none (docs/report.md#your-endpoints). */
export function endpointBlocks({ endpoints }: Report, pen: Pen, { rows }: Detail): Block[] {
  if (endpoints === null) return [];
  const { asked, changes, isComplete } = endpoints;
  const more = 'Not every breaking change is listed or was read, so there may be more.';
  const broken = asked.filter((each) => changes.some(({ endpoint }) => endpoint === each));
  const [subject, verb] = asked.length === 1 ? ['The endpoint', 'does'] : [`The ${asked.length} endpoints`, 'do'];
  if (broken.length === 0) {
    const none = `${subject} that you call (${pen.code('endpoints')}) ${verb} not break`;
    return [text(isComplete ? `${none}.` : `⚠️ ${none} in the changes that are known. ${more}`)];
  }
  return [
    heading(`⚠️ This upgrade breaks ${countOf(broken.length, 'endpoint')} that you call`),
    ...firstOf(broken, rows, (endpoint) => endpointItem(endpoint, endpoints, pen), 'endpoint'),
    text(
      `Change what calls ${broken.length === 1 ? 'it' : 'them'} together with the upgrade.${isComplete ? '' : ` ${more}`}`,
    ),
  ];
}

function endpointItem(endpoint: string, { changes }: NonNullable<Report['endpoints']>, pen: Pen): Block {
  const own = changes.filter((change) => change.endpoint === endpoint);
  const lines = firstOf(
    own,
    MOST_LINES,
    ({ version, line }) => item(`${pen.version(version)}: ${pen.quote(line)}`),
    'change',
  );
  return item(pen.strong(pen.quote(endpoint)), lines);
}
