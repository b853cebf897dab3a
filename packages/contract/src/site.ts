import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { currencyCode, licenceCode, ours, plainText } from './protocol/shapes.ts'

/** Which group gets which chat (OPEN-14) and which new provider is presented (OPEN-55). */
export const popups = z.object({
  chat: z.object({
    /** Its members get the live chat while it is writable; null: no one does. */
    group: z.string().nullable(),
    /** Name of the site in the chat's restore ids. */
    project: z.string(),
  }),
  new_provider: z
    .object({ provider: z.string(), target_groups: z.array(z.string()), shown_group: z.string() })
    .nullable(),
  /** The game that presents itself once, when it is first opened (MOD-14). */
  special_slot: z.object({ game: z.string() }).nullable(),
  /** AUTH-07: the two variants of sign-up, or none. */
  sign_up_groups: z.array(z.string()).max(2),
})

/** wire-facts 4.9 */
export const clientContext = z.object({
  userAgent: z.string(),
  isMetaWebview: z.boolean(),
  isIOS: z.boolean(),
  isMobile: z.boolean(),
  isApp: z.boolean(),
  browser: z.string(),
  isBot: z.boolean(),
  country: ours(z.string().optional()),
})

/** wire-facts 4.1 */
export const playerField = z.object({
  field: z.string(),
  type: z.string(),
  length: z.object({ minimum: z.int(), maximum: z.int() }).optional(),
  once_set: z.boolean().optional(),
  age: z.object({ min: z.object({ default: z.int() }) }).optional(),
  inclusion: z.object({ in: z.array(z.string()).optional() }).optional(),
})
export const playerFields = z.object({
  fields: z.array(playerField),
  contexts: z.record(z.string(), z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
})

/** wire-facts 4.2 */
export const status = z.object({
  id: z.string(),
  name: z.string(),
  status: z.boolean(),
  writable: z.boolean(),
  /**
   * Only for levels (VIP-02), not in wire-facts 4.2: gifts on reaching it, and the rate of weekly cashback in percent.
   */
  gift_descriptions: ours(z.object({ points: z.int(), cashback: z.number(), fs: z.int() }).optional()),
  conditions: z.array(
    z.object({
      persistent_comp_points: z.object({
        type: z.string(),
        exclude_end: z.boolean(),
        min: z.int(),
        max: z.int().nullable(),
      }),
    }),
  ),
})
/** wire-facts 4.3 */
export const country = z.object({
  name: z.string(),
  code: z.string().length(2),
  default_currency: currencyCode,
  /** Not on the public wire: the prefix of its telephone numbers, without the plus. */
  dial_code: ours(z.string()),
})
/** wire-facts 4.4 */
export const currency = z.object({
  code: currencyCode,
  symbol: z.string(),
  subunits_to_unit: z.int(),
  fiat: z.boolean(),
  default: z.boolean(),
  subcurrencies: z.array(z.string()),
  /** Not on the public wire: the value of one unit in euros, without a fee; null if unknown. */
  value_in_eur: ours(
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .nullable(),
  ),
})
/** wire-facts 4.5 */
export const project = z.object({
  apps: z.object({ sportsbook: z.boolean(), casino: z.boolean() }),
  sns_config: z.object({ enable: z.boolean(), base_url: z.string().nullable(), flow: z.string().nullable() }),
  license: licenceCode,
  player_two_factor_auth: z.boolean(),
  available_currency_exchange: z.boolean(),
  available_referral_system: z.boolean(),
  supported_payment_api_versions: z.array(z.string()),
  hooyu_integration: z.boolean(),
  country_flags: z.null(),
  livespins: z.object({ enabled: z.boolean() }),
  authentication_key: z.string(),
  notification_center: z.object({ new_realtime_notifications_flow_enabled: z.boolean() }).optional(),
})
/** wire-facts 4.6 */
export const cryptoRates = z.record(
  z.string(),
  z.record(z.string(), z.object({ exchange_rate: z.number(), fee: z.number(), total_exchange_rate: z.number() })),
)
/** wire-facts 4.7 */
export const locale = z.object({ code: z.string(), name: z.string(), name_in_locale: z.string(), default: z.boolean() })
/** wire-facts 4.8 */
export const currentIp = z.object({
  ip: z.string(),
  /** Empty if unknown. */
  country_code: z.string(),
  region_code: z.string().nullable(),
  default_currency: currencyCode,
})

export const siteApi = {
  'site.batch': wireCall('GET /batch', {
    summary: 'Answers of several GET calls at once, by their url (wire-facts 9.5)',
    who: 'anyone',
    query: z.object({
      /** Repeated: paths of calls of this contract, without a leading slash: `api/tournaments/1/status`. */
      'url[]': z.array(z.string().max(500, 'too_long')).min(1, 'required').max(12, 'too_long'),
    }),
    answers: { 200: z.record(z.string(), z.unknown()) },
    errors: ['required', 'too_long'],
  }),
  'site.health': ourCall('GET /healthz', {
    summary: 'The process is alive, whatever is away',
    who: 'anyone',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  }),
  'site.ready': ourCall('GET /readyz', {
    summary: 'Ready to serve, or what is away',
    who: 'anyone',
    answers: {
      200: z.object({
        status: z.enum(['ok', 'degraded']),
        away: z.array(z.enum(['writes', 'redis', 'platform', 'content'])),
        /** Faulty files of `content/`, of which another version is in force. */
        faults: z.array(z.string()).optional(),
      }),
      503: z.object({ status: z.literal('unavailable'), away: z.array(z.enum(['database', 'redis', 'process'])) }),
    },
  }),
  'site.context': wireCall('GET /client-context', {
    summary: 'What the server knows of the visiting device',
    who: 'anyone',
    answers: { 200: clientContext },
  }),
  'site.currentIp': wireCall('GET /api/current_ip', {
    summary: 'Address and country of the visitor',
    who: 'anyone',
    answers: { 200: currentIp },
  }),
  'site.playerFields': wireCall('GET /api/info/player_fields', {
    summary: 'Player fields and the contexts that ask for them',
    who: 'anyone',
    answers: { 200: playerFields },
  }),
  'site.statuses': wireCall('GET /api/info/statuses', {
    summary: 'Levels and groups',
    who: 'anyone',
    answers: { 200: z.array(status) },
  }),
  'site.countries': wireCall('GET /api/info/countries', {
    summary: 'Countries',
    who: 'anyone',
    answers: { 200: z.array(country) },
  }),
  'site.currencies': wireCall('GET /api/info/currencies', {
    summary: 'Currencies',
    who: 'anyone',
    answers: { 200: z.array(currency) },
  }),
  'site.project': wireCall('GET /api/info/project', {
    summary: 'Project switches',
    who: 'anyone',
    answers: { 200: project },
  }),
  'site.cryptoRates': wireCall('GET /api/info/crypto_exchange_rates', {
    summary: 'Exchange rates of crypto currencies',
    who: 'anyone',
    answers: { 200: cryptoRates },
  }),
  'site.locales': wireCall('GET /api/info/locales', {
    summary: 'Locales offered',
    who: 'anyone',
    query: z.object({ affb_id: plainText.max(100).optional(), stag: plainText.max(200).optional() }),
    answers: { 200: z.array(locale) },
  }),
  'site.messages': wireCall('GET /messages/:file', {
    summary: 'Texts of one locale by area',
    who: 'anyone',
    params: z.object({ file: z.string().max(24) }),
    /** `v` and `area` are not on the public wire: the version of the texts, and only those of one area. */
    query: z.object({
      t: z.string().optional(),
      v: z.string().max(64).optional(),
      area: z.string().max(40).optional(),
    }),
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  'site.popups': ourCall('GET /api/fe/config/popups-config', {
    summary: 'Chat and popups by groups',
    who: 'anyone',
    answers: { 200: popups },
  }),
} as const
