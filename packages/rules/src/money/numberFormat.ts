const formats = new Map<string, Intl.NumberFormat>()
/** More than all combinations of language, currency and style. */
const maxFormats = 1_000

/** Returns a shared format: creating one takes a hundred times as long as using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= maxFormats) formats.clear()
  const format = new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}
