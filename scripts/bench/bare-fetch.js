// The least that any program costs: fetch the document and parse it. It uses `node:http`, because the global `fetch` loads its
// own HTTP client.
import { get } from 'node:http';

get(process.argv[2], (response) => {
  const chunks = [];
  response.on('data', (chunk) => chunks.push(chunk));
  response.on('end', () => console.log(JSON.parse(Buffer.concat(chunks).toString()).entries.length));
});
