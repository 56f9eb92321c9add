import { expect, it } from 'vitest';
import { nameInFile } from '../../src/deployment/name-in-file.ts';

it.each([
  ['helmfile:helmfile.yaml#bi@prod', 'bi@prod'],
  ['compose:compose.yaml#web', 'web'],
  ['kustomize:overlays/prod#Deployment//bi#web', 'Deployment/bi web'],
  ['terraform:.#module.bi', 'module.bi'],
  ['helm-values:deploy/values.yaml', ''],
  ['helm-values:deploy/values.yaml#', ''],
  ['line:deploy/values.yaml#12', ''],
  ['line:deploy/values.yaml#tag', 'tag'],
])('%s is %j', (id, name) => {
  expect(nameInFile(id)).toBe(name);
});
