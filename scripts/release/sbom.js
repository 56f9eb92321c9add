// The software bill of materials of the bundle, in CycloneDX 1.6. `npm sbom --omit dev` would be wrong: it lists packages
// without a module in the bundle, and omits bundled packages that our development tools use too. The same commit always gives
// the same bytes, so there is no time and no random serial number.

/**
 * @param {object} product
 * @param {string} product.version
 * @param {readonly { path: string, sha256: string }[]} product.files code files that all parts of the bundle share
 * @param {readonly import('../bundle/licences.js').BundledPackage[]} product.packages
 * @param {{ packages: Record<string, { version?: string, integrity?: string }> }} product.lock package-lock.json
 * @throws if a bundled package is not in the lock file with that version
 */
export function billOfMaterials({ version, files, packages, lock }) {
  const libraries = packages.map((found) => [purl(found), found]).sort(byKey);
  const root = `upgrade-gate@${version}`;
  const fileRef = ({ path }) => `${root}#${path}`;
  const license = (id) => [{ license: { id } }];
  const refs = [...files.map(fileRef), ...libraries.map(([ref]) => ref)];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': root, name: 'upgrade-gate', version, licenses: license('MIT') },
    },
    components: [
      ...files.map((file) => ({
        type: 'file',
        'bom-ref': fileRef(file),
        name: file.path,
        version,
        hashes: [{ alg: 'SHA-256', content: file.sha256 }],
      })),
      ...libraries.map(([ref, { name, version: its, license: id }]) => ({
        type: 'library',
        'bom-ref': ref,
        ...nameParts(name),
        version: its,
        hashes: [{ alg: 'SHA-512', content: integrityOf(lock, name, its) }],
        licenses: license(id),
        purl: ref,
      })),
    ],
    dependencies: [{ ref: root, dependsOn: refs }, ...refs.map((ref) => ({ ref }))],
  };
}

/** The package URL (purl), for example `pkg:npm/zod@4.0.0`. */
function purl({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function nameParts(name) {
  const [, group, rest] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return group === undefined ? { name } : { group, name: rest };
}

/** SHA-512 of the package's tarball, in hexadecimal. */
function integrityOf(lock, name, version) {
  const entry = Object.entries(lock.packages).find(
    ([path, found]) => path.endsWith(`node_modules/${name}`) && found.version === version,
  );
  const [, hash] = /^sha512-(.+)$/.exec(entry?.[1].integrity ?? '') ?? [];
  if (hash === undefined)
    throw new Error(
      `${name} ${version} is in the bundle, and not in package-lock.json: run npm ci and npm run package.`,
    );
  return Buffer.from(hash, 'base64').toString('hex');
}

function byKey([one], [other]) {
  return one < other ? -1 : 1;
}
