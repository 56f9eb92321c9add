import { POSSIBLE_STAGE } from '../../deployment/environment-names.ts';
import { namesService, type ServiceNames, serviceImagesIn } from '../../deployment/service-names.ts';
import { isNamed, product } from '../../product/product.ts';
import { baseNameOf, folderOf } from '../../repository/repository-paths.ts';
import { nameTest } from './about-service.ts';
import { isBesideImage } from './beside-image.ts';
import { isChartVersion } from './chart-versions.ts';
import { useOfDependency } from './dependency-comments.ts';
import type { KnownLines } from './known-lines.ts';
import { namesOf, ownNames } from './literal-names.ts';
import {
  hasOtherOwner,
  isBelowApplication,
  isKeyOfService,
  isOfModule,
  isOfOtherImage,
  isOtherSoftware,
  OTHER_SOFTWARE,
  wordsOf,
} from './other-software.ts';
import { isCommonName, plainName } from './variable-syntax.ts';
import { isPinnedBeside } from './variable-uses.ts';
import type { Use, Variable } from './variables.ts';
import type { Around, VersionLiteral } from './version-literals.ts';

/** An image of the service with the default of a variable (`lightdash:${TAG:-`), or what takes its place (`lightdash/lightdash=*:`). */
const IMAGE = new RegExp(
  String.raw`(?:${product.word}[\w-]{0,99}:["']?[$%\x7b][^\s,;]{0,99}(?:\s[^,;:=]{0,99})?|[$\x7b][\s.\w]{0,99}${product.word}\w{0,99}\s?\x7d{0,2}:v?|${product.image.path}=[\w./*-]{1,99}:v?)$`,
  'i',
);

/** What a version of the service is used for, and whether it must be a listed release. */
export interface LiteralUse {
  readonly use: Exclude<Use, 'tool'>;
  readonly mustBeListed: boolean;
  /** Whether it may be the version of the chart as well. */
  readonly mayBeChart?: boolean;
}

/**
 * A test whether a literal may be the service's. Most are not, and this says so at little cost: nothing around it has
 * the service's name, and it sets nothing that the readers know.
 */
export function ownerTest(known: KnownLines) {
  const hasName = nameTest(known.settings);
  const tested = new Map<Around, boolean>();
  return (literal: VersionLiteral, path: string): boolean => {
    const { around, text } = literal;
    const { command, context, dependency } = around;
    const isNear = tested.get(around) ?? [command, ...context, path, dependency?.name ?? ''].some(hasName);
    tested.set(around, isNear);
    const isOfSecondOrder =
      known.undecided.has(path) ||
      known.handed.has(path) ||
      known.charts.has(path) ||
      known.secondOrder.has(path) ||
      known.about.has(path);
    return (
      isNear ||
      isOfSecondOrder ||
      hasName(text) ||
      variableOf(literal, path, known) !== undefined ||
      isUndecided(literal, path, known)
    );
  };
}

/** A chart with its repository, as a line beside a tag names it. */
const OTHER_CHART = /^["']?chart(?:_?name|_?path)?["']?\s{0,9}[:=]\s{0,9}["']?(?:oci:\/\/)?\w[\w.-]{0,99}\/[\w./-]/i;

/** The variable that a literal sets; undefined if nothing takes it. */
function variableOf(literal: VersionLiteral, path: string, lines: KnownLines): Variable | undefined {
  const { variables } = lines;
  if (variables.size === 0) return undefined;
  const { settings } = lines;
  const isOfChart = literal.around.context.some((line) => OTHER_CHART.test(line) && !namesService(line, settings));
  const isOther = isOfChart || isBelowApplication(literal, path, lines) || isBesideImage(literal, settings, ['other']);
  const { command, sections, context } = literal.around;
  // Through an anchor, the service may have what stands elsewhere.
  const isOurs = (word: string) => /&\w/.test(word) || namesService(word, lines.settings);
  const isElsewhere = sections.length > 0 && ![literal.text, path, command, ...context].some(isOurs);
  for (const name of namesOf(literal)) {
    const known = variables.get(plainName(name));
    if (isOther && isCommonName(plainName(name))) continue;
    if (isOfChart && /chart/i.test(name)) continue;
    if (lines.ofOthers.get(path)?.has(plainName(name))) continue;
    if (known?.scope?.(path) === false) continue;
    if (known?.isBelowService === true && isElsewhere) continue;
    // Every program has a `version`. It is this one beside the file that takes it.
    const isCommon = isCommonName(known?.isOfProject === true ? plainName(name) : name);
    const isNear = !isCommon || known?.takers?.has(folderOf(path)) !== false;
    if (known !== undefined && isNear) return known;
  }
  return undefined;
}

/**
 * Decides whose version a literal is, by its line, the keys above it and what the readers know.
 *
 * @param path the file that contains the literal
 * @returns null if it is not the service's, or where a reader is responsible
 */
