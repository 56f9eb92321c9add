import type { Place } from '../place.ts';
import { resolvePath } from '../repository-paths.ts';
import type { Way } from './ways.ts';

/** An object that deploys what lies somewhere else, a folder at a revision, or the source that such objects take it from. */
export interface Pointer {
  /** Stays the same when it points elsewhere; several clusters may have one of the same name. */
  readonly identity: string;
  readonly kind: string;
  /** Of the object, which for an application of a set is the set. */
  readonly name: string;
  /** Path of the file that has it. */
  readonly file: string;
  /** Where its path stands, else the object. */
  readonly place: Place;
  /** All that says where it points to; the same texts are the same way. */
  readonly ways: readonly Way[];
  /** The folders that it leads to, as far as they can be told; one that begins as its template does. */
  readonly folders: readonly string[];
  /** Folders with the chart of a release, which matter as far as they decide its version. */
  readonly charts: readonly ChartFolder[];
  /** What the deployment is called that it is by itself; null for none. */
  readonly deployment: string | null;
}

/** One of these stands in every file with such an object. */
export const POINTER_GROUPS: readonly string[] = ['argoproj.io', 'toolkit.fluxcd.io'];

/** A chart in a folder, and the file of the release that is made with it. */
export interface ChartFolder {
  readonly folder: string;
  readonly carrier: string;
}

/** All that says where an object points to, in a form that can be compared. */
export function leadsTo({ ways }: Pick<Pointer, 'ways'>): string {
  // However the path of a folder is written.
  const folderIn = (text: string) => (/\{\{|\$/.test(text) ? null : resolvePath('', text.replace(/^\/+/, '')));
  return JSON.stringify(ways.map(({ text, isPath }) => (isPath ? (folderIn(text) ?? text) : text)));
}
