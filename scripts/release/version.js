// Versions of this project: `X.Y.Z`, digits only. The tag is `vX.Y.Z`.

/**
 * The parts of a version.
 *
 * @throws if it is not a version
 */
export function parseVersion(version) {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new Error(`${JSON.stringify(version)} is no version X.Y.Z.`);
  return version.split('.').map(Number);
}

/**
 * The tag of a release.
 *
 * @throws if it is not a version, or one before 1.0.0
 */
export function tagOf(version) {
  if (parseVersion(version)[0] === 0) {
    throw new Error(
      `${version} cannot be released: the first release is 1.0.0. Pages and security policy promise by major versions, and the prober runs the newest major tag; \`v0\` would promise nothing. Propose \`major\`.`,
    );
  }
  return `v${version}`;
}

/** The next version, with one part raised. */
export function bump(version, part) {
  const [major, minor, patch] = parseVersion(version);
  switch (part) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    default:
      throw new Error(`${JSON.stringify(part)} is none of patch, minor, major.`);
  }
}

/** Negative if `one` is the lower version. */
export function compareVersions(one, other) {
  const theirs = parseVersion(other);
  return (
    parseVersion(one)
      .map((part, index) => part - theirs[index])
      .find((difference) => difference !== 0) ?? 0
  );
}
