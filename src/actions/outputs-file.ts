/**
 * Makes sure that outputs can be published, before anything else is done.
 *
 * @throws Error where the runner gave no file for them: nobody would learn what was found
 */
export function requireOutputsFile(environment: NodeJS.ProcessEnv): void {
  if (!environment['GITHUB_OUTPUT']) {
    throw new Error('GITHUB_OUTPUT is not set, so no output can be published. Run this as a step of a workflow.');
  }
}
