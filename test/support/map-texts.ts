/**
 * A report with another text in the place of each that stands in it.
 *
 * @param map gets the text and where it stands, such as `charts.charts[].name`
 */
export function mapTexts<T>(report: T, map: (text: string, path: string) => string, path = ''): T {
  if (typeof report === 'string') return map(report, path) as T;
  if (Array.isArray(report)) return report.map((item) => mapTexts(item, map, `${path}[]`)) as T;
  if (typeof report !== 'object' || report === null) return report;
  const members = Object.entries(report).map(([name, member]) => {
    return [name, mapTexts(member, map, path === '' ? name : `${path}.${name}`)] as const;
  });
  return Object.fromEntries(members) as T;
}
