import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KindName } from '../../src/deployment/kinds/kinds.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { windowBlocks } from '../../src/render/window.ts';
import { version } from '../support/documents.ts';
import { deploymentReport, writes } from '../support/report-factory.ts';
import { told } from '../support/told.ts';

const windowOf = (kind: KindName, id: string, file: string) => {
  const deployment = deploymentReport({ kind, id, file, decision: 'recreate' });
  const stop = { ...writes(deployment), stop: 'exception' as const };
  return told(
    windowBlocks({ to: version('1.3.0'), back: null, chartVersion: null }, [{ ...deployment, writes: stop }], LOG_PEN),
  ).slice(1);
};
/** The commands stand four columns in. */
const commandsOf = (lines: readonly string[]) => lines.filter((line) => line.startsWith('    '));

/** A service of a platform. Each command that stops it is written down; only such a one counts. */
const STUB = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const name = require('node:path').basename(process.argv[1]);
const args = process.argv.slice(2).join(' ');
const state = JSON.parse(readFileSync(process.env.STATE, 'utf8'));
const STOPS = {
  gcloud: /^run services update bi --region eu --scaling=0$/,
  aws: /^ecs update-service --cluster c --service bi --desired-count 0$/,
  nomad: /^job stop bi$/,
};
const isWait = name === 'aws' && args === 'ecs wait tasks-stopped --cluster c --tasks one two' && state.runs === null;
const isList = name === 'aws' && args === 'ecs list-tasks --cluster c --service-name bi --query taskArns --output text';
if (isList) console.log('one\\ttwo');
else if (STOPS[name].test(args)) state.runs = null;
else if (!isWait) process.exit(2);
writeFileSync(process.env.STATE, JSON.stringify(state));
`;

function runsAfter(lines: readonly string[]): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  try {
    for (const name of ['gcloud', 'aws', 'nomad']) {
      writeFileSync(join(folder, name), STUB);
      chmodSync(join(folder, name), 0o755);
    }
    const file = join(folder, 'state.json');
    writeFileSync(file, '{"runs":"old"}');
    const env = {
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      STATE: file,
      SERVICE: 'bi',
      REGION: 'eu',
      CLUSTER: 'c',
      JOB: 'bi',
    };
    execFileSync('bash', ['--norc', '-e', '-c', lines.join('\n')], { env, stdio: 'pipe' });
    return (JSON.parse(readFileSync(file, 'utf8')) as { runs: string | null }).runs;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('on a platform that would run both versions', () => {
  it.each<[string, KindName, string, string, string]>([
    [
      'Cloud Run by Terraform',
      'terraform',
      'terraform:b#google_cloud_run_v2_service.bi',
      'b/main.tf',
      'Cloud Run starts',
    ],
    ['the older Cloud Run', 'terraform', 'terraform:b#google_cloud_run_service.bi', 'b/main.tf', 'Cloud Run starts'],
    ['Cloud Run by a manifest', 'manifests', 'manifests:a/s.yaml#Service//bi#[0]', 'a/s.yaml', 'Cloud Run starts'],
    ['ECS by Terraform', 'terraform', 'terraform:c#aws_ecs_task_definition.bi', 'c/main.tf', 'ECS starts'],
    ['ECS by a task definition', 'line', 'line:task-definition.json#x', 'd/task-definition.json', 'ECS starts'],
    ['Nomad', 'nomad', 'nomad:e/bi.nomad#bi/web/bi', 'e/bi.nomad', 'Nomad replaces'],
    ['Nomad, with a name that needs quoting', 'nomad', 'nomad:e/bi.nomad#$(x)/web/bi', 'e/bi.nomad', 'Nomad replaces'],
  ])('the commands stop the old one before the new one comes: %s', (_, kind, id, file, says) => {
    const lines = windowOf(kind, id, file);
    expect(lines[0]).toContain(says);
    expect(runsAfter(commandsOf(lines))).toBeNull();
    expect(lines.at(-1)).toMatch(/^- (?:Wait until .*\. )?(?:Deploy|Run the job with) 1\.3\.0 as usual/);
    expect(lines.join('\n')).not.toContain('Stop the old version before');
  });

  it.each<[KindName, string, string]>([
    ['line', 'line:.do/app.yaml#services.bi.image', '.do/app.yaml'],
    ['terraform', 'terraform:c#digitalocean_app.bi', 'c/main.tf'],
  ])('a sentence says that no command does: %s %s', (kind, id, file) => {
    const lines = windowOf(kind, id, file);
    expect(lines).toEqual([
      '- App Platform starts the new containers while the old ones still run. Archive the app first: set maintenance.archive to true in its spec, and apply that.',
      '- Take maintenance.archive out again, and apply the spec with 1.3.0.',
    ]);
  });

  it('the commands of one platform are not told of another, although one tool describes both', () => {
    const deployments = [
      ['terraform:b#google_cloud_run_service.bi', 'b/main.tf'],
      ['terraform:c#aws_ecs_service.bi', 'c/main.tf'],
    ].map(([id = '', file = '']) => {
      const deployment = deploymentReport({ kind: 'terraform', id, file, line: 2, decision: 'recreate' });
      return { ...deployment, writes: { ...writes(deployment), stop: 'exception' as const } };
    });
    const lines = told(
      windowBlocks({ to: version('1.3.0'), back: null, chartVersion: null }, deployments, LOG_PEN),
    ).map((line) => line.trim());
    const [run, ecs] = ['- b/main.tf:2:', '- c/main.tf:2:'].map((place) => lines.indexOf(place)) as [number, number];
    const startsIn = (from: number, to: number) =>
      lines.slice(from, to).filter((line) => / starts the new /.test(line));
    expect(startsIn(run, ecs)).toEqual([expect.stringContaining('Cloud Run starts')]);
    expect(startsIn(ecs, lines.length)).toEqual([expect.stringContaining('ECS starts')]);
  });

  it('nothing is made up for anything else', () => {
    for (const [kind, id, file] of [
      ['line', 'line:deploy/app.json#x', 'deploy/app.json'],
      ['terraform', 'terraform:b#kubernetes_deployment.bi', 'b/main.tf'],
      ['target', 'target:a', 'a/do/app.yaml'],
    ] as const)
      expect(windowOf(kind, id, file)).toEqual(['- Stop the old version before 1.3.0 starts.']);
  });
});
