// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { deploymentsIn, show } from '../../support/detection.ts';

async function read(files: Record<string, string>): Promise<string[]> {
  return (await deploymentsIn(files, { scanCommands: true })).map(show);
}

describe('helm commands (DETECTION 2.3, input scan-commands)', () => {
  it.each([
    ['helm upgrade --install bi lightdash/lightdash --set image.tag=1.2.3', 'deploy.sh:1 1.2.3'],
    ['helm upgrade bi lightdash/lightdash --version 2.9.1', 'deploy.sh:1 0.2248.0'],
    [
      'helm upgrade bi lightdash/lightdash \\\n  --version=2.9.1 \\\n  --set-string "a=b,image.tag=1.2.3"',
      'deploy.sh:3 1.2.3',
    ],
    ['helm upgrade bi lightdash/lightdash --set image.tag=1.2.3 --set image.tag=1.3.0', 'deploy.sh:1 1.3.0'],
    ['helm upgrade bi lightdash/lightdash --set image.tag=$TAG', 'deploy.sh:1 unresolved-variable'],
    ['helm upgrade bi lightdash/lightdash --set image.tag=${{ inputs.tag }}', 'deploy.sh:1 unresolved-template'],
    ['helm upgrade bi lightdash/lightdash --version "$CHART"', 'deploy.sh:1 unresolved-variable'],
    ['helm upgrade bi lightdash/lightdash --version 2.x', 'deploy.sh:1 chart-range'],
    ['helm upgrade bi lightdash/lightdash', 'deploy.sh:1 chart-unpinned'],
    ['helm upgrade bi lightdash/lightdash --version 2.9.1 -f ./env/prod.yaml', 'env/prod.yaml:2 1.4.0'],
    ['helm upgrade bi oci://example.com/charts/lightdash --set image.tag=latest', 'deploy.sh:1 moving-tag'],
  ])('%s', async (command, expected) => {
    const files = { 'deploy.sh': `${command}\n`, 'env/prod.yaml': 'image:\n  tag: 1.4.0\n' };
    expect(await read(files)).toEqual([expected]);
  });

  it.each([
    ['another chart', 'helm upgrade lightdash bitnami/nginx --set image.tag=1.2.3'],
    ['a comment', '# helm upgrade bi lightdash/lightdash --set image.tag=1.2.3'],
    ['another program', 'myhelm upgrade bi lightdash/lightdash --set image.tag=1.2.3'],
    ['prose', 'echo lightdash/lightdash image.tag=1.2.3'],
  ])('passes over %s', async (_, line) => {
    expect(await read({ 'deploy.sh': `${line}\n` })).toEqual([]);
  });

  it('reads workflows and makefiles, and only where it is asked to', async () => {
    const command = 'helm upgrade bi lightdash/lightdash --set image.tag=1.2.3 --set upgrade.mode=Recreate';
    const files = {
      '.github/workflows/deploy.yml': `jobs:\n  deploy:\n    steps:\n      - run: |\n          ${command}\n`,
      Makefile: `deploy:\n\t${command}\n`,
    };
    expect(await read(files)).toEqual(['.github/workflows/deploy.yml:5 1.2.3', 'Makefile:2 1.2.3']);
    expect(await deploymentsIn(files)).toEqual([]);
    const [found] = await deploymentsIn(files, { scanCommands: true });
    expect(found?.declared.upgradeMode?.value).toBe('Recreate');
  });
});
