import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { everyLicence } from '../licences/licences.ts'
import { readEdition } from '../readEdition.ts'

/** Days between the email about a change and the change. */
export const termsNoticeDays = 14
const dayMs = 86_400_000

/**
 * Schema of `content/config/terms.json`, by licence: the newest version of the terms and conditions. An operator who
 * changes them raises the version and sets both days; players get an email on the first and are asked on the second.
 */
export const termsConfig = z
  .strictObject({
    version: z.int().positive(),
    /** UTC day on which the text is published and emails go to players. */
    published: z.iso.date(),
    /** UTC day from which it applies to players who accepted an earlier version. */
    in_force: z.iso.date(),
  })
  .refine(
    ({ version, published, in_force }) =>
      version === 1 || Date.parse(in_force) - Date.parse(published) >= termsNoticeDays * dayMs,
    { error: `players are told ${termsNoticeDays} days before a change`, path: ['in_force'] },
  )

const newest = ({ version }: z.output<typeof termsConfig>, day: string, now: Date): number =>
  version === 1 || now >= new Date(day) ? version : version - 1

export const termsOf = (licence: Licence): z.output<typeof termsConfig> => readEdition('terms', termsConfig, licence)

/** The version shown on the site, which a player accepts by signing up. */
export function publishedTerms(licence: Licence, now: Date): number {
  const terms = termsOf(licence)
  return newest(terms, terms.published, now)
}

/** The version that players have to have accepted, by licence. */
export function termsInForce(now: Date): Readonly<Record<Licence, number>> {
  const versionOf = (licence: Licence) => {
    const terms = termsOf(licence)
    return newest(terms, terms.in_force, now)
  }
  return Object.fromEntries(everyLicence().map((licence) => [licence, versionOf(licence)]))
}

/** The day from which the published version applies. */
export const termsDay = (licence: Licence): string => termsOf(licence).in_force
