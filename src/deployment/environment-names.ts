/** What only the stages of a deployment are called. */
const STAGES = 'dev(?:elop(?:ment)?)?|qa|uat|stag(?:e|ing)|stg|pre-?prod(?:uction)?|non-?prod|prod(?:uction)?|prd|live';
/** What they are called, too, where other files and folders have such names as well. */
const COMMON = 'test(?:ing)?|tst|int(?:egration)?|acc(?:eptance)?|demo|sandbox|lab|canary';
/** Folders whose subfolders are environments, whatever these are called. */
const HOLDERS = 'environments?|envs?|overlays|clusters|stages|tenants|regions';

/** A name that only a stage has: `prod`, `dev2`. */
export const STAGE = new RegExp(`^(?:${STAGES})\\d*$`, 'i');
/** A name that a stage may have: `prod`, `test`. */
export const POSSIBLE_STAGE = new RegExp(`^(?:${STAGES}|${COMMON})\\d*$`, 'i');
/** The name of a folder that holds environments. */
export const HOLDS_ENVIRONMENTS = new RegExp(`^(?:${HOLDERS})$`, 'i');
/** A path in which a word says an environment: `values-prod.yaml`, `envs/eu.yaml`. */
export const SAYS_ENVIRONMENT = new RegExp(`(?:^|[/._-])(?:${HOLDERS}|(?:${STAGES}|${COMMON})\\d*)(?=[/._-])`, 'i');

/** The stage that the last word of a path says, `prod` and `production` alike; null if none does. */
export function stageOf(path: string): string | null {
  const word = path.split(/[/._-]/).findLast((each) => STAGE.test(each));
  return word?.slice(0, 3).toLowerCase() ?? null;
}
