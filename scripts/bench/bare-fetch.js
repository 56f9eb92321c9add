// What any program has to pay: fetch the document and parse it. With `node:http`, since the global `fetch` loads an HTTP client
// of its own.
import { get } from 'node:http';

get(process.argv[2], (response) => {
  const chunks = [];
  response.on('data', (chunk) => chunks.push(chunk));
  response.on('end', () => console.log(JSON.parse(Buffer.concat(chunks).toString()).entries.length));
});
