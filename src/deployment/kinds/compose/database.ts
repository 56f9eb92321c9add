import type { Place } from '../../../problems/place.ts';
import { ProblemError } from '../../../problems/problem.ts';
import { plainText } from '../../../syntax/interpolation.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { type DatabaseUser, neighboursOf } from '../../database-neighbours.ts';
import type { Project } from './project.ts';
import { type ComposeValue, envFilesOf, itemsOf, layersAt, type Service } from './values.ts';
import { filledIn, type Variables } from './variables.ts';

/** The services with another image and the database of `own` (docs/rules.md#what-else-uses-the-database), without those of a profile. */
export async function neighboursIn({ services }: Project, own: ReadonlySet<string>, files: Files): Promise<string[]> {
  if (own.size === 0) return [];
  const users: DatabaseUser[] = [];
  for (const [name, service] of services) {
    const isOnCall = layersAt(service.layers, 'profiles').some((profiles) => itemsOf(profiles).length > 0);
    if (own.has(name) || !isOnCall) users.push(await userOf(name, service, files));
  }
  const isOwn = ({ name }: DatabaseUser) => own.has(name);
  return neighboursOf(
    users.filter(isOwn),
    users.filter((user) => !isOwn(user)),
  );
}

async function userOf(name: string, { layers }: Service, files: Files): Promise<DatabaseUser> {
  const set = layersAt(layers, 'environment').flatMap(variablesIn);
  const inFiles = (await envFilesOf(layers, files)).flatMap(({ entries, variables }) =>
    (entries ?? []).toReversed().map(({ name: key, value, place }) => [key, filled(value, place, variables)] as const),
  );
  // The first that sets a variable wins.
  const values = new Map([...set, ...inFiles].toReversed());
  const texts = (key: string) => layersAt(layers, key).slice(0, 1).flatMap(textOf);
  const [image = ''] = texts('image');
  return { name, hosts: [name, ...texts('container_name'), ...texts('hostname')], image, values };
}

/** The variables of `environment`, a mapping or a list. One without a value has that of whoever starts compose. */
function variablesIn({ value, variables }: ComposeValue): (readonly [name: string, value: string])[] {
  const members = value.members.map(({ name, value: { scalar, place } }) => {
    const text = scalar?.type === 'null' ? `\${${name}}` : (scalar?.text ?? '');
    return [name, filled(text, place, variables)] as const;
  });
  const items = value.items.flatMap(({ scalar }) => {
    const [, name = '', text = `\${${name}}`] = /^([^=]*)(?:=(.*))?$/s.exec(scalar?.text ?? '') ?? [];
    return scalar === null ? [] : [[name, filled(text, scalar.place, variables)] as const];
  });
  return [...members, ...items];
}

function textOf({ value: { scalar }, variables }: ComposeValue): string[] {
  return scalar === null ? [] : [filled(scalar.text, scalar.place, variables)];
}

/** The text as compose fills it in; as it is written where that cannot be known. The same words then mean the same. */
function filled(text: string, place: Place, variables: Variables): string {
  const read = filledIn(text, place, variables.lookup);
  const isKnown = !(read instanceof ProblemError) && read.every(({ origin }) => origin !== 'unset');
  return isKnown ? plainText(read) : text;
}
