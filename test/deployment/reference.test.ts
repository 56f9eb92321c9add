import { describe, expect, it } from 'vitest';
import { classifyImage, imagePath, parseImageReference, readImageTag } from '../../src/deployment/reference.ts';

/** A reference in few words: the version, or the problem's code. */
function read(text: string, suffix = '-commercial'): string {
  const reference = parseImageReference(text);
  if (reference === null) return 'no reference';
  const reading = readImageTag(reference, suffix);
  return 'code' in reading ? reading.code : reading.version;
}

describe('the version of an image reference', () => {
  it.each([
    ['localhost:5000/lightdash/lightdash:1.2.3', '1.2.3'],
    ['localhost:5000/lightdash/lightdash', 'moving-tag'],
    ['1234.dkr.ecr.eu-west-1.amazonaws.com/lightdash:1.2.3', '1.2.3'],
    ['lightdash/lightdash:1.2.3@sha256:ab12', '1.2.3'],
    ['lightdash/lightdash@sha256:ab12', 'digest-only'],
    ['us-docker.pkg.dev/lightdash-containers/lightdash/lightdash:2.228.0-commercial', '2.228.0'],
    ['lightdash/lightdash:v1.2.3', '1.2.3'],
    ['lightdash/lightdash:1.2.3-ee', 'unknown-suffix'],
    ['lightdash/lightdash:1.2.3-el9', 'unknown-suffix'],
    ['lightdash/lightdash:1.2.3-rc.1', 'unknown-suffix'],
    ['lightdash/lightdash:2026.11.12-10.20.30', 'not-a-version'],
    ['lightdash/lightdash:2026.11.12', 'not-a-version'],
    ['lightdash/lightdash:20240101', 'not-a-version'],
    ['lightdash/lightdash:abc1234', 'not-a-version'],
    ['lightdash/lightdash:01.2.3', 'not-a-version'],
    ['lightdash/lightdash:1.2.3.4', 'not-a-version'],
    ['lightdash/lightdash:1', 'moving-tag'],
    ['lightdash/lightdash:1.5', 'moving-tag'],
    ['lightdash/lightdash:v1', 'moving-tag'],
    ['lightdash/lightdash:latest', 'moving-tag'],
    ['lightdash/lightdash:beta', 'moving-tag'],
    ['lightdash/lightdash:prod-latest', 'moving-tag'],
    ['lightdash/lightdash:$TAG', 'not-a-version'],
    ['lightdash/lightdash:1.2.3\n', 'not-a-version'],
    ['lightdash/lightdash:1.2.3\n::error::x', 'not-a-version'],
    ['lightdash/lightdash:', 'moving-tag'],
    ['lightdash/lightdash:-commercial', 'not-a-version'],
  ])('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['lightdash/lightdash:1.2.3-ee', '-ee', '1.2.3'],
    ['lightdash/lightdash:1.2.3-el9', '-el9', '1.2.3'],
    ['lightdash/lightdash:1.2.3-commercial', '-el9', 'unknown-suffix'],
    ['lightdash/lightdash:1.2.3', '', '1.2.3'],
    ['lightdash/lightdash:1.2.3-commercial-commercial', '-commercial', 'unknown-suffix'],
  ])('%j with the suffix %j is %s', (text, suffix, expected) => {
    expect(read(text, suffix)).toBe(expected);
  });
});

describe('which images are the service', () => {
  it.each([
    ['lightdash/lightdash', 'service'],
    ['docker.io/lightdash/lightdash', 'service'],
    ['us-docker.pkg.dev/lightdash-containers/lightdash/lightdash', 'service'],
    ['ghcr.io/mirror/lightdash/lightdash', 'service'],
    ['709825985650.dkr.ecr.us-east-1.amazonaws.com/lightdash/lightdash-containers', 'service'],
    ['1234.dkr.ecr.eu-west-1.amazonaws.com/lightdash', 'custom'],
    ['winwin/lightdash', 'custom'],
    ['local/lightdash', 'custom'],
    ['lightdash', 'undecided'],
    ['aibiz_lightdash', 'undecided'],
    ['acme/bi-lightdash', 'undecided'],
    ['acme/lightdash-plus', 'other'],
    ['acme/lightdash-exporter', 'other'],
    ['acme/mylightdash', 'other'],
    ['lightdash/headless-browser', 'other'],
    ['traefik/whoami', 'other'],
    ['postgres', 'other'],
  ])('%s is %s', (repository, expected) => {
    const reference = parseImageReference(repository);
    expect(reference && classifyImage(reference, [])).toBe(expected);
  });

  it.each([
    [['acme/bi'], 'acme/bi', 'service'],
    [['acme/*'], 'ghcr.io/acme/bi', 'service'],
    [['ghcr.io/acme/bi'], 'ghcr.io/acme/bi', 'service'],
    [['aibiz_lightdash'], 'aibiz_lightdash', 'service'],
    [['acme/bi'], 'acme/other', 'other'],
  ])('with images %j, %s is %s', (images, repository, expected) => {
    const reference = parseImageReference(repository);
    expect(reference && classifyImage(reference, images)).toBe(expected);
  });

  it('takes a mirror for the same build, and another path for another', () => {
    const pathOf = (text: string) => imagePath(parseImageReference(text) ?? expect.unreachable());
    expect(pathOf('ghcr.io/mirror/lightdash/lightdash:1.0.0')).toBe(pathOf('lightdash/lightdash'));
    expect(pathOf('winwin/lightdash')).not.toBe(pathOf('lightdash/lightdash'));
    expect(pathOf('eu.gcr.io/acme/bi')).toBe(pathOf('acme/bi'));
  });
});
