/** Name and version of this program, as in package.json (a test keeps them the same). */
export const TOOL = { name: 'upgrade-gate', version: '0.1.0' } as const;

/** How to start this program if nobody knows where it comes from. The reader fills in the two names, as the README says. */
export const UNKNOWN_PROGRAM = `npx --yes github:OWNER/${TOOL.name}#COMMIT`;

export const USER_AGENT = `${TOOL.name}/${TOOL.version}`;
