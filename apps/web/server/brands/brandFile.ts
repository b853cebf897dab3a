import { licenceCode } from '@apogee/contract/protocol/shapes'
import { readContent } from '@apogee/platform/front'
import { keysOf } from '@apogee/rules/validation/keysOf'
import { z } from 'zod'
import { localeNames, pseudoLocale } from '../../src/lib/i18n/locales.ts'
import type { Brand } from '../../src/lib/page/brand.ts'

/** A brand file: the part for the browser, and the part that only the server needs. */
export interface BrandFile extends Omit<Brand, 'displayFont' | 'law'> {
  /** Host names, without port, that show this brand. */
  readonly hosts: readonly string[]
  /** Those hosts that search engines may index (OPEN-11). */
  readonly indexedHosts: readonly string[]
}

const offered = keysOf(localeNames).filter((one) => one !== pseudoLocale)
const path = z.string().startsWith('/')
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0A0D18')
const pictureAddress = /^(?:https:\/)?\/[^\s"'<>]*\{(?:identifier|name)\}[^\s"'<>]*$/
const origin = z.string().regex(/^https?:\/\/[^\s/;,]+$/, 'must be an origin such as https://club.example')

const page = z.string().regex(/^(?:\*|\/[^\s*]*\*?)$/, 'must be a path such as /support or /promotions/*, or *')
const source = z
  .string()
  .regex(/^(?:https|wss):\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/, 'must be an origin such as https://cdn.chat.example')
const sources = z.array(source).default([])
const script = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens'),
  src: z.url({ protocol: /^https$/, error: 'must be an https: address' }),
  category: z.enum(['functional', 'statistics', 'marketing']),
  pages: z.array(page).min(1),
  sources: z
    .object({ connect: sources, frame: sources, img: sources, style: sources, font: sources, media: sources })
    .partial()
    .default({}),
  stores: z
    .array(z.string().regex(/^[^\s=;*]+\*?$/, 'must be the name of a cookie or key, with * at the end for any rest'))
    .default([]),
  writesHtml: z.boolean().default(false),
})

/** The front end's part; the platform reads hosts, legal texts and mail. */
export const brandFile = z.object({
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
  licence: licenceCode,
  themeColor: colour,
  hasStructuredData: z.boolean(),
  gamesPerPage: z.int().min(1).max(200).optional(),
  gamePictures: z
    .string()
    .regex(pictureAddress, 'must be an address such as https://pictures.example/{identifier}.webp')
    .optional(),
  contacts: z.object({ email: z.string(), phone: z.string() }),
  paymentMarks: z.record(licenceCode, z.array(z.string())),
  hiddenLinks: z.record(licenceCode, z.array(path)),
  social: z.array(z.object({ network: z.enum(['instagram', 'telegram', 'x', 'youtube']), url: z.url() })),
  partners: z.array(z.object({ title: z.string(), url: z.url() })),
  trust: z.array(z.object({ mark: z.enum(['licence', 'encrypted', 'fair', 'help']), url: path.optional() })),
  scripts: z
    .array(script)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two scripts have the same id')
    .optional(),
  cryptoHosts: z.array(z.string()).optional(),
  frameAncestors: z.array(origin),
})

/** A brand file; `folder` is below `content`. Throws a `ContentError` with file, line and reason, as `readContent` does. */
export const readBrandFile = (id: string, folder = 'brands'): BrandFile =>
  // The schema's list of locales is not empty, but its type does not say so.
  readContent(`${folder}/${id}.json`, brandFile) as unknown as BrandFile
