import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineInJson, lineOfSyntaxError } from '@apogee/rules/content/lineInJson'
import { keysOf } from '@apogee/rules/validation/keysOf'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { localeNames, pseudoLocale } from '../../src/lib/i18n/locales.ts'
import type { Brand } from '../../src/lib/page/brand.ts'
import { BrandError } from './brandError.ts'
import { brandTheme } from './brandTheme.ts'

/** A brand file: the part for the browser, and the part that only the server needs. */
export interface BrandFile extends Omit<Brand, 'displayFont'> {
  /** Host names, without port, that show this brand. */
  readonly hosts: readonly string[]
  /** Those hosts that search engines may index (OPEN-11). */
  readonly indexedHosts: readonly string[]
  /**
   * Used by the platform: company and licence for its texts, a country for visitors without one, hosts of a developer's
   * machine.
   */
  readonly legal: unknown
  readonly country?: unknown
  readonly demo?: unknown
}

const offered = keysOf(localeNames).filter((one) => one !== pseudoLocale)
const path = z.string().startsWith('/')
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0A0D18')
const pictureAddress = /^(?:https:\/)?\/[^\s"'<>]*\{(?:identifier|name)\}[^\s"'<>]*$/
const origin = z.string().regex(/^https?:\/\/[^\s/;,]+$/, 'must be an origin such as https://club.example')

/** The front end's part; the platform validates hosts, legal texts and mail. */
const schema = z.looseObject({
  id: z.string(),
  name: z.string().min(1),
  tokens: z.string(),
  emblem: z.string(),
  coin: z.string().optional(),
  scene: z.enum(['space', 'sea']),
  sharedPicture: z.string(),
  hosts: z.array(z.string()).min(1),
  indexedHosts: z.array(z.string()),
  locales: z.array(z.enum(offered)).min(1),
  licence: z.enum(['CW', 'EE']),
  themeColor: colour,
  hasStructuredData: z.boolean(),
  gamesPerPage: z.int().min(1).max(200).optional(),
  gamePictures: z
    .string()
    .regex(pictureAddress, 'must be an address such as https://pictures.example/{identifier}.webp')
    .optional(),
  contacts: z.object({ email: z.string(), phone: z.string() }),
  paymentMarks: z.object({ CW: z.array(z.string()), EE: z.array(z.string()) }),
  hiddenLinks: z.partialRecord(z.enum(['CW', 'EE']), z.array(path)),
  social: z.array(z.object({ network: z.enum(['instagram', 'telegram', 'x', 'youtube']), url: z.url() })),
  partners: z.array(z.object({ title: z.string(), url: z.url() })),
  trust: z.array(z.object({ mark: z.enum(['licence', 'encrypted', 'fair', 'help']), url: path.optional() })),
  cryptoHosts: z.array(z.string()).optional(),
  frameAncestors: z.array(origin),
})

/**
 * Reads a brand file from the folder; an invalid one throws a BrandError with one sentence that names the file and the
 * location.
 */
export function readBrandFile(folder: string, name: string): BrandFile {
  const wrong = (why: string, line?: number) =>
    new BrandError(`content/brands/${name}${line === undefined ? '' : `, line ${line}`}: ${why}`)
  let text = ''
  let json: unknown
  try {
    text = readFileSync(join(folder, name), 'utf8')
    json = JSON.parse(text)
  } catch (error) {
    throw wrong(
      error instanceof Error ? error.message : String(error),
      error instanceof SyntaxError ? lineOfSyntaxError(text) : undefined,
    )
  }
  const read = schema.safeParse(json)
  if (!read.success) {
    const { path: place, message } = itemAt(read.error.issues, 0)
    throw wrong(`${place.join('.') || 'the file'}: ${message}`, lineInJson(text, place))
  }
  if (`${read.data.id}.json` !== name) throw wrong(`its id is "${read.data.id}", it must be the name of the file`)
  brandTheme(read.data.tokens, folder)
  // The schema's list is not empty, but its type does not say so.
  return read.data as unknown as BrandFile
}
