/** Plain English uses the site's format, the day before the month; other locales use their own tag. */
const tags: Readonly<Record<string, string>> = { en: 'en-IE', no: 'nb-NO' }

/** Tag of a locale for `Intl`. */
export const formatTag = (locale: string): string => tags[locale] ?? locale
