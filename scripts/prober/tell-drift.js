// Keeps one issue about the format of the live documents. It opens the issue when they drift, edits it and comments when the
// drift changes, and closes it when the drift is over. The same drift again changes nothing.
//
//   node scripts/prober/tell-drift.js REPORT      (GITHUB_REPOSITORY, GH_TOKEN, RUN_URL)
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gitHubOfWorkflow } from '../github/client.js';
import { formatDrift } from './format-drift.js';

/** For people only. The script does not search by label: GitHub drops a label that the token may not make, and people remove labels. */
const LABEL = 'format-drift';
/** The account of a workflow's token. An issue of any other author is not the prober's. */
const AUTHOR = 'github-actions[bot]';
const TITLE = 'The published documents have a format that the released action does not know';
const MOST_LINES = 20;
const MOST_CHARACTERS = 300;

/**
 * @param {object} context
 * @param {import('../github/client.js').GitHub} context.github
 * @param {import('./format-drift.js').Finding} context.finding
 * @param {string} context.runUrl URL of the workflow run
 * @returns {Promise<'opened' | 'changed' | 'closed' | 'nothing'>} what the script did
 */
export async function tellDrift({ github, finding, runUrl }) {
  const open = await github.all('/issues?state=open');
  const issue = open.find(({ user, body, pull_request: pull }) => {
    return user.login === AUTHOR && pull === undefined && fingerprintOf(body) !== null;
  });
  if (finding.state === 'drift') {
    const body = bodyOf(finding, runUrl);
    if (issue === undefined) {
      await github.ask('POST', '/issues', { title: TITLE, body, labels: [LABEL] });
      return 'opened';
    }
    if (fingerprintOf(issue.body) === finding.fingerprint) return 'nothing';
    await github.ask('PATCH', `/issues/${issue.number}`, { body });
    await comment(github, issue, `It is another difference now; the description tells which. ${runUrl}`);
    return 'changed';
  }
  if (finding.state === 'unread' || issue === undefined) return 'nothing';
  await comment(github, issue, `All documents were read, and have the known format again. ${runUrl}`);
  await github.ask('PATCH', `/issues/${issue.number}`, { state: 'closed', state_reason: 'completed' });
  return 'closed';
}

/** The text of the issue. Quoted text is in a code block that the text itself cannot end. */
function bodyOf({ lines, fingerprint }, runUrl) {
  const shown = lines.slice(0, MOST_LINES).map(oneLine);
  if (lines.length > shown.length) shown.push(`… and ${lines.length - shown.length} more`);
  const longest = Math.max(2, ...(shown.join('\n').match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [
    'The released action was run on the newest releases of the live index, and met what it does not know:',
    '',
    `${fence}text`,
    ...shown,
    fence,
    '',
    `What cannot be read is never taken for proof, so no gate opens by it; but it may keep gates shut. ${runUrl}`,
    '',
    `<!-- upgrade-gate-prober: ${fingerprint} -->`,
  ].join('\n');
}

/** One line without control characters, and without characters that reverse or hide text. */
function oneLine(text) {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')}…` : plain;
}

/** Reads the marker at the end of the text, because no quoted text can follow it there. */
function fingerprintOf(body) {
  return /<!-- upgrade-gate-prober: ([0-9a-f]{16}) -->\s*$/.exec(body ?? '')?.[1] ?? null;
}

function comment(github, issue, body) {
  return github.ask('POST', `/issues/${issue.number}/comments`, { body });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const finding = formatDrift(JSON.parse(readFileSync(process.argv[2], 'utf8')));
  const done = await tellDrift({ github: gitHubOfWorkflow(), finding, runUrl: process.env.RUN_URL });
  console.log(`The documents: ${finding.state}. The issue: ${done}.`);
  // An outage needs no issue. But a run that did not read everything cannot say that all is well.
  if (finding.state === 'unread') process.exitCode = 1;
}
