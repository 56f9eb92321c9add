/** The keys and list indexes in the name of a Helm setting, `a.b[0].c\.d`; empty where it cannot be read. */
export function stepsOf(name: string): (string | number)[] {
  const steps: (string | number)[] = [];
  for (const part of name.match(/(?:\\[\s\S]|[^\\.])+/g) ?? []) {
    const [key = '', ...indexes] = part.split('[');
    if (key !== '') steps.push(key.replace(/\\([\s\S])/g, '$1'));
    for (const index of indexes) {
      if (!/^\d{1,9}\]$/.test(index)) return [];
      steps.push(Number(index.slice(0, -1)));
    }
  }
  return typeof steps[0] === 'number' ? [] : steps;
}
