export interface Endpoint {
  /** Method and path, for example `GET /api/v1/org/users`. */
  readonly name: string;
  /** The advice where the service has no such resource. */
  readonly absent: string;
  /** Set where an older server does not know the endpoint and answers misleadingly. */
  readonly isHistory: boolean;
}
