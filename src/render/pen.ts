import { groupBy } from '../deployment/group-by.ts';
import { remembered } from '../deployment/remembered.ts';
import type { Report } from '../gate/report/report.ts';
import type { SpanReport, VerdictRun } from '../gate/report/span-report.ts';
import { LOG, MARKDOWN, textForMarkdown, type Voice } from '../page/escape.ts';
import { listOf } from '../page/words.ts';
import { showPlace } from '../problems/place.ts';
import { product } from '../product/product.ts';
import type { Version } from '../release-safety/version.ts';

/** A place in a file. The name of the file is hostile until a pen has written it. */
export interface FileLine {
  readonly file: string | null;
  readonly line: number | null;
  /** A removed deployment has its place before the change. */
  readonly change?: string;
}

type Jump = Pick<SpanReport, 'from' | 'to'>;

/** Neighbouring releases of one verdict, and the words for them: `58 proven`, `2.95.0 not safe`. */
export interface StripPart extends Pick<VerdictRun, 'verdict' | 'count'> {
  readonly words: string;
}

/** Writes the texts of one surface, and escapes them. Its users need no escaping of their own. */
export interface Pen extends Voice {
  /** @param text finished */
  readonly strong: (text: string) => string;
  /** @param text our own words, such as `upgrade.mode` */
  readonly code: (text: string) => string;
  /** Where to set inputs. A page belongs to a workflow. A terminal may show a command without a workflow. */
  readonly inWorkflow: '' | ' in the workflow';
  /** Code that may have hostile text in it. */
  readonly literal: (hostile: string) => string;
  readonly version: (version: Version) => string;
  /** ` [Compare](…)`: the address of the changes between two versions; empty if the surface has no links */
  readonly comparison: (from: Version, to: Version) => string;
  /** ` [More](…)`: the row about a problem on the page about red checks; empty if its address is unknown */
  readonly help: (code: string) => string;
  /** The runs of a jump as a strip of colours, with its words behind; empty if the surface cannot show one. */
  readonly strip: (jump: Jump, parts: readonly StripPart[]) => string;
  readonly place: (spot: FileLine) => string;
  /** `line 7`, for a file that the sentence has named */
  readonly line: (spot: FileLine) => string;
  /** @param text finished @param hostile an address from outside; if it is not an https address, the result is the text alone */
  readonly reference: (text: string, hostile: string) => string;
}

/** Cuts an overlong name, but never the line number behind it. Characters. */
const LONGEST_FILE = 200;
const LONGEST_ADDRESS = 2_000;

/** A pen for one part of a page. It links the first mention of a version and of a problem, and each place to its line on the head, in messages too. */
export function markdownPen(report: Report): Pen {
  const linked = new Set<string>();
  const helped = new Set<string>();
  const places = namedPlaces(report);
  const link = (text: string, address: string) => `[${text}](${address})`;
  const linkTo = (text: string, spot: FileLine) => {
    const address = addressOf(spot, report);
    return address === null ? text : link(text, address);
  };
  const place = (spot: FileLine) => linkTo(nameOf(spot, MARKDOWN), spot);
  return {
    ...MARKDOWN,
    prose: (message) =>
      textForMarkdown(message, (word) => {
        const spot = places.get(word);
        return spot === undefined ? null : place(spot);
      }),
    strong: (text) => `**${text}**`,
    code: (text) => `\`${text}\``,
    inWorkflow: ' in the workflow',
    literal: MARKDOWN.quote,
    version: (version) => {
      if (linked.has(version)) return version;
      linked.add(version);
      return link(version, `${product.documents.repositoryUrl}/releases/tag/${version}`);
    },
    comparison: (from, to) => ` ${link('Compare', `${product.documents.repositoryUrl}/compare/${from}...${to}`)}`,
    help: (code) => {
      if (report.links.gate === null || helped.has(code)) return '';
      helped.add(code);
      return ` ${link('More', `${report.links.gate}/docs/troubleshooting.md#${code}`)}`;
    },
    strip: (jump, parts) => imagesOf(jump, parts, report.links.gate),
    place,
    line: (spot) => linkTo(`line ${spot.line}`, spot),
    reference: (text, hostile) => {
      const address = inertAddress(hostile);
      return address === null ? text : link(text, address);
    },
  };
}

const plain = (text: string) => text;

/** A pen for logs and annotations. */
export const LOG_PEN: Pen = {
  ...LOG,
  strong: plain,
  code: (text) => `\`${text}\``,
  inWorkflow: '',
  literal: (hostile) => `\`${LOG.quote(hostile)}\``,
  version: plain,
  comparison: () => '',
  help: () => '',
  strip: (jump, parts) => blocksOf(jump, parts, plain),
  place: (spot) => nameOf(spot, LOG),
  line: (spot) => `line ${spot.line}`,
  reference: (text, hostile) => (inertAddress(hostile) === null ? text : `${text} (${LOG.quote(hostile)})`),
};

