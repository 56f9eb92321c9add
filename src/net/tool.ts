/** Name and version of this program, as in package.json (a test keeps them the same). */
export const TOOL = { name: 'upgrade-gate', version: '0.1.0' } as const;

export const USER_AGENT = `${TOOL.name}/${TOOL.version}`;
