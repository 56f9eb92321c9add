import { POSSIBLE_STAGE } from '../../../deployment/environment-names.ts';
import { namesService, type ServiceNames, serviceImagesIn } from '../../../deployment/service-names.ts';
import { showPlace } from '../../../problems/place.ts';
import { isNamed, product } from '../../../product/product.ts';
import { baseNameOf, folderOf } from '../../../repository/repository-paths.ts';
import type { KnownLines } from '../known-lines.ts';
import { nameTest } from '../lines/about-service.ts';
import { type Around, PATCHED_TAG } from '../lines/around-line.ts';
import { useOfDependency } from '../lines/dependency-comments.ts';
import { isPinnedBeside } from '../variables/pins.ts';
import { isGivenTo } from '../variables/positional-arguments.ts';
import type { Use } from '../variables/variable.ts';
import { IS_PROGRAM, plainName } from '../variables/variable-syntax.ts';
import { imagesBeside, isBesideImage, isBesideOther, isNamedAfter } from './beside-image.ts';
import { namesOf, ownNames } from './literal-names.ts';
import { variableOf } from './literal-variable.ts';
import {
  hasOtherOwner,
  isBelowApplication,
  isInOtherBlock,
  isOfModule,
  isOfOtherImage,
  isOfOtherThing,
  isServiceOfJob,
} from './other-software.ts';
import { isOtherSoftware } from './software-names.ts';
import { isOfTwin } from './twins.ts';
import { isUndecided, OF_IMAGE } from './undecided.ts';
import type { VersionLiteral } from './version-literals.ts';

/** What a version of the service is used for, and whether it must be a listed release. */
export interface LiteralUse {
  readonly use: Exclude<Use, 'tool'>;
  readonly mustBeListed: boolean;
  /** Whether it may be the version of the chart as well. */
  readonly mayBeChart?: boolean;
}

/** A cheap test whether a literal may be the service's: its name stands around it, or it sets what the readers know. */
export function ownerTest(known: KnownLines) {
  const hasName = nameTest(known.settings);
  const tested = new Map<Around, boolean>();
  return (literal: VersionLiteral, path: string): boolean => {
    const { around, text } = literal;
    const { command, context, dependency } = around;
    const isNear = tested.get(around) ?? [command, ...context, path, dependency?.name ?? ''].some(hasName);
    tested.set(around, isNear);
    const isOfSecondOrder =
      known.handed.has(path) ||
      known.fields.has(path) ||
      known.charts.has(path) ||
      known.secondOrder.has(path) ||
      known.about.has(path);
    return (
      isNear ||
      isOfSecondOrder ||
      hasName(text) ||
      variableOf(literal, path, known) !== undefined ||
      isGivenTo(literal.inFront, path, known.positional) ||
      isUndecided(literal, path, known)
    );
  };
}

/** What all witnesses may look at. */
interface Asked {
  readonly literal: VersionLiteral;
  readonly path: string;
  readonly known: KnownLines;
  /** The line, with the other lines of its command. */
  readonly statement: string;
  /** The line with all that stands around it, but for text that is for people. */
  readonly around: string;
}

/** What a witness says of a literal: its use if it is the service's, null if it is not, undefined if the witness does not know. */
type Saying = LiteralUse | null | undefined;

/** A tag that is certainly the service's. */
const CERTAIN: LiteralUse = { use: 'tag', mustBeListed: false };
const TAG: LiteralUse = { use: 'tag', mustBeListed: true };
const CHART: LiteralUse = { use: 'chart', mustBeListed: true };

/** Decides whose version a literal is: of several witnesses, the first that knows it; null if it is not the service's. */
export function ownerOf(literal: VersionLiteral, path: string, known: KnownLines): LiteralUse | null {
  if (isServiceOfJob(literal, path)) return null;
  const statement = `${literal.around.command}\n${literal.text}`;
  const around = [statement, ...literal.around.context, ...namesInPath(literal, path, known.settings)]
    .join('\n')
    .replace(PROSE, '');
  const asked = { literal, path, known, statement, around };
  for (const witness of WITNESSES) {
    const saying = witness(asked);
    if (saying !== undefined) return saying;
  }
  return null;
}

