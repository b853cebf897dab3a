import { z } from 'zod'
import { call } from './define.ts'
import { player } from './profile.ts'
import { currencyCode, email, empty } from './shapes.ts'

const fingerprint = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'invalid')
/** OPEN-17: Unicode letters and digits, printable ASCII symbols and the space. */
export const passwordCharacters = /^[\p{L}\p{Nd} -~]*$/u
export const newPassword = z
  .string()
  .min(1, 'required')
  .min(8, 'too_short')
  .max(128, 'too_long')
  .regex(passwordCharacters, 'wrong_characters')

/** Fields of the sign-up form, each with its error codes (wire-facts 3.4). */
export const signUpFields = z.object({
  email,
  password: newPassword,
  password_confirmation: z.string().optional(),
  country: z.string().length(2, 'required'),
  currency: currencyCode,
  receive_promos: z.boolean().default(false),
  receive_sms_promos: z.boolean().default(false),
  receive_promos_via_phone_calls: z.boolean().default(false),
  agreed_to_partner_promotions: z.boolean().default(false),
  terms_acceptance: z.literal(true, 'must_be_accepted'),
  age_acceptance: z.literal(true, 'must_be_accepted'),
  nickname: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  date_of_birth: z.string().optional(),
  groups: z.array(z.union([z.int(), z.string()])).default([]),
  context: z.literal('registration').default('registration'),
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
const mailOnly = z.object({ user: z.object({ email, captcha: z.string().max(4000).optional() }) })

/** wire-facts 3.1: the verdict on the address itself, never on whether it is registered (SEC-05). */
export const emailVerdicts = [
  'IBIZA::VALID::ACCEPTED_EMAIL',
  'IBIZA::RISKY::TEMPORARY',
  'IBIZA::RISKY::NON_PERSONAL',
  'IBIZA::INVALID::INVALID_DOMAIN',
  'IBIZA::INVALID::REJECTED_EMAIL',
] as const

/** Work that a browser does before a form of a stranger is taken: PBKDF2 of guesses until its key begins like this. */
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
  'auth.checkEmail': call({
    summary: 'Judge an address',
    who: 'anyone',
    body: z.object({ email: z.string().max(300) }),
    answers: { 200: z.object({ errors: z.object({ message: z.enum(emailVerdicts) }) }) },
  }),
  'auth.captcha': call({
    summary: 'A captcha to solve; 204 where none of ours is in use',
    who: 'anyone',
    answers: { 200: captchaChallenge, 204: null },
  }),
  'auth.signIn': call({
    summary: 'Sign in; the second factor may follow alone (OPEN-77)',
    who: 'anyone',
    body: z.object({ user: z.union([signInFields, z.object({ otp_attempt: z.string().min(1, 'required').max(20) })]) }),
    answers: { 201: player },
    errors: [
      'not_found_in_database',
      'wrong_password',
      'locked',
      'captcha_needed',
      'captcha_failed',
      'limit_restrict_access',
      'required',
      'invalid',
      'login_restricted',
    ],
  }),
  'auth.signOut': call({ summary: 'End the session', who: 'anyone', answers: { 204: null } }),
  'auth.signUp': call({
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
      'too_young',
      'captcha_needed',
      'captcha_failed',
    ],
  }),
  'auth.requestPassword': call({
    summary: 'Mail a link for a new password; the same answer for any address',
    who: 'anyone',
    body: mailOnly,
    answers: { 201: empty },
    errors: ['captcha_needed', 'captcha_failed'],
  }),
  'auth.setPassword': call({
    summary: 'Set a new password with the mailed token',
    who: 'anyone',
    body: z.object({
      user: z.object({
        reset_password_token: z.string().max(200),
        password: newPassword,
        password_confirmation: z.string(),
      }),
    }),
    answers: { 200: empty },
    errors: ['invalid', 'too_short', 'too_common', 'wrong_characters', 'confirmation_differs'],
  }),
  'auth.confirm': call({
    summary: 'Confirm the email with the mailed token',
    who: 'anyone',
    query: z.object({ confirmation_token: z.string().max(200) }),
    answers: { 200: player },
    errors: ['invalid'],
  }),
  'auth.resendConfirmation': call({
    summary: 'Mail the confirmation again',
    who: 'anyone',
    body: mailOnly,
    answers: { 201: empty },
    errors: ['already_confirmed', 'captcha_needed', 'captcha_failed'],
  }),
  'auth.updateDetails': call({
    summary: 'Tell what sign-up left open (auth_fields_missed); other fields are ignored',
    who: 'player',
    body: z.object({ user: z.object({ terms_acceptance: z.boolean().optional() }) }),
    answers: { 201: player },
    errors: ['must_be_accepted'],
  }),
} as const
