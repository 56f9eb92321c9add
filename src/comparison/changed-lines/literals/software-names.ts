import { namesService, type ServiceNames } from '../../../deployment/service-names.ts';
import { withoutTool } from '../variables/variable-syntax.ts';

/** Applications that often run beside the service. */
const APPLICATION =
  'postgres\\w*|mysql|mariadb|mongo\\w*|clickhouse|redis|valkey|memcached|nats|minio|metabase|grafana|superset|airflow|dagster|prefect|redash|n8n|keycloak|browserless\\w*';
const IS_APPLICATION = new RegExp(`^(?:${APPLICATION})$`, 'i');
/** Other software beside the service, as a key or as a section. */
export const OTHER_SOFTWARE = new RegExp(
  `^(?:${APPLICATION}|dbt|python|node(?:js)?|pg\\w*|headless\\w*|chrome|chromium|scaleDown\\w*|terraform|tf|kubectl|kube\\w*|helm|engine|platform_?version|module|schema|provider|plugin|cli|mcp|exporter|proxy|nginx|caddy|traefik|envoy|otel|agent|sidecar\\w*|extraContainers|initContainers?)$`,
  'i',
);

/** Whether a key means the service. Without the sign after it, `bi.lightdash.version` would be a host. */
export function isKeyOfService(key: string, names: ServiceNames): boolean {
  return namesService(`${key}=`, names);
}

/** Whether a key names other software. A key that also names the service means the service. */
export function isOtherSoftware(key: string, names: ServiceNames): boolean {
  return areAbout(OTHER_SOFTWARE, [key], names);
}

/** Whether one of several names is that of an application that often runs beside the service. */
export function areOfApplication(names: readonly string[], service: ServiceNames): boolean {
  return areAbout(IS_APPLICATION, names, service);
}

function areAbout(others: RegExp, keys: readonly string[], names: ServiceNames): boolean {
  return !keys.some((key) => isKeyOfService(key, names)) && keys.flatMap(wordsOf).some((word) => others.test(word));
}

/** A key and its words: `initContainers` is itself, `init` and `Containers`. */
export function wordsOf(key: string): string[] {
  const name = withoutTool(key);
  return [name, ...name.split(/[\W_]|(?<=[a-z])(?=[A-Z])/)];
}

/** The key of a block that is all on one line. */
export const BLOCK_ON_LINE = /^[\s-]{0,99}["']?(\w[\w-]{0,99})["']?\s{0,9}[:=]\s{0,9}\{/;
