// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's
// Extracts the workflows that the pages tell people to paste, and replaces the parts that cannot run on this machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ACTIONS, ROOT } from './folders.js';

/** Third-party actions that act would have to download, with the folder of the stand-in for each. */
const STAND_INS = {
  'actions/checkout': join(ACTIONS, 'checkout'),
  'actions/upload-artifact': join(ACTIONS, 'upload-artifact'),
  'actions/download-artifact': join(ACTIONS, 'download-artifact'),
  'peter-evans/create-pull-request': join(ACTIONS, 'create-pull-request'),
};

/** A later step as the pages describe it: it always runs, and uses the outputs of the gate. */
const LATER_STEP = {
  if: 'always()',
  env: { MODE: '${{ steps.gate.outputs.upgrade-mode }}', ARGS: '${{ steps.gate.outputs.helm-args }}' },
  run: 'helm template lightdash lightdash/lightdash --description "$MODE" $ARGS',
};

/**
 * @param {string} page below the root, for example `README.md`
 * @param {string} name the `name:` of the workflow
 * @returns {string} its YAML
 * @throws Error if the page does not have exactly one workflow with that name
 */
export function pastedWorkflow(page, name) {
  return onlyBlock(page, `the workflow "${name}"`, (block) => /^jobs:$/m.test(block) && parse(block).name === name);
}

/**
 * @param {string} page as above
 * @param {string} part a part of the text of the steps
 * @param {Record<string, string>} variables environment variables of the job, which the page leaves to its reader
 * @returns {string} the YAML of a workflow with only these steps
 * @throws Error as above
 */
export function pastedSteps(page, part, variables) {
  const block = onlyBlock(page, `steps with "${part}"`, (text) => /^ +- /.test(text) && text.includes(part));
  const job = { 'runs-on': 'ubuntu-latest', env: variables, steps: parse(block) };
  return stringify({ name: 'Deploy', on: 'workflow_dispatch', permissions: {}, jobs: { deploy: job } });
}

/**
 * @param {string} text a workflow
 * @param {{ origin: string, project: string, packaged: string }} here the origin of the server, the project on it, and the
 *   folder of the packaged actions
 * @returns {{ text: string, actions: string[] }} the workflow to run, and `OWNER/NAME@REF=FOLDER` for each action in it
 * @throws Error if it uses an action that has no stand-in
 */
export function runnable(text, { origin, project, packaged }) {
  // act does not know which commit of a called workflow runs; there is one here.
  const workflow = parse(text.replaceAll(/\$\{\{ fromJSON\(toJSON\(job\)\)\.(workflow_\w+) \}\}/g, 'the $1'));
  const index = `${origin}/release-safety-index.json`;
  const documents = { 'index-url': index, 'release-asset-url': `${origin}/artifacts/{version}.json` };
  const service = { LIGHTDASH_URL: origin, LIGHTDASH_PROJECT: project };
  for (const name of Object.keys(workflow.env ?? {})) workflow.env[name] = service[name] ?? workflow.env[name];
  const actions = new Set();
  for (const job of Object.values(workflow.jobs)) {
    const { uses, steps = [] } = job;
    for (const name of Object.keys(job.env ?? {})) job.env[name] = service[name] ?? job.env[name];
    if (uses !== undefined) actions.add(`${uses.split('/').slice(0, 2).join('/')}@${uses.split('@')[1]}=${packaged}`);
    else job['runs-on'] = 'ubuntu-latest';
    for (const step of steps) {
      if (step.uses?.startsWith('./')) step.with = { ...step.with, ...documents };
      if (step.uses?.startsWith('./')) continue;
      step.run = step.run?.replace(/(?:dist\/cli\/index\.js|\$cli)"? (?!running)\w+/g, `$& --index-url ${index}`);
      if (step.uses === undefined) continue;
      const [action, ref] = step.uses.split('@');
      const repository = action.split('/').slice(0, 2).join('/');
      const isOurs = repository.endsWith('/upgrade-gate');
      const folder = isOurs ? packaged : STAND_INS[repository];
      if (folder === undefined) throw new Error(`${action} has no stand-in; add one to ${ACTIONS}.`);
      actions.add(`${repository}@${ref}=${folder}`);
      if (isOurs && action === repository) step.with = { ...step.with, ...documents };
    }
    const gate = steps.find((step) => step.with?.['index-url'] === index);
    if (gate === undefined || text.includes('steps.gate.outputs')) continue;
    gate.id = 'gate';
    steps.push(LATER_STEP);
  }
  return { text: stringify(workflow), actions: [...actions] };
}

function onlyBlock(page, what, isIt) {
  const blocks = readFileSync(join(ROOT, page), 'utf8').match(/(?<=^```yaml\n)[\s\S]*?(?=^```$)/gm) ?? [];
  const found = blocks.filter(isIt);
  if (found.length !== 1) throw new Error(`${page} has ${found.length} blocks with ${what}; one is expected.`);
  return found[0];
}
