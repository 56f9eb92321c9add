/** Intended differences: which rows, and why. They are counted separately, never left out. */
const EXPLAINED = [
  {
    isMeant: ({ unit }) => unit.includes('{{'),
    why: 'a template of repositories: what stands in a folder with an expression in its name is not deployed from there',
  },
  {
    isMeant: ({ unit }) => /[:/](?:test|tests|docs|examples?|archive)\//.test(unit),
    why: 'a folder that is left out unless `files` names it',
  },
];

/** Why a difference is intended; undefined if it is not. */
export function explanationOf(row) {
  return EXPLAINED.find(({ isMeant }) => isMeant(row))?.why;
}
