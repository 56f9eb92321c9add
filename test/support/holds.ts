import * as fc from 'fast-check';

/** Checks that a synchronous property holds; throws with the smallest counterexample. */
export function holds<T>(property: fc.IProperty<T>, parameters: fc.Parameters<T> = {}): void {
  // biome-ignore lint/nursery/noFloatingPromises: only the overload for asynchronous properties returns a promise
  fc.assert(property, parameters);
}
