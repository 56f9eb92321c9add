import type { ConfigChange } from '../../src/release-safety/config-changes.ts';
import { version } from './documents.ts';

/** A default as text; null where there is none. */
export type Default = string | null;

export const removed = (name: string, previousDefault: Default = null): ConfigChange => ({
  kind: 'removed',
  name,
  previousDefault,
});
export const renamed = (previousName: string, name: string, defaultValue: Default = null): ConfigChange => ({
  kind: 'renamed',
  name,
  previousName,
  defaultValue,
});
export const changed = (name: string, previousDefault: Default, defaultValue: Default): ConfigChange => ({
  kind: 'default-changed',
  name,
  previousDefault,
  defaultValue,
});

/** Release 1.0.0, 1.1.0, …, each with its changes. */
export const steps = (releases: readonly (readonly ConfigChange[])[]) =>
  releases.map((changes, position) => ({ release: version(`1.${position}.0`), changes }));
