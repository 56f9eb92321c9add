// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's
// The workflows that the pages tell people to paste, read out of them, with what cannot run on this machine replaced.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parse, parseDocument } from 'yaml';
import { ACTIONS, ROOT } from './folders.js';

/** Actions of others, which act would have to download, by the folder of their stand-in. */
const STAND_INS = {
  'actions/checkout': join(ACTIONS, 'checkout'),
  'actions/upload-artifact': join(ACTIONS, 'upload-artifact'),
  'actions/download-artifact': join(ACTIONS, 'download-artifact'),
};

/** A later step, as the pages describe it: it runs whatever came before, and takes what the gate has published. */
const LATER_STEP = {
  if: 'always()',
  env: { MODE: '${{ steps.gate.outputs.upgrade-mode }}', ARGS: '${{ steps.gate.outputs.helm-args }}' },
  run: 'helm template lightdash lightdash/lightdash --description "$MODE" $ARGS',
};

/**
 * @param {string} page below the root, for example `README.md`
 * @param {string} name what stands behind `name:` in the workflow
 * @returns {string} its YAML
 * @throws Error where the page has none of that name, or more than one
 */
export function pastedWorkflow(page, name) {
  return onlyBlock(page, `the workflow "${name}"`, (block) => /^jobs:$/m.test(block) && parse(block).name === name);
}

/**
 * @param {string} page as above
 * @param {string} part of the steps' text
 * @param {Record<string, string>} variables of the job around the steps, which the page leaves to its reader
 * @returns {string} the YAML of a workflow with nothing but these steps
 * @throws Error as above
 */
export function pastedSteps(page, part, variables) {
  const block = onlyBlock(page, `steps with "${part}"`, (text) => /^ +- /.test(text) && text.includes(part));
  const job = { 'runs-on': 'ubuntu-latest', env: variables, steps: parse(block) };
  return JSON.stringify({ name: 'Deploy', on: 'workflow_dispatch', permissions: {}, jobs: { deploy: job } });
}

/**
 * @param {string} text a workflow
 * @param {{ origin: string, project: string, packaged: string }} here of the server: its origin, and its project; and the folder
 *   of the packaged actions
 * @returns {{ text: string, actions: string[] }} the workflow to run; for each action that it uses `OWNER/NAME@REF=FOLDER`
 * @throws Error where it uses an action that has no stand-in
 */
export function runnable(text, { origin, project, packaged }) {
  const workflow = parseDocument(text);
  const actions = new Set();
  for (const [name, value] of [
    ['LIGHTDASH_URL', origin],
    ['LIGHTDASH_PROJECT', project],
  ]) {
    if (workflow.hasIn(['env', name])) workflow.setIn(['env', name], value);
  }
  for (const { value: job } of workflow.get('jobs').items) {
    const steps = job.get('steps');
    for (const step of steps.items.filter((item) => isMap(item) && item.has('uses'))) {
      const [action, ref] = step.get('uses').split('@');
      const repository = action.split('/').slice(0, 2).join('/');
      const isOurs = repository.endsWith('/upgrade-gate');
      const folder = isOurs ? packaged : STAND_INS[repository];
      if (folder === undefined) throw new Error(`${action} has no stand-in; add one to ${ACTIONS}.`);
      actions.add(`${repository}@${ref}=${folder}`);
      if (action === repository && isOurs) readDocumentsFrom(origin, workflow, step);
    }
    const isGate = (item) => item.get('uses')?.toString().includes('/upgrade-gate@');
    if (steps.items.some(isGate) && !text.includes('steps.gate.outputs')) addLaterStep(workflow, steps, isGate);
  }
  return { text: workflow.toString(), actions: [...actions] };
}

/** Instead of Lightdash's own. */
function readDocumentsFrom(origin, workflow, step) {
  if (!step.has('with')) step.set('with', workflow.createNode({}));
  step.setIn(['with', 'index-url'], `${origin}/release-safety-index.json`);
  step.setIn(['with', 'release-asset-url'], `${origin}/artifacts/{version}.json`);
}

function addLaterStep(workflow, steps, isGate) {
  steps.items.find(isGate).set('id', 'gate');
  steps.add(workflow.createNode(LATER_STEP));
}

function onlyBlock(page, what, isIt) {
  const blocks = readFileSync(join(ROOT, page), 'utf8').match(/(?<=^```yaml\n)[\s\S]*?(?=^```$)/gm) ?? [];
  const found = blocks.filter(isIt);
  if (found.length !== 1) throw new Error(`${page} has ${found.length} blocks with ${what}; one is expected.`);
  return found[0];
}
