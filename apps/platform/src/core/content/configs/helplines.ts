import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { readEdition } from '../readEdition.ts'

const helpline = z.strictObject({
  name: z.string(),
  /** As people write it, or the address of a site. */
  contact: z.string(),
})
export type Helpline = z.output<typeof helpline>

/** Schema of `content/config/helplines.json`: help with gambling, by country, or by country and language (`CA-fr`). */
export const helplines = z.strictObject({
  default: helpline,
  countries: z.record(z.string().regex(/^[A-Z]{2}(-[a-z]{2})?$/), helpline),
})

/** The helpline for a reader; a licence may name one for all its players. */
export function helplineOf(licence: Licence, country: string | null, locale: string): Helpline {
  const { default: common, countries } = readEdition('helplines', helplines, licence)
  const language = itemAt(locale.split('-'), 0)
  return countries[`${country}-${language}`] ?? countries[country ?? ''] ?? common
}
