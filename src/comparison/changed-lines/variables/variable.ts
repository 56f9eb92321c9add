import { namesService, type ServiceNames } from '../../../deployment/service-names.ts';

/** Whether a file may set a variable. */
export type Scope = (path: string) => boolean;

/** What a variable holds: the version of the service, of its chart, or of a tool with the service's name. */
export type Use = 'tag' | 'chart' | 'tool';

export interface Variable {
  readonly use: Use;
  /** Whether what takes it does not tell if it is a tag or the version of the chart. */
  readonly mayBeChart?: boolean;
  /** Folders with files that take it; null if it may be set anywhere. */
  readonly takers: ReadonlySet<string> | null;
  /** Folders of all that was read for the deployments that take it. */
  readonly folders?: ReadonlySet<string>;
  /** The files that may set it, as far as the tools of all that take it tell. */
  readonly scope?: Scope;
  /** Whether only readers that follow all files with values take it, so that they know every key that sets it. */
  readonly isFollowed?: boolean;
  /** Whether a project of compose takes it, where a file of variables belongs to one folder. */
  readonly isOfProject?: boolean;
  /** Whether it holds several versions, one of which is looked up: `tags[env]`. */
  readonly isMap?: boolean;
  /** Whether it is always taken from below the service's name: `.Values.lightdash.tag`. */
  readonly isBelowService?: boolean;
}

/** Whether one thing takes a variable as a tag, and another as the version of the chart. */
export function isTagAndChart(uses: readonly Use[]): boolean {
  return uses.includes('tag') && uses.includes('chart');
}

/** Whether a reference leads below the service's name. */
export function isBelow([text, name = '']: RegExpMatchArray, names: ServiceNames): boolean {
  const [way = ''] = /[\w.-]{0,400}$/.exec(text.slice(0, -name.length).replace(/\.$/, '')) ?? [];
  return namesService(`${way}=`, names);
}
