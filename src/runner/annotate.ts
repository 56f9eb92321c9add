import { error, notice, warning } from '@actions/core';
import type { Annotation } from '../page/annotations.ts';

/** Writes messages to the run's page. */
export function annotate(annotations: readonly Annotation[]): void {
  const write = { error, warning, notice };
  for (const { level, message, ...properties } of annotations) write[level](message, properties);
}
