// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { helmCommands } from '../../../src/deployment/formats/helm-commands.ts';
import { SourceFiles } from '../../../src/deployment/source/source-files.ts';
import { DEFAULTS, deploymentsIn, show } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';

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

  const VALUES = {
    'env/prod.yaml': 'image:\n  tag: 1.4.0\n',
    'env/none.yaml': 'replicas: 1\n',
    'env/bi.yaml': 'image:\n  repository: acme.io/bi\n  tag: 1.4.0\n',
    'env/broken.yaml': 'image:\n  tag: 1.4.0\n  tag: 1.4.1\n',
  };
  it.each([
    // Values that are not there.
    ['--version 2.9.1 -f env/missing.yaml', 'deploy.sh:1 external-values'],
    ['--version 2.9.1 -f $ENV/values.yaml', 'deploy.sh:1 external-values'],
    ['--version 2.9.1 -f env/${{ inputs.env }}.yaml', 'deploy.sh:1 external-values'],
    ['--version 2.9.1 -f https://example.com/values.yaml', 'deploy.sh:1 external-values'],
    ['-f env/prod.yaml -f $FILE', 'deploy.sh:1 external-values'],
    ['-f $FILE -f env/none.yaml', 'deploy.sh:1 external-values'],
    ['-f $FILE -f env/prod.yaml', 'env/prod.yaml:2 1.4.0'],
    ['-f $FILE --set image.tag=1.2.3', 'deploy.sh:1 1.2.3'],
    ['-f env/broken.yaml --set image.tag=1.2.3', 'env/broken.yaml:3 unparseable'],
    ['--version 2.9.1 --reuse-values', 'deploy.sh:1 external-values'],
    ['--reuse-values --set image.tag=1.2.3', 'deploy.sh:1 1.2.3'],
    // Words that may be anything.
    ['--version 2.9.1 $ARGS', 'deploy.sh:1 unresolved-variable'],
    ['--version 2.9.1 "$@"', 'deploy.sh:1 unresolved-variable'],
    ['--version 2.9.1 --set $SET', 'deploy.sh:1 unresolved-variable'],
    ['--version 2.9.1 --wait $ARGS', 'deploy.sh:1 unresolved-variable'],
    ['$ARGS --set image.tag=1.2.3', 'deploy.sh:1 1.2.3'],
    ['--version 2.9.1 --namespace $NAMESPACE', 'deploy.sh:1 0.2248.0'],
    // Settings.
    ['--version 2.9.1 -f env/prod.yaml --set image.tag=', 'deploy.sh:1 0.2248.0'],
    ['--version 2.9.1 -f env/prod.yaml --set image.tag=null', 'deploy.sh:1 0.2248.0'],
    ['--set image.tag=1.2.3,upgrade.mode=Roll', 'deploy.sh:1 invalid-upgrade-mode'],
    ['--set image.repository=acme.io/bi,image.tag=1.2.3', 'deploy.sh:1 custom-image'],
    ['-f env/bi.yaml', 'env/bi.yaml:2 custom-image'],
    ['-f env/bi.yaml --set image.tag=1.2.3', 'env/bi.yaml:2 custom-image'],
  ])('lightdash/lightdash %s', async (words, expected) => {
    expect(await read({ 'deploy.sh': `helm upgrade bi lightdash/lightdash ${words}\n`, ...VALUES })).toEqual([
      expected,
    ]);
  });

  it.each([
    // A part of the values that holds what is read.
    ['--set image=null', 'external-values'],
    ['--set image=null,image.tag=1.2.3', 'external-values'],
    ['--set image[0].tag=1.2.3', 'external-values'],
    ['--set image.tag.a=1.2.3', 'external-values'],
    ['--set upgrade=null', 'external-values'],
    ['--set migrationJob=null', 'external-values'],
    ['--set migrationJob.enabled={}', 'external-values'],
    [`--set-json 'image={"tag":"1.2.3"}'`, 'external-values'],
    [`--set-json 'upgrade={"mode":"Recreate"}' --set image.tag=1.2.3`, 'external-values'],
    [`--set-json 'migrationJob={"enabled":true}' --set image.tag=1.2.3`, 'external-values'],
    [`--set-json 'image.tag={"a":1}'`, 'external-values'],
    [`--set-json '{"image":{"tag":"1.2.3"}}'`, 'external-values'],
    [`--set-json 'a=1,image.tag="1.2.3"'`, 'external-values'],
    ['--set-json a=1,image.tag=$TAG', 'external-values'],
    ['--set-file image.tag=1.2.3', 'external-values'],
    // Names that cannot be read.
    ['--set $SET', 'unresolved-variable'],
    ['--set image.tag=1.2.3 --set $SET', 'unresolved-variable'],
    ['--set image.tag=1.2.3 --set image.$KEY=null', 'unresolved-variable'],
    ['--set image.tag=1.2.3 --set ${{ inputs.name }}=1', 'unresolved-template'],
    // Words that may be anything, behind the values files.
    ['$EXTRA', 'unresolved-variable'],
    ['"$@"', 'unresolved-variable'],
    ['{{ARGS}}', 'unresolved-template'],
    ['-nprod $EXTRA', 'unresolved-variable'],
    ['--set image.tag=1.2.3 $EXTRA', 'unresolved-variable'],
    ['--force-conflicts $EXTRA', 'unresolved-variable'],
  ])('does not answer from the values files alone: %s', async (words, code) => {
    const command = `helm upgrade bi lightdash/lightdash -f env/prod.yaml ${words}\n`;
    expect(await read({ 'deploy.sh': command, ...VALUES })).toEqual([`deploy.sh:1 ${code}`]);
  });

  it.each([
    // What says nothing of what is read.
    ['--set podLabels.a=null --set images=null', 'env/prod.yaml:2 1.4.0'],
    [`--set-json 'podLabels={"a":"b=c"}' --set-json ingress=$INGRESS`, 'env/prod.yaml:2 1.4.0'],
    ['--set-json "podLabels={\\"a\\":1}"', 'env/prod.yaml:2 1.4.0'],
    ['# $EXTRA --set image.tag=1.2.3', 'env/prod.yaml:2 1.4.0'],
    // What says it in another way.
    [`--set-json 'image.tag="1.2.3"'`, 'deploy.sh:1 1.2.3'],
    [`--set-json image.tag=null --version 2.9.1`, 'deploy.sh:1 0.2248.0'],
    ['--set image.tag=NULL --version 2.9.1', 'deploy.sh:1 0.2248.0'],
    [`--set 'im\\age.tag=1.2.3'`, 'deploy.sh:1 1.2.3'],
    // Whatever their order, Helm reads one kind after the other.
    ['--set-string image.tag=1.2.3 --set image.tag=1.3.0', 'deploy.sh:1 1.2.3'],
    ['--set-literal image.tag=1.2.3 --set-string image.tag=1.3.0', 'deploy.sh:1 1.2.3'],
    [`--set image.tag=1.2.3 --set-json 'image.tag="1.3.0"'`, 'deploy.sh:1 1.2.3'],
  ])('reads what stands in the command: %s', async (words, expected) => {
    const command = `helm upgrade bi lightdash/lightdash -f env/prod.yaml ${words}\n`;
    expect(await read({ 'deploy.sh': command, ...VALUES })).toEqual([expected]);
  });

  it.each([
    ['$RELEASE lightdash/lightdash', 'env/prod.yaml:2 1.4.0'],
    ['bi $REPOSITORY/lightdash', 'env/prod.yaml:2 1.4.0'],
    ['lightdash/lightdash --generate-name', 'env/prod.yaml:2 1.4.0'],
    ['$FLAGS bi lightdash/lightdash', 'deploy.sh:1 unresolved-variable'],
    ['bi $FLAGS lightdash/lightdash', 'deploy.sh:1 unresolved-variable'],
    ['lightdash/lightdash --generate-name $FLAGS', 'deploy.sh:1 unresolved-variable'],
    ['bi lightdash --repo https://a.io $FLAGS', 'deploy.sh:1 unresolved-variable'],
  ])('knows the release and the chart from other words: %s', async (words, expected) => {
    expect(await read({ 'deploy.sh': `helm upgrade ${words} -f env/prod.yaml\n`, ...VALUES })).toEqual([expected]);
  });

  it('does not take a repository that is filled in for a known one', async () => {
    const command = 'helm upgrade bi $REPOSITORY/lightdash --version 2.9.1\n';
    expect(await read({ 'deploy.sh': command })).toEqual(['deploy.sh:1 unresolved-variable']);
  });

  it('knows the image that the command names instead of the one of its files', async () => {
    const command =
      'helm upgrade bi lightdash/lightdash -f env/prod.yaml --set image.repository=acme.io/bi/lightdash\n';
    const [found] = await deploymentsIn({ 'deploy.sh': command, ...VALUES }, { scanCommands: true });
    expect(found).toMatchObject({ version: '1.4.0', image: { path: 'bi/lightdash' } });
  });

  it('quotes no value that may be a secret', async () => {
    const secret = 'aVerySecretKey';
    const command = `helm upgrade bi lightdash/lightdash --set secrets.$NAME=${secret} --set-json '{"secrets":{"A":"${secret}=$B"}}'\n`;
    const found = await deploymentsIn({ 'deploy.sh': command }, { scanCommands: true });
    expect(found.map(show)).toEqual(['deploy.sh:1 external-values']);
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  it.each([
    ['helm upgrade bi lightdash --repo https://lightdash.github.io/helm-charts --version 2.9.1', ['0.2248.0']],
    [
      'helm upgrade --install bi lightdash --repo=https://lightdash.github.io/helm-charts/ --version 2.9.1',
      ['0.2248.0'],
    ],
    ['helm upgrade bi nginx --repo https://lightdash.github.io/helm-charts --version 2.9.1', []],
    ['helm upgrade lightdash nginx --repo https://charts.example.com --version 2.9.1', []],
  ])('%s', async (command, versions) => {
    const found = await deploymentsIn({ 'deploy.sh': `${command}\n` }, { scanCommands: true });
    expect(found.map(({ version }) => version)).toEqual(versions);
  });

  it.each([
    ['upgrade.mode=RollingUpdate', { upgradeMode: { value: 'RollingUpdate' } }, 0],
    ['upgrade.mode=', { upgradeMode: null }, 0],
    ['upgrade.mode=$MODE', { upgradeMode: null }, 1],
    ['migrationJob.enabled=true', { migrationJob: { value: true } }, 0],
    ['migrationJob.enabled=false', { migrationJob: { value: false } }, 0],
    // Helm takes these words in any case, and a text for true.
    ['migrationJob.enabled=False', { migrationJob: { value: false } }, 0],
    ['migrationJob.enabled=NULL', { migrationJob: null }, 0],
    ['a=b --set-json migrationJob.enabled=false', { migrationJob: { value: false } }, 0],
    ['a=b --set-string migrationJob.enabled=false', { migrationJob: { value: true } }, 0],
    [`a=b --set-json 'upgrade.mode="Recreate"'`, { upgradeMode: { value: 'Recreate' } }, 0],
    ['migrationJob.enabled=', { migrationJob: null }, 0],
    ['migrationJob.enabled=$JOB', { migrationJob: null }, 1],
  ])('declares %s', async (setting, declared, notices) => {
    const command = `helm upgrade bi lightdash/lightdash --set image.tag=1.2.3 --set ${setting}\n`;
    const [found] = await deploymentsIn({ 'deploy.sh': command }, { scanCommands: true });
    expect(found).toMatchObject({ version: '1.2.3', declared });
    expect(found?.notices).toHaveLength(notices);
  });

  const DECLARING = {
    'env/prod.yaml':
      'image: {tag: 1.4.0}\nupgrade: {mode: Recreate}\nmigrationJob: {enabled: true}\nscheduler: {strategy: {type: Recreate}}\n',
    'env/broken.yaml': 'a: [\n',
  };
  const BOTH = '--set upgrade.mode=Recreate,migrationJob.enabled=true';
  it.each([
    ['', 'Recreate', 0],
    ['-f $FILE', null, 1],
    ['-f env/missing.yaml', null, 1],
    ['-f env/broken.yaml', null, 1],
    ['--reuse-values', null, 1],
    ['$ARGS', null, 1],
    ['--set $SET', null, 0],
    ['--set upgrade=null', null, 0],
    ['--set image=null', null, 0],
    ['-f $FILE --set upgrade.mode=Recreate', null, 1],
    ['-f $FILE --set migrationJob.enabled=true', null, 1],
    [`-f $FILE ${BOTH}`, 'Recreate', 0],
    [`--reuse-values ${BOTH}`, 'Recreate', 0],
    [`$ARGS ${BOTH}`, 'Recreate', 0],
    [`${BOTH} $ARGS`, null, 1],
  ])('declares no mode that something unseen may change: %s', async (words, mode, notices) => {
    const command = `helm upgrade bi lightdash/lightdash -f env/prod.yaml ${words}\n`;
    const [found] = await deploymentsIn({ 'deploy.sh': command, ...DECLARING }, { scanCommands: true });
    expect(found?.declared.upgradeMode?.value ?? null).toBe(mode);
    expect(found?.notices.filter((notice) => notice.includes('may change upgrade.mode'))).toHaveLength(notices);
  });

  it.each(['--set migrationJob=null', '--set $SET'])(
    'declares no job beside what cannot be read: %s',
    async (words) => {
      const command = `helm upgrade bi lightdash/lightdash -f env/prod.yaml ${words}\n`;
      const [found] = await deploymentsIn({ 'deploy.sh': command, ...DECLARING }, { scanCommands: true });
      expect(found?.declared).toMatchObject({ upgradeMode: null, migrationJob: null });
    },
  );

  it.each([
    ['', 1],
    ['-f $FILE', 0],
    ['--set scheduler.strategy.type=RollingUpdate', 0],
    ['--set scheduler.strategy=null', 0],
    ['--set scheduler=null', 0],
    ['--set scheduler.replicas=1', 1],
  ])('declares no strategy that something else may change: %s', async (words, count) => {
    const command = `helm upgrade bi lightdash/lightdash -f env/prod.yaml ${words}\n`;
    const [found] = await deploymentsIn({ 'deploy.sh': command, ...DECLARING }, { scanCommands: true });
    expect(found?.declared.strategies).toHaveLength(count);
  });

  it('says of values that cannot be read that they are there', async () => {
    const command = 'helm upgrade bi lightdash/lightdash -f $FILE --set image.tag=1.2.3\n';
    const [found] = await deploymentsIn({ 'deploy.sh': command }, { scanCommands: true });
    expect(found?.notices).toEqual([expect.stringContaining('Values from `$FILE` at deploy.sh:1')]);
  });

  it.each([
    ['lightdash/lightdash --version 2.9.1', 'lightdash', 0],
    ['oci://example.com/charts/lightdash --version 2.9.1', 'oci://example.com/charts', 1],
    [
      'lightdash --repo=https://lightdash.github.io/helm-charts/ --version 2.9.1',
      'https://lightdash.github.io/helm-charts/',
      0,
    ],
    ['lightdash --repo https://a.io --version 2.9.1', 'https://a.io', 1],
    ['lightdash --repo $REPO --version 2.9.1', '$REPO', 1],
  ])('says where the chart comes from: %s', async (words, repository, notices) => {
    const [found] = await deploymentsIn({ 'deploy.sh': `helm upgrade bi ${words}\n` }, { scanCommands: true });
    expect(found?.chart).toMatchObject({ name: 'lightdash', version: '2.9.1', repository });
    expect(found?.notices).toHaveLength(notices);
  });

  it('cannot read endless commands, which are still there', async () => {
    const tree = memoryTree({ 'lightdash.sh': 'helm upgrade '.repeat(300_000) });
    const [found] = await deploymentsIn(tree, { scanCommands: true });
    expect(found).toMatchObject({ id: 'helm-command:lightdash.sh', problem: { code: 'unparseable' } });
    const files = new SourceFiles(tree, ['lightdash.sh']);
    expect(found && (await helmCommands.carries(files, found, DEFAULTS))).toBe(true);
  });

  it('speaks for the files that it uses', async () => {
    const files = {
      'deploy.sh': 'helm upgrade bi lightdash/lightdash -f lightdash/values.yaml --set image.tag=1.2.3\n',
      'lightdash/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.0.0}\n',
    };
    expect(await read(files)).toEqual(['deploy.sh:1 1.2.3']);
  });

  it('names each command, and knows it again', async () => {
    const install = (words: string) => `helm upgrade bi lightdash/lightdash --set image.tag=1.2.3 ${words}\n`;
    const text = [install('-n prod'), install('--namespace=dev --kube-context eu'), install(''), install('')].join('');
    const tree = memoryTree({ 'deploy.sh': `helm upgrade bi bitnami/nginx\n${text}` });
    const found = await deploymentsIn(tree, { scanCommands: true });
    expect(found.map(({ id }) => id)).toEqual(
      ['prod/bi', 'eu:dev/bi', 'bi', 'bi~2'].map((name) => `helm-command:deploy.sh#${name}`),
    );
    const files = new SourceFiles(tree, ['deploy.sh']);
    for (const each of found) expect(await helmCommands.carries(files, each, DEFAULTS)).toBe(true);
    const other = { carrier: 'deploy.sh', identities: ['helm-command:deploy.sh#bi~3'] as const };
    expect(await helmCommands.carries(files, other, DEFAULTS)).toBe(false);
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
