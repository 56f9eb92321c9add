import { namesService, type ServiceNames } from '../../../deployment/service-names.ts';
import { isNamed } from '../../../product/product.ts';
import { baseNameOf, folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import type { KnownLines } from '../known-lines.ts';
import { meansService } from '../variables/variable-syntax.ts';
import { LOCAL_MODULE } from '../variables/variables-of-others.ts';
import { imagesBeside } from './beside-image.ts';
import { ownNames } from './literal-names.ts';
import {
  areOfApplication,
  BLOCK_ON_LINE,
  isKeyOfService,
  isOtherSoftware,
  OTHER_SOFTWARE,
  wordsOf,
} from './software-names.ts';
import type { VersionLiteral } from './version-literals.ts';

/** The section of an image says nothing of its own. */
const IMAGE = /^["']?image["']?\s*[:=]/;

/** Whether the file, its folder or the section around a literal has the name of an application beside the service: `superset/.env`. */
export function isBelowApplication(literal: VersionLiteral, path: string, { pins, settings }: KnownLines): boolean {
  const { around } = literal;
  // A folder with a deployment of the service is not that of another application, whatever it is called.
  const isOurs = [...pins.keys()].some((carrier) => folderOf(carrier) === folderOf(path));
  const section = around.sections.findLast((line) => !IMAGE.test(line)) ?? '';
  const beside = around.context.slice(around.sections.length);
  const folder = isOurs ? '' : baseNameOf(folderOf(path));
  const near = [baseNameOf(path), section, ...beside, folder];
  // A folder may have the name of the image that runs there: `portal/values.yaml` with `acme/portal`.
  const isNamedAfterImage = imagesBeside(literal).some(({ repository }) => baseNameOf(repository) === folder);
  return areOfApplication(near, settings) || (isNamedAfterImage && !isKeyOfService(folder, settings));
}

/** Whether a key names another owner of the version than the service: `SYNC_VERSION`. */
export function hasOtherOwner(key: string, names: ServiceNames): boolean {
  const owner = key.replace(/[-_.]?(?:version|tag|release)$/i, '');
  return owner !== '' && owner !== key && !isKeyOfService(owner, names) && !wordsOf(owner).some(meansService);
}

/** A module of Terraform in a registry, whose own version stands beside it, whatever chart it installs. */
const OF_REGISTRY = /^source\s*=\s*["'][\w.-]+\/[\w-]+\/[\w-]+["']/;

/** A module of Bazel, or what it depends on. Neither is an image. */
const OF_BAZEL = /^\s{0,99}(?:module|bazel_dep)\(/;

/** Whether a literal is the revision of a module that is not named after the service, or what other software is handed. */
export function isOfModule(
  { key, text, around }: VersionLiteral,
  path: string,
  { settings, otherModules }: KnownLines,
) {
  const isOther = (line: string) => !namesService(line, settings);
  const sources = around.context.flatMap((line) => LOCAL_MODULE.exec(line)?.[1] ?? []);
  // A module may be for any application, and only its call names this one.
  const isCalledSo = [path, text, ...around.context].every(isOther);
  if (isCalledSo && sources.some((source) => otherModules.has(resolvePath(folderOf(path), source) ?? ''))) return true;
  if (baseNameOf(path) === 'MODULE.bazel' && [text, around.sections.at(-1) ?? ''].some((line) => OF_BAZEL.test(line)))
    return true;
  if (key === 'ref') return /^\s*source\s*=/.test(text) && isOther(text);
  return key === 'version' && around.context.some((line) => OF_REGISTRY.test(line) && isOther(line));
}

/** Whether a job of GitHub or GitLab starts it beside itself for its tests. It ends with the job. */
export function isServiceOfJob({ around }: VersionLiteral, path: string): boolean {
  const [first, second, third] = around.sections;
  if (path.startsWith('.github/workflows/')) return first === 'jobs:' && third === 'services:';
  return baseNameOf(path) === '.gitlab-ci.yml' && second === 'services:';
}

/** Whether the literal is the tag of another image, or the version of a package. */
export function isOfOtherImage({ text, inFront }: VersionLiteral): boolean {
  const word = /(?<![\w./@-])[\w./@-]*[:@=]{0,2}v?$/.exec(inFront)?.[0] ?? '';
  if (/[:@]v?$/.test(word) && /[\w-]\/[\w.-]/.test(word)) return true;
  if (/@$|==$|\w@v$/.test(word)) return true;
  const [, repository = ''] =
    /\brepo(?:sitory["']?|["']?(?=\s{0,60}[:=]\s{0,60}["']?(?:https?|oci):))\s{0,60}[:=]\s{0,60}["']?([\w./:-]+)/.exec(
      text,
    ) ?? [];
  // Any build in a registry of the service may be one of it, and a chart in any repository.
  return repository !== '' && !isNamed(/^(?:https?|oci):/.test(repository) ? text : repository);
}

/** It has a version, and the tag or the chart below it is that of what it installs. */
const INSTALLER = /^(?:helm|terraform|tf|module|kube\w*)$/i;
/** An action of a workflow that installs a tool. */
const SETUP = /(?:^|uses["']?:\s{0,9})["']?[\w.-]{1,99}\/setup-/;
const LABELS = /^["']?(?:\w*labels|\w*annotations|tags)["']?\s*[:=]/i;

/** Whether a line is a block of other software, so that nothing beside it counts: `browserless-chrome: {image: {tag: 2.24.3}}`. */
export function isInOtherBlock({ text, inFront }: VersionLiteral, names: ServiceNames): boolean {
  const [, key = ''] = BLOCK_ON_LINE.exec(inFront) ?? [];
  return isOtherSoftware(key, names) && !INSTALLER.test(key) && !namesService(text, names);
}

/** The key of Crossplane for all that an object sets, whatever it is. */
const ALL_OF_IT = /^forProvider$/;

/** A key with a path is that of a package: `"ghcr.io/devcontainers/features/node:1": {`. */
const isOfPackage = (section: string) => /^["']?[\w.@-]{1,99}\/[\w.:/-]{1,199}["']?\s{0,9}:/.test(section);

/** Whether the literal belongs to something else inside the service's block, such as its database or a label. */
export function isOfOtherThing(literal: VersionLiteral, names: ServiceNames): boolean {
  const {
    key,
    around: { sections, about },
  } = literal;
  const isTag = ownNames(literal).some((name) => /(?:^|[._-])tag$/i.test(name));
  const own = sections.map((line) => /^[-\s]*["']?(\w[\w-]*)["']?\s*[:={]/.exec(line)?.[1] ?? '');
  const last = own.findLastIndex((name, at) => isKeyOfService(name, names) || namesService(sections[at] ?? '', names));
  const isSetup = (line: string) => SETUP.test(line) && !namesService(line, names);
  if (isOfPackage(sections.at(-1) ?? '') && !namesService(sections.at(-1) ?? '', names)) return true;
  if (sections.some((line) => LABELS.test(line)) || [...sections, about ?? ''].some(isSetup)) return true;
  // Where a line beside the blocks names the service, only the nearest keys lie inside of it. A setting of Helm names its image itself.
  const inner =
    last !== -1 ? own.slice(last + 1) : about !== null && !/(?:^|\.)image\.tag$/.test(key) ? own.slice(-2) : [];
  const words = inner.filter((name) => !ALL_OF_IT.test(name)).flatMap(wordsOf);
  const isOfInstaller = isTag || words.some((word) => /^chart$/i.test(word));
  const isOther = (word: string) => OTHER_SOFTWARE.test(word) && !(isOfInstaller && INSTALLER.test(word));
  return isOtherSoftware(key, names) || words.some(isOther);
}
