// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of files
import { describe, expect, it } from 'vitest';
import { namesService, serviceImagesIn } from '../../src/deployment/service-names.ts';

describe('a text names the service', () => {
  it.each<[string, boolean]>([
    // The service, its image, its chart.
    ['lightdash', true],
    ['Lightdash', true],
    ['lightdash/lightdash:2.1.0', true],
    ['ghcr.io/acme/lightdash', true],
    ['${LIGHTDASH_IMAGE}', true],
    ['${LIGHTDASH_DOCKER_IMAGE}', true],
    ['${LIGHTDASH_CONTAINER_TAG}', true],
    ['LIGHTDASH_VERSION=2.1.0', true],
    ['lightdash-backend', true],
    ['module.lightdash terraform-aws-modules/ecs/aws', true],
    ['https://lightdash.github.io/helm-charts', true],
    ['lightdash beside lightdash-cli', true],
    ['registry.sg/lightdash-sg/lightdash:2.1.0', true],
    // Tools.
    ['${LIGHTDASH_CLI_IMAGE}', false],
    ['${LIGHTDASH_MCP_IMAGE}', false],
    ['lightdashCliVersion', false],
    ['@lightdash/cli@0.2473.1', false],
    ['npm i -g @lightdash/sdk', false],
    ['acme/lightdash-exporter:2.1.0', false],
    ['lightdash_exporter_version', false],
    ['lightdash-sync', false],
    ['dbt-lightdash', false],
    // Software beside it.
    ['${LIGHTDASH_PROXY_IMAGE}', false],
    ['${LIGHTDASH_DB_IMAGE}', false],
    ['${LIGHTDASH_POSTGRESQL_TAG}', false],
    ['lightdash-headless-browser', false],
    ['lightdash.nats', false],
    // Infrastructure.
    ['module.lightdash_alb terraform-aws-modules/alb/aws', false],
    ['module.lightdash_rds', false],
    ['lightdash-sg', false],
    ['lightdash_security_group', false],
    ['lightdash_acm', false],
    // Pages and content.
    ['lightdash-docs', false],
    ['lightdash-dashboards', false],
    ['https://github.com/lightdash/lightdash/issues/1', false],
    ['SITE_URL: bi.lightdash.acme.io', false],
    ['host: bi.lightdash.tag.io', false],
    // A setting.
    ['name: bi.lightdash.image.tag', true],
    ['name: bi.lightdash.version', true],
    ['name: bi.lightdash.replicas', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(namesService(text)).toBe(expected);
  });

  it('under the names of the settings as well', () => {
    const settings = { images: ['acme/bi'], chart: 'analytics' };
    expect(namesService('image: acme/bi:2.1.0', settings)).toBe(true);
    expect(namesService('chart: analytics', settings)).toBe(true);
    expect(namesService('image: acme/other:2.1.0', settings)).toBe(false);
  });
});

describe('the images of the service in a text', () => {
  it.each<[string, string[]]>([
    ['image: lightdash/lightdash:2.1.0', ['lightdash/lightdash:2.1.0']],
    ['image:lightdash/lightdash:2.1.0', ['lightdash/lightdash:2.1.0']],
    ['docker://lightdash/lightdash:2.1.0', ['lightdash/lightdash:2.1.0']],
    ['https://github.com/lightdash/lightdash', []],
    ['hub.docker.com/r/lightdash/lightdash', []],
    ['lightdash/lightdash-mcp:1.0.0', []],
    ['lightdash', []],
  ])('%s', (text, expected) => {
    expect([...serviceImagesIn(text, [])]).toEqual(expected);
  });
});
