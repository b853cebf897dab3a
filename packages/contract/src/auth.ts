import { z } from 'zod'
import { player } from './profile.ts'
import { ourCall, wireCall } from './protocol/define.ts'
import { currencyCode, email, empty, input, iso, ours, pathId, plainText } from './protocol/shapes.ts'
import { attribution } from './tracking.ts'

const fingerprint = plainText.max(200)
/** OPEN-17: Unicode letters and digits, printable ASCII symbols and the space. */
export const passwordCharacters = /^[\p{L}\p{Nd} -~]*$/u
// The same letters typed on another keyboard may have different code points.
const typedPassword = z.string().overwrite((password) => password.normalize('NFC'))
export const newPassword = typedPassword
  .min(1, 'required')
  .min(8, 'too_short')
  .max(128, 'too_long')
  .regex(passwordCharacters, 'wrong_characters')

const text = plainText.max(500, 'too_long').optional()
const number = input('number').max(500, 'too_long').optional()
/** Fields that an operator can add to the sign-up form (AUTH-10). */
const profileTexts = {
  first_name: text,
  last_name: text,
  nickname: text,
  date_of_birth: text,
  gender: text,
  city: text,
  address: text,
  postal_code: number,
  state: text,
  mobile_phone: number,
}

/** Fields of the sign-up form, each with its error codes (wire-facts 3.4). */
export const signUpFields = z.object({
  email,
  password: newPassword,
  password_confirmation: typedPassword.optional(),
  country: z.string().length(2, 'required'),
  currency: currencyCode,
  receive_promos: z.boolean().default(false),
  receive_sms_promos: z.boolean().default(false),
  receive_promos_via_phone_calls: z.boolean().default(false),
  agreed_to_partner_promotions: z.boolean().default(false),
  terms_acceptance: z.literal(true, 'must_be_accepted'),
  age_acceptance: z.literal(true, 'must_be_accepted'),
  ...profileTexts,
  groups: z.array(z.union([z.int(), z.string()])).default([]),
  context: z.literal('registration').default('registration'),
  /** Id of the registration bonus that was chosen; an unknown one brings nothing. */
  registration_bonus_code: ours(z.string().max(60).optional()),
  /** How the player found the site; without it or with a faulty one, the cookies of their visit. */
  attribution: ours(attribution.optional().catch(undefined)),
  dfpc: fingerprint.optional(),
  captcha: z.string().max(4000).optional(),
  locale: z.string().max(10).optional(),
})
export const signInFields = z.object({
  email,
  password: z.string().min(1, 'required').max(128, 'too_long'),
  dfpc: fingerprint.optional(),
  captcha: z.string().max(4000).optional(),
  custom_login_reg: z.unknown().optional(),
  otp_attempt: z.string().max(20).optional(),
})
/** wire-facts 3.2, and when and where the player came the last time; null when this is the first. */
const signedIn = player.extend({
  previous_sign_in: ours(z.object({ at: iso, country: z.string().nullable(), user_agent: z.string() }).nullish()),
})
/** wire-facts 3, "Related"; `last_seen_at` is at most half a minute behind. */
const session = z.object({
  id: z.int(),
  ip: z.string(),
  country: z.string().nullable(),
  user_agent: z.string(),
  created_at: iso,
  last_seen_at: ours(iso),
  current: z.boolean(),
})
/** wire-facts, "Two-factor": the secret in base32 and its QR code as a data address of a picture. */
const twoFactor = z.object({ otp_secret: z.string(), data: z.string() })
const recoveryCodes = z.array(z.string())
const mailedToken = z.string().max(200)
const ownPassword = z.string().min(1, 'required').max(128, 'too_long')
const code = input('code').min(1, 'required').max(20, 'too_long')
const codeOnly = z.object({ two_factor: z.object({ authentication_code: code }) })
const mailOnly = z.object({ user: z.object({ email, captcha: z.string().max(4000).optional() }) })

/** wire-facts 3.1: the verdict on the address itself, never on whether it is registered (SEC-05). */
export const emailVerdicts = [
  'IBIZA::VALID::ACCEPTED_EMAIL',
  'IBIZA::RISKY::TEMPORARY',
  'IBIZA::RISKY::NON_PERSONAL',
  'IBIZA::INVALID::INVALID_DOMAIN',
  'IBIZA::INVALID::REJECTED_EMAIL',
] as const

/**
 * Work that a browser does before the platform accepts an anonymous form: it tries PBKDF2 inputs until the key begins
 * like this.
 */
export const captchaChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
  }),
  signature: z.string().optional(),
})

