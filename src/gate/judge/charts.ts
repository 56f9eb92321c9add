import { ChartRepository } from '../../deployment/chart-repository.ts';
import { DocumentReader, type FileSource } from '../../net/document-reader.ts';
import { FETCH_LIMITS } from '../../net/limits.ts';
import { parseLocation } from '../../net/location.ts';

/** In bytes. The real index has 0.5 MB with 460 charts (docs/rules.md#bounds). */
const MOST_INDEX_BYTES = 8_000_000;

/** The repository of the service's chart, by its URL or path. It is read only when a chart has to be resolved. */
export function openChartRepository(url: string, workingDirectory: string, fileSource?: FileSource): ChartRepository {
  return new ChartRepository(async () => {
    const index = /\.ya?ml$/.test(url) ? url : `${url.replace(/(?<!\/)\/+$/, '')}/index.yaml`;
    const location = parseLocation(index, workingDirectory);
    const reader = new DocumentReader(FETCH_LIMITS, fileSource);
    try {
      return (await reader.read(location, MOST_INDEX_BYTES)).bytes;
    } finally {
      reader.close();
    }
  });
}
