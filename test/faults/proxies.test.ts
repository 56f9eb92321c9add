import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { certificatesFor, HAS_OPENSSL, httpsServerForTest } from '../support/certificates.ts';
import { pushEvent } from '../support/events.ts';
import { failing } from '../support/faults.ts';
import { provenQuestion, provenServer } from '../support/faulty-steps.ts';
import { emptyRepository } from '../support/git-repository.ts';
import { gitHubApiFor } from '../support/github-api.ts';
import { html, serverForTest } from '../support/misbehaving-server.ts';
import { ROOT, runCli } from '../support/process.ts';
import { proxyForTest } from '../support/proxy.ts';
import { runAction, type StepResult } from '../support/runner.ts';

/** Names below `.test` are this machine; what waits for another attempt does not wait long. */
const PLACE = failing({ names: {}, waits: 1_000 });

/** Asks by a name: addresses of this machine never go through a proxy. */
function ask(origin: string, environment: Readonly<Record<string, string>>): Promise<StepResult> {
  return runAction(provenQuestion(origin), { ...PLACE, ...environment });
}

function expectRoll(result: StepResult): void {
  expect([result.code, result.outputs['upgrade-mode']], result.stdout).toEqual([0, 'RollingUpdate']);
}

function expectUnproven(result: StepResult, message: RegExp): void {
  expect([result.code, result.outputs['decision'], result.outputs['upgrade-mode']]).toEqual([
    1,
    'unproven',
    'Recreate',
  ]);
  const errors = result.commands.filter(({ name }) => name === 'error');
  expect(errors).toMatchObject([{ message: expect.stringMatching(message) }]);
}

describe('a proxy that the environment names', () => {
  it('that wants credentials gets them, and nobody reads them anywhere', async () => {
    const server = await serverForTest(provenServer());
    const proxy = await proxyForTest({ tunnelTo: server.origin, credentials: 'someone:s3cret-word' });
    const result = await ask('http://index.test', { http_proxy: proxy.url.replace('://', '://someone:s3cret-word@') });
    expectRoll(result);
    expect(proxy.connects.length).toBeGreaterThan(0);
    const { stdout, stderr, summary, written, report } = result;
    expect(JSON.stringify([stdout, stderr, summary, written, report])).not.toContain('s3cret');
  });

  it.each([
    ['without them', (url: string) => url],
    ['with a wrong password', (url: string) => url.replace('://', '://someone:wr0ng-word@')],
  ])('and does not get them proves nothing: %s', async (_, urlOf) => {
    const server = await serverForTest(provenServer());
    const proxy = await proxyForTest({ tunnelTo: server.origin, credentials: 'someone:s3cret-word' });
    const result = await ask('http://index.test', { http_proxy: urlOf(proxy.url) });
    expectUnproven(result, /statusCode=407/);
    expect(server.requests).toEqual([]);
    expect(JSON.stringify([result.stdout, result.stderr, result.summary, result.report])).not.toContain('wr0ng');
  });

  it('that dies in the middle of a document proves nothing', async () => {
    const server = await serverForTest(provenServer());
    const proxy = await proxyForTest({ tunnelTo: server.origin, mostTunnels: 1 });
    expectUnproven(await ask('http://index.test', { http_proxy: proxy.url }), /artifact of 1\.\d\.0 could not be read/);
  });

  it('that answers in the stead of the server proves nothing', async () => {
    const portal = await serverForTest(html());
    const proxy = await proxyForTest({ tunnelTo: portal.origin });
    expectUnproven(await ask('http://index.test', { http_proxy: proxy.url }), /expected JSON/);
  });

  const bypassing = ['index.test', '.test', 'other.test, index.test', 'index.test:PORT', 'INDEX.test', 'test', '*'];
  const staying = ['other.test', 'dex.test', 'index.test:1', '.index.test', ','];
  it.each([
    ...bypassing.flatMap((value) => [[value, 'no_proxy', 0] as const]),
    ['index.test', 'NO_PROXY', 0] as const,
    ...staying.map((value) => [value, 'no_proxy', 1] as const),
  ])('is passed by as "%s" in %s says (%i: used)', async (value, variable, used) => {
    const server = await serverForTest(provenServer());
    const proxy = await proxyForTest({ tunnelTo: server.origin });
    const port = new URL(server.origin).port;
    const noProxy = value.replace('PORT', port);
    const result = await ask(`http://index.test:${port}`, { http_proxy: proxy.url, [variable]: noProxy });
    expectRoll(result);
    expect(Math.min(proxy.connects.length, 1)).toBe(used);
  });
});

