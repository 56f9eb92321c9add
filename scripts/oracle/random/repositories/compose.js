// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are written
import { stringify } from 'yaml';

const IMAGE = 'lightdash/lightdash';

/** How a service of the main file names its image, by the version of the slot. */
const WAYS = {
  literal: (version) => ({ image: `${IMAGE}:${version}` }),
  'a variable': () => ({ image: `${IMAGE}:\${TAG}` }),
  'a variable without braces': () => ({ image: `${IMAGE}:$TAG` }),
  'a default': (version) => ({ image: `${IMAGE}:\${TAG:-${version}}` }),
  'a default if unset': (version) => ({ image: `${IMAGE}:\${TAG-${version}}` }),
  'a variable within a default': (version) => ({
    image: `\${REGISTRY:-docker.io}/${IMAGE}:\${OTHER:-\${TAG:-${version}}}`,
  }),
  'another if set': (version) => ({ image: `${IMAGE}:\${TAG:+${version}}` }),
  'a whole image': (version) => ({ image: `\${LIGHTDASH_IMAGE:-${IMAGE}:${version}}` }),
  extends: () => ({ extends: { file: 'common.yaml', service: 'base' } }),
};

/** What a `.env` file says about a variable. */
const LINES = {
  plain: (name, value) => `${name}=${value}\n`,
  export: (name, value) => `export ${name}=${value}\n`,
  quoted: (name, value) => `${name}="${value}"\n`,
  single: (name, value) => `${name}='${value}'\n`,
  colon: (name, value) => `${name}: ${value}\n`,
  commented: (name, value) => `${name}=${value} # the version\n`,
  twice: (name, value) => `${name}=1.0.0\n${name}=${value}\n`,
  through: (name, value) => `BASE=${value}\n${name}=\${BASE}\n`,
};

/** One project: with overrides, further files, an include and variables. */
export const compose = {
  // Which files are given on the command line is no change of the repository.
  fixed: ['isGiven', 'main', 'furtherFile', 'folder'],
  slots: (versions) => ({
    main: ['compose.yaml', 'docker-compose.yml', 'compose.yml', 'docker-compose.yaml'],
    folder: ['', 'deploy/', 'bi/'],
    way: Object.keys(WAYS),
    version: versions,
    env: ['none', 'none', ...versions],
    envLine: Object.keys(LINES),
    imageLine: ['absent', 'absent', ...versions],
    worker: ['none', 'the same', 'its own'],
    workerVersion: versions,
    override: ['no file', 'no file', 'ports', ...versions],
    overrideTag: ['plain', 'plain', '!override', '!reset'],
    further: ['no image', 'no image', ...versions],
    furtherFile: ['compose.prod.yaml', 'docker-compose.prod.yml'],
    isGiven: [false, false, true],
    second: ['no file', 'no file', ...versions],
    include: ['none', 'none', 'all', 'only another'],
    includeEnv: ['none', 'none', ...versions],
    common: versions,
    merge: ['none', 'none', 'anchor', 'merge key'],
    profile: ['none', 'bi'],
    others: ['none', 'postgres'],
  }),
  write(choice) {
    const { folder, main } = choice;
    const own = WAYS[choice.way](choice.version);
    const services = { lightdash: { ...own, ...(choice.profile === 'none' ? {} : { profiles: [choice.profile] }) } };
    if (choice.worker === 'the same') services.worker = { ...own, command: 'worker' };
    if (choice.worker === 'its own') services.worker = { image: `${IMAGE}:${choice.workerVersion}` };
    const others = choice.others === 'none' ? {} : { db: { image: 'postgres:16.1.0' } };
    const files = {};
    const add = (name, text) => {
      files[`${folder}${name}`] = text;
    };
    const inner = choice.include === 'all' ? 'bi/' : '';
    const project = mergedBy(choice.merge, { services: { ...others, ...services } });
    if (choice.include === 'none') add(main, project);
    if (choice.include === 'only another') {
      add('web.yaml', stringify({ services: { web: { image: 'nginx:1.27.0' } } }));
      add(main, `include: [web.yaml]\n${project}`);
    }
    if (choice.include === 'all') {
      add(`${inner}compose.yaml`, project);
      const env = choice.includeEnv === 'none' ? {} : { env_file: 'include.env' };
      add(main, stringify({ include: [{ path: `${inner}compose.yaml`, ...env }] }));
      if (choice.includeEnv !== 'none') add('include.env', LINES.plain('TAG', choice.includeEnv));
    }
    if (choice.way === 'extends')
      add(`${inner}common.yaml`, stringify({ services: { base: { image: `${IMAGE}:${choice.common}` } } }));
    if (choice.env !== 'none') add('.env', LINES[choice.envLine]('TAG', choice.env));
    if (choice.imageLine !== 'absent') {
      files[`${folder}.env`] = `${files[`${folder}.env`] ?? ''}LIGHTDASH_IMAGE=${IMAGE}:${choice.imageLine}\n`;
    }
    const extension = main.slice(main.lastIndexOf('.'));
    const { override, second, further, furtherFile, isGiven } = choice;
    const isSecond = second !== 'no file' && !isGiven;
    const shadowed = isSecond ? Object.keys(files).filter((path) => path !== `${folder}compose.yaml`) : [];
    if (override !== 'no file') {
      const path = main.replace(extension, `.override${extension}`);
      add(path, overriding(override, choice.overrideTag));
      if (isGiven) shadowed.push(`${folder}${path}`);
    }
    // Without a list of files, this one wins.
    if (isSecond) {
      add('compose.yaml', stringify({ services: { lightdash: { image: `${IMAGE}:${second}` } } }));
    }
    if (isGiven) add(furtherFile, overriding(further === 'no image' ? 'ports' : further, 'plain'));
    const command = ['--profile', '*', 'config', '--format', 'json', '--no-env-resolution'];
    const given = isGiven ? ['-f', main, '-f', furtherFile] : [];
    const list = { 'compose-files': [main, furtherFile].map((name) => `${folder}${name}`).join('\n') };
    return {
      files,
      aside: shadowed,
      units: [{ name: 'project', at: folder, run: ['docker-compose', ...given, ...command] }],
      ...(isGiven ? { inputs: list } : {}),
    };
  },
};

function overriding(option, tag) {
  if (option === 'ports') return 'services:\n  lightdash:\n    ports: ["80:8080"]\n';
  return `services:\n  lightdash:\n    image: ${tag === 'plain' ? '' : `${tag} `}${IMAGE}:${option}\n`;
}

/** A project in which the image stands at an anchor, or comes in by a merge key. */
function mergedBy(merge, project) {
  const { image } = project.services.lightdash;
  const text = stringify(project);
  if (merge === 'none' || image === undefined) return text;
  if (merge === 'anchor') return `x-image: &image ${image}\n${text.replaceAll(`image: ${image}`, 'image: *image')}`;
  return `x-service: &service\n  image: ${image}\n${text.replaceAll(`image: ${image}`, '<<: *service')}`;
}
