import type { Place } from '../../../problems/place.ts';
import { thrownProblem } from '../../../problems/problem.ts';
import { isNamed } from '../../../product/product.ts';
import { DEFAULTS, type Finding } from '../../finding.ts';
import { type ImageRules, refusedImage } from '../../image-answer.ts';
import { textIfReadable } from '../compose/values.ts';
import type { KindReader } from '../kind.ts';
import { isDockerfile } from './facts.ts';
import { type BuildReading, copiedStages, NO_SETTINGS, readBuiltImage } from './root-image.ts';

const KIND = 'dockerfile' as const;

/** A Dockerfile that no compose file builds. The version is that of the image it starts from. */
export const dockerfile: KindReader = {
  async read(files, candidates, settings) {
    const found: Finding[] = [];
    const explained: Place[] = [];
    const paths = candidates.filter((path) => isDockerfile(path));
    for (const path of paths) {
      const text = await textIfReadable(files, path);
      const reading = readAlone(path, text, settings);
      if (reading === null) {
        explained.push(...copiedStages(path, text));
        continue;
      }
      const id = idOf(path);
      const { set, unseen } = reading.containerVariables;
      // A container may get more variables than the Dockerfile sets.
      const run = { source: 'how the image is run', place: reading.place };
      found.push({
        ...DEFAULTS,
        ...reading,
        kind: KIND,
        id,
        unit: id,
        carrier: path,
        inputs: [path],
        containerVariables: { set, unseen: [...unseen, run] },
      });
    }
    return { found, claimed: paths, objectIds: paths.map(idOf), links: [], explained };
  },
};

function idOf(path: string): string {
  return `${KIND}:${path}`;
}

function readAlone(path: string, text: string, rules: ImageRules): BuildReading | null {
  try {
    return readBuiltImage(path, text, NO_SETTINGS, rules);
  } catch (error) {
    const problem = thrownProblem(error);
    // Ignore a file that only has a Dockerfile's name, or that builds other software.
    if (!(text.match(/^[ \t]*FROM[ \t].*/gim) ?? []).some(isNamed)) return null;
    const refused = refusedImage(problem, { file: path, line: null, column: null });
    return { ...refused, understood: [], variables: [], containerVariables: { set: [], unseen: [] } };
  }
}
