/** What was asked of the service, for messages. */
export interface Endpoint {
  /** Method and path, for example `GET /api/v1/org/users`. */
  readonly name: string;
  /** What to look at where the service does not have it. */
  readonly absent: string;
  /** Set where older servers do not know the endpoint, and what they answer is misleading. */
  readonly isHistory: boolean;
}
