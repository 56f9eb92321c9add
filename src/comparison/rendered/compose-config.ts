import { PLAIN } from '../../deployment/finding.ts';
import { answerOfImage, NOTHING_DECLARED } from '../../deployment/image-answer.ts';
import type { KindSettings } from '../../deployment/kinds/kind.ts';
import { modeOf } from '../../deployment/kinds/manifests/declarations.ts';
import { parseImageReference } from '../../deployment/reference.ts';
import { membersOf } from '../../documents/is-object.ts';
import type { RenderedFinding, RenderedName, RenderedReading } from './reading.ts';

/**
 * Reads the services in the output of `docker compose config --format json`. The image of a built service does not name
 * its version.
 */
export function readComposeConfig(
  path: string,
  config: Readonly<Record<string, unknown>>,
  settings: KindSettings,
): RenderedReading {
  const services = Object.entries(membersOf(config['services']));
  const place = { file: path, line: null, column: null };
  const found = services.flatMap(([name, value]): RenderedFinding[] => {
    const service = membersOf(value);
    const reference = typeof service['image'] === 'string' ? parseImageReference(service['image']) : null;
    const reading = reference === null || 'build' in service ? null : answerOfImage(reference, settings, place);
    if (reading === null) return [];
    const declared = service['x-upgrade-mode'] ?? config['x-upgrade-mode'];
    const upgradeMode = typeof declared === 'string' ? modeOf({ text: declared, place }) : null;
    return [
      {
        ...PLAIN,
        ...reading,
        name: `compose/${name}`,
        object: objectOf(name),
        unit: 'compose',
        carrier: path,
        place,
        declared: { ...NOTHING_DECLARED, upgradeMode },
        inputs: [],
      },
    ];
  });
  return { found, present: services.map(([name]) => objectOf(name)) };
}

function objectOf(name: string): RenderedName {
  return { form: 'compose', namespace: '', name, comesAndGoes: false, text: '', selector: '' };
}
