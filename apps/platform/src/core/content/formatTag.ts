/** Plain English is written as on the site, the day before the month; the others as they are called. */
const tags: Readonly<Record<string, string>> = { en: 'en-IE', no: 'nb-NO' }

/** Tag of a locale for `Intl`. */
export const formatTag = (locale: string): string => tags[locale] ?? locale
