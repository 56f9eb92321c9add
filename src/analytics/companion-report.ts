/** What the reports of all companions have: who made them, when, and of which service. */
export interface CompanionReport {
  readonly reportVersion: '1';
  readonly tool: { readonly name: string; readonly version: string };
  readonly generatedAt: string;
  readonly service: {
    /** Without credentials. */
    readonly baseUrl: string;
    /** Hostile until escaped; null where the service does not say. */
    readonly version: string | null;
    readonly projectUuid: string;
  };
}
