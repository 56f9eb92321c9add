/** How far a fetch has come; it is told at its start, and for each document that is done. */
export interface Progress {
  readonly reading: 'the release-safety index' | 'artifacts';
  readonly done: number;
  readonly total: number;
}
