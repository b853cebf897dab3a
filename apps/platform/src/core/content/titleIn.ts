/** The words of a record in a locale: its own language, else English. */
export const titleIn = (titles: Readonly<Record<string, string>>, locale: string): string =>
  titles[locale] ?? titles[locale.split('-')[0]!] ?? titles['en'] ?? Object.values(titles)[0] ?? ''
