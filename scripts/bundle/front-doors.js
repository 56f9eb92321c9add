// The entry files that a workflow or a shell starts. Each has a few lines: it sets the exit code for a failure, and loads its
// part of the bundle.

/** By folder in dist/: the module below build/ that it starts, and the exit code of a process that could not do its work. */
export const FRONT_DOORS = {
  cli: { entry: 'cli/run.js', failed: 2 },
  gate: { entry: 'actions/run.js', failed: 1 },
  'query-history': { entry: 'companions/history/run.js', failed: 1 },
  'query-recipes': { entry: 'companions/recipes/run.js', failed: 1 },
};

/**
 * The text of `dist/NAME/index.js`.
 *
 * @param {keyof typeof FRONT_DOORS} name
 * @returns {string}
 */
export function doorText(name) {
  const { failed } = FRONT_DOORS[name];
  return `${name === 'cli' ? '#!/usr/bin/env node\n' : ''}process.exitCode = ${failed};
try {
  const { parts } = await import('../parts/index.js');
  await parts['${name}']();
} catch (error) {
  console.error(error);
  process.exitCode = ${failed};
}
`;
}
