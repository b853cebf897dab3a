import { readFileSync } from 'node:fs'
import type { Messages } from '../messages.ts'

/** Locales that have their own game texts. */
export const LOCALES = ['en', 'de', 'fr-CA', 'no', 'it', 'et'] as const

/** The game texts from the files. */
export function readMessages(locale: string): Messages {
  const known = LOCALES.find((one) => one === locale) ?? 'en'
  return JSON.parse(readFileSync(new URL(`../../content/messages/${known}/studio.json`, import.meta.url), 'utf8'))
}
