import { product } from '../product/product.ts';

/** A container as far as it shows which database it uses. */
export interface DatabaseUser {
  /** As the tool knows it: a compose service, or `Deployment/reports`. */
  readonly name: string;
  /** Names under which others reach it, its own included. */
  readonly hosts: readonly string[];
  /** Its image as written; empty if it is built or not known. */
  readonly image: string;
  /** The variables that it sets, by name, as far as they can be read. They may be secret, and nothing keeps them. */
  readonly values: ReadonlyMap<string, string>;
}

const { uri, host, port, name: database } = product.service.database;
const USUAL_PORT = '5432';

/** Software that often shares a file of variables with the service, and is either the database or opens no connection to it. */
const NO_CLIENT =
  /(?:^|[/-])(?:postgres(?:ql)?|postgis|pgvector|timescaledb(?:-ha)?|cloudnative-pg|pgbouncer|pgpool|minio|mc|nats|redis|valkey|nginx|traefik|caddy|haproxy|chrom(?:e|ium)|headless-browser)(?:[:@]|$)/i;

/**
 * The names of what runs another image and has the same address of a database in words, but for the database itself
 * (docs/rules.md#what-else-uses-the-database). @param others all other containers of the same project or namespace
 */
export function neighboursOf(own: readonly DatabaseUser[], others: readonly DatabaseUser[]): string[] {
  const addresses = own.flatMap(({ values }) => addressOf(values) ?? []);
  const names = new Set(own.map(({ name }) => name));
  const found = others.filter(({ name, hosts, image, values }) => {
    if (names.has(name) || NO_CLIENT.test(image)) return false;
    // Others call the variable of a URI as they like.
    const used = [partsOf(values), ...[...values.values()].map(plainAddress)];
    return addresses.some((address) => !hosts.includes(address.split(':', 1)[0] ?? '') && used.includes(address));
  });
  return [...new Set(found.map(({ name }) => name))];
}

/** The database that the service uses: its connection URI wins over its parts. */
function addressOf(values: ReadonlyMap<string, string>): string | null {
  const whole = values.get(uri);
  return whole ? plainAddress(whole) : partsOf(values);
}

function partsOf(values: ReadonlyMap<string, string>): string | null {
  const server = values.get(host);
  return server ? `${server}:${values.get(port) || USUAL_PORT}/${values.get(database) ?? ''}` : null;
}

/** `host:port/database` of a connection URI, whoever connects and how; any other text as it is, such as a reference to a secret. */
function plainAddress(text: string): string {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) return text;
  const { hostname, port: given, pathname } = new URL(text);
  return `${hostname}:${given || USUAL_PORT}${pathname}`;
}
