/** Prints rows of texts in columns. The first row has the headings. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column]));
    console.log(cells.join('  ').trimEnd());
  }
}
