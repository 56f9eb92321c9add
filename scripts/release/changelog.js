// CHANGELOG.md in the format of keepachangelog.com: `## [Unreleased]` on top, then a section `## [X.Y.Z] - YYYY-MM-DD` for
// each release, the newest first.
const UNRELEASED = '## [Unreleased]';

/**
 * Moves the unreleased changes into the section of a new version.
 *
 * @param {string} text
 * @param {string} version
 * @param {string} date `YYYY-MM-DD`
 * @returns {string} the new text, with an empty section for later changes
 * @throws if nothing is unreleased, or the version already has a section
 */
export function releaseUnreleased(text, version, date) {
  if (sectionOf(text, version) !== null) throw new Error(`CHANGELOG.md has a section of ${version} already.`);
  const entries = sectionOf(text, 'Unreleased');
  if (entries === null) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}".`);
  if (!/^- /m.test(entries))
    throw new Error(`CHANGELOG.md has no entry under "${UNRELEASED}": there is nothing to release.`);
  return text.replace(
    new RegExp(`^${literally(UNRELEASED)}[ \\t]*$`, 'm'),
    `${UNRELEASED}\n\n## [${version}] - ${date}`,
  );
}

/** The text of a version's section without the heading; null if there is none. */
export function sectionOf(text, version) {
  const [, rest] = text.split(new RegExp(`^## \\[${literally(version)}\\].*$`, 'm'));
  return rest === undefined ? null : rest.split(/^(?:## |\[[^\]]+\]: )/m)[0].trim();
}

function literally(text) {
  return text.replaceAll(/[.[\]]/g, '\\$&');
}
