// What any program has to pay: fetch the document and parse it.
const response = await fetch(process.argv[2]);
const { entries } = JSON.parse(await response.text());
console.log(entries.length);
