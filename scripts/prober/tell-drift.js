// Keeps one issue about the format of the live documents: opened when they drift, changed and commented when the drift
// becomes another one, closed when they are well again. A repeat says nothing.
//
//   node scripts/prober/tell-drift.js REPORT      (GITHUB_REPOSITORY, GH_TOKEN, RUN_URL)
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gitHubOfWorkflow } from '../github/client.js';
import { formatDrift } from './format-drift.js';

/** For people. The issue is not looked for by it: GitHub drops a label that the token may not make, and anybody may take one off. */
const LABEL = 'format-drift';
/** The account behind the token of a workflow: no one else's issue is taken for the prober's. */
const AUTHOR = 'github-actions[bot]';
const TITLE = 'The published documents have a format that the released action does not know';
const MOST_LINES = 20;
const MOST_CHARACTERS = 300;

/**
 * @param {object} context
 * @param {import('../github/client.js').GitHub} context.github
 * @param {import('./format-drift.js').Finding} context.finding
 * @param {string} context.runUrl where the run can be read
 * @returns {Promise<'opened' | 'changed' | 'closed' | 'nothing'>} what was done
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

/** The issue's text: what is quoted stands in a block of code, which nothing in it can end. */
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

/** One line without control characters, and without those that turn or hide text. */
function oneLine(text) {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')}…` : plain;
}

/** The marker stands at the end, where no quoted text can come after it. */
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
  // An outage is nobody's issue, but a run that has not read everything has not found that all is well.
  if (finding.state === 'unread') process.exitCode = 1;
}
