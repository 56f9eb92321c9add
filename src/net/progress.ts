/** The progress of long work, sent at the start and after each item. */
export interface Progress {
  /** What is being read, in our own words. */
  readonly reading: string;
  readonly done: number;
  readonly total: number;
}
