import { groupBy } from '../deployment/group-by.ts';
import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import { type Block, code, item } from './blocks.ts';

type Place = Pick<DeploymentReport, 'id' | 'kind' | 'file'>;

/** A platform that starts the new version beside the old one, whatever the files say, and how to prevent it there. */
interface Platform {
  readonly fits: (place: Place) => boolean;
  /** Why, and what to do first. */
  readonly says: string;
  /** Empty if no command stops the old version. */
  readonly lines: (place: Place) => readonly string[];
  readonly after: (version: string, place: Place) => string;
}

/** The job in the id of a job file: `nomad:bi.nomad#bi/web/bi`. One that needs quoting in a shell does not go into a command. */
function jobOf({ id }: Place): string {
  return /#(\w[\w.-]*)\//.exec(id)?.[1] ?? '"$JOB"';
}

const PLATFORMS: readonly Platform[] = [
  {
    fits: ({ id, kind }) =>
      /#google_cloud_run(?:_v2)?_service\./.test(id) || (kind === 'manifests' && /#Service\//.test(id)),
    says: 'Cloud Run starts the new revision while the old one still runs. Scale the old one to 0 first:',
    lines: () => ['gcloud run services update "$SERVICE" \\', '  --region "$REGION" --scaling=0'],
    after: (version) =>
      `Wait until no instance is left. Deploy ${version} as usual, and set the scaling as it was, with its minimum and maximum: the command has taken them away.`,
  },
  {
    fits: ({ id, file }) =>
      /#aws_ecs_(?:task_definition|service)\./.test(id) || /task[-_]?def[^/]*\.json$/i.test(file ?? ''),
    says: 'ECS starts the new tasks while the old ones still run. Stop the old ones first:',
    // A service counts as stable while its tasks still shut down, so the tasks themselves are waited for.
    lines: () => [
      'tasks=$(aws ecs list-tasks \\',
      '  --cluster "$CLUSTER" \\',
      '  --service-name "$SERVICE" \\',
      '  --query "taskArns" --output text) &&',
      'aws ecs update-service \\',
      '  --cluster "$CLUSTER" \\',
      '  --service "$SERVICE" --desired-count 0 &&',
      'aws ecs wait tasks-stopped \\',
      '  --cluster "$CLUSTER" --tasks $tasks',
    ],
    after: (version) => `Deploy ${version} as usual, and set the desired count as it was.`,
  },
  {
    fits: ({ kind }) => kind === 'nomad',
    says: 'Nomad replaces one allocation after the other. Stop the old job first:',
    lines: (place) => [`nomad job stop ${jobOf(place)}`],
    after: (version, place) =>
      `Wait until \`nomad job allocs ${jobOf(place)}\` lists none that runs, because the command does not wait for that. Run the job with ${version} as usual.`,
  },
  {
    fits: ({ id, file }) => id.includes('#digitalocean_app.') || /(?:^|\/)\.do\/[^/]+\.ya?ml$/.test(file ?? ''),
    says: 'App Platform starts the new containers while the old ones still run. Archive the app first: set maintenance.archive to true in its spec, and apply that.',
    lines: () => [],
    after: (version) => `Take maintenance.archive out again, and apply the spec with ${version}.`,
  },
];

/** The first platform that fits, as a number; -1 if none does. */
export function platformOf(place: Place): number {
  return PLATFORMS.findIndex(({ fits }) => fits(place));
}

/** How to stop the old version on the platforms that would run both (docs/rules.md#how-downtime-is-declared). */
export function platformItems(deployments: readonly DeploymentReport[], version: string): Block[] {
  return PLATFORMS.flatMap(({ fits, says, lines, after }) => {
    const own = [...groupBy(deployments.filter(fits), (place) => lines(place).join('\n')).values()];
    return own.flatMap(([place]) => {
      const commands = lines(place);
      return [item(says, commands.length === 0 ? [] : [code('sh', commands)]), item(after(version, place))];
    });
  });
}
