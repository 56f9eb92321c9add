import { COMMIT_ID, TreeError } from './tree.ts';

/** The members that the gate reads from `pull_request` and `pull_request_target`, whose name is for messages. */
export function parsePullRequest(event: string, payload: unknown) {
  const at = new PayloadMembers(event, payload);
  return {
    number: at.number('pull_request.number'),
    head: { sha: at.commit('pull_request.head.sha') },
    base: { sha: at.commit('pull_request.base.sha'), ref: at.name('pull_request.base.ref') },
  } as const;
}
export type PullRequestPayload = ReturnType<typeof parsePullRequest>;

/** Whether a pull request comes from another repository. Its author's `origin` may have an older base branch. */
export function isOfFork(payload: unknown): boolean {
  type Side = { readonly repo?: { readonly full_name?: unknown } | null } | null;
  const { head, base } = (payload as { pull_request: Record<'head' | 'base', Side> }).pull_request;
  return head?.repo?.full_name !== base?.repo?.full_name;
}

/**
 * Reads the members of a payload by path, because loading a schema library would cost every run more. Every method
 * throws a TreeError that names the event and the first member that is not as GitHub sends it.
 */
export class PayloadMembers {
  constructor(
    private readonly event: string,
    private readonly payload: unknown,
  ) {}

  commit(path: string): string {
    const value = this.#at(path);
    if (typeof value === 'string' && COMMIT_ID.test(value)) return value;
    return this.#refuse(path, 'is not the id of a commit');
  }

  name(path: string): string {
    const value = this.#at(path);
    return typeof value === 'string' && value !== '' ? value : this.#refuse(path, 'is not a name');
  }

  number(path: string): number {
    const value = this.#at(path);
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
    return this.#refuse(path, 'is not a number above 0');
  }

  /** False where it is missing. */
  flag(path: string): boolean {
    const value = this.#at(path) ?? false;
    return typeof value === 'boolean' ? value : this.#refuse(path, 'is not true or false');
  }

  #at(path: string): unknown {
    let value = this.payload;
    const steps = path.split('.');
    for (const [depth, step] of steps.entries()) {
      if (typeof value !== 'object' || value === null) {
        return this.#refuse(steps.slice(0, depth).join('.'), 'is not an object');
      }
      value = Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined;
    }
    return value;
  }

  #refuse(member: string, why: string): never {
    const at = member === '' ? '' : `${member}: `;
    throw new TreeError(`The payload of the event ${this.event} is not usable: ${at}${why}`);
  }
}
