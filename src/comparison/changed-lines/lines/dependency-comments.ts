import { namesService, type ServiceNames } from '../../../deployment/service-names.ts';

/** What a comment tells a tool that updates versions: `# renovate: datasource=docker depName=lightdash/lightdash`. */
export interface Dependency {
  readonly name: string;
  /** Where the tool looks for versions; empty where the comment does not say. */
  readonly source: string;
}

/** The lines of comment above a version that may be about it. */
const MOST_LINES = 3;
const LONGEST_COMMENT = 500;
const IS_COMMENT = /^\s*(?:#|\/\/|\/\*|\*|--|;)/;
/** Comments that begin with Renovate's word, and those of the image policies of Flux. */
const RENOVATE = /\brenovate:\s/;
const POLICY = /"\$imagepolicy":\s{0,9}"[\w-]{1,99}:([\w.-]{1,99})/;

/** What a comment on a line, or directly above it, says about the version there. @param lines with their comments */
export function dependencyAt(lines: readonly string[], index: number): Dependency | null {
  const [own = ''] = lines.slice(index, index + 1);
  const above = lines.slice(Math.max(0, index - MOST_LINES), index).toReversed();
  const end = above.findIndex((line) => !IS_COMMENT.test(line));
  const near = [own, ...(end === -1 ? above : above.slice(0, end))].map((line) => line.slice(0, LONGEST_COMMENT));
  const [, policy] = POLICY.exec(own.slice(-LONGEST_COMMENT)) ?? [];
  if (policy !== undefined) return { name: policy, source: 'docker' };
  const comment = near.find((line) => RENOVATE.test(line)) ?? '';
  const settingOf = (key: string) => new RegExp(`\\b${key}=["']?([^\\s"']{1,200})`).exec(comment)?.[1];
  const name = settingOf('packageName') ?? settingOf('lookupName') ?? settingOf('depName');
  return name === undefined ? null : { name, source: settingOf('datasource') ?? '' };
}

/** What the version of a dependency is used for if it is the service's; null if it is not. */
export function useOfDependency({ name, source }: Dependency, names: ServiceNames): 'tag' | 'chart' | null {
  if (!namesService(name, names) || !/^(?:|docker|helm|git(?:hub|lab|ea)?-(?:releases|tags|refs))$/.test(source))
    return null;
  return source === 'helm' || /helm-charts$/.test(name) ? 'chart' : 'tag';
}
