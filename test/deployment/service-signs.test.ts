// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the files that are read
import { describe, expect, it } from 'vitest';
import { problemAt } from '../../src/deployment/problem.ts';
import { looksDeployed, showsService, versionsIn } from '../../src/deployment/service-signs.ts';

const BROKEN = problemAt('unparseable', null, 'not UTF-8');
const POINTER = problemAt('unparseable', null, 'a Git LFS pointer, not the file itself');

function looks(text: string, path = 'deploy/a.yaml', problem = BROKEN): boolean {
  return looksDeployed(path, Buffer.from(text), problem, []);
}

describe('signs of the service in a text of any kind', () => {
  it.each([
    'FROM lightdash/lightdash:1.2.3',
    'FROM --platform=linux/amd64 lightdash/lightdash:1.2.3 AS app',
    'image: "lightdash/lightdash:1.2.3"',
    "image: 'docker.io/lightdash/lightdash:1.2.3@sha256:ab'",
    'image: us-docker.pkg.dev/lightdash-containers/lightdash/lightdash:1.2.3-commercial',
    'image: localhost:5000/lightdash/lightdash:1.2.3',
    'image: 709825985650.dkr.ecr.us-east-1.amazonaws.com/lightdash/lightdash-containers:1.2.3',
    'registry: us-docker.pkg.dev/lightdash-containers',
    'registry: us-docker.pkg.dev/lightdash-containers/lightdash',
    'image: registry.gitlab.com/acme/lightdash/lightdash:1.2.3',
    'image: docker://lightdash/lightdash:1.2.3',
    'image:docker://docker.io/lightdash/lightdash:1.2.3',
    'url: oci://ghcr.io/lightdash/lightdash',
    'skopeo copy docker-daemon:lightdash/lightdash:1.2.3 dir:out',
    'docker run -e A=b lightdash/lightdash:1.2.3',
    '{"image":"lightdash/lightdash:1.2.3"}',
    '{image:lightdash/lightdash:1.2.3}',
    '--image=lightdash/lightdash:1.2.3',
    'linux_fx_version = "DOCKER|lightdash/lightdash:1.2.3"',
    'repository: lightdash/lightdash',
    'name: Lightdash/Lightdash',
    'image: {{ .registry }}/lightdash/lightdash:{{ .tag }}',
    'image = "${var.registry}/lightdash/lightdash:${var.tag}"',
    'see https://github.com/lightdash/lightdash, runs lightdash/lightdash:1.2.3',
    "a: 'b # c lightdash/lightdash:1.2.3'",
    'a: b#c lightdash/lightdash:1.2.3',
    '# one line\rimage: lightdash/lightdash:1.2.3',
  ])('are in %j', (text) => {
    expect(showsService(text, [])).toBe(true);
    expect(looks(`key: [unclosed\n${text}\n`)).toBe(true);
    expect(versionsIn(text, [])).not.toBe(versionsIn('', []));
  });

  it.each([
    'url: https://github.com/lightdash/lightdash',
    'url: https://github.com/lightdash/lightdash:1.2.3',
    'url: "http://lightdash/lightdash"',
    'url: git+https://token@github.com/lightdash/lightdash@v1',
    'url: ssh://git@github.com/lightdash/lightdash',
    'url: https://raw.githubusercontent.com/lightdash/lightdash',
    'url: https://hub.docker.com/r/lightdash/lightdash',
    'source: github.com/lightdash/lightdash',
    'source: www.github.com/lightdash/lightdash',
    'source: gitlab.com/lightdash/lightdash',
    'source: git@github.com:lightdash/lightdash',
    'source: git@git.acme.com:lightdash/lightdash',
    'source: github:lightdash/lightdash',
    'source: github.com:lightdash/lightdash',
    'db: postgres://lightdash:x@lightdash/lightdash',
    'image: lightdash/headless-browser:1.2.3',
    'image: acme/bi:1.2.3',
    'npm i @lightdash/cli@0.2473.1',
    '# image: lightdash/lightdash:1.2.3',
    '  // image: lightdash/lightdash:1.2.3',
    'a: 1 # image: lightdash/lightdash:1.2.3',
    '',
  ])('are not in %j', (text) => {
    expect(showsService(text, [])).toBe(false);
    expect(looks(`key: [unclosed\n${text}\n`)).toBe(false);
    expect(versionsIn(text, [])).toBe(versionsIn('', []));
  });

  it('are the images of the user, too', () => {
    const images = ['acme/bi', '*-dash'];
    expect(showsService('image: ghcr.io/acme/bi:1.2.3', images)).toBe(true);
    expect(showsService('image: docker://acme/bi', images)).toBe(true);
    expect(showsService('image: my-dash:1.2.3', images)).toBe(true);
    // What fits any name fits more than images.
    expect(showsService('name: my-dash', images)).toBe(false);
    expect(showsService('url: https://ghcr.io/acme/bi', images)).toBe(false);
    expect(looksDeployed('a.yaml', Buffer.from('image: acme/bi:1.2.3'), BROKEN, images)).toBe(true);
  });

  it.each([
    ['a chart', 'repoURL: https://lightdash.github.io/helm-charts', true],
    ['its name', '- chart: "lightdash"', true],
    ['another one', 'chart: lightdash-proxy', true],
    ['a name', 'name: lightdash', false],
  ])('may be %s', (_, text, expected) => {
    expect(showsService(text, [])).toBe(expected);
  });

  it('are fewer in a file that nothing else speaks for', () => {
    expect(looks('tag: 1.2.3')).toBe(false);
    expect(looks('tag: 1.2.3', 'lightdash/values.yaml')).toBe(true);
    expect(looks('lightdash:\n  tag: 1.2.3')).toBe(true);
    expect(looks('name: lightdash', 'deploy/Chart.yaml')).toBe(true);
    expect(looks('# tag: 1.2.3', 'lightdash/values.yaml')).toBe(false);
    expect(looks('oid sha256:ab', 'lightdash/values.yaml', POINTER)).toBe(true);
    expect(looks('oid sha256:ab', 'deploy/values.yaml', POINTER)).toBe(false);
  });

  it('show through two bytes a character', () => {
    const bytes = Buffer.from('image: lightdash/lightdash:1.2.3', 'utf16le');
    expect(looksDeployed('deploy/a.yaml', bytes, BROKEN, [])).toBe(true);
  });

  it('tell versions apart by images and tags, not by what else stands there', () => {
    const text = (tag: string) => `x: y\nimage: lightdash/lightdash:${tag}\n`;
    expect(versionsIn(text('1.0.0'), [])).toBe(versionsIn(`a: b\n${text('1.0.0')}`, []));
    expect(versionsIn(text('1.0.0'), [])).not.toBe(versionsIn(text('1.1.0'), []));
    expect(versionsIn(text('1.0.0'), [])).not.toBe(versionsIn(text('1.0.0').repeat(2), []));
    expect(versionsIn('newTag: 1.0.0', [])).not.toBe(versionsIn('newTag: 1.1.0', []));
  });

  it.each([
    'lightdash/',
    'lightdash:',
    'lightdash@',
    'docker://lightdash/',
    'docker://',
    '://',
    'a@lightdash/lightdash:',
    ' #',
    '"',
    ' ',
    'tag',
    'tag ',
    'name: ',
    'lightdash\n',
    'lightdash/lightdash-\n',
    '-\tchart:',
  ])('are looked for in time that grows with the size alone: %j', (part) => {
    const images = ['**/*bi*', '*a*b*c*d'];
    for (const text of [part.repeat(1_000_000 / part.length), `lightdash ${part.repeat(1_000_000 / part.length)}!`]) {
      const start = performance.now();
      for (const globs of [[], images]) {
        showsService(text, globs);
        looksDeployed('lightdash/a.yaml', Buffer.from(text), BROKEN, globs);
        versionsIn(text, globs);
      }
      expect(performance.now() - start).toBeLessThan(10_000);
    }
  });
});
