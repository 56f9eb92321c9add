// Prints rows of figures as they come, as a table of Markdown.
const COLUMNS = { what: 60, against: 38, 'the anchor': 20, ours: 20, ratio: 6, 'of CPU': 6, goal: 11 };

/**
 * A row: what is measured against what, and the most that their ratio should be.
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {string} against
 * @property {number | { wall: number, cpu?: number }} anchor a plain number is in `unit`
 * @property {number | { wall: number, cpu?: number }} own
 * @property {string} [unit] `ms` by default
 * @property {number} [goal] of CPU where that is measured
 * @property {string} [bound] what keeps it from the goal
 */

/** Prints the head of the table. */
export function printHeading() {
  print(Object.keys(COLUMNS));
  print(Object.values(COLUMNS).map((width) => '-'.repeat(width)));
}

/**
 * @param {Row} row
 * @returns whether it is within its goal
 */
export function printRow({ what, against, anchor, own, unit = 'ms', goal }) {
  const [least, most] = [anchor, own].map((each) => (typeof each === 'number' ? { wall: each } : each));
  const [ratio, ofCpu] = ['wall', 'cpu'].map((key) => most[key] / least[key]);
  const isMet = goal === undefined || (Number.isNaN(ofCpu) ? ratio : ofCpu) <= goal;
  const shown = [ratio, ofCpu].map((each) => (Number.isNaN(each) ? '' : each.toFixed(2)));
  const aim = goal === undefined ? '' : `${goal}${isMet ? '' : ', missed'}`;
  print([what, against, figuresOf(least, unit), figuresOf(most, unit), ...shown, aim]);
  return isMet;
}

function figuresOf({ wall, cpu }, unit) {
  return `${wall.toFixed(wall < 10 ? 1 : 0)} ${unit}${cpu === undefined ? '' : ` (CPU ${cpu.toFixed(0)})`}`;
}

function print(cells) {
  const widths = Object.values(COLUMNS);
  console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
}
