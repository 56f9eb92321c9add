/** The same work, done once for each object, or for what `keyOf` gives. Its result lives as long as that object. */
export function remembered<T, Result>(work: (on: T) => Result, keyOf: (on: T) => object = Object): (on: T) => Result {
  const known = new WeakMap<object, { readonly result: Result }>();
  return (on) => {
    const found = known.get(keyOf(on)) ?? { result: work(on) };
    known.set(keyOf(on), found);
    return found.result;
  };
}

/** The same work, done once for each text, as long as the function lives. */
export function rememberedByText<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const found = known.get(text) ?? { result: work(text) };
    known.set(text, found);
    return found.result;
  };
}
