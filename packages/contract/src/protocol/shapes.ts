import { ownPath } from '@apogee/rules/site/ownPath'
import { type InputKind, normalise } from '@apogee/rules/validation/text/normalise'
import { z } from 'zod'

/**
 * An extension: a field that only our platform sends and the public wire does not have. `docs/wire.md` describes what
 * is shown without it.
 */
export const ours = <S extends z.ZodType>(schema: S): S => schema.meta({ 'x-extension': true })

/** ISO 8601 UTC with milliseconds, as `Date#toISOString` writes it. */
export const iso = z.iso.datetime()
const isStorable = (text: string): boolean => {
  const year = Number(text.slice(0, 4))
  return year >= 1970 && year < 2200
}
/**
 * A day or a moment that a request names. JavaScript writes the years 0000 and 9999 too, PostgreSQL reads neither in
 * every zone.
 */
export const givenDay = z.iso.date().refine(isStorable, 'invalid')
export const givenMoment = z.iso.datetime().refine(isStorable, 'invalid')

const zones = new Set(Intl.supportedValuesOf('timeZone'))
/**
 * The name of a zone that JavaScript and PostgreSQL read alike; undefined for offsets, which they read with opposite
 * signs.
 */
function zoneName(text: string): string | undefined {
  try {
    const name = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
    return name === 'UTC' || zones.has(name) ? name : undefined
  } catch {
    // `Intl` knows no such time zone.
    return undefined
  }
}
export const isTimeZone = (text: string): boolean => zoneName(text) !== undefined
/** An IANA zone; older names are replaced by the current one. */
export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, 'invalid')
  .overwrite((text) => zoneName(text) ?? text)
/**
 * Not on the public wire: grows with every change of its row, in answers and messages alike. Of two states, the one
 * with the larger version is the newer.
 */
export const version = ours(z.int().optional())
/** The same for calls and messages that are entirely ours: there it is always sent. */
export const ownVersion = z.int()
/** Integer amount in the currency's subunits (`subunits_to_unit` of `/api/info/currencies`). */
export const cents = z.int()
/** Currency code as on the wire: `EUR`, `BTC`, `DOG`; `FUN` is demo money and never in the ledger. */
export const currencyCode = z.string().regex(/^[A-Z]{3,5}$/)

/** The code of a licence: `CW`, `EE`, `MGA`. */
export const licenceCode = z.string().regex(/^[A-Z]{2,5}$/, 'must be a code of two to five capitals, such as MGA')
/** A number in a path: digits without leading zeros, sign or exponent. Rejects anything else with 404. */
const inPath = (most: number) =>
  z.preprocess((text) => (/^[1-9]\d{0,15}$/.test(String(text)) ? Number(text) : text), z.int().min(1).max(most))
/** An id as the database counts them. */
export const pathId = inPath(Number.MAX_SAFE_INTEGER)
/** The id of a game in a currency: game numbers are 32-bit. */
export const pathGameId = inPath(2 ** 31 - 1)
/** Answer of a write without a result. */
export const empty = z.object({})
export const device = z.enum(['desktop', 'mobile'])
// No control character or line separator, nothing that is not seen or that turns the direction of writing: a name reads
// as it is stored. The two joiners belong to words of some scripts, and to emoji.
const plain = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\u200C|\u200D)*$/u
const plainOrLines = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\u200C|\u200D|[\n\r\t])*$/u
/** A path on our own host: `//host` and `/\\host` lead to another one (SEC-04). */
export const ownPathText = z.string().refine((text) => ownPath(text) !== null, 'invalid')
/** Text as it is typed or pasted, in its normal form. */
export const input = (kind: InputKind) => z.string().overwrite((value) => normalise(value, kind))
/** A line of text from a player: all stored player text has this schema or {@link plainLines}. */
export const plainText = input('text').regex(plain, 'invalid')
/** Text of several lines. */
export const plainLines = z.string().regex(plainOrLines, 'invalid')
// No blanks, control or invisible characters, and nothing that a mail header would read as a second address.
const address =
  /^[^\s@\p{Cc}\p{Cf}<>()[\],;:"\\]+@[^\s@.\p{Cc}\p{Cf}<>()[\],;:"\\]+(\.[^\s@.\p{Cc}\p{Cf}<>()[\],;:"\\]+)+$/u
/** An address as players type it. */
export const email = input('email').min(1, 'required').max(254, 'too_long').regex(address, 'invalid')

/** The inputs to verify a bet at a live table, in addition to those of any round. */
export const liveClaim = z.object({
  chain: z.object({
    game: z.string(),
    first_number: z.int(),
    length: z.int(),
    anchor: z.string(),
    committed_at: iso,
    signature: z.string(),
    key: z.string(),
  }),
  opens_at: iso,
  closes_at: iso,
  /** Null until betting has closed and the outcome is drawn. */
  drawn_at: iso.nullable(),
  signature: z.string().nullable(),
  /** A line for each bet that brought a seed, or the beacon's output. */
  seeds: z.string().nullable(),
  beacon_url: z.string().nullable(),
  beacon_at: iso.nullable(),
  own_seed: z.string().nullable(),
  own_seed_at: iso,
})

export const hitMeanings = [
  'any_win',
  'even_chance',
  'hand',
  'twice',
  'opening_board',
  'first_tile',
  'best_spot',
] as const

/** Figures of a game in addition to those on the wire; a platform that does not state them leaves them out. */
export const statedFigures = {
  /** The meaning of `hit_rate`. */
  hit_meaning: ours(z.enum(hitMeanings).nullable().optional()),
  /** Slots: how many of a hundred rounds win less than their bet. */
  wins_below_stake: ours(z.int().nullable().optional()),
  /** The most that a round pays, in multiples of its bet. */
  max_win: ours(z.number().nullable().optional()),
}