const WITNESSES: readonly ((asked: Asked) => Saying)[] = [
  imageOnLine,
  commentOfTool,
  fieldOfResource,
  lineOfOther,
  variableThatIsSet,
  imageBeside,
  fileThatDecides,
  secondOrderOfFile,
  localChart,
  cloneOfSource,
  nameOfService,
];

/** An image of the service with the default of a variable (`lightdash:${TAG:-`), what takes its place (`lightdash/lightdash=*:`), or a text of its own beside it (`'lightdash/lightdash', '`). */
const IMAGE = new RegExp(
  String.raw`(?:${product.word}[\w-]{0,99}:["']?[$%\x7b][^\s,;]{0,99}(?:\s[^,;:=@]{0,99})?|[$\x7b][\s.\w]{0,99}${product.word}\w{0,99}\s?\x7d{0,2}:v?|${product.image.path}=[\w./*-]{1,99}:v?|${product.image.path}:?["'\x60]\s{0,3}[+&.,~]\s{0,3}["'\x60]v?)$`,
  'i',
);

function imageOnLine({ literal, known: { settings } }: Asked): Saying {
  const { text, version, inFront } = literal;
  const isItsTag = (image: string) => image.includes(`:${version}`) || image.includes(`:v${version}`);
  if ([...serviceImagesIn(text, settings.images)].some(isItsTag)) return CERTAIN;
  return IMAGE.test(inFront) ? TAG : undefined;
}

function commentOfTool({ literal: { around }, known: { settings } }: Asked): Saying {
  const told = around.dependency && useOfDependency(around.dependency, settings);
  return told === null ? undefined : { use: told, mustBeListed: true };
}

function fieldOfResource({ literal, path, known }: Asked): Saying {
  const isOfSpec = literal.around.sections[0]?.startsWith('spec') === true;
  return isOfSpec && known.fields.get(path)?.has(literal.key) === true ? TAG : undefined;
}

/** The line itself, a module, or the file of another application shows that the version is another one's. */
function lineOfOther({ literal, path, known }: Asked): Saying {
  const isOther =
    isOfOtherImage(literal) ||
    SENTENCE.test(literal.inFront) ||
    literal.around.sections.some((line) => PROVIDERS.test(line)) ||
    isOfModule(literal, path, known) ||
    isOfTwin(literal, known.twins.get(path), known.settings);
  return isOther ? null : undefined;
}

function variableThatIsSet({ literal, path, known }: Asked): Saying {
  const { use, mayBeChart } = variableOf(literal, path, known) ?? {};
  // What takes a variable decides, and not what it is called, unless it is below the name of other software.
  const ownerIn = (name: string) => name.replace(/\.?[^.]*$/, '');
  const isTaken = (name: string) =>
    known.variables.has(plainName(name)) && !isOtherSoftware(ownerIn(name), known.settings);
  const isOther = (name: string) => isOtherSoftware(name, known.settings) && !isTaken(name);
  if (use === 'tool' || ownNames(literal).some(isOther)) return null;
  if (use === undefined && isGivenTo(literal.inFront, path, known.positional)) return TAG;
  if (use === undefined)
    return namesOf(literal).some((name) => known.namedAfter.has(plainName(name))) ? null : undefined;
  const isOfChart = use === 'chart' || /chart/i.test(literal.key);
  if (isOfChart) return literal.around.isPinned ? null : CHART;
  return { ...TAG, ...(mayBeChart && { mayBeChart }) };
}

