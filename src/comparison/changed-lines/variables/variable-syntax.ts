import { product } from '../../../product/product.ts';

/**
 * A variable in the place of a version, in the syntax of shells, make, templates, workflows and programs: `$TAG`,
 * `%TAG%`, `{{ .Values.tag }}`, `<%= tag %>`, `<+tag>`, `#{tag}`, `\(tag)`, `((tag))`, `<< tag >>`, `$[[ tag ]]`, `" + tag`, `%s", tag`, `', parameters('tag')`.
 */
const SIGN = [
  String.raw`["'${'`'}]\s{0,3}[+&.]\s{0,3}\$?|["'],\s{0,3}(?:parameters|variables)\(["']|%(?=[\w.]{1,99}%)`,
  String.raw`|["']?(?:[$#@]?\{{1,2}|\$?\[\[|<(?:[<%]=?|\+)|\(\(|[\\$]\([#$]?|\${1,2})\s{0,3}`,
  String.raw`|(?:%[sv]|\{\d?\})["'${'`'}][^\w\n]{1,9}(?:format\W{1,2})?`,
  String.raw`|!Ref\s{1,3}|\{\s?["']Ref["']:\s?["']|!FindInMap\s{0,3}\[[^\]\n]{0,99},\s{0,3}`,
].join('');
/** Its name, behind a path or in a call: `.Values.tag`, `require("tag")`, `bi['tag']`, `index .annotations "tag"`. */
const NAME = [
  String.raw`\.?(?:(?:Values|env|vars|inputs|var|local)\.|env:)?(?:[\w-]{1,99}\.){0,9}`,
  String.raw`(?:\w{1,99}["']?\]?(?:[([]|\s\.?[\w.]{1,99}\s)["']){0,3}((?<=["'])[A-Za-z_][\w.-]{0,99}|(?<=\.)[A-Za-z_]\w{0,40}(?:-[A-Za-z]\w{0,40}){1,4}|[A-Za-z_]\w{0,99})`,
].join('');
/** What a shell runs is none: `$(cat VERSION)`. */
const NO_COMMAND = String.raw`(?!\$\(\w{1,99}\s)`;
/** The first key of a mapping on one line is none: `{name: image.tag}`. */
export const VARIABLE = String.raw`${NO_COMMAND}(?!\{\s?\w{1,99}:)(?:${SIGN})${NAME}`;
/** The same in a program, where a path or a call needs no sign. */
export const EXPRESSION = String.raw`${NO_COMMAND}(?:${SIGN}|(?=[A-Za-z_][\w.]{0,99}(?:\.[A-Za-z_]|[([]["']|\[[\w$])))${NAME}`;
export const TAG = /\btag["']?\s{0,9}[:=]/i;
/** The version of a chart whose name stands on another line. */
export const CHART = /^[\s-]*["']?(?:(?:helm_?)?chart_?version|target_?revision|version)["']?\s{0,9}[:=]/i;
export const CHART_EXPRESSION = new RegExp(String.raw`${CHART.source}\s{0,9}${EXPRESSION}`, 'gi');
/** A constant of a program in the place of a chart's version, and the line beside it that names the chart. */
const CHART_CONSTANT = new RegExp(String.raw`${CHART.source}\s{0,9}([A-Za-z_]\w{0,99}),?\s*$`, 'i');
/** A constant in the place of a tag, in a file in which it cannot be a word: `tag: biTag`, `"tag": String(biTag)`, `{ tag }`. */
export const TAG_CONSTANT =
  /\btag["']?\]?\s{0,9}[:=]\s{0,9}(?:[\w.]{1,99}\()?([A-Za-z_]\w{0,99})(?=\s{0,9}(?:[,;})]|$))|[{,]\s{0,9}(tag)(?=\s{0,9}[,}])/g;
export const IS_PROGRAM =
  /\.(?:[cm]?[jt]sx?|py|go|cs|java|kts?|scala|rb|jsonnet|libsonnet|cue|nix|star|bzl|bazel)$|(?:^|\/)Tiltfile$/;
export const NAMES_CHART = new RegExp(
  String.raw`\bchart(?:_?name)?["']?\s{0,9}[:=]\s{0,9}["'](?:[\w.:/-]{0,99}\/)?${product.chart.name}["']`,
  'i',
);
export const ANY_VARIABLE = new RegExp(VARIABLE, 'g');
export const TOOL_VARIABLE = new RegExp(String.raw`@${product.word}\/[\w-]{1,99}@${VARIABLE}`, 'gi');
/** A variable with the service's image without a tag, perhaps with its type: `IMAGE := acme/shop`, `const image: string = 'acme/shop';`. */
export const IMAGE_VARIABLE = new RegExp(
  String.raw`(?<![\w.-])(\w{1,99})["']?(?::\s{0,9}&?\w{1,40}\s{0,9}=|\s{0,9}[:?]?[:=]-?)\s{0,9}["']?(?:[\w.-]{1,99}\/){0,9}${product.image.path}\}?["']?(?:\.freeze)?\s{0,9}(?:[;,\x7d]|$)`,
  'gi',
);

/** The member of something, or a variable of a shell. */
const PATH = String.raw`\$?(?:[\w-]{1,99}\.){0,3}`;

/** What a text joins with an image in a variable to its tag: `$IMAGE:$TAG`, `image + ':' + tag`, `"%s:%s", image, tag`. */
export function tagsBeside(image: string): RegExp[] {
  const format = String.raw`(?:%[sv]|\{\d?\}):v?(?:%[sv]|\{\d?\})["'${'`'}][^\w\n]{1,9}(?:format\W{1,2})?|["']:["'],\s{0,3}\[\s{0,3}`;
  return [
    new RegExp(String.raw`\b${image}["'\s)\]}%+.&]{0,12}:${VARIABLE}`, 'gi'),
    new RegExp(String.raw`(?:${format})${PATH}${image}\s{0,3},\s{0,3}${PATH}([A-Za-z_]\w{0,99})`, 'gi'),
  ];
}
/** A variable as the tag of any image. */
export const TAG_VARIABLE = new RegExp(String.raw`(?<![\w./-])([\w./-]{1,199}):${VARIABLE}`, 'g');
/** A variable or an argument as the tag of the service's image, or of the image of what Helm installs. */
export const SERVICE_TAG = new RegExp(
  String.raw`(?:${product.image.path}["']?:|\bimage\.tag=)(?:${VARIABLE}|["']?\$\{?([1-9]))`,
  'i',
);
export const CHART_VARIABLE = new RegExp(String.raw`--version[= ]\s{0,60}${VARIABLE}`, 'g');

/** A word in the place of a tag, which `sed` replaces: `lightdash:__TAG__`, `tag: IMAGE_TAG`. */
const PLACEHOLDER = /[:=]\s{0,9}["']?(__\w{1,60}__|@\w{1,60}@|[A-Z][A-Z\d_]{2,60})["']?\s*$/;
/** What `sed` replaces: `s|__TAG__|`. */
export const REPLACED = /(?<![\w-])s[|/#,~]([\w@]{1,99})[|/#,~]/g;

/** A word that `sed` replaces, as a name that nothing else sets. */
export function nameOfReplaced(word: string): string {
  return `s/${word}`.toLowerCase();
}

/** An alias of YAML in the place of a tag: `tag: *bi`. */
export const TAG_ALIAS = /\b(?:tag|version)["']?\s{0,9}:\s{0,9}\*([\w-]{1,99})/gi;

/** An anchor of YAML, as a name that nothing else sets. */
export function nameOfAnchor(word: string): string {
  return `&${word}`.toLowerCase();
}

/** What a line hands on under one of several names: `BI_TAG=$TAG`, `s|__TAG__|$TAG|`. */
export function handedPattern(names: readonly string[]): RegExp {
  const written = names.map((name) => name.replace(/^s\//, '(?<=s[|/#,~])')).join('|');
  return new RegExp(String.raw`(?<!\w)(?:${written})(?:["']?\s{0,9}[:?]{0,2}[:=]\s{0,9}|[|/#,~])${EXPRESSION}`, 'gi');
}

/** The word in the place of a tag at the end of a line, as a name that only `sed` sets. */
export function placeholdersOn(line: string): string[] {
  const [, word] = PLACEHOLDER.exec(line) ?? [];
  return word === undefined ? [] : [nameOfReplaced(word)];
}

/** A member of something, without a sign of a variable: `versions.bi`. */
const MEMBER = /\b(?:[A-Za-z_]\w{0,99}\.){1,9}([A-Za-z_]\w{0,99})/g;
/** What a program asks for by its name: `config.require('tag')`. */
const CALLED = /[\w)][([]["']([A-Za-z_][\w.-]{0,99})["'][)\]]/g;
/** What a line hands on without a sign: `new(tag=version)`, `{"tag": version}`. */
const GIVEN = /(?:=|:(?=[^,)}\n]{1,110}[,)}]))\s{0,9}([A-Za-z_]\w{0,99})(?=\s{0,9}(?:[,)}]|$))/g;
/** The names of the variables in a line (docs/supported-files.md#any-other-file). */
export function variablesOn(text: string): string[] {
  const found = [ANY_VARIABLE, MEMBER, CALLED, GIVEN].flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.map(([, name = '']) => name);
}

/** A variable's name without its prefixes: `TF_VAR_lightdash_version` is `lightdash_version`. */
export function plainName(name: string): string {
  return withoutTool(name.slice(name.lastIndexOf('.') + 1)).toLowerCase();
}

/** A name without what a tool wants in front of it in the environment: `TF_VAR_image_tag` is `image_tag`. */
export function withoutTool(name: string): string {
  return name.replace(/^(?:TF|NOMAD)_VAR_/, '');
}

/** Whether a name may stand for a version in any program, so that it does not tell whose. */
export function isCommonName(name: string): boolean {
  return /^(?:version|ver|tag|release|revision|name)$/.test(name);
}

/** Whether a word of a name may stand for the service: `app` in `APP_VERSION`. */
export function meansService(word: string): boolean {
  return /^(?:image|app|service|container|docker|chart|default|target|current|new|deploy|deployment|release|ld|bi)$/i.test(
    word,
  );
}

/** Whether a text looks something up in a variable by another one: `tags[env]`. */
export function isLookedUp({ 0: text, index = 0, input = '' }: RegExpMatchArray): boolean {
  return /^\[[\w$({]/.test(input.slice(index + text.length, index + text.length + 2));
}

/** Whether any application may have a variable of that name, by its words: `app_version`. */
export function isGenericName(name: string): boolean {
  return name.split('_').every((word) => isCommonName(word) || (meansService(word) && !/^(?:ld|bi)$/.test(word)));
}

/** What a program gives as the version of a chart, in the lines beside its name: `version: CHART_VERSION`. */
export function chartConstant(lines: readonly string[], index: number): RegExpMatchArray | undefined {
  const beside = lines.slice(Math.max(0, index - 3), index + 4);
  return beside.map((line) => line.match(CHART_CONSTANT)).find((match) => match !== null);
}
