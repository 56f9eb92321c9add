import { product } from '../product/product.ts';
import { type Place, showPlace } from './place.ts';

/** Every reason why a deployed version can be unknown (docs/troubleshooting.md). */
export type ProblemCode =
  | 'no-target'
  | 'target-missing'
  | 'unparseable'
  | 'conflict-markers'
  | 'unresolved-variable'
  | 'unresolved-template'
  | 'encrypted'
  | 'moving-tag'
  | 'digest-only'
  | 'unknown-suffix'
  | 'not-a-version'
  | 'numeric-tag'
  | 'chart-unpinned'
  | 'chart-range'
  | 'chart-unknown'
  | 'chart-too-old'
  | 'external-values'
  | 'mixed-versions'
  | 'custom-image'
  | 'image-changed'
  | 'not-evaluated'
  | 'not-understood'
  | 'rendered-unusable'
  | 'invalid-upgrade-mode'
  | 'base-unresolved'
  | 'branch-behind';

/** Why a version is not known, where, and one remedy. */
export interface Problem {
  readonly code: ProblemCode;
  /** One or two sentences. They may quote the repository's text, so they are hostile until escaped. */
  readonly message: string;
  readonly place: Place | null;
  /** What was found, in full, even where the message shortens it. The same problem on another line has the same text. */
  readonly found: string;
  /** What the problem is about, where its maker says so. */
  readonly subject?: Wording['subject'];
}

/** How a message differs from the usual one for its code. */
export interface Wording {
  /** What the message is about; a tag unless given. */
  readonly subject?: 'tag' | 'image' | 'chart version';
  readonly remedy?: string;
}

