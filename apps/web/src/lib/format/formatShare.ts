import { formatTag, type Locale } from '../i18n/locales'

/** A percentage in the locale's format: ('96.5', 'de') -> "96,5 %". */
export const formatShare = (hundredths: string, locale: Locale): string =>
  new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(hundredths) / 100,
  )
