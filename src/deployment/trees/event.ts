import * as z from 'zod';
import { TreeError } from './tree.ts';

const commit = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'is not the id of a commit');
const name = z.string().min(1);

const pullRequestSchema = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    head: z.object({ sha: commit }),
    base: z.object({ sha: commit, ref: name }),
  }),
});

const mergeGroupSchema = z.object({
  merge_group: z.object({ head_sha: commit, base_sha: commit, base_ref: name }),
});

const pushSchema = z.object({
  ref: name,
  before: commit,
  after: commit,
  deleted: z.boolean().optional(),
  forced: z.boolean().optional(),
  repository: z.object({ default_branch: name }),
});

/** What the gate reads of the events `pull_request` and `pull_request_target`. */
export type PullRequestPayload = z.infer<typeof pullRequestSchema>['pull_request'];
/** What it reads of `merge_group`. */
export type MergeGroupPayload = z.infer<typeof mergeGroupSchema>['merge_group'];
/** What it reads of `push`. */
export type PushPayload = z.infer<typeof pushSchema>;

/**
 * @param event its name, for the message
 * @throws TreeError naming the event and the first member that is not as GitHub sends it
 */
export function parsePullRequest(event: string, payload: unknown): PullRequestPayload {
  return parse(event, pullRequestSchema, payload).pull_request;
}

/** @throws TreeError, as {@link parsePullRequest} */
export function parseMergeGroup(event: string, payload: unknown): MergeGroupPayload {
  return parse(event, mergeGroupSchema, payload).merge_group;
}

/** @throws TreeError, as {@link parsePullRequest} */
export function parsePush(event: string, payload: unknown): PushPayload {
  return parse(event, pushSchema, payload);
}

function parse<T>(event: string, schema: z.ZodType<T>, payload: unknown): T {
  const { data, error } = schema.safeParse(payload);
  if (error === undefined) return data;
  const [issue] = error.issues;
  const member = issue?.path.join('.');
  throw new TreeError(
    `The payload of the event ${event} is not usable: ${member ? `${member}: ` : ''}${issue?.message}`,
  );
}