export function ownerOf(literal: VersionLiteral, path: string, known: KnownLines): LiteralUse | null {
  const { settings } = known;
  const { text, version, key, inFront } = literal;
  const { context, sections } = literal.around;
  const images = [...serviceImagesIn(text, settings.images)];
  if (images.some((image) => image.includes(`:${version}`) || image.includes(`:v${version}`)))
    return { use: 'tag', mustBeListed: false };
  if (IMAGE.test(inFront)) return { use: 'tag', mustBeListed: true };
  const { dependency } = literal.around;
  const told = dependency && useOfDependency(dependency, settings);
  if (told !== null) return { use: told, mustBeListed: true };
  if (isOfOtherImage(literal) || SENTENCE.test(inFront) || isOfModule(literal, path, known)) return null;
  if (isOfTwin(literal, path, known)) return null;
  const { use, mayBeChart } = variableOf(literal, path, known) ?? {};
  if (use === 'tool') return null;
  if (ownNames(literal).some((name) => isOtherSoftware(name, settings))) return null;
  const isOfChart = use === 'chart' || (use !== undefined && /chart/i.test(key));
  if (isOfChart) return literal.around.isPinned ? null : { use: 'chart', mustBeListed: true };
  if (use !== undefined) return { use, mustBeListed: true, ...(mayBeChart && { mayBeChart }) };
  if (isBesideImage(literal, settings)) return { use: 'tag', mustBeListed: false };
  if (isOfOtherThing(literal, settings)) return null;
  if (isUndecided(literal, path, known)) return { use: 'tag', mustBeListed: true };
  // Where the service's image has been read, a tag beside another repository is that of another container.
  if (known.pins.get(path) === true && isBesideImage(literal, settings, ['other'])) return null;
  const statement = `${literal.around.command}\n${text}`;
  const around = [statement, ...context, ...namesInPath(literal, path)].join('\n').replace(PROSE, '');
  const secondOrder = known.secondOrder.get(path);
  if (secondOrder?.includes(version) === true) {
    // A patch of the service may bring an image of its own, such as that of an editor.
    const mustBeListed = !isTag(literal, secondOrder) || isBesideImage(literal, settings, ['other']);
    return { use: isChartVersion(literal, around) ? 'chart' : 'tag', mustBeListed };
  }
  if (key === 'appVersion' && known.charts.has(path)) return { use: 'tag', mustBeListed: true };
  // A chart's own `version` decides nothing but the chart's number.
  if (/(?:^|\/)Chart\.yaml$/.test(path) && /^version:/.test(text)) return null;
  if (CLONE.test(statement)) return { use: 'tag', mustBeListed: true };
  if (/upgrade-gate|required_providers/.test(around)) return null;
  if (!namesService(around, settings))
    return isOfFileAbout(literal, path, known) ? { use: 'tag', mustBeListed: true } : null;
  if (isChartVersion(literal, around)) {
    const isPinned = literal.around.isPinned || isPinnedBeside(statement, path, known);
    return isPinned ? null : { use: 'chart', mustBeListed: true };
  }
  const isOfOther = ownNames(literal).some((name) => hasOtherOwner(name, settings));
  // Between variables, the name says whose version it is.
  const isVariable = isOfOther && VARIABLES.test(sections.at(-1) ?? '');
  const isUnderName =
    !isVariable && [...sections, ...namesInPath(literal, path)].some((line) => namesService(line, settings));
  return isVersionKey(literal) && (isUnderName || !isOfOther) ? { use: 'tag', mustBeListed: true } : null;
}

/** Whether a literal is another application's, because the service's own file of the same kind sets the same name. */
function isOfTwin(literal: VersionLiteral, path: string, { twins, settings }: KnownLines): boolean {
  const own = twins.get(path);
  const { command, context } = literal.around;
  return (
    own !== undefined &&
    namesOf(literal).some((name) => own.has(plainName(name))) &&
    ![literal.text, command, ...context].some((line) => namesService(line, settings))
  );
}

/** The service's own source, at a branch or a tag: `git clone -b 1.2.3 https://github.com/…`. */
const CLONE = new RegExp(
  String.raw`\bgit\b[^\n;|]{0,400}[/:]${new URL(product.documents.repositoryUrl).pathname.slice(1)}(?:\.git)?(?![\w/.-])`,
  'i',
);

/** Whether a version stands in a file about the service, and nothing near it is about something else. */
function isOfFileAbout(literal: VersionLiteral, path: string, known: KnownLines): boolean {
  const { about, settings } = known;
  const { key, around } = literal;
  if (isBelowApplication(literal, path, known)) return false;
  if (!about.has(path) || !/^(?:(?:image[._-]?)?(?:tag|version)|newTag|app_?version|target_?revision)$/i.test(key))
    return false;
  return around.subject === null || namesService(around.subject, settings);
}