/** The message for each code, from the place in words and what was found there. */
const MESSAGES: Record<ProblemCode, (at: string, found: string, wording: Wording) => string> = {
  'no-target': (_, found) =>
    `No ${product.name} deployment found. Set \`targets: file#path\` and \`discover: true\`, or name your own image with \`images\`.${found === '' ? '' : ` Files of a submodule, such as ${found}, are not read: check its own repository.`}`,
  'target-missing': (at, found) => `Target ${at}#${found} not found on the head; file deleted or path renamed?`,
  unparseable: (at, found, { remedy = 'Fix it, or leave it out with `files`.' }) =>
    `Cannot parse ${at} (${found}). ${remedy}`,
  'conflict-markers': (at) => `${at} contains merge conflict markers. Resolve the conflict.`,
  'unresolved-variable': (at, found, { remedy = 'Pass `to:`, or pin it.' }) =>
    `The tag at ${at} comes from ${found}, which cannot be read from the repository. ${remedy}`,
  'unresolved-template': (at, found, { subject = 'tag' }) =>
    `The ${subject} at ${at} comes from ${found}, which is filled in elsewhere. Pass \`to:\` or pin it.`,
  encrypted: (at, _, { subject = 'tag' }) =>
    `The ${subject} at ${at} is encrypted. Keep image.${subject === 'tag' ? 'tag' : 'repository'} outside of encrypted_regex.`,
  'moving-tag': (at, found) => `${found} at ${at} names no version. Pin X.Y.Z, or \`X.Y.Z@sha256:…\` with a digest.`,
  'digest-only': (at, found) =>
    `${found} at ${at} names an image by its digest alone. Write the version next to it: \`X.Y.Z@sha256:…\`.`,
  'unknown-suffix': (at, found) =>
    `${found} at ${at} is a version with an unknown suffix. Set \`tag-suffix\` to it, or pin X.Y.Z.`,
  'not-a-version': (at, found, { remedy = 'Pin X.Y.Z.' }) => `${found} at ${at} is not a version. ${remedy}`,
  // Quotes alone turn neither `1.10` nor a date into a release.
  'numeric-tag': (at, found) => `YAML reads ${found} at ${at}. Write the whole version, X.Y.Z.`,
  'chart-unpinned': (at, found, { remedy = "Pin the chart's version or set image.tag." }) =>
    `${found} at ${at}. ${remedy}`,
  'chart-range': (at, found) => `The chart version at ${at} is ${found}, which is a range. Pin it or set image.tag.`,
  'chart-unknown': (at, found) =>
    `The ${product.name} version of the chart at ${at} is not known: ${found}. Set image.tag first, in a separate change, or make the chart repository readable (\`chart-repository-url\`).`,
  'chart-too-old': (at, found) =>
    `Chart ${found} at ${at} has an image tag that differs from its appVersion. Set image.tag.`,
  'external-values': (at, found) =>
    `Values from ${found} at ${at} are outside of this repository and may set image.tag. Set it in a place of the repository that overrides them, or pass \`to:\`.`,
  'mixed-versions': (_, found) => `One deployment runs several versions: ${found}. Give all of them the same version.`,
  'custom-image': (at, found) =>
    `${found} at ${at} may be a ${product.name} build. Add it to \`images\`, or leave its file out with \`files\`.`,
  'image-changed': (at) =>
    `${product.name} was deployed from ${at}, and its image there is gone or cannot be read. If it has another name now, add that to \`images\`. Otherwise pass \`from:\` and \`to:\`.`,
  'not-evaluated': (at, found) =>
    `${at}: ${found}. The gate does not evaluate that, so it does not know which version comes out. Render the workloads of both sides (\`rendered-base\`, \`rendered-head\`), name the places of all versions with \`targets\`, or pass \`from:\` and \`to:\`.`,
  'not-understood': (
    at,
    found,
    { remedy = 'Name the place with `targets: file@regex:…` and `discover: true`, or pass `from:` and `to:`.' },
  ) => `${at}: ${found}. ${remedy}`,
  'rendered-unusable': (at, found) =>
    `${at} ${found}. Render all of both sides, with the same commands, before the gate runs.`,
  'invalid-upgrade-mode': (at, found) =>
    `upgrade.mode at ${at} is ${found}. Write RollingUpdate, Recreate or leave it empty.`,
  'base-unresolved': (at, found) =>
    `The version before the change at ${at} is not known: ${found}. Pass \`from:\` with the current version for this change, and take it out again.`,
  'branch-behind': (at, found) => `The branch is behind: ${found} at ${at}. Update the branch.`,
};

export const PROBLEM_CODES = Object.keys(MESSAGES) as ProblemCode[];

/** Makes a problem at a place, with what was found in full; the message shortens its quoted parts. */
export function problemAt(code: ProblemCode, place: Place | null, found = '', wording: Wording = {}): Problem {
  const at = place === null ? 'the repository' : showPlace(place);
  const { subject } = wording;
  return { code, place, found, message: MESSAGES[code](at, cutQuotes(found), wording), ...(subject && { subject }) };
}

const LONGEST_QUOTE = 60;
/** A quoted text may itself contain backticks, which leaves its rest unquoted. Long words are therefore cut as well. */
const LONGEST_WORD = 200;

/** Shortens long quoted texts and long words, for people to read. */
export function cutQuotes(text: string): string {
  return text
    .replace(/`([^`]*)`/g, (_, quoted: string) => `\`${cut(quoted, LONGEST_QUOTE)}\``)
    .replace(/[^\s`]+/g, (word) => cut(word, LONGEST_WORD));
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}

/** Thrown where a file cannot be understood. The caller turns it into a deployment's problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The error for a file that cannot be understood. */
export function unparseable(place: Place, found: string): ProblemError {
  return new ProblemError(problemAt('unparseable', place, found));
}

/** The problem that an error carries. @throws the error itself where it carries none */
export function thrownProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}

/** What some work gives, or the problem that stops it. It throws every other error. */
export async function orProblem<Result>(work: () => Promise<Result>): Promise<Result | Problem> {
  return work().catch(thrownProblem);
}
