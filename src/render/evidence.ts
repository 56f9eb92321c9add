import type { Note, RenderedRecord, Report } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { countOf, dayOf, numberOf, present } from '../page/words.ts';
import { product } from '../product/product.ts';
import { type Block, firstOf, fold, heading, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';
import { isOfRelease, worstReasons } from './reasons.ts';
import { jumpsOf } from './states.ts';

/** The report file has every document. */
const MOST_DOCUMENTS = 6;

/** The number of commits that a sentence names. */
const MOST_BASES = 5;

/** The grounds of the verdict, folded: documents with their digests, commits, times. */
export function evidenceBlocks(report: Report, pen: Pen, detail: Detail): Block[] {
  const { evidence, generatedAt, tool } = report;
  const judged = present(
    `${pen.code('upgrade.mode')} is ${pen.code(report.upgradeMode)}.`,
    describeComparison(report, pen),
    describeRendered(report, pen),
    describeApproved(report, pen),
    `Judged by ${tool.name} ${tool.version} at ${generatedAt}.`,
  ).join(' ');
  const asked = evidence.running.map(({ location, askedAt, version, problem }) =>
    item(`current version: ${version ?? pen.quote(problem ?? '')}, asked at ${askedAt}, from ${pen.quote(location)}`),
  );
  if (evidence.documents.length === 0) return [text(`Nothing was fetched. ${judged}`), ...asked];
  const title = `Evidence: ${countOf(evidence.documents.length, 'document')}`;
  const index = `${describeIndex(evidence.index, pen)} ${pen.code('artifacts')} is ${pen.code(evidence.artifacts)}.`;
  if (!detail.deep) return [text(`${title}. ${index} ${judged}`)];
  return fold(title, [
    text(index),
    ...firstOf(
      [...evidence.documents].sort((one, other) => rankOf(one) - rankOf(other)),
      Math.min(detail.rows, MOST_DOCUMENTS),
      ({ document, release, location, sha256, readAt, problem }) => {
        const name = release === null ? document : `${document} ${release}`;
        const read =
          problem === null ? `SHA-256 ${pen.code(sha256 ?? 'unknown')}, read at ${readAt}` : pen.quote(problem);
        return item(`${name}: ${read}, from ${pen.quote(location)}`);
      },
      'document',
    ),
    ...asked,
    text(judged),
  ]);
}

function describeIndex({ generatedAt, newestRelease: newest }: Report['evidence']['index'], pen: Pen) {
  const made =
    generatedAt === null ? 'It is unknown when the index was made.' : `The index is from ${pen.quote(generatedAt)}.`;
  const date = newest === null || newest.releaseDate === null ? '' : ` (${dayOf(newest.releaseDate, pen)})`;
  return newest === null ? made : `${made} Its newest release is ${newest.version}${date}.`;
}

/** The index, then what could not be read. */
function rankOf({ document, problem }: Report['evidence']['documents'][number]): number {
  return document === 'index' ? 0 : problem !== null ? 1 : 2;
}

function describeComparison({ comparison }: Report, pen: Pen): string {
  if (comparison === null) return '';
  const [head, ...bases] = [comparison.head, ...comparison.bases.slice(0, MOST_BASES)].map((commit) =>
    pen.quote(commit.slice(0, 12)),
  );
  return `Compared ${head} with ${bases.join(' and ')}.`;
}

function describeRendered({ rendered }: Report, pen: Pen): string {
  if (rendered === null) return '';
  const show = ({ path, sha256, workloads }: RenderedRecord) =>
    `${pen.quote(path)} (${countOf(workloads, 'workload')} of ${product.name}, SHA-256 ${sha256 === null ? 'unknown' : pen.code(sha256)})`;
  return `Rendered manifests: base ${show(rendered.base)}, head ${show(rendered.head)}.`;
}

function describeApproved({ approval }: Report, pen: Pen): string {
  const approved = approval?.inputAttestations[0];
  return approved === undefined
    ? ''
    : `Approved: ${pen.quote(approved.uri)}, SHA-256 ${pen.code(approved.digest.sha256)}.`;
}

/** What the reader should know besides the decision: warnings open, the rest folded. */
export function noteBlocks(report: Report, pen: Pen): Block[] {
  const { notes } = report;
  // Who fixes a red check by a setting has to know that it does not count yet, who adds an exception that it does nothing, and
  // who sees that nothing changes why the mode is `Recreate`.
  const isOpen = ({ level, code }: Note) =>
    level === 'warning' ||
    code === 'exception-unused' ||
    code === 'unread-change' ||
    (code === 'settings-changed' && report.outcome.fails);
  const warnings = notes.filter((note) => isOpen(note) && !isTold(note, report));
  const others = notes.filter((note) => !isOpen(note)).map((note) => item(describeNote(note, pen)));
  return present(
    warnings.length > 0 && heading('Warnings'),
    warnings.map((note) => warningItem(note, pen)),
    fold(countOf(others.length, 'note'), others),
  );
}

/** They say what the heading rests on, so the opening has them: where the jump begins, how old the index is, and where it differs. */
const IN_OPENING: readonly Note['code'][] = ['running-differs', 'index-old', 'drift', 'reverts', 'revert-unconfirmed'];

/** A warning with its cases, each on a line if there are several. */
function warningItem(note: Note, pen: Pen): Block {
  const { code, count, examples } = note;
  if (code === 'index-old' || examples.length < 2) return item(`⚠️ ${describeNote(note, pen)}`);
  return item(`⚠️ ${NOTES[code](count)}:`, casesOf(note, pen));
}

function casesOf({ count, examples }: Note, pen: Pen): Block[] {
  const more = count > examples.length ? [item(`${numberOf(count - examples.length)} more`)] : [];
  return [...examples.map((each) => item(pen.quote(each))), ...more];
}

/** Whether another section says this: the opening, the problem of a deployment, or the reasons, which name every artifact that could not be read. */
export function isTold({ code, count, examples }: Note, report: Report): boolean {
  if (code === 'nothing-held') {
    return examples.every((each) => report.deployments.some(({ problem }) => problem?.message.includes(each)));
  }
  if (code !== 'artifacts-unusable') return IN_OPENING.includes(code);
  const reasons = jumpsOf(report).flatMap(({ span }) => [...worstReasons(span, isOfRelease)]);
  const unread = new Set(reasons.flatMap(([version, { rule }]) => (rule === 'unverified' ? [version] : [])));
  return unread.size === count;
}

/** What to know of the heading before it is believed; mostly empty. */
export function groundBlocks({ notes }: Report, pen: Pen): Block[] {
  return notes
    .filter(({ code }) => IN_OPENING.includes(code))
    .flatMap((note) =>
      note.code === 'drift' && note.examples.length > 0
        ? fold(`⚠️ ${NOTES.drift(note.count)}.`, casesOf(note, pen))
        : [text(`⚠️ ${describeNote(note, pen)}.`)],
    );
}

const NOTES: Record<Exclude<Note['code'], 'index-old'>, (count: number) => string> = {
  'nothing-compared': () => 'Nothing was compared',
  'plain-http': (count) =>
    `${countOf(count, 'document')} came over plain http, so anyone on the way may have changed ${count === 1 ? 'it' : 'them'}`,
  'index-without-schema': () => 'The index does not say which schema version it has, so it was read as version 1',
  'rows-skipped': (count) => `${countOf(count, 'row')} of the index cannot be read`,
  'rows-in-doubt': (count) => `${countOf(count, 'contradiction')} in the index`,
  drift: (count) => `The index and the artifacts differ in ${countOf(count, 'place')}, and the stricter one counts`,
  'artifacts-unusable': (count) => `${countOf(count, 'artifact')} could not be read`,
  'artifact-odd': (count) =>
    `${countOf(count, 'odd statement')} in the artifacts that ${count === 1 ? 'does' : 'do'} not affect the decision`,
  'unknown-members': (count) => `${countOf(count, 'unknown field')} in the documents`,
  'workflow-changed': () =>
    'The change touches .github/workflows/, which decides how this check itself runs. Have a code owner review it. A workflow that a ruleset requires cannot be changed like this',
  'found-by-line': (count) =>
    `${countOf(count, 'version')} in a format that is not supported ${count === 1 ? 'counts' : 'count'} only when the line changes. To check it every time, name the place with \`targets\`, next to \`discover: true\``,
  'unread-change': (count) =>
    `\`upgrade.mode\` stays Recreate, because the gate does not read ${countOf(count, 'changed file')} that may deploy another version`,
  'not-rendered': () =>
    'The rendered manifests hold fewer deployments than the files show, so the files were judged as well',
  'choices-failed': () => 'The choices could not be worked out',
  'known-issues-unmatched': (count) =>
    `${countOf(count, 'known issue')} ${count === 1 ? 'matches' : 'match'} no release in the index`,
  'known-issues-over': (count) =>
    `${countOf(count, 'known issue')} ${count === 1 ? 'is' : 'are'} past ${count === 1 ? 'its' : 'their'} \`until\` date and no longer ${count === 1 ? 'counts' : 'count'}`,
  'running-differs': () => 'The current version is not the one in your files',
  'files-not-searched': () =>
    'Both versions are given, so no file of this change was searched. Take `from` and `to` out, and the gate judges what the change deploys. The event of this run',
  'given-differs': () =>
    'The given versions are not those of the files: both jumps were judged, and the worse one counts. Take `from` and `to` out again',
  reverts: () => 'This takes back a deployment that did not happen',
  'revert-unconfirmed': () =>
    'What this goes back to still runs, but that does not show that the newer version never came to serve',
  'from-leftover': () => 'The files name the version before the change, so `from` is left over. Take it out again',
  'running-base': () => 'The files name no version before the change, so the current version of your instance counts',
  'running-unknown': () => 'The current version of your instance is unknown, so the files alone decide',
  'running-unmatched': (count) =>
    `${countOf(count, 'line')} of running-url ${count === 1 ? 'fits' : 'fit'} no deployment`,
  'documents-replaced': (count) =>
    `${countOf(count, 'document')} ${count === 1 ? 'was' : 'were'} replaced since the approval`,
  pushed: () =>
    'The next push is compared with this one, so it does not show this upgrade any more. With `running-url`, the gate judges it until it has arrived',
  queued: () =>
    'This is also compared with the branch. If only the entry in front of it makes it red, queue it again once that one has landed',
  'settings-older': () => 'The settings are those of this commit. The target branch may have newer ones',
  'settings-changed': () =>
    'The change edits the settings or environments of this file. They count once it is merged, so merge them first if this change needs them',
  'settings-mended': () => 'The base has a file that cannot be used, and this change fixes it',
  'exception-unused': (count) =>
    `${countOf(count, 'exception')} ${count === 1 ? 'lets' : 'let'} nothing pass. An exception counts in the change that makes exactly its jump, in its environment or files`,
  'reason-unwritten': (count) =>
    `The \`reason\` of ${countOf(count, 'exception')} is still the placeholder. Say who decided it, and when it happens`,
  'environment-empty': (count) =>
    `${countOf(count, 'environment')} ${count === 1 ? 'has' : 'have'} no deployment, so ${count === 1 ? 'its' : 'their'} rules guard nothing. Look at ${count === 1 ? 'its' : 'their'} \`files\``,
  'environment-left': (count) =>
    `${countOf(count, 'deployment')} ${count === 1 ? 'leaves its' : 'leave their'} environment, so from the next change on its rules guard ${count === 1 ? 'it' : 'them'} no more. Look at the \`files\` of the environment`,
  'environment-none': (count) =>
    `${countOf(count, 'new deployment')} ${count === 1 ? 'is' : 'are'} in no environment, so no rule of an environment guards ${count === 1 ? 'it' : 'them'}. Add the file to the \`files\` of an environment, or of a new one`,
  'nothing-rendered': () =>
    `The rendered manifests hold no workload of ${product.name}, so your files alone were judged. Render what the repository deploys`,
  'nothing-held': () => 'No version can be read from this file, so nothing was checked',
  'nothing-deployed': () => 'Nothing is deployed here, so this check guards nothing',
  'git-ignored': (count) =>
    `${countOf(count, 'file')} that a deployment reads ${count === 1 ? 'is' : 'are'} ignored by git, so the gate does not see ${count === 1 ? 'it' : 'them'}. Write the version where it is used, or move it into a file that you commit`,
  'not-parsed': (count) =>
    `${countOf(count, 'file')} ${count === 1 ? 'names' : 'name'} ${product.name} and cannot be parsed`,
};

/** A note as a sentence, or two, with its first cases. */
export function describeNote({ code, count, examples }: Note, { quote, prose }: Pick<Pen, 'quote' | 'prose'>): string {
  if (code === 'index-old') return `The index ${prose(examples.join())}, so newer verdicts are missing`;
  const rest = count > examples.length && code !== 'unknown-members' ? ', …' : '';
  const cases =
    examples.length === 0
      ? ''
      : `: ${examples.map(IN_OPENING.includes(code) && code !== 'drift' ? prose : quote).join(', ')}${rest}`;
  return `${NOTES[code](count)}${cases}`;
}