/** Whether a tag stands in a file that may decide a version that is not known, or in a command about a deployment. */
export function isUndecided(literal: VersionLiteral, path: string, known: KnownLines): boolean {
  const { key, text, around } = literal;
  if (/\bimage\.tag$/.test(key)) {
    const words = `${around.command}\n${text}`.split(/\/?[\s=,"']+/).filter((word) => word.includes('/'));
    if ([...known.pins.keys()].some((path) => words.includes(path) || words.includes(folderOf(path)))) return true;
  }
  // In values of the service's chart, the image of the service stands at the top.
  const isAtTop = known.handed.has(path) && around.sections.every((line) => /^["']?image["']?\s*[:=]/.test(line));
  const isTag = (isAtTop || known.undecided.has(path)) && /^(?:image[._-]?)?tag$/i.test(key);
  return isTag && !isBelowApplication(literal, path, known);
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
  /^[\s-]{0,99}["']?(?:\w{0,20}name|title|description|summary|notes?|purpose)["']?\s{0,9}[:=]\s{0,9}["']?[A-Za-z][\w'-]{0,99}\s(?:[\w',.][\w',.-]{0,98}\s){0,20}v?$/i;

/**
 * A file or folder may be named after the one thing it holds: `lightdash/version.yaml`, `values/lightdash.prod.yaml`,
 * `.lightdash-version`, the inputs of a module, the defaults of a role.
 */
function namesInPath({ around: { sections }, key }: VersionLiteral, path: string): string[] {
  const [folder, name] = [baseNameOf(folderOf(path)), baseNameOf(path)];
  if (name === 'terragrunt.hcl') return [folder];
  const isAlone =
    sections.every((line) => /^["']?image["']?\s*[:=]|^\[(?:Service|Container)\]$/.test(line)) &&
    /^(?:|(?:image_?)?tag|(?:app_?)?version)$/i.test(key);
  const isData = /^(?:VERSION|[^.]*)$|\.(?:ya?ml|json|toml|env|tfvars|properties|ini|conf)$/.test(name);
  const [, role = ''] = /([^/]*)\/(?:defaults|vars)\/[^/]*$/.exec(path) ?? [];
  const [, only = ''] = /^\.?(\w+?)[-_.]?(?:version|tag)$/i.exec(name) ?? [];
  const named = [role, folder.replace(/\.\w+\.d$/, ''), only, name.split('.', 1)[0] ?? ''].filter(
    (word) => word.toLowerCase() === product.word,
  );
  return isAlone && (isData || only !== '') ? named : [];
}

/** It has a version, and the tag or the chart below it is that of what it installs. */
const INSTALLER = /^(?:helm|terraform|tf|module|kube\w*)$/i;
/** An action of a workflow that installs a tool. */
const SETUP = /(?:^|uses["']?:\s{0,9})["']?[\w.-]{1,99}\/setup-/;
const VARIABLES = /^[-\s]*["']?(?:env|environment|variables)["']?\s*[:=]/i;
const LABELS = /^["']?(?:\w*labels|\w*annotations|tags)["']?\s*[:=]/i;

/** Whether the literal belongs to something else inside the service's block, such as its database or a label. */
function isOfOtherThing(literal: VersionLiteral, names: ServiceNames): boolean {
  const {
    key,
    around: { sections, about },
  } = literal;
  const isTag = ownNames(literal).some((name) => /(?:^|[._-])tag$/i.test(name));
  const own = sections.map((line) => /^[-\s]*["']?(\w[\w-]*)["']?\s*[:={]/.exec(line)?.[1] ?? '');
  const last = own.findLastIndex((name) => isKeyOfService(name, names));
  const isSetup = (line: string) => SETUP.test(line) && !namesService(line, names);
  if (sections.some((line) => LABELS.test(line)) || [...sections, about ?? ''].some(isSetup)) return true;
  // Where a line beside the blocks names the service, only the nearest keys lie inside of it. A setting of Helm names its image itself.
  const inner =
    last !== -1 ? own.slice(last + 1) : about !== null && !/(?:^|\.)image\.tag$/.test(key) ? own.slice(-2) : [];
  const isOfInstaller = isTag || inner.includes('chart');
  const isOther = (word: string) => OTHER_SOFTWARE.test(word) && !(isOfInstaller && INSTALLER.test(word));
  return isOtherSoftware(key, names) || inner.flatMap(wordsOf).some(isOther);
}

/** Whether a key below the service's name can hold a version. */
function isVersionKey({ key, text }: VersionLiteral): boolean {
  return (
    isNamed(key) ||
    /version|tag|image|release|ref|^ver$|default|value|content/i.test(key) ||
    POSSIBLE_STAGE.test(key) ||
    /^[\s-]*["']?v?[\d.]+(?:@sha256:[\da-f]*)?["']?,?\s*$/.test(text)
  );
}
