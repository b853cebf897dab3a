import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { currencyCode, empty, input, iso, licenceCode, ours, plainText } from './protocol/shapes.ts'

/** wire-facts 2.8: the signed-in player. `statuses` lists the level before any other non-numeric id. */
export const player = z.object({
  id: z.int(),
  email: z.string(),
  auth_fields_missed: z.array(z.string()),
  statuses: z.array(z.object({ id: z.string(), name: z.string() })),
  created_at: iso,
  current_sign_in_at: iso.nullable(),
  confirmed_at: iso.nullable(),
  currency: currencyCode,
  language: z.string(),
  license_name: licenceCode,
  deposit_bonus_code: z.string().nullable(),
  can_issue_bonuses: z.boolean(),
  profession: z.string().nullable(),
  autoregistered: z.boolean(),
  autologin_link: z.string().nullable(),
  verified: z.boolean(),
  two_factor_enabled: z.boolean(),
  sumsub_verified: z.boolean().nullable(),
  sow_questionnaire_expires_at: iso.nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  nickname: z.string().nullable(),
  gender: z.enum(['m', 'f']).nullable(),
  date_of_birth: z.iso.date().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  state: z.string().nullable(),
  mobile_phone: z.string().nullable(),
  mobile_phone_without_dial_code: ours(z.string().nullable()),
  /** Only under licences that want it. */
  personal_id_number: z.string().nullable().optional(),
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  receive_promos_via_phone_calls: z.boolean(),
  agreed_to_partner_promotions: z.boolean(),
  /** Not in wire-facts 2.8: for clients of the older profile object (PROF-03). */
  subscriptions: ours(z.object({ receive_promos: z.boolean() })),
  /** Not on the public wire, SAFE-02: the end of the player's last break, past or to come; the year 9999 is never. */
  break_until: ours(iso.optional()),
  /**
   * Not on the public wire: staff check whose account it is, and until they have decided it takes no deposits and no
   * stakes.
   */
  on_hold: ours(z.boolean().optional()),
  /** Not on the public wire: the player's ship as hull, colour and stage (`manta-ember-3`). */
  ship: ours(z.string().optional()),
})
/** A guest is answered with `{}` and 200 (WIRE-02). */
export const playerOrGuest = z.union([player, z.strictObject({})])

/** wire-facts 2.10; `cent.user` is empty for a guest. */
export const settings = z.object({
  cent: z.object({
    user: z.string(),
    timestamp: z.string(),
    token: z.string(),
    authEndpoint: z.string(),
    url: z.string(),
  }),
  recaptcha: z.string(),
  recaptcha_version: z.int(),
  /** Ours: where its script is loaded from. */
  recaptcha_script: ours(z.string().optional()),
})

/** wire-facts 2.6 */
export const subscriptions = z.object({
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  receive_promos_via_phone_calls: z.boolean(),
  agreed_to_partner_promotions: z.boolean(),
})

const unsubscribeToken = z.string().max(100)

const groupIds = z.array(z.union([z.int(), z.string().max(60)])).max(50)

export const profileApi = {
  'profile.player': wireCall('GET /api/player', {
    summary: 'The signed-in player, or {} for a guest',
    who: 'anyone',
    answers: { 200: playerOrGuest },
  }),
  'profile.update': wireCall('PATCH /api/player', {
    summary: 'Edit the profile',
    who: 'player',
    body: z.object({
      context: z.string().max(40),
      player: z
        .object({
          mobile_phone: input('number').max(500).nullish(),
          postal_code: input('number').max(500).nullish(),
          personal_id_number: input('code').max(500).nullish(),
        })
        .catchall(z.union([plainText.max(500), z.boolean(), z.null()])),
    }),
    answers: { 200: player },
    errors: [
      ...(['invalid', 'required', 'too_short', 'too_long', 'too_young', 'update_was_not_performed'] as const),
      ...(['registration_restricted', 'limit_restrict_access', 'self_excluded'] as const),
    ],
  }),
  'profile.settings': wireCall('GET /api/player/settings', {
    summary: 'Realtime and captcha settings',
    who: 'anyone',
    answers: { 200: settings },
  }),
  'profile.updateLocale': wireCall('PATCH /api/player/update_locale', {
    summary: 'Save the locale of the player',
    who: 'player',
    body: z.object({ locale: z.string().max(10) }),
    answers: { 200: empty },
    errors: ['unknown_value'],
  }),
  'profile.chooseShip': ourCall('PUT /api/player/ship', {
    summary: 'Choose the hull and the colour of the ship that stands for the player; its parts follow their status',
    who: 'player',
    body: z.object({ hull: z.string().max(20), colour: z.string().max(20) }),
    example: { hull: 'manta', colour: 'sky' },
    answers: { 200: z.object({ ship: z.string() }) },
    errors: ['unknown_value'],
  }),
  'profile.joinGroups': wireCall('POST /api/player/groups', {
    summary: 'Join and leave groups that are open to players',
    who: 'player',
    body: z.object({
      groups: z
        .object({ add: groupIds.optional(), remove: groupIds.optional() })
        .refine(({ add, remove }) => add !== undefined || remove !== undefined, { path: ['add'], error: 'required' }),
    }),
    answers: { 200: empty },
    errors: ['unknown_value', 'forbidden'],
  }),
  'profile.subscriptions': wireCall('GET /api/subscriptions', {
    summary: 'What the player wants to be told',
    who: 'player',
    answers: { 200: subscriptions },
  }),
  'profile.subscribe': wireCall('PUT /api/subscriptions', {
    summary: 'Change what the player wants to be told',
    who: 'player',
    body: subscriptions.partial(),
    answers: { 200: subscriptions },
    errors: ['limit_restrict_access'],
  }),
  'profile.unsubscribe': ourCall('POST /api/unsubscribe', {
    summary: 'End the offers by email, with the signed token of a link in one of them; needs no session',
    who: 'anyone',
    body: z.object({ token: unsubscribeToken }),
    answers: { 200: empty },
    errors: ['invalid'],
  }),
  'profile.oneClickUnsubscribe': ourCall('POST /callbacks/unsubscribe', {
    summary: 'The same, sent by a mail program (RFC 8058)',
    who: 'partner',
    query: z.object({ token: unsubscribeToken.default('') }),
    answers: { 200: empty },
  }),
  'profile.unsubscribeLink': ourCall('GET /callbacks/unsubscribe', {
    summary: 'The address of a mail program opened in a browser: leads to the page that asks first',
    who: 'anyone',
    raw: true,
    query: z.object({ token: unsubscribeToken.default('') }),
    answers: { 303: null },
  }),
} as const
