import type { Product } from './facts.ts';

/** Lightdash, as its makers publish it. */
export const LIGHTDASH: Product = {
  name: 'Lightdash',
  word: 'lightdash',
  image: { path: 'lightdash/lightdash', marketplaceName: 'lightdash-containers' },
  chart: {
    name: 'lightdash',
    repository: 'https://lightdash.github.io/helm-charts',
    marketplace: 'oci://709825985650.',
    gitRepository: 'lightdash/helm-charts',
    gitFolder: 'charts/lightdash',
    firstToStop: '2.16.284',
    lastToIgnore: '2.16.101',
    withoutMode: '3.0.0-beta.1',
    oldestTag: '1.169.1',
    migratesInJob: ['2.6.0'],
    migratesInJobFrom: '3.0.0-beta.1',
    firstWithTag: '0.7.0',
    workers: {
      scheduler: 'worker',
      appBuildWorker: 'app-build-worker',
      warehouseNatsWorker: 'warehouse-nats-worker',
      preAggregateNatsWorker: 'pre-aggregate-nats-worker',
    },
    certainPaths: [
      ['secrets', 'LIGHTDASH_SECRET'],
      ['configMap', 'SITE_URL'],
    ],
    likelyPaths: [['externalDatabase'], ['migrationJob'], ['browserless-chrome']],
    sections: ['secrets', 'configMap', 'externalDatabase', 'migrationJob', 'lightdashBackend', 'scheduler', 'upgrade'],
  },
  documents: {
    indexUrl: 'https://raw.githubusercontent.com/lightdash/lightdash/main/release-safety-index.json',
    artifactUrl: 'https://github.com/lightdash/lightdash/releases/download/{version}/release-safety.json',
    repositoryUrl: 'https://github.com/lightdash/lightdash',
  },
  service: {
    versionHeader: 'lightdash-version',
    historySwitch: 'LIGHTDASH_ENABLE_FEATURE_FLAGS=query-history',
    secretVariable: 'LIGHTDASH_SECRET',
    database: { uri: 'PGCONNECTIONURI', host: 'PGHOST', port: 'PGPORT', name: 'PGDATABASE' },
    variables: { url: 'LIGHTDASH_URL', project: 'LIGHTDASH_PROJECT', token: 'LIGHTDASH_API_KEY' },
  },
  preflight: {
    since: '1.125.0',
    page: 'https://docs.lightdash.com/self-host/upgrade-runbook',
    name: 'migrate preflight',
    program: 'pnpm',
    arguments: '-F backend migrate-production preflight',
  },
  others: {
    software:
      'cli|sdk|mcp|exporter|provider|dbt|proxy|python|client|plugin|operator|sync|gate|backup|postgres|db|redis|minio|nats|nginx|traefik|ingress|caddy|envoy|haproxy|pgbouncer|vault|keycloak|oauth2?|fluent|otel|cloud[-_]?sql|chrome|headless|browser|grafana|prometheus|metabase|airflow|airbyte|dashboards?|content',
    infrastructure:
      'docs?|[aen]?lb|rds|sql|sg|security[-_]?groups?|acm|certs?|certificates?|vpc|iam|s3|gcs|buckets?|ecr|kms|dns|route53|cdn|cloudfront|waf|efs',
    names: ['dbt[-_]lightdash'],
    content: '^contentType:',
  },
};
