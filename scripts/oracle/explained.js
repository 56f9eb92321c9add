/** Differences that are meant: which rows, and why. They are counted by themselves, never left out. */
const EXPLAINED = [
  {
    isMeant: ({ unit }) => unit.includes('{{'),
    why: 'a template of repositories: what stands in a folder with an expression in its name is not deployed from there',
  },
  {
    isMeant: ({ rendered, text }) => rendered.length === 0 && /^ +SITE_URL:/m.test(text),
    why: "values with a key that no other chart has count as the service's, whatever the chart is called; the stand-in for another chart runs nothing",
  },
];

/** Why a difference is meant; undefined where it is not. */
export function explanationOf(row) {
  return EXPLAINED.find(({ isMeant }) => isMeant(row))?.why;
}
