import type { Deployment } from '../deployment/deployed-object.ts';
import { codeForLog, quoteForLog as quote } from '../page/escape.ts';
import { listOf } from '../page/words.ts';
import { renderDetection } from '../render/detection.ts';
import { wrap } from '../render/wrap.ts';
import { detected } from './detect.ts';
import { envFileBeside, type Known, type Wanting } from './init-file.ts';
import type { PlannedFile } from './init-plan.ts';
import type { System } from './init-systems.ts';
import { ownProgram } from './program.ts';

/** A check that comes with the version cannot know which one was there before. */
const MERGE_FIRST = 'merge that before you add the check';

export interface SetUp extends Omit<Known, 'given'> {
  readonly system: System;
  /** Patches of a HelmRelease that set a version. Hostile until escaped. */
  readonly patches: readonly string[];
  readonly teamFile: PlannedFile;
  readonly pipeline: PlannedFile;
}

const MOST_SHOWN_LINES = 60;

const PLACEHOLDERS =
  'Replace `OWNER/upgrade-gate` with where you have this program from (the whole address, if that is not on GitHub), and `COMMIT` with the commit that you have reviewed.';

/** For a terminal: what was found, what was written, what is left. Ends without a line break. */
export function renderSetUp(done: SetUp, width = Number.POSITIVE_INFINITY): string {
  return [
    'Found:',
    renderDetection(shownDeployments(done), width),
    '',
    ...describeFile(done.teamFile, ''),
    ...describeFile(done.pipeline, done.system.add),
    '',
    'Left for you:',
    ...leftToDo(done).flatMap((each, at) => wrap(each, width, `${at + 1}. `, '   ')),
  ].join('\n');
}

/** The same for scripts. */
export function setUpAsJson(done: SetUp) {
  const files = [done.teamFile, done.pipeline].map(({ text: _, ...file }) => file);
  return { deployments: shownDeployments(done), files, left: leftToDo(done) };
}

function shownDeployments({ found }: SetUp) {
  return found.map((each) => detected(each, ''));
}

/** @param add what to do with a job that is left to add */
function describeFile({ path, state, difference, job }: PlannedFile, add: string): string[] {
  if (state === 'written') return [`Wrote ${path}`];
  const stays = `${quote(path)} is there, and stays.`;
  if (job.length > 0) return [`${stays} ${add}`, ...job];
  if (difference.length === 0) return [stays];
  const more = difference.length - MOST_SHOWN_LINES;
  const isMore = !difference.some((line) => line.startsWith('-'));
  return [
    `${stays} What init would ${isMore ? 'add' : 'write instead'}:`,
    ...difference.slice(0, MOST_SHOWN_LINES).map(codeForLog),
    ...(more > 0 ? [`…and ${more} more lines`] : []),
  ];
}

/** What people have to do themselves. */
function leftToDo({ system, wanting, patches, teamFile, pipeline, source }: SetUp): string[] {
  const lines = [pipeline.text, ...pipeline.job];
  const isOpen = lines.some((text) => /OWNER\/upgrade-gate\b/.test(text));
  // On GitHub, everybody may read it, or an action finds it by itself.
  const isCloned = source !== null && lines.some((text) => text.includes(source.clone));
  const repeats = pipeline.state === 'kept' && /^ *fail-on:/m.test(pipeline.text);
  return [
    ...new Set(wanting.map((each) => adviceOn(each, teamFile.path, wanting))),
    ...patches.map((path) => adviceOnPatch(path, teamFile.path)),
    ...(isOpen ? [PLACEHOLDERS] : []),
    ...(isCloned ? [`Let the job read ${quote(source.clone)}, which it clones.`] : []),
    ...(repeats ? [`Take \`fail-on\` out of ${quote(pipeline.path)}, because ${teamFile.path} has it.`] : []),
    system.require,
    system.own(teamFile.path),
  ];
}

function adviceOn({ deployment, need, ignored }: Wanting, teamFile: string, wanting: readonly Wanting[]): string {
  const file = quote(deployment.place.file);
  switch (need) {
    case 'pin':
      return [
        `${file} names no version. Write the current one with \`${ownProgram()} apply --pin --running-url https://YOUR-HOST\`,`,
        `and ${MERGE_FIRST}, or give the check the same \`running-url\`. It cannot know what the version was.`,
      ].join(' ');
    case 'chart-version':
      return `The gate cannot tell which version of the chart you install. Fill in \`chart-version\` in ${teamFile}, and change it whenever you change the chart.`;
    case 'images':
      return `${file} has your own image. If its tag is the version, name it with \`images\` in ${teamFile}.`;
    case 'version':
      return adviceOnUnread(wanting);
    case 'literal':
      return `${whatIsIgnored(deployment, ignored)} Write the version itself into ${quote(deployment.carrier)}, and ${MERGE_FIRST}.`;
    case 'env-files':
      return adviceOnEnvFile(deployment, ignored, teamFile);
  }
}

/** The same for all of them, so that it is said once. */
function adviceOnUnread(wanting: readonly Wanting[]): string {
  const unread = wanting.filter(({ need }) => need === 'version').map(({ deployment }) => quote(deployment.place.file));
  const files = [...new Set(unread)];
  const [show, it] = files.length === 1 ? ['shows', 'it'] : ['show', 'them'];
  return `${listOf(files)} ${show} no version, so nobody can check an upgrade there. Do what is said of ${it} above.`;
}

function adviceOnPatch(path: string, teamFile: string): string {
  const lines = `\`discover: true\` and \`targets: ${quote(path)}#spec.values.image.tag\``;
  return `${quote(path)} patches a HelmRelease. To see its version as a separate deployment, write ${lines} into ${teamFile}.`;
}

function whatIsIgnored({ variables }: Deployment, ignored: string | null): string {
  return `Git ignores ${quote(ignored ?? '')}, so nobody can check ${variables.map((name) => quote(name)).join(', ')}.`;
}

function adviceOnEnvFile(deployment: Deployment, ignored: string | null, teamFile: string): string {
  const file = envFileBeside(deployment);
  return [
    whatIsIgnored(deployment, ignored),
    `Move that line into ${file}, commit it (\`git add --force ${file}\`),`,
    `start compose with \`--env-file ${quote(ignored ?? '')} --env-file ${file}\`, and ${MERGE_FIRST}.`,
    `Then write \`env-files: ${file}\` into ${teamFile}.`,
  ].join(' ');
}
