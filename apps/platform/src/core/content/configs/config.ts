import { status } from '@apogee/contract/site'
import { subunitsOf } from '@apogee/rules/money/subunits'
import { required } from '@apogee/rules/validation/required'
import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { readContent } from '../contentFiles.ts'
import { readLicence } from '../licences/licences.ts'
import { readEdition } from '../readEdition.ts'
import { countryCode } from './countryCode.ts'

export const currencies = z.array(
  z
    .object({
      code: z.string(),
      symbol: z.string(),
      /** Minor units per whole unit: a power of ten. */
      subunits_to_unit: z.int(),
      fiat: z.boolean(),
      default: z.boolean(),
      /** Offered at sign-up (CONST-31). */
      registration: z.boolean(),
    })
    // The front end counts by the same table: another number would show every amount wrong by a power of ten.
    .refine(({ code, subunits_to_unit }) => subunits_to_unit === subunitsOf(code), {
      path: ['subunits_to_unit'],
      error: ({ input }) => `must be ${subunitsOf((input as { code: string }).code)} for this currency`,
    }),
)
export type CurrencyRow = z.output<typeof currencies>[number]

/** Currencies in the platform's fixed order: game ids on the wire depend on it. */
export const readCurrencies = (): readonly CurrencyRow[] => readContent('config/currencies.json', currencies)

/** CONST-28 */
export const defaultCurrency = (): string =>
  required(
    readCurrencies().find((row) => row.default),
    'default currency',
  ).code

export const countries = z.array(
  z.object({ code: countryCode, default_currency: z.string(), dial_code: z.string().regex(/^\d{1,4}$/) }),
)
export type CountryRow = z.output<typeof countries>[number]
export const readCountries = (): readonly CountryRow[] => readContent('config/countries.json', countries)

/**
 * CONST-28: the currency for amounts shown to visitors without a wallet: their country's currency, else the default
 * one.
 */
export const currencyOfCountry = (country: string | null): string =>
  readCountries().find(({ code }) => code === country)?.default_currency ?? defaultCurrency()

/** `status`: true for a level, false for a group; `writable`: players may join it themselves (SEC-08). */
export const statuses = z.array(
  status.extend({
    /** Its name in languages other than English. */
    titles: z.record(z.string(), z.string().min(1)).optional(),
  }),
)
export type StatusRow = z.output<typeof statuses>[number]
/** Levels 1 to 12 and the groups (OPEN-34, VIP-04 to VIP-06). */
export const readStatuses = (): readonly StatusRow[] => readContent('config/statuses.json', statuses)

/** Currencies in which a player of the licence may open an account. */
export function registrationCurrencies(licence: Licence): string[] {
  const { currencies: only } = readLicence(licence)
  return readCurrencies().flatMap(({ code, registration }) =>
    registration && (only?.includes(code) ?? true) ? [code] : [],
  )
}

const known = z.array(z.string())
/** Schema of `content/config/player_fields.json` and its editions. */
export const playerFields = z.object({
  fields: z.array(
    z.object({
      field: z.string(),
      type: z.string(),
      length: z.object({ minimum: z.int(), maximum: z.int() }).optional(),
      once_set: z.boolean().optional(),
      age: z.object({ min: z.object({ default: z.int() }) }).optional(),
      inclusion: z.object({ in: z.array(z.string()).optional() }).optional(),
    }),
  ),
  contexts: z
    .object({
      deposit: known,
      cashout: known,
      play: known,
      payment_systems: z.record(
        z.string(),
        z.object({ base: z.object({ deposit: z.array(z.string()), cashout: z.array(z.string()) }) }),
      ),
    })
    .catchall(z.array(z.string())),
})
export type PlayerFields = z.output<typeof playerFields>

const identityContexts = ['deposit', 'play', 'cashout'] as const

/**
 * Fields of a player, and which of them a context requires (wire-facts 4.1). A field that the law of the licence
 * requires before money moves is required even if an edit of the file leaves it out (decision 051).
 */
export function readPlayerFields(licence: Licence): PlayerFields {
  const { fields, contexts } = readEdition('player_fields', playerFields, licence)
  const least = readLicence(licence).required_details
  const completed = identityContexts.map((context) => [context, [...new Set([...contexts[context], ...least])]])
  return { fields, contexts: { ...contexts, ...Object.fromEntries(completed) } }
}

/** Fields that the law of a licence requires and its edition of `player_fields` leaves out. */
export const missingDetails = (licence: Licence): string[] => {
  const { contexts } = readEdition('player_fields', playerFields, licence)
  return readLicence(licence).required_details.flatMap((field) =>
    identityContexts.filter((context) => !contexts[context].includes(field)).map((context) => `${context}: ${field}`),
  )
}

export const siteConfig = z.object({
  /** Countries closed under every licence; the operator keeps the list up to date (docs/operating.md). */
  sanctioned_countries: z.array(countryCode),
  default_locale_by_country: z.record(countryCode, z.string()),
  /** Without a key, browsers get our own proof-of-work challenge. */
  recaptcha: z.object({
    key: z.string(),
    version: z.int(),
    /** Its script, the address that verifies tokens, and the pages it shows in frames. */
    script: z.url(),
    verify: z.url(),
    frames: z.array(z.url()),
    least_score: z.number().min(0).max(1),
  }),
  /** Rounds of PBKDF2 per guess, and how many guesses a browser needs on average. */
  proof_of_work: z.object({ cost: z.int().positive().max(100_000), guesses: z.int().min(2).max(100_000) }),
})
export const readSiteConfig = (): z.output<typeof siteConfig> => readContent('config/site.json', siteConfig)

export const popupsConfig = z.object({
  chat: z.object({ group: z.string().nullable(), project: z.string() }),
  new_provider: z
    .object({ provider: z.string(), target_groups: z.array(z.string()), shown_group: z.string() })
    .nullable(),
  special_slot: z.object({ game: z.string() }).nullable(),
  sign_up_groups: z.array(z.string()).max(2),
})
/**
 * Who gets the live chat (OPEN-14), which new provider is presented to which groups (OPEN-55), which game (MOD-14), and
 * the variants of sign-up.
 */
export const readPopups = (): z.output<typeof popupsConfig> => readContent('config/popups.json', popupsConfig)
