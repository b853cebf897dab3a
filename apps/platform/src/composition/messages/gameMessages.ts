import { z } from 'zod'
import { everyBrand, everyLocale } from '../../core/content/brands.ts'
import { textsOf } from '../../core/content/texts.ts'

const gameTexts = z.record(z.string(), z.record(z.string(), z.string()))

/**
 * The texts of the first-party games (`messages/<locale>/studio.json`) by namespace, in the wording of a brand. A
 * locale without texts gets those of its language (fr: fr-CA), else English.
 */
export function gameMessages(locale: string, brand?: string): z.output<typeof gameTexts> {
  // The name comes with the page's address.
  const known = everyBrand().find(({ id }) => id === brand)?.id
  const language = locale.slice(0, 2).toLowerCase()
  const regional = everyLocale().find((one) => one.startsWith(`${language}-`))
  const candidates = [locale, language, ...(regional ? [regional] : []), 'en']
  const texts = candidates.map((one) => textsOf(one, known)).find((found) => found !== undefined)
  return gameTexts.parse(texts?.['studio'])
}
