/**
 * The same work, done once for each key. The result lives as long as the key.
 *
 * @param keyOf the object that stands for what the work is done on, unless that is one itself
 */
export function remembered<T, Result>(work: (on: T) => Result, keyOf: (on: T) => object = Object): (on: T) => Result {
  const known = new WeakMap<object, { readonly result: Result }>();
  return (on) => {
    const found = known.get(keyOf(on)) ?? { result: work(on) };
    known.set(keyOf(on), found);
    return found.result;
  };
}
