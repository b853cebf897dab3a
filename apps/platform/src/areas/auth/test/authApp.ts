import { noCaptcha } from '../../../ports/captcha/noCaptcha.ts'
import { listMails } from '../../../ports/mail/sandboxMailbox.ts'
import { sandboxMails } from '../../../testing/sandboxMails.ts'
import type { MakeApp, TestApp, TestAppOptions } from '../../../testing/testApp.ts'
import { profileHandlers } from '../../profile/handlers.ts'
import { authConsumer } from '../consumers.ts'
import { authHandlers } from '../handlers.ts'
import { findSessionPlayer } from '../signIn/findSessionPlayer.ts'

export const password = 'Correct-Horse-9'

/**
 * Auth and profile as in production, with the sandbox's mailbox and without rate limits, which have tests in core.
 */
export function openAuthApp(makeApp: MakeApp, options: Partial<TestAppOptions> = {}): Promise<TestApp> {
  return makeApp({
    handlers: { ...authHandlers, ...profileHandlers },
    services: { captcha: noCaptcha },
    loadPlayer: findSessionPlayer,
    consumers: (core) => [authConsumer(core), sandboxMails(core)],
    rateLimits: {},
    ...options,
  })
}

/** The sign-up form's data, with a unique address. */
export const signUpForm = (email: string, more: Record<string, unknown> = {}) => ({
  user: {
    email,
    password,
    password_confirmation: password,
    country: 'DE',
    currency: 'EUR',
    receive_promos: true,
    receive_sms_promos: false,
    receive_promos_via_phone_calls: false,
    agreed_to_partner_promotions: false,
    terms_acceptance: true,
    age_acceptance: true,
    groups: [],
    context: 'registration',
    dfpc: 'fingerprint',
    ...more,
  },
})

/** Registers a new player and returns their browser. */
export async function registerPlayer(app: TestApp, email: string, more: Record<string, unknown> = {}) {
  const client = await app.client()
  const answer = await client.post('/api/users', signUpForm(email, more))
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return { client, player: answer.body, id: BigInt(answer.body.id) }
}

/** {@link registerPlayer}, with a confirmed address. */
export async function confirmedPlayer(app: TestApp, email: string, more: Record<string, unknown> = {}) {
  const account = await registerPlayer(app, email, more)
  await app.db.query('UPDATE players SET confirmed_at = $2 WHERE id = $1', [account.id, app.clock.now()])
  return account
}

/** Emails to an address, newest first, once everything has been sent. */
export async function mailsTo(app: TestApp, email: string) {
  await app.drain()
  return listMails(app.db, email)
}

/** The token in the link of the latest email to an address. */
export async function mailedTokenOf(app: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(app, email)
  const token = mail?.links.map((link) => /token=(.+)$/.exec(link)?.[1]).find((each) => each !== undefined)
  if (token === undefined) throw new Error(`no message with a token was mailed to ${email}`)
  return token
}
