/** How far something long has come; it is told at its start, and for each item that is done. */
export interface Progress {
  /** What is read; our own words. */
  readonly reading: string;
  readonly done: number;
  readonly total: number;
}
