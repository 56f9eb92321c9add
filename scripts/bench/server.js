// A loopback server in its own process. It answers with one document, or with an artifact for any version.
// Arguments: path of the document, milliseconds to wait before an artifact. Prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { artifact, row } from '../fixtures/release.js';

const [path, wait = '0'] = process.argv.slice(2);
const text = readFileSync(path);
const rows = new Map(JSON.parse(text).entries.map((entry) => [entry.version, entry]));

const server = createServer((request, response) => {
  const version = /^\/artifacts\/(.*)\.json$/.exec(request.url)?.[1];
  if (version === undefined) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
    return;
  }
  const entry = rows.get(version) ?? row(version, null);
  setTimeout(() => response.end(JSON.stringify(artifact(entry))), Number(wait));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
