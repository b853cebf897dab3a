import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { volatilities } from '@apogee/contract'
import { z } from 'zod'
import THEMES from '../../../../../../content/catalogue/themes.json' with { type: 'json' }
import { ownStudio } from '../../../core/config/studiosConfig.ts'
import { countryCode } from '../../../core/content/configs/countryCode.ts'
import { contentRoot, readContentFolder } from '../../../core/content/contentFiles.ts'
import { engineOfOthers, kinds } from '../../../core/content/licences/gameRuleShapes.ts'
import type { CatalogueGame } from '../seedCatalogue.ts'
import { slugOf } from './titles.ts'

/** The folder with the operator's own lists of games. */
export const gamesFolder = 'catalogue/games'

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be of lower-case letters, digits and hyphens')
const day = z.iso.date('must be a date such as 2026-11-30')
/** Text that the database accepts: without control characters and halves of a character. */
const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'must not contain control characters')
/** The largest whole number of a column. */
const count = z.int().min(1).max(2_147_483_647)
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' })

/** One game, as an operator lists it (docs/studios.md). */
const listedGame = z.object({
  studio: slug,
  /** Unique at its studio; part of addresses: never changes. */
  identifier: z.string().regex(/^[A-Za-z0-9][\w-]{0,79}$/, 'must be of letters, digits, hyphens and underscores'),
  title: text(80),
  categories: z.array(z.string()).min(1),
  badges: z.array(z.string()).max(2).default([]),
  currencies: z.array(z.string()).min(1),
  demo: z.boolean().default(false),
  picture: httpsUrl.optional(),
  /** Decides by which rules of the licence it is played. */
  kind: z.enum(kinds).default('slots'),
  /** In per cent. */
  rtp: z.number().min(0).max(100).optional(),
  volatility: z.enum(volatilities).optional(),
  /** Rounds in a hundred that win. */
  hit_rate: z.number().min(0).max(100).optional(),
  lines: count.optional(),
  ways: count.optional(),
  /** In multiples of the bet. */
  max_win: z.number().positive().optional(),
  devices: z
    .array(z.enum(['desktop', 'mobile']))
    .min(1)
    .default(['desktop', 'mobile']),
  released: day,
  /** Games with more come first. */
  popularity: z.number().min(0).default(0),
  launch: z.object({ code: text(160), prepaid: text(80).optional() }),
  /** Where it may be played; what is absent allows all. */
  markets: z
    .object({
      only: z.array(countryCode).min(1).optional(),
      except: z.array(countryCode).min(1).optional(),
      licences: z
        .array(z.string().regex(/^[A-Z]{2,5}$/))
        .min(1)
        .optional(),
    })
    .optional(),
  certificates: z
    .array(
      z.object({
        laboratory: text(80),
        number: text(80),
        date: day,
        url: httpsUrl.optional(),
      }),
    )
    .default([]),
})
type ListedGame = z.output<typeof listedGame>

/** A file of `content/catalogue/games/`: games of one partner, or our studio's generated games. */
export const gameFile = z
  .object({
    /** The operator has not decided on it. */
    sample: z.boolean().optional(),
    /** The games that are made by rule from the other files of `content/catalogue`. */
    generated: z.literal(true).optional(),
    /** The id in STUDIOS of who launches the games. */
    partner: slug.optional(),
    studios: z.array(z.object({ id: slug, title: text(60) })).default([]),
    games: z.array(listedGame).default([]),
  })
  .refine(({ generated, partner }) => (generated === true) !== (partner !== undefined), {
    error: 'must have either "generated": true or a partner',
  })
  .refine(({ partner }) => partner !== ownStudio, { path: ['partner'], error: `${ownStudio} is our own studio` })
export type GameFile = z.output<typeof gameFile>

const onlyGenerated: ReadonlyMap<string, GameFile> = new Map([
  ['generated', { generated: true, sample: true, studios: [], games: [] }],
])

/** The files by name, the same object as long as none changes. A folder of content without the lists has the generated games. */
export const readGameFiles = (): ReadonlyMap<string, GameFile> =>
  existsSync(join(contentRoot, gamesFolder)) ? readContentFolder(gamesFolder, gameFile) : onlyGenerated

export const identifierOf = ({ studio, identifier }: Pick<ListedGame, 'studio' | 'identifier'>): string =>
  `${studio}/${identifier}`

/** Identifiers of the listed games of all files. */
export const listedIdentifiers = (): string[] =>
  [...readGameFiles().values()].flatMap(({ games }) => games.map(identifierOf))

const themes = Object.keys(THEMES)

/** The motif of a picture that we draw: the same for a game on every machine. */
function themeOf(identifier: string): string {
  let sum = 0
  for (const letter of identifier) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return themes[sum % themes.length] ?? ''
}

/** A listed game as the catalogue stores it. */
export function listedRow(game: ListedGame, partner: string, badges: ReadonlyMap<string, string>): CatalogueGame {
  const identifier = identifierOf(game)
  return {
    no: null,
    identifier,
    title: game.title,
    seo_title: slugOf(game.title) || game.identifier.toLowerCase(),
    provider: game.studio,
    theme: themeOf(identifier),
    seed: identifier,
    categories: game.categories,
    engine: engineOfOthers(game.kind),
    profile: '',
    lines: game.lines ?? null,
    ways: game.ways ?? null,
    volatility_rating: game.volatility ?? null,
    hit_rate: game.hit_rate === undefined ? null : String(game.hit_rate),
    payout: game.rtp === undefined ? null : game.rtp.toFixed(2),
    devices: game.devices,
    currencies: game.currencies,
    hasDemo: game.demo,
    releasedAt: `${game.released}T00:00:00.000Z`,
    popularity: game.popularity,
    badges: game.badges.map((type) => ({ type, theme: badges.get(type) ?? 'info' })),
    partner,
    details: {
      launch: game.launch,
      certificates: game.certificates,
      ...(game.picture !== undefined && { picture: game.picture }),
      ...(game.max_win !== undefined && { max_win: game.max_win }),
      ...(game.markets && { markets: game.markets }),
    },
  }
}
