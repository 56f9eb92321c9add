import { orProblem } from '../../../problems/problem.ts';
import { Evaluation, EvaluationBudget } from '../../../syntax/hcl/evaluation.ts';
import { moduleOf, type Scope } from '../../../syntax/hcl/modules.ts';
import { parseHcl } from '../../../syntax/hcl/parser.ts';
import type { HclBlock, HclBody } from '../../../syntax/hcl/tree.ts';
import { placeOf } from '../../../syntax/hcl/values.ts';
import type { SourceFiles } from '../../../syntax/source-files.ts';
import { type ContainerVariables, joinSources, unseenFrom } from '../../container-variables.ts';
import { DEFAULTS, type Finding, unreadableFinding } from '../../finding.ts';
import { withEvaluation } from '../hcl/evaluated.ts';
import { imagesIn } from '../hcl/images.ts';
import type { KindReader, KindSettings } from '../kind.ts';

const KIND = 'nomad' as const;

/** Packer, Terragrunt and others use HCL, too. */
const HAS_JOB = /^[ \t]*job[ \t]+"/m;

/** Jobs of Nomad (docs/supported-files.md#nomad): the images in the `config` of each task. */
export const nomad: KindReader = {
  async read(files, candidates, settings) {
    const found: Finding[] = [];
    const objectIds: string[] = [];
    const claimed: string[] = [];
    const budget = new EvaluationBudget();
    for (const path of candidates) {
      const text = (await files.text(path)) ?? '';
      if (!HAS_JOB.test(text)) continue;
      claimed.push(path);
      const body = await orProblem(async () => parseHcl(path, text));
      if ('code' in body) {
        found.push(unreadableFinding(KIND, `${KIND}:${path}`, path, body, [path]));
        continue;
      }
      for (const position of tasksOf(path, body)) {
        objectIds.push(position.id);
        found.push(...(await readTask(files, position, settings, budget)));
      }
    }
    return { found, objectIds, claimed, links: [] };
  },
};

/** The tasks of a job file, with the id of the job, because all of its tasks run one version, and the variables of the file. */
function tasksOf(path: string, body: HclBody) {
  const module = moduleOf(path, body.blocks, []);
  const scope: Scope = { module, root: '', names: new Map(), keys: [], given: [], isRoot: true };
  return blocksOf(body, 'job').flatMap((job) => {
    const unit = `${KIND}:${path}#${nameOf(job)}`;
    return blocksOf(job.body, 'group').flatMap((group) =>
      blocksOf(group.body, 'task').map((task) => ({
        id: `${unit}/${nameOf(group)}/${nameOf(task)}`,
        unit,
        task,
        scope,
      })),
    );
  });
}

function blocksOf(body: HclBody, type: string): HclBlock[] {
  return body.blocks.filter((block) => block.type === type);
}

function nameOf({ labels }: HclBlock): string {
  return labels[0] ?? '';
}

async function readTask(
  files: SourceFiles,
  { id, unit, task, scope }: ReturnType<typeof tasksOf>[number],
  settings: KindSettings,
  budget: EvaluationBudget,
): Promise<Finding[]> {
  const recorded = files.recorded();
  const evaluation = new Evaluation(recorded, budget);
  const found: Finding[] = [];
  for (const config of blocksOf(task.body, 'config')) {
    const value = await evaluation.block(config, scope);
    for (const { steps, ...image } of imagesIn(value, { type: task.type, labels: task.labels }, settings)) {
      const finding: Finding = {
        ...DEFAULTS,
        ...image,
        kind: KIND,
        id: found.length === 0 ? id : `${id}#${steps.join('.')}`,
        unit,
        carrier: task.source.path,
        inputs: [task.source.path],
        containerVariables: variablesOf(task),
      };
      found.push(withEvaluation(finding, [task.source.path, ...recorded.asked], config, scope, evaluation));
    }
  }
  return found;
}

/** The variables that a task sets. A template may render further ones. */
function variablesOf({ body }: HclBlock): ContainerVariables {
  const set = blocksOf(body, 'env').flatMap((env) =>
    [...env.body.attributes.values()].map((attribute) => ({ name: attribute.name, place: placeOf(attribute) })),
  );
  const rendered = blocksOf(body, 'template').filter((template) => template.body.attributes.has('env'));
  return joinSources([
    { set, unseen: [] },
    ...rendered.map((each) => unseenFrom('a template of the job', placeOf(each))),
  ]);
}
