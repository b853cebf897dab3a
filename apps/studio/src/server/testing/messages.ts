import { readFileSync } from 'node:fs'
import type { Messages } from '../../messages.ts'

/** Locales with texts of the games of their own. */
export const LOCALES = ['en', 'de', 'fr-CA', 'no', 'it', 'et'] as const

/** The texts of the games as the files have them. */
export function readMessages(locale: string): Messages {
  const known = LOCALES.find((one) => one === locale) ?? 'en'
  return JSON.parse(
    readFileSync(new URL(`../../../../../content/messages/${known}/studio.json`, import.meta.url), 'utf8'),
  )
}
