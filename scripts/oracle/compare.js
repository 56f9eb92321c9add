/**
 * Compares what the readers found in a tree with what a tool rendered from it.
 *
 * @param units each rendered unit (a kustomization, a compose project, a release): its name, the `file` that it starts from,
 *   the objects of the readers that it `covers`, and the `images` in the result, or in `refused` why there is no result
 * @param objects everything that the readers found, each with `version`, `problem`, and `isTold` for second-order content
 * @param kinds the kinds whose objects each have to be covered by a unit
 * @param read returns the `version` of an image, or the `code` of a problem; null if the image is not the service's
 * @returns one row for each unit that concerns the service, with both answers and the outcome: `equal`, `told` (the readers
 *   report a problem, or second-order content), `different`, or `refused`
 */
export function compareUnits(units, objects, kinds, read) {
  const rows = [];
  for (const { unit, file, covers, refused, images } of units) {
    const own = objects.filter(covers);
    // If a reader of another kind has read the file, the file is compared there.
    if (own.length === 0 && objects.some(({ inputs }) => inputs.includes(file))) continue;
    const row = { unit, file, ids: own.map(({ id }) => id), images: images.filter((image) => read(image) !== null) };
    if (refused === undefined) rows.push({ ...row, ...compare(images, own, read) });
    else if (own.length > 0) rows.push({ ...row, ...compare([], own, read), outcome: 'refused', refused });
  }
  const left = objects.filter((object) => kinds.includes(object.kind) && !units.some(({ covers }) => covers(object)));
  for (const { id } of left)
    rows.push({ unit: id, outcome: 'refused', refused: 'nothing that the tool starts from leads there' });
  return rows.filter(({ outcome }) => outcome !== 'nothing');
}

/**
 * @param images the images that a result names
 * @param objects what the readers found for the same unit
 * @returns the outcome and both answers; an answer is a list of versions and codes of problems
 */
export function compare(images, objects, read) {
  const readings = images.map(read).filter((reading) => reading !== null);
  const rendered = unique(readings.map(({ version, code }) => version ?? code));
  const found = unique(objects.map(({ version, problem }) => version ?? problem));
  return { outcome: outcomeOf(rendered, found, objects), rendered, found };
}

function outcomeOf(rendered, found, objects) {
  if (rendered.length === 0 && found.length === 0) return 'nothing';
  if (rendered.join() === found.join()) return 'equal';
  if (objects.some(({ isTold }) => isTold)) return 'told';
  const isWrong = found.some((each) => /^\d/.test(each) && !rendered.includes(each));
  const isMissing = rendered.some((each) => !found.includes(each)) && objects.every(({ version }) => version !== null);
  return isWrong || isMissing ? 'different' : 'told';
}

function unique(values) {
  return [...new Set(values)].sort();
}
