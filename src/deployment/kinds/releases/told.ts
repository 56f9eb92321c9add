import { allAt, type Located } from '../../../syntax/located.ts';
import type { SecondOrder } from '../../finding.ts';
import type { Tool } from './tool.ts';

/** The parts of a tool's row that are told, one text for each path. */
export function partsTold(parts: Tool['told'] = [], id: string, holders: readonly Located[]): SecondOrder[] {
  return parts.flatMap(([path, ifMatches = /^/]) => {
    const held = allAt(holders, path).filter(({ file, value }) => ifMatches.test(file.sourceOf(value)));
    return toldAs(`${id}#${path}`, held);
  });
}

/** Some values as one text. */
export function toldAs(key: string, held: readonly Located[]): SecondOrder[] {
  const text = held.map(({ file, value }) => `${file.sourceOf(value).trim()}\n`).join('');
  return held.slice(0, 1).map(({ value }) => ({ key, text, place: value.place }));
}
