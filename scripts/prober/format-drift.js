// What a report of the gate says about the format of the documents that it has read. An outage is not drift: a document that
// was not read says nothing about its format. Nor do the verdicts in the documents say anything about it.
import { createHash } from 'node:crypto';

/** Notes of a report about members and rows that the released action cannot read. */
const FORMAT_NOTES = new Set(['index-without-schema', 'rows-skipped', 'artifact-odd', 'unknown-members']);

/**
 * @typedef {object} Finding
 * @property {'drift' | 'well' | 'unread'} state `unread`: a document could not be read, and the others show no drift
 * @property {readonly string[]} lines what is wrong; hostile until escaped
 * @property {string} fingerprint identifies the kind of drift, whichever releases are the newest
 */

/**
 * @param {object} report a report file of the gate
 * @returns {Finding}
 * @throws if it is not a report, or has no document: then nothing is known
 */
export function formatDrift(report) {
  if (report?.reportVersion !== '1' || !Array.isArray(report.notes) || !Array.isArray(report.evidence?.documents)) {
    throw new Error(
      'The report is not one of reportVersion 1: the prober and the released action do not fit each other.',
    );
  }
  const { documents } = report.evidence;
  if (documents.length === 0) throw new Error('The report holds no document: the released action has read nothing.');
  const unusable = documents.filter(({ problem, sha256 }) => problem !== null && sha256 !== null);
  const lines = [
    ...unusable.map(
      ({ document, release, problem }) => `${document}${release === null ? '' : ` of ${release}`}: ${problem}`,
    ),
    ...report.notes
      .filter(({ code }) => FORMAT_NOTES.has(code))
      .flatMap(({ code, examples }) => examples.map((example) => `${code}: ${example}`)),
  ];
  const isRead = documents.every(({ sha256 }) => sha256 !== null);
  const kinds = [...new Set(lines.map((line) => line.replaceAll(/\d+(\.\d+)*/g, 'N')))].sort();
  return {
    state: lines.length > 0 ? 'drift' : isRead ? 'well' : 'unread',
    lines,
    fingerprint: createHash('sha256').update(kinds.join('\n')).digest('hex').slice(0, 16),
  };
}
