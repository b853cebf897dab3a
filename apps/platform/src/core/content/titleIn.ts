import { itemAt } from '@apogee/rules/validation/required'
/** A record's title in a locale: in its language, else in English. */
export const titleIn = (titles: Readonly<Record<string, string>>, locale: string): string =>
  titles[locale] ?? titles[itemAt(locale.split('-'), 0)] ?? titles['en'] ?? Object.values(titles)[0] ?? ''
