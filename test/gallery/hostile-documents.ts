import { migrations, surface } from '../../scripts/fixtures/release.js';
import { type Published, publish } from './published.ts';
import type { ChangeOfFiles } from './run.ts';

/** Alive in a table, a fence, a page, a log, a terminal, each of them if nobody took care. */
const TEXTS = [
  '| --- | </td></table> `` ``` ~~~',
  '</code></details><script>alert(1)</script><!-- <img src=x onerror=alert(1)>',
  '@lightdash/security #1 GH-1 lightdash/lightdash#1 deadbeef1234567 someone@evil.test',
  '[safe](https://evil.test) ![seen](https://evil.test/x.png) https://evil.test www.evil.test <https://evil.test>',
  '::error title=pwned::pwned ##[error]pwned',
  '**loud** __loud__ ~~gone~~ $x^2$ :tada: [^1]\n# heading\n\n- item\n[^1]: note',
  '\u001B[31mred\u001B]8;;https://evil.test\u0007 \u202Egnp.evil \u2028 zero\u200Bwidth',
];

const text = (position: number) => TEXTS[position % TEXTS.length] ?? '';
const every = (say: (hostile: string) => string = (hostile) => hostile) => TEXTS.map(say);

/** A file whose name, keys and values attack whoever shows them. */
const FOLDER = 'deploy/@team #1 <b>`x`|y';

const NAMES = every((hostile) => JSON.stringify(hostile));

const values = (tag: string) => `image:
  repository: lightdash/lightdash
  tag: "${tag}"
migrationJob:
  enabled: true
configMap:
  SITE_URL: https://bi.example.com
${NAMES.map((name) => `  ${name}: "1"\n`).join('')}`;

export const HOSTILE_CHANGE: ChangeOfFiles = {
  base: {
    [`${FOLDER}/lightdash/values.yaml`]: values('2.156.0'),
    'deploy/lightdash/other.yaml': 'image: {repository: lightdash/lightdash, tag: "2.156.0"}\n',
    'compose.yaml': 'services:\n  "::error::x":\n    image: lightdash/lightdash:2.156.0\n',
  },
  change: {
    [`${FOLDER}/lightdash/values.yaml`]: values('2.159.0'),
    'deploy/lightdash/other.yaml': `image: {repository: lightdash/lightdash, tag: ${JSON.stringify(TEXTS[1])}}\n`,
    'compose.yaml': `services:\n  "::error::x":\n    image: lightdash/lightdash:\${@org#1-www.evil.test|x}\n`,
  },
};

/** Documents all of whose texts attack. */
export function hostilePublished(): Published {
  const artifact = {
    releaseDate: text(4),
    migrations: migrations(...TEXTS.map((hostile) => [hostile, every(), { scansTable: true }])),
    api: { rest: surface(every(), every()), mcp: surface(every(), every()) },
    config: {
      checked: true,
      breaking: true,
      changes: [
        ...every().map((hostile, position) => ({
          type: 'renamed',
          name: `${hostile} new`,
          previousName: hostile,
          defaultValue: text(position + 1),
        })),
        ...every().map((hostile) => ({ type: 'defaultChanged', name: `${hostile}?`, previousDefault: hostile })),
        { type: 'removed', name: text(2), previousDefault: text(3) },
      ],
    },
    declaredBreaks: [
      ...every().map((hostile) => ({ file: hostile, line: 1, reason: hostile, requiredStop: false })),
      { id: text(0), reason: text(1), requiredStop: false, migration: text(2), releasedIn: text(3) },
    ],
    declaredAdvisories: every().map((message) => ({ message })),
  };
  return publish(
    [
      { version: '2.156.0' },
      { version: '2.157.0', row: { rollingUpdateSafe: false, releaseDate: text(1) }, artifact },
      { version: '2.158.0', artifact: { schemaVersion: text(0) } },
      { version: '2.159.0', row: { rollingUpdateSafe: 'unknown', [text(1)]: text(2) } },
    ],
    undefined,
    { generatedAt: text(1), [text(2)]: text(3) },
  );
}
