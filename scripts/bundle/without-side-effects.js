// The packages that the bundler may leave out where nothing uses them. `@actions/core` imports `@actions/http-client` for one
// function that the gate never calls, and that one imports undici: a megabyte that every run would load. Their modules only
// export things, and their manifests do not say so.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The last one is copied for its imports: otherwise it would bring a second copy of the client. */
const PACKAGES = ['core', 'exec', 'http-client', 'io', 'github'].map((name) => `@actions/${name}`);

/**
 * Copies the packages, and declares that loading a module of theirs has no effect of its own.
 *
 * @param {string} from folder with the packages
 * @param {string} to folder that the bundler searches first; anything else is still found in `from`
 */
export function copyWithoutSideEffects(from, to) {
  for (const name of PACKAGES) {
    const place = join(to, name);
    cpSync(join(from, name), place, { recursive: true });
    const manifest = join(place, 'package.json');
    const declared = JSON.parse(readFileSync(manifest, 'utf8'));
    writeFileSync(manifest, JSON.stringify({ ...declared, sideEffects: false }));
  }
}
