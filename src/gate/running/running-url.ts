import { quoteValue } from '../../documents/quote-value.ts';
import { displayUrl } from '../../net/location.ts';
import { listBetween, SettingError } from '../../settings/setting-parsers.ts';

/** A service to ask for its version. */
export interface RunningAddress {
  /** The deployments that it runs, by their file or id; null for all. */
  readonly glob: string | null;
  readonly url: URL;
  /** The address for reports, without anything that may be secret. */
  readonly location: string;
}

const LINE = /^(?:(?<glob>.+?)\s*=\s*)?(?<address>[a-z][a-z0-9+.-]*:\/\/\S*)$/i;
const EXPECTED = 'Give one address, https://host, or lines GLOB=ADDRESS';

/** Parses one address for all deployments, or lines `GLOB=ADDRESS`. @throws SettingError, as for a query in an address */
export function parseRunningAddresses(text: string): RunningAddress[] {
  const lines = listBetween(/\n/)(text);
  const addresses = lines.map(parseLine);
  const bare = addresses.findIndex(({ glob }) => glob === null);
  if (bare !== -1 && addresses.length > 1) {
    throw new SettingError(`holds ${quoteValue(lines[bare])} without a glob, and it is not the only one. ${EXPECTED}.`);
  }
  return addresses;
}

function parseLine(line: string): RunningAddress {
  const { glob = null, address } = LINE.exec(line)?.groups ?? {};
  // The line may hold a password, so it is not repeated.
  if (address === undefined || !URL.canParse(address))
    throw new SettingError(`has a line without an address. ${EXPECTED}.`);
  const url = new URL(address);
  const refused = (why: string) => new SettingError(`has an address that ${why}. ${EXPECTED}.`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('is neither http nor https');
  if (url.username !== '' || url.password !== '') throw refused('holds credentials, and no token is needed');
  if (url.search !== '' || url.hash !== '') throw refused('has a query or a fragment');
  return { glob, url, location: displayUrl(url) };
}
