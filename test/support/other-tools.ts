// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of the files that are written
import type { SetUp } from './set-ups.ts';

const IMAGE = 'lightdash/lightdash';

const stateful = (version: string) =>
  `apiVersion: apps/v1\nkind: StatefulSet\nmetadata:\n  name: bi\nspec:\n  serviceName: bi\n  selector:\n    matchLabels: {app: bi}\n  template:\n    metadata:\n      labels: {app: bi}\n    spec:\n      containers:\n        - name: bi\n          image: ${IMAGE}:${version}\n`;

const deployment =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: bi\nspec:\n  selector:\n    matchLabels: {app: bi}\n  template:\n    metadata:\n      labels: {app: bi}\n    spec:\n      containers:\n        - name: bi\n          image: lightdash/lightdash:latest\n';

const overlay = (version: string) =>
  `resources:\n  - ../../base\nimages:\n  - name: ${IMAGE}\n    newTag: ${version}\n`;

/** Files of tools that know no downtime, and of tools that no chart speaks for. */
export const OTHER_TOOLS: readonly SetUp[] = [
  {
    name: 'ECS, a task definition in JSON',
    files: (version) => ({
      'ecs/task-definition.json': `{\n  "family": "bi",\n  "containerDefinitions": [\n    {\n      "name": "lightdash",\n      "image": "${IMAGE}:${version}"\n    }\n  ]\n}\n`,
    }),
  },
  {
    name: 'Terraform variables in JSON',
    files: (version) => ({
      'main.tf': 'variable "image" {}\nresource "docker_container" "bi" {\n  image = var.image\n}\n',
      'terraform.tfvars.json': `{\n  "image": "${IMAGE}:${version}"\n}\n`,
    }),
  },
  {
    name: 'Pulumi',
    files: (version) => ({
      'Pulumi.yaml': 'name: bi\nruntime: yaml\n',
      'Pulumi.prod.yaml': `config:\n  bi:image: ${IMAGE}:${version}\n`,
    }),
  },
  {
    name: 'App Platform',
    files: (version) => ({
      '.do/app.yaml': `name: bi\nservices:\n  - name: lightdash\n    image:\n      registry_type: DOCKER_HUB\n      registry: lightdash\n      repository: lightdash/lightdash\n      tag: ${version}\n`,
    }),
  },
  {
    name: 'Kamal',
    files: (version) => ({
      'config/deploy.yml': `service: bi\nimage: ${IMAGE}:${version}\nservers:\n  web: [192.0.2.1]\n`,
    }),
  },
  {
    name: 'Porter',
    files: (version) => ({
      'porter.yaml': `version: v2\nname: bi\nservices:\n  - name: lightdash\n    type: web\nimage:\n  repository: ${IMAGE}\n  tag: ${version}\n`,
    }),
  },
  {
    name: 'Ansible',
    files: (version) => ({
      'group_vars/bi.yml': `lightdash_image: ${IMAGE}:${version}\n`,
    }),
  },
  {
    name: 'Nomad',
    files: (version) => ({
      'bi.nomad.hcl': `job "bi" {\n  group "bi" {\n    task "lightdash" {\n      driver = "docker"\n      config {\n        image = "${IMAGE}:${version}"\n      }\n    }\n  }\n}\n`,
    }),
  },
  {
    name: 'a shell script',
    files: (version) => ({
      'deploy.sh': `#!/bin/sh\ndocker run --detach \\\n  --name bi \\\n  ${IMAGE}:${version} \\\n  serve\n`,
    }),
  },
  { name: 'a StatefulSet', files: (version) => ({ 'k8s/bi.yaml': stateful(version) }) },
  {
    name: 'one overlay of two',
    files: (version) => ({
      'base/kustomization.yaml': 'resources:\n  - bi.yaml\n',
      'base/bi.yaml': deployment,
      'overlays/staging/kustomization.yaml': overlay('2.2.0'),
      'overlays/prod/kustomization.yaml': overlay(version),
    }),
  },
];