export const authApi = {
  'auth.checkEmail': wireCall('POST /check-email', {
    summary: 'Judge an address',
    who: 'anyone',
    body: z.object({ email: z.string().max(300) }),
    answers: { 200: z.object({ errors: z.object({ message: z.enum(emailVerdicts) }) }) },
  }),
  'auth.captcha': ourCall('GET /api/captcha', {
    summary: 'A captcha to solve; 204 where none of ours is in use',
    who: 'anyone',
    answers: { 200: captchaChallenge, 204: null },
  }),
  'auth.signIn': wireCall('POST /api/users/sign_in', {
    summary: 'Sign in; the second factor may follow alone (OPEN-77)',
    who: 'anyone',
    body: z.object({ user: z.union([signInFields, z.object({ otp_attempt: z.string().min(1, 'required').max(20) })]) }),
    answers: { 201: signedIn },
    errors: [
      'not_found_in_database',
      'wrong_password',
      'locked',
      'captcha_needed',
      'captcha_failed',
      'limit_restrict_access',
      'codes_locked',
      'sign_in_expired',
      'required',
      'invalid',
      'login_restricted',
      'account_locked',
    ],
  }),
  'auth.signOut': wireCall('DELETE /api/users/sign_out', {
    summary: 'End the session',
    who: 'anyone',
    answers: { 204: null },
  }),
  'auth.signUp': wireCall('POST /api/users', {
    summary: 'Register and start a session',
    who: 'anyone',
    body: z.object({ user: signUpFields }),
    answers: { 201: player },
    errors: [
      'taken',
      'invalid',
      'required',
      'too_short',
      'too_long',
      'wrong_characters',
      'too_common',
      'confirmation_differs',
      'must_be_accepted',
      'currency_unavailable',
      'registration_restricted',
      'self_excluded',
      'too_young',
      'unknown_value',
      'captcha_needed',
      'captcha_failed',
    ],
  }),
  'auth.requestPassword': wireCall('POST /api/users/password', {
    summary: 'Mail a link for a new password; the same answer for any address',
    who: 'anyone',
    body: mailOnly,
    answers: { 201: empty },
    errors: ['captcha_needed', 'captcha_failed'],
  }),
  'auth.setPassword': wireCall('PUT /api/users/password', {
    summary: 'Set a new password with the mailed token',
    who: 'anyone',
    body: z.object({
      user: z.object({
        reset_password_token: mailedToken,
        password: newPassword,
        password_confirmation: typedPassword,
      }),
    }),
    answers: { 200: empty },
    errors: ['invalid', 'required', 'too_short', 'too_long', 'too_common', 'wrong_characters', 'confirmation_differs'],
  }),
  'auth.readConfirmation': wireCall('GET /api/users/confirmation', {
    summary:
      'The player whose email a mailed token would confirm; changes nothing, for mail programs open links by themselves',
    who: 'anyone',
    query: z.object({ confirmation_token: mailedToken }),
    answers: { 200: player },
    errors: ['invalid'],
  }),
  'auth.confirm': ourCall('PUT /api/users/confirmation', {
    summary: 'Confirm the email with the mailed token, once',
    who: 'anyone',
    body: z.object({ user: z.object({ confirmation_token: mailedToken }) }),
    answers: { 200: player },
    errors: ['invalid'],
  }),
  'auth.resendConfirmation': wireCall('POST /api/users/confirmation', {
    summary: 'Mail the confirmation again',
    who: 'anyone',
    body: mailOnly,
    answers: { 201: empty },
    errors: ['already_confirmed', 'captcha_needed', 'captcha_failed'],
  }),
  'auth.updateDetails': wireCall('POST /api/auth_providers/update_details', {
    summary: 'Tell what sign-up left open (auth_fields_missed); other fields are ignored',
    who: 'player',
    body: z.object({
      user: z.object({
        ...profileTexts,
        country: text,
        currency: currencyCode.optional(),
        terms_acceptance: z.boolean().optional(),
        age_acceptance: z.boolean().optional(),
        receive_promos: z.boolean().optional(),
        receive_sms_promos: z.boolean().optional(),
      }),
    }),
    answers: { 201: player },
    errors: [
      'must_be_accepted',
      'required',
      'invalid',
      'too_short',
      'too_long',
      'too_young',
      'unknown_value',
      'currency_unavailable',
      'registration_restricted',
      'self_excluded',
    ],
  }),
  'auth.providers': wireCall('GET /api/info/auth_providers', {
    summary: 'Providers one may sign in with; url begins it',
    who: 'anyone',
    answers: { 200: z.array(z.object({ name: z.string(), title: ours(z.string()), url: z.string() })) },
  }),
  'auth.linkedProviders': wireCall('GET /api/auth_providers', {
    summary: 'Accounts elsewhere by which the player signs in',
    who: 'player',
    answers: {
      200: z.array(
        z.object({
          id: z.int(),
          type: z.string(),
          active: z.boolean(),
          uid: z.string(),
          social_network_account: z.string().nullable(),
          confirmed_at: iso.nullable(),
          removable: z.boolean(),
        }),
      ),
    },
  }),
  'auth.removeProvider': ourCall('DELETE /api/auth_providers/:id', {
    summary: 'Stop signing in by an account elsewhere',
    who: 'player',
    params: z.object({ id: pathId }),
    answers: { 204: null },
  }),
  'auth.startProvider': ourCall('GET /api/auth_providers/:name/start', {
    summary: 'Leads to a provider (303)',
    who: 'anyone',
    raw: true,
    params: z.object({ name: z.string().max(60) }),
    query: z.object({
      redirect: z.string().max(2000).optional(),
      /** Of the page the visitor comes from and returns to. */
      locale: z.string().max(10).optional(),
    }),
    answers: { 303: null },
  }),
  'auth.finishProvider': ourCall('GET /api/auth_providers/:name/callback', {
    summary: 'A visitor is back from their identity provider: signed in, or led to the sign-in popup (303)',
    who: 'anyone',
    raw: true,
    params: z.object({ name: z.string().max(60) }),
    answers: { 303: null },
  }),
  'auth.readUnlock': wireCall('GET /api/users/unlock', {
    summary: 'Whether a mailed token would open a locked account; changes nothing',
    who: 'anyone',
    query: z.object({ unlock_token: mailedToken }),
    answers: { 200: empty },
    errors: ['invalid'],
  }),
  'auth.unlock': wireCall('PUT /api/users/unlock', {
    summary: 'Open a locked account with the mailed token, once',
    who: 'anyone',
    body: z.object({ user: z.object({ unlock_token: mailedToken }) }),
    answers: { 200: empty },
    errors: ['invalid'],
  }),
  'auth.changePassword': wireCall('PUT /api/users', {
    summary: 'Change the password; every other session ends, and this one gets a new id',
    who: 'player',
    body: z.object({
      user: z.object({
        current_password: ownPassword,
        password: newPassword,
        password_confirmation: typedPassword,
      }),
    }),
    answers: { 200: empty },
    errors: [
      'required',
      'wrong_current_password',
      'passwords_locked',
      'too_short',
      'too_long',
      'too_common',
      'wrong_characters',
      'confirmation_differs',
    ],
  }),
  'auth.sessions': wireCall('GET /api/player/sessions', {
    summary: 'Where the player is signed in, the latest used first',
    who: 'player',
    answers: { 200: z.array(session) },
  }),
  'auth.endSession': wireCall('DELETE /api/player/sessions/:id', {
    summary: 'End one session of the player',
    who: 'player',
    params: z.object({ id: pathId }),
    answers: { 204: null },
  }),
  'auth.endOtherSessions': ourCall('DELETE /api/player/sessions', {
    summary: 'End all sessions of the player but this one',
    who: 'player',
    answers: { 204: null },
  }),
  'auth.twoFactor': wireCall('GET /api/player/two_factor', {
    summary: 'The secret of a second factor to switch on, for this session; 204 when it is on',
    who: 'player',
    answers: { 200: twoFactor, 204: null },
    errors: ['unconfirmed'],
  }),
  'auth.enableTwoFactor': wireCall('POST /api/player/two_factor', {
    summary:
      'Switch the second factor on with one of its codes and the password; the answer has the recovery codes, once',
    who: 'player',
    body: z.object({
      two_factor: z.object({
        otp_secret: z.string().max(64),
        authentication_code: code,
        // Required from the eleventh minute of a session on.
        current_password: ours(ownPassword.optional()),
      }),
    }),
    answers: { 200: twoFactor.extend({ recovery_codes: ours(recoveryCodes) }) },
    errors: ['required', 'invalid', 'too_long', 'wrong_current_password', 'passwords_locked', 'unconfirmed'],
  }),
  'auth.disableTwoFactor': wireCall('DELETE /api/player/two_factor', {
    summary: 'Switch the second factor off with one of its codes',
    who: 'player',
    body: codeOnly,
    answers: { 204: null },
    errors: ['required', 'invalid', 'too_long', 'codes_locked'],
  }),
  'auth.renewRecoveryCodes': ourCall('POST /api/player/two_factor/recovery_codes', {
    summary: 'Ten new recovery codes in the place of the old ones',
    who: 'player',
    body: codeOnly,
    answers: { 200: z.object({ recovery_codes: recoveryCodes }) },
    errors: ['required', 'invalid', 'too_long', 'codes_locked'],
  }),
  'auth.recoveryCodes': ourCall('GET /api/player/two_factor/recovery_codes', {
    summary:
      'How many recovery codes are left, and whether the player said they are saved; 204 when the second factor is off',
    who: 'player',
    answers: { 200: z.object({ left: z.int(), saved: z.boolean() }), 204: null },
  }),
  'auth.keepRecoveryCodes': ourCall('POST /api/player/two_factor/recovery_codes/saved', {
    summary: 'Say that the recovery codes are saved',
    who: 'player',
    answers: { 204: null },
  }),
} as const