/** The picture of a run, by its verdict: `docs/strip/not-safe.svg`, and its sign in a log. */
const STRIP = {
  true: { image: 'proven', sign: '█' },
  false: { image: 'not-safe', sign: '▒' },
  unknown: { image: 'no-verdict', sign: '░' },
} as const;

/** In pixels, so that a phone shows the versions beside it too. */
const WIDTH_OF_IMAGES = 200;
const LEAST_OF_IMAGE = 4;

/** @param gate the address of this project's own files, which has the pictures; null if it is not known */
function imagesOf({ from, to }: Jump, parts: readonly StripPart[], gate: string | null): string {
  if (parts.length === 0 || gate === null) return '';
  const images = parts.map((part) => {
    const source = `${gate}/docs/strip/${STRIP[`${part.verdict}`].image}.svg?raw=true`;
    const width = Math.max(LEAST_OF_IMAGE, Math.round(WIDTH_OF_IMAGES * shareOf(part, parts)));
    return `<img src="${source}" width="${width}" height="14" alt="${part.words}">`;
  });
  return `${from} ${images.join('')} ${to}`;
}

function shareOf({ count }: StripPart, parts: readonly StripPart[]): number {
  return count / parts.reduce((sum, part) => sum + part.count, 0);
}

/** In columns; a release never takes more than one. */
const WIDTH_OF_BLOCKS = 40;

/** @param colour a sign in the colour of its verdict */
export function blocksOf(
  { from, to }: Jump,
  parts: readonly StripPart[],
  colour: (signs: string, verdict: StripPart['verdict']) => string,
): string {
  if (parts.length === 0) return '';
  const signs = parts.map((part) => {
    const width = Math.min(part.count, Math.max(1, Math.round(WIDTH_OF_BLOCKS * shareOf(part, parts))));
    return colour(STRIP[`${part.verdict}`].sign.repeat(width), part.verdict);
  });
  return `${from} ${signs.join('')} ${to}`;
}

/** A list of the first few places. */
export function placesOf(spots: readonly FileLine[], pen: Pen, most?: number): string {
  return listOf(spots.map(pen.place), most);
}

/** Each place; where the one before it is in the same file, the line alone. */
export function linesOf(spots: readonly FileLine[], pen: Pen): string[] {
  return spots.map((spot, at) => (spot.file === spots[at - 1]?.file ? pen.line(spot) : pen.place(spot)));
}

function nameOf({ file, line }: FileLine, { quote }: Voice): string {
  if (file === null) return 'the given versions';
  if (file.length <= LONGEST_FILE) return quote(showPlace({ file, line }));
  return line === null ? quote(file) : `${quote(file)}:${line}`;
}

/** The places that messages of a report may name, by the words for them. Each part of a page asks for them. */
const namedPlaces = remembered(findPlaces);

function findPlaces({ deployments, choices }: Report): ReadonlyMap<string, FileLine> {
  const spots: FileLine[] = [
    ...deployments.flatMap((each) => [each, ...each.advice, ...each.variables, ...each.unseenVariables]),
    ...choices.flatMap(({ edits }) => edits),
  ];
  const files = [...groupBy(deployments, ({ file }) => file).values()];
  const alone = files.flatMap(([first, ...others]) => (others.length === 0 ? [first] : []));
  return new Map(
    [...alone, ...spots].flatMap((spot, at) => {
      const { file, line } = spot;
      // The file of a single deployment means its line.
      return file === null || line === null ? [] : [[at < alone.length ? file : showPlace({ file, line }), spot]];
    }),
  );
}

/** The address of the line in its commit, if the repository has a known page. */
function addressOf({ file, line, change }: FileLine, { links, comparison }: Report): string | null {
  const commit = (change === 'removed' ? comparison?.bases[0] : comparison?.head) ?? '';
  if (file === null || links.repository === null || !/^[\da-f]{40,64}$/.test(commit)) return null;
  // A path with such a step cannot exist in git, and its link would lead elsewhere.
  const steps = file.split('/');
  if (file.length > LONGEST_FILE || steps.some((step) => /^\.{0,2}$/.test(step))) return null;
  const path = steps.map(encodeStep).join('/');
  return `${links.repository}/blob/${commit}/${path}${line === null ? '' : `#L${line}`}`;
}

/** An https address that is safe on a page: no character in it has a meaning in Markdown or HTML. */
function inertAddress(hostile: string): string | null {
  if (!/^https:\/\//i.test(hostile) || !URL.canParse(hostile)) return null;
  const { href, username, password } = new URL(hostile);
  if (username !== '' || password !== '' || href.length > LONGEST_ADDRESS) return null;
  return href.replace(/[^\w\-./:?=%#+&]|_/g, encodeStep).replaceAll('&', '&amp;');
}

/** Also encodes the characters that would end a Markdown link. */
function encodeStep(step: string): string {
  // Replaces lone surrogates, which an address cannot have.
  const whole = Buffer.from(step).toString();
  return encodeURIComponent(whole).replace(/[!'()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
