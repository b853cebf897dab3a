import { timeZone } from '@apogee/contract/protocol/shapes'
import { limitPeriods, monthsOf, spans } from '@apogee/rules/limits/period'
import { z } from 'zod'
import type { Licence } from '../../http/handler.ts'
import { countryCode } from '../configs/countryCode.ts'
import { readContent, readContentFolder } from '../contentFiles.ts'
import { gameRules } from './gameRuleShapes.ts'
import { withdrawalRules } from './withdrawalRules.ts'

const span = z.enum(spans)

/** A limit that every new account of the licence has from the beginning. */
const defaultLimit = z.strictObject({
  type: z.enum(['deposit', 'loss', 'wager']),
  period: z.enum(limitPeriods),
  /** Converted to the player's currency. */
  eur_cents: z.int().positive(),
})

const exclusionRegister = z.strictObject({
  /** For the log and the records of staff. */
  name: z.string().min(1),
  /** What happens while it does not answer: `refuse` sign-up and sign-in, or `allow` them. */
  on_failure: z.enum(['refuse', 'allow']),
  timeout_ms: z.int().min(200).max(10_000),
})

/** Schema of `content/licences/<code>.json`: everything that the law of a licence decides. */
export const licenceFile = z
  .strictObject({
    /** The authority. */
    name: z.string().min(1),
    /** Time zone of birthdays. */
    zone: timeZone,
    minimum_age: z.int().min(18).max(30),
    /** Countries whose players have to be older. */
    minimum_age_in: z.record(countryCode, z.int().min(18).max(30)),
    /** The form of `personal_id_number`. */
    personal_id: z.enum(['any', 'estonian']),
    /** Fields that the contexts `deposit`, `play` and `cashout` of `player_fields` have to contain. */
    required_details: z.array(z.string()).min(1),
    /** Currencies of accounts; null: all. */
    currencies: z.array(z.string()).min(1).nullable(),
    /** Payment methods that are not offered: names or types, such as `crypto`. */
    excluded_methods: z.array(z.string()),
    withdrawals: withdrawalRules,
    /** Countries without registration and sign-in (OPEN-60). */
    restricted_countries: z.array(countryCode),
    /** SEC-01: maximum lifetime of a session. */
    session_hours: z.number().positive().max(720),
    /** Whether each page shows how long the player has been signed in. */
    session_timer: z.boolean(),
    /** Whether the origin of a visit may be stored before consent, for the session. */
    attribution_before_consent: z.boolean(),
    /** Whether search engines may list the points shop. */
    points_shop: z.boolean(),
    /** Retention of the identity of a player who has paid, from the closing of the account. */
    identity_retention_years: z.int().min(0).max(20),
    breaks: z.strictObject({
      coolingoff: z.array(span.exclude(['forever'])).min(1),
      selfexclusion: z.array(span).min(1),
    }),
    /** Months a self-exclusion lasts at least and at most; without a longest one it may be for ever (SAFE-02). */
    exclusion_months: z.strictObject({ least: z.int().min(1), most: z.int().min(1).nullable() }),
    default_limits: z.array(defaultLimit),
    /** The national register of excluded persons that is asked at sign-up and sign-in; null: none. */
    exclusion_register: exclusionRegister.nullable(),
    games: gameRules,
    /** Pages of the CMS that a brand has to publish in each of its languages. */
    required_pages: z.array(z.string()),
  })
  .superRefine(({ breaks: { selfexclusion }, exclusion_months: { least, most } }, issues) => {
    for (const [at, one] of selfexclusion.entries()) {
      const months = one === 'forever' ? Number.POSITIVE_INFINITY : (monthsOf(one) ?? 0)
      if (months >= least && months <= (most ?? months)) continue
      const message = `a self-exclusion lasts at least ${least} months${most === null ? '' : ` and at most ${most}`}`
      issues.addIssue({ code: 'custom', path: ['breaks', 'selfexclusion', at], message })
    }
  })
export type LicenceFile = z.output<typeof licenceFile>

export const readLicence = (code: Licence): LicenceFile => readContent(`licences/${code}.json`, licenceFile)

export const everyLicence = (): readonly Licence[] => [...readContentFolder('licences', licenceFile).keys()]

/** LIM-03: durations of breaks that a licence offers. */
export const readBreakPeriods = (licence: Licence): LicenceFile['breaks'] => readLicence(licence).breaks
