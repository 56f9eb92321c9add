// CHANGELOG.md, in the format of keepachangelog.com: a section `## [X.Y.Z] - YYYY-MM-DD` each, the newest first, and
// `## [Unreleased]` on top.
const UNRELEASED = '## [Unreleased]';

/**
 * Moves what is not released yet under a version.
 *
 * @param {string} text
 * @param {string} version
 * @param {string} date `YYYY-MM-DD`
 * @returns {string} with an empty section for what comes next
 * @throws where nothing is unreleased, or the version stands there already
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

/** What stands under a version's heading, without the heading; null where there is none. */
export function sectionOf(text, version) {
  const [, rest] = text.split(new RegExp(`^## \\[${literally(version)}\\].*$`, 'm'));
  return rest === undefined ? null : rest.split(/^(?:## |\[[^\]]+\]: )/m)[0].trim();
}

function literally(text) {
  return text.replaceAll(/[.[\]]/g, '\\$&');
}