const PROVIDERS = /^required_(?:providers|plugins)\s*\{/;

/** The repository beside a tag, or what the block is for. */
function imageBeside({ literal, path, known: { settings, unused } }: Asked): Saying {
  if (unused.has(showPlace({ file: path, line: literal.line })) || isInOtherBlock(literal, settings)) return null;
  if (isBesideImage(literal, settings)) return CERTAIN;
  return isOfOtherThing(literal, settings) ? null : undefined;
}

function fileThatDecides({ literal, path, known }: Asked): Saying {
  if (isUndecided(literal, path, known)) return TAG;
  if (!isBesideOther(literal, known.settings)) return undefined;
  // Where the service's image has been read, or the file is named after it, the other repository is that of another container.
  const isNamedSo = imagesBeside(literal).some(({ repository }) => isNamedAfter(baseNameOf(path), repository));
  return known.pins.get(path) === true || isNamedSo ? null : undefined;
}

function secondOrderOfFile({ literal, path, known, around }: Asked): Saying {
  const secondOrder = known.secondOrder.get(path);
  if (secondOrder?.includes(literal.version) !== true) return undefined;
  // A patch of the service may bring an image of its own, such as that of an editor.
  const mustBeListed = !isTag(literal, secondOrder) || isBesideOther(literal, known.settings);
  return { use: isChartVersion(literal, around) ? 'chart' : 'tag', mustBeListed };
}

function localChart({ literal, path, known }: Asked): Saying {
  if (literal.key === 'appVersion' && known.charts.has(path)) return TAG;
  // A chart's own `version` decides nothing but the chart's number.
  return /(?:^|\/)Chart\.yaml$/.test(path) && /^version:/.test(literal.text) ? null : undefined;
}

const SOURCE = new URL(product.documents.repositoryUrl).pathname.slice(1);
/** The service's own source, at a branch or a tag: `git clone -b 1.2.3 https://github.com/…`. */
const CLONE = new RegExp(String.raw`\bgit\b[^\n;|]{0,400}[/:]${SOURCE}(?:\.git)?(?![\w/.-])`, 'i');
/** What stands in front of its tag in an address, or in an input of Nix: `github.com/…/releases/download/`. */
const SOURCE_AT = new RegExp(
  String.raw`github(?:\.com)?[:/](?:repos/)?${SOURCE}/(?:(?:tarball|zipball|releases|tree)/[\w./-]{0,99})?v?$`,
  'i',
);

function cloneOfSource({ literal, statement, around }: Asked): Saying {
  if (CLONE.test(statement) || SOURCE_AT.test(literal.inFront)) return TAG;
  return /upgrade-gate/.test(around) ? null : undefined;
}

/** The service's name around the literal, or else a file that is about the service. */
function nameOfService({ literal, path, known, statement, around }: Asked): Saying {
  const { settings } = known;
  if (!namesService(around, settings)) return isOfFileAbout(literal, path, known) ? TAG : null;
  if (isChartVersion(literal, around)) {
    const { isPinned, valuesFiles } = literal.around;
    return isPinned || isPinnedBeside(`${statement}\n${valuesFiles}`, path, known) ? null : CHART;
  }
  if (!isVersionKey(literal)) return null;
  const { sections } = literal.around;
  const isOfOther = ownNames(literal).some((name) => hasOtherOwner(name, settings));
  // Between variables, the name says whose version it is.
  if (isOfOther && VARIABLES.test(sections.at(-1) ?? '')) return null;
  const isUnderName = [...sections, ...namesInPath(literal, path, settings)].some((line) =>
    namesService(line, settings),
  );
  return isUnderName || !isOfOther ? TAG : null;
}

/** Whether a version stands in a file about the service, and nothing near it is about something else. */
function isOfFileAbout(literal: VersionLiteral, path: string, known: KnownLines): boolean {
  const { about, settings } = known;
  const { key, around } = literal;
  if (isBelowApplication(literal, path, known) || isBesideOther(literal, settings)) return false;
  // A program gives it to what it has described above: `new Platform(app, 'prod', '1.2.3')`.
  const isGiven = POSSIBLE_STAGE.test(key) && !around.sections.some((line) => /^["']?[\w-]+["']?\s*[:=]/.test(line));
  if (about.has(path) && IS_PROGRAM.test(path) && isGiven) return true;
  if (about.has(path) && key === 'value' && around.context.includes(PATCHED_TAG)) return true;
  if (!about.has(path) || !/^(?:(?:image[._-]?)?(?:tag|version)|newTag|app_?version|target_?revision)$/i.test(key))
    return false;
  return around.subject === null || namesService(around.subject, settings);
}

/** Whether a literal in a second-order text is a tag, by its key or by the path of a patch. */
function isTag({ key }: VersionLiteral, secondOrder: string): boolean {
  return /(?:^|[._-]|image|new)tag$/i.test(key) || (key === 'value' && /\/(?:tag|newTag)\b/.test(secondOrder));
}

/** Text for people, such as the title of a dashboard. */
const PROSE =
  /["']?\b(?:title|description|summary|help|message|runbook\w*|owner|team)["']?\s*[:=]\s*(?:"[^"\n]*"|'[^'\n]*'|[^,{}\n]*)/gi;

/** What stands in front of a version in a text for people: `name: Deploy Lightdash `. */
const SENTENCE =
  /^[\s-]{0,99}["']?(?:\w{0,20}name|title|desc(?:ription)?|summary|notes?|purpose)["']?\s{0,9}[:=]\s{0,9}["']?[A-Za-z][\w'-]{0,99}\s(?:[\w',.][\w',.-]{0,98}\s){0,20}v?$/i;

/** A file or folder may be named after all that it holds: `lightdash/version.yaml`, `.lightdash-version`, a role. */
function namesInPath({ around: { sections }, key }: VersionLiteral, path: string, settings: ServiceNames): string[] {
  const [folder, name] = [baseNameOf(folderOf(path)), baseNameOf(path)];
  if (name === 'terragrunt.hcl') return [folder];
  const isAlone =
    sections.every((line) => OF_IMAGE.test(line)) && /^(?:|(?:image_?)?tag|(?:(?:app|image)_?)?version)$/i.test(key);
  const isData = /^(?:VERSION|[^.]*)$|\.(?:ya?ml|json|toml|env|tfvars|properties|ini|conf)$/.test(name);
  const [, role = ''] = /([^/]*)\/(?:defaults|vars)\/[^/]*$/.exec(path) ?? [];
  const [, only = ''] = /^\.?(\w+?)[-_.]?(?:version|tag)$/i.exec(name) ?? [];
  const [first = ''] = name.split('.', 1);
  // A folder of the service may have a file for what runs beside it: `lightdash/nginx-values.yaml`.
  const holder = isOtherSoftware(first.replace(/^helm\W/, ''), settings) ? '' : folder.replace(/\.\w+\.d$/, '');
  const named = [role, holder, only, first].filter((word) => word.toLowerCase() === product.word);
  return isAlone && (isData || only !== '') ? named : [];
}

const VARIABLES = /^[-\s]*["']?(?:env|environment|variables)["']?\s*[:=]/i;
/** What a program makes an image of: `image: fromEcrRepository(repo, '`. */
const MAKES_IMAGE = /\bimage["']?\s{0,9}[:=]\s{0,9}[\w.]{1,99}\([\w.]{1,99},\s{0,3}["'`]$/i;
/** Whether a key below the service's name can hold a version. */
function isVersionKey({ key, text, inFront }: VersionLiteral): boolean {
  return (
    MAKES_IMAGE.test(inFront) ||
    isNamed(key) ||
    /version|tag|image|release|ref|^ver$|default|value|content/i.test(key) ||
    POSSIBLE_STAGE.test(key) ||
    /^[\s-]*["']?v?[\d.]+(?:@sha256:[\da-f]*)?["']?,?\s*$/.test(text)
  );
}

const IS_VERSION = /^(?:-*(?:version|revision)|target_?revision|ver)$/i;
/** Commands that take the version of a chart. */
const COMMAND =
  /\bhelm (?:\S{1,99} ){0,9}?(?:upgrade|install|template|pull)\b|\bupgrade (?:-i|--install|[\w.-]{1,99} [\w.-]{1,99}\/[\w.-]{1,99})\b|\bargocd app (?:set|create)\b|\bhelm_(?:resource|remote)\(/i;
/** Settings beside the version of a chart. */
const SETTING = /helm-charts|(?:\b|helm_?|remote)chart[\w-]*["']?\s*[:=]/i;

/** Whether a version beside the service's name is its chart's version. @param around what stands around it */
function isChartVersion({ key, around: { context } }: VersionLiteral, around: string): boolean {
  if (/chart/i.test(key)) return true;
  if (!IS_VERSION.test(key)) return false;
  // The arguments of a command may be the items of a list.
  const words = around.replace(/[\s"',[\]]+(?:-\s+)?/g, ' ');
  return COMMAND.test(words) || SETTING.test(around) || context.some((line) => /^charts?\b/i.test(line));
}
