import { isOnGitHub, type ToolSource } from './program.ts';

/** The workflow or job of each system, exactly as README.md and docs/other-systems.md#other-ci-systems show it. */
export const TEMPLATES = {
  github: `name: Upgrade Gate
on:
  pull_request: # no \`paths:\` here: a required check has to run always
  merge_group:
permissions: {}

jobs:
  upgrade-gate:
    runs-on: ubuntu-latest
    permissions:
      contents: read # to read the files before and after the change
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 2 # the merge commit and its parents
          persist-credentials: false
      - uses: OWNER/upgrade-gate@COMMIT
`,
  gitlab: `upgrade-gate:
  image: node:22
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  variables:
    GIT_DEPTH: "0"
    TOOL: $CI_BUILDS_DIR/upgrade-gate-$CI_JOB_ID
  script:
    - >-
      git clone --quiet --no-checkout
      https://github.com/OWNER/upgrade-gate "$TOOL"
    - git -C "$TOOL" checkout --quiet COMMIT
    - BASE="\${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"
    - >-
      node "$TOOL/dist/cli/index.js" gate --base "$BASE" --head HEAD
      --summary upgrade-gate.md --code-quality upgrade-gate.json
  after_script:
    - rm -rf "$TOOL"
  artifacts:
    when: always
    paths: [upgrade-gate.md]
    expose_as: Upgrade Gate
    reports:
      codequality: upgrade-gate.json
`,
  azure: `pool:
  vmImage: ubuntu-latest
steps:
  - checkout: self
    fetchDepth: 0
  - task: UseNode@1
    inputs:
      version: 22.x
  - bash: |
      tool="$AGENT_TEMPDIRECTORY/upgrade-gate"
      made="$BUILD_ARTIFACTSTAGINGDIRECTORY"
      git clone --quiet --no-checkout \\
        https://github.com/OWNER/upgrade-gate "$tool"
      git -C "$tool" checkout --quiet COMMIT
      mkdir -p "$made"
      status=0
      node "$tool/dist/cli/index.js" gate --base 'HEAD^1' --head HEAD \\
        --summary "$made/upgrade-gate.md" \\
        --sarif "$made/upgrade-gate.sarif" || status=$?
      echo "##vso[task.uploadsummary]$made/upgrade-gate.md"
      exit $status
    displayName: Upgrade Gate
  - publish: $(Build.ArtifactStagingDirectory)
    artifact: CodeAnalysisLogs
    condition: always()
`,
  bitbucket: `pipelines:
  pull-requests:
    '**':
      - step:
          image: node:22
          clone:
            depth: full
          script:
            - >-
              git clone --quiet --no-checkout
              https://github.com/OWNER/upgrade-gate /tmp/upgrade-gate
            - git -C /tmp/upgrade-gate checkout --quiet COMMIT
            - >-
              node /tmp/upgrade-gate/dist/cli/index.js gate
              --base "$BITBUCKET_PR_DESTINATION_COMMIT" --head HEAD
              --summary upgrade-gate.md
          artifacts:
            - upgrade-gate.md
`,
  jenkins: `pipeline {
  agent any
  stages {
    stage('Upgrade Gate') {
      when { changeRequest() }
      steps {
        sh '''
          tool="$WORKSPACE_TMP/upgrade-gate"
          rm -rf "$tool"
          git clone --quiet --no-checkout \\
            https://github.com/OWNER/upgrade-gate "$tool"
          git -C "$tool" checkout --quiet COMMIT
          git fetch --quiet origin "$CHANGE_TARGET"
          base="$(git merge-base FETCH_HEAD HEAD)"
          node "$tool/dist/cli/index.js" gate \\
            --base "$base" --head HEAD \\
            --summary upgrade-gate.md --sarif upgrade-gate.sarif
        '''
      }
      post {
        always {
          archiveArtifacts artifacts: 'upgrade-gate.md',
            allowEmptyArchive: true
          recordIssues tools: [sarif(pattern: 'upgrade-gate.sarif')]
        }
      }
    }
  }
}
`,
} as const;

/**
 * A template with the place and the commit of this program; with placeholders if they are not known, or if an action
 * would not be found from the repository's host.
 */
export function filledIn(template: string, source: ToolSource | null, host: string): string {
  if (source === null) return template;
  const { repository, commit, clone } = source;
  const filled = isOnGitHub(source)
    ? template.replaceAll('OWNER/upgrade-gate', repository)
    : template
        .replaceAll('https://github.com/OWNER/upgrade-gate', clone)
        .replaceAll('uses: OWNER/upgrade-gate@', source.host === host ? `uses: ${repository}@` : '$&');
  // An action that is not found keeps both placeholders.
  return filled.includes('OWNER/upgrade-gate') ? filled : filled.replaceAll(/\bCOMMIT\b/g, commit);
}
