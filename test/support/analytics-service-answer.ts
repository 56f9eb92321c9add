/** What the service answers, before it is sent. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that the service turns down; whoever answers throws it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly errorName: string,
    message: string,
    readonly data: unknown = {},
  ) {
    super(message);
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

export function success(results: unknown): Answer {
  return { status: 200, contentType: JSON_TYPE, text: JSON.stringify({ status: 'ok', results }) };
}

/** The body of a failed answer, with the Sentry ids (docs/maintainers/service-api.md#errors). */
export function refused({ status, errorName, message, data }: Refusal): Answer {
  const sentry =
    status === 500 ? { sentryTraceId: 'a1b2c3d4e5f60718', sentryEventId: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' } : {};
  const error = { statusCode: status, name: errorName, message, data, ...sentry };
  return { status, contentType: JSON_TYPE, text: JSON.stringify({ status: 'error', error }) };
}

/** What every path beside the API answers with: the page that becomes the application in a browser. */
export function applicationPage(): Answer {
  const text =
    '<!doctype html>\n<html lang="en"><head><title>Analytics</title></head><body><div id="root"></div></body></html>\n';
  return { status: 200, contentType: 'text/html; charset=utf-8', text };
}

export function plainText(status: number, text: string): Answer {
  return { status, contentType: 'text/plain; charset=utf-8', text };
}

/** Faults of a request by parameter, as its validation tells of them: with an empty message (docs/maintainers/service-api.md#the-query-history). */
export class Validation {
  readonly #faults: Record<string, { message: string; value: string }> = {};

  constructor(private readonly query: URLSearchParams) {}

  /** A number, or `absent` where the parameter is. */
  number(name: string, absent: number): number {
    const value = this.query.get(name);
    if (value === null) return absent;
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) this.#faults[name] = { message: 'invalid float number', value };
    return number;
  }

  /** One of the values, or null where the parameter is absent. */
  choice<const Value extends string>(name: string, values: readonly Value[]): Value | null {
    const value = this.query.get(name);
    return value === null ? null : this.#oneOf(name, value, values);
  }

  /** All values of a parameter that may be repeated. */
  choices<const Value extends string>(name: string, values: readonly Value[]): Value[] {
    return this.query.getAll(name).map((value, position) => this.#oneOf(`${name}.$${position}`, value, values));
  }

  /** To be called when all parameters were asked for. */
  end(): void {
    if (Object.keys(this.#faults).length > 0) throw new Refusal(422, 'ValidateError', '', this.#faults);
  }

  #oneOf<Value extends string>(name: string, value: string, values: readonly Value[]): Value {
    if (!values.includes(value as Value)) {
      const message = `should be one of the following; ['${values.join("','")}']`;
      this.#faults[name] = { message, value };
    }
    return value as Value;
  }
}

/** A part of a list and where it stands (docs/maintainers/service-api.md#the-query-history). */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number) {
  if (page < 1) throw new Refusal(422, 'PaginationError', 'page should be greater than 0');
  if (pageSize < 1) throw new Refusal(422, 'PaginationError', 'pageSize should be greater than 0');
  return {
    data: rows.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, totalResults: rows.length, totalPageCount: Math.ceil(rows.length / pageSize) },
  };
}

/** The body of a request. */
export function parsed(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'ParseError', 'The request body is not JSON');
  }
}
