import nock from 'nock';

// No test reaches the network: whatever is not a loopback address is refused.
nock.disableNetConnect();
nock.enableNetConnect(/^(127\.0\.0\.1|localhost|\[?::1\]?)(:\d+)?$/);

// Proxies of the machine that the tests run on are not theirs.
for (const name of ['http_proxy', 'https_proxy', 'no_proxy']) {
  delete process.env[name];
  delete process.env[name.toUpperCase()];
}