// Certificates are made for each test: one that lies in a repository expires there.
describe.skipIf(!HAS_OPENSSL)('https', () => {
  const advice = /NODE_EXTRA_CA_CERTS to a file with the certificate of the authority/;

  it('of an authority of its own is read where that is known, directly and through a proxy', async () => {
    const made = certificatesFor('index.test');
    const server = await httpsServerForTest(made, provenServer());
    const proxy = await proxyForTest({ tunnelTo: `https://127.0.0.1:${server.port}` });
    const trusted = { NODE_EXTRA_CA_CERTS: made.authority };
    expectRoll(await ask(`https://index.test:${server.port}`, trusted));
    expectRoll(await ask('https://index.test', { ...trusted, https_proxy: proxy.url }));
    expect(proxy.connects.map(({ target }) => target)).toContain('index.test:443');
  });

  it.each([
    ['is not known', {}],
    // Node would believe everybody.
    ['is not known and nothing shall be verified', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
    ['lies in a file that is not there', { NODE_EXTRA_CA_CERTS: '/nonexistent/ca.pem' }],
  ])('of an authority that %s proves nothing, and the message says what to do', async (_, environment) => {
    const server = await httpsServerForTest(certificatesFor('index.test'), provenServer());
    const proxy = await proxyForTest({ tunnelTo: `https://127.0.0.1:${server.port}` });
    expectUnproven(await ask(`https://index.test:${server.port}`, environment), advice);
    expectUnproven(await ask('https://index.test', { ...environment, https_proxy: proxy.url }), advice);
    expect(server.requests).toBe(0);
  });

  it('is verified where nothing shall be, with a warning', async () => {
    const made = certificatesFor('index.test');
    const server = await httpsServerForTest(made, provenServer());
    const environment = { NODE_EXTRA_CA_CERTS: made.authority, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const result = await ask(`https://index.test:${server.port}`, environment);
    expectRoll(result);
    expect(result.commands.filter(({ name }) => name === 'warning')).toMatchObject([
      { message: expect.stringMatching(/^NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored/) },
      { message: expect.stringMatching(/^The index was made \d+ days ago/) },
    ]);
  });

  it('of somebody else proves nothing, as from a proxy that answers in the stead of the server', async () => {
    const made = certificatesFor('portal.test');
    const portal = await httpsServerForTest(made, html());
    const proxy = await proxyForTest({ tunnelTo: `https://127.0.0.1:${portal.port}` });
    const environment = { NODE_EXTRA_CA_CERTS: made.authority, https_proxy: proxy.url };
    expectUnproven(
      await ask('https://index.test', environment),
      /ERR_TLS_CERT_ALTNAME_INVALID.*whether a proxy answers/,
    );
    expect(portal.requests).toBe(0);
  });

  it('is verified by the companions too, lest the token goes to somebody else', async () => {
    const server = await httpsServerForTest(certificatesFor('service.test'), provenServer());
    const inputs = {
      'base-url': `https://service.test:${server.port}`,
      'project-uuid': '3675b69e-8324-4110-bdca-059031aa8da3',
      'api-token': 'ldpat_0123456789abcdef',
      'on-unavailable': 'fail',
    };
    const environment = { ...PLACE, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const result = await runAction(inputs, environment, null, 'query-history');
    expect([result.code, result.outputs['available'], server.requests]).toEqual([1, 'false', 0]);
    expect(result.commands.filter(({ name }) => name === 'error')).toMatchObject([
      { message: expect.stringMatching(advice) },
    ]);
  });

  it("is verified where the commits are read over an enterprise server's API", async () => {
    const origin = emptyRepository();
    const values = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n`;
    const base = origin.commit({ 'deploy/lightdash/values.yaml': values('2.0.0') });
    const head = origin.commit({ 'deploy/lightdash/values.yaml': values('2.2.0') });
    const github = await gitHubApiFor(origin, { prefix: '/api/v3' });
    const made = certificatesFor('github.test');
    const server = await httpsServerForTest(made, (request, response) => {
      const { url = '', headers } = request;
      get(`${github.server.origin}${url}`, { headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
    });
    const run = (environment: Readonly<Record<string, string>>) =>
      runAction(
        {
          'index-url': `${ROOT}fixtures/release-safety-index.json`,
          'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
          'github-token': 'token',
        },
        { ...PLACE, GITHUB_API_URL: `https://github.test:${server.port}/api/v3`, ...environment },
        { ...pushEvent(base, head), folder: emptyRepository().folder },
      );
    expectRoll(await run({ NODE_EXTRA_CA_CERTS: made.authority }));
    const answered = server.requests;
    expect(answered).toBeGreaterThan(0);
    for (const environment of [{}, { NODE_TLS_REJECT_UNAUTHORIZED: '0' }]) {
      const result = await run(environment);
      expect([result.code, result.outputs['upgrade-mode']], result.stdout).toEqual([1, 'Recreate']);
      expect(result.stdout).toMatch(advice);
    }
    expect(server.requests).toBe(answered);
  });

  it('is verified by the command line too', async () => {
    const server = await httpsServerForTest(certificatesFor('index.test'), provenServer());
    const {
      from,
      to,
      'index-url': url,
    } = provenQuestion(`https://index.test:${server.port}`) as Record<string, string>;
    const args = ['upgrade-check', '--from', from, '--to', to, '--index-url', url] as string[];
    const ended = await runCli(args, { ...PLACE, NODE_TLS_REJECT_UNAUTHORIZED: '0' });
    expect([ended.code, ended.stdout]).toEqual([2, '']);
    expect(ended.stderr).toMatch(/NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored/);
    expect(ended.stderr).toMatch(advice);
  });
});
