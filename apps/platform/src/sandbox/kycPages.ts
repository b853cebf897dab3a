import { randomUUID } from 'node:crypto'
import { kycReasons } from '@apogee/contract/profile/documents'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { type WaitingDocument, waitingDocuments } from '../areas/profile/public.ts'
import type { Db } from '../core/db/db.ts'
import type { App } from '../core/http/app.ts'
import type { KycWebhook, SandboxKyc } from '../ports/kyc/sandboxKyc.ts'
import { isForeign, localeOf, readBody, showPage, translator, wantsJson } from './page.ts'

export interface KycDesk {
  readonly db: Db
  readonly kyc: SandboxKyc
  readonly now: () => Date
  /** Under which our own callback is called. */
  readonly origin: string
}

const reasonsOffered = kycReasons.filter((reason) => reason !== 'asked_again')

function documentForm(one: WaitingDocument, c: Context) {
  const locale = localeOf(c)
  const say = translator(locale)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const reasons = reasonsOffered.map(
    (reason) => html`<option value="${reason}">${say(`kyc.reasons.${reason}`)}</option>`,
  )
  return html`<li>
    <form method="post" action="/sandbox/kyc">
      <input type="hidden" name="player" value="${one.playerId}" />
      <input type="hidden" name="document" value="${one.id}" />
      <b>${say(`kyc.types.${one.type}`)}</b>
      <small>${one.email} · ${one.mediaType}, ${Math.ceil(one.sizeBytes / 1024)} kB · ${time.format(one.createdAt)} UTC</small>
      ${one.description ? html`<p>${one.description}</p>` : ''}
      <label>${say('kyc.reason')}<select name="reason">${reasons}</select></label>
      <button name="verdict" value="approved">${say('kyc.approve')}</button>
      <button name="verdict" value="again">${say('kyc.reject')}</button>
    </form>
  </li>`
}

async function deskPage(c: Context, db: Db, isDone: boolean) {
  const say = translator(localeOf(c))
  const waiting = await waitingDocuments(db)
  const list =
    waiting.length === 0
      ? html`<p>${say('kyc.empty')}</p>`
      : html`<ul class="mails">${waiting.map((one) => documentForm(one, c))}</ul>`
  const content = html`<a href="/sandbox">${say('back')}</a>
    <h1>${say('kyc.title')}</h1>
    <p class="lead">${say('kyc.intro')}</p>
    ${isDone ? '' : html`<p role="alert">${say('kyc.unknown')}</p>`}
    ${list}
    <h2>${say('kyc.player')}</h2>
    <form method="post" action="/sandbox/kyc">
      <label>${say('kyc.email')}<input type="email" name="email" required autocomplete="off" /></label>
      <button name="verdict" value="approved">${say('kyc.approve')}</button>
      <button name="verdict" value="again">${say('kyc.askAgain')}</button>
      <button name="verdict" value="refused">${say('kyc.refuse')}</button>
    </form>`
  return showPage(c, say('kyc.title'), content)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '')

/** The webhook for a form; null if its player or verdict is unknown. */
async function webhookOf(db: Db, form: Record<string, unknown>): Promise<KycWebhook | null> {
  const field = (name: string) => textOf(form[name])
  const verdict = (['approved', 'again', 'refused'] as const).find((one) => one === field('verdict'))
  const byMail = () =>
    db.query<{ id: bigint }>('SELECT id FROM players WHERE lower(email) = lower($1)', [field('email')])
  const playerId = field('player') || String((await byMail())[0]?.id ?? '')
  if (!verdict || !/^\d{1,18}$/.test(playerId)) return null
  const documentId = /^\d{1,15}$/.test(field('document')) ? Number(field('document')) : null
  const reason = kycReasons.find((one) => one === field('reason')) ?? 'asked_again'
  const isGood = verdict === 'approved'
  return { id: randomUUID(), player_id: playerId, document_id: documentId, verdict, reason: isGood ? null : reason }
}

/**
 * `/sandbox/kyc`: the reviewers' page in the sandbox. GET lists what waits, without the files: they belong to their
 * owners. POST `{ player, document, verdict, reason }` decides on one, `{ email, verdict }` on a player; the webhook
 * takes the same route as any provider's.
 */
export function mountKycDesk(app: App, { db, kyc, now, origin }: KycDesk): void {
  app.get('/sandbox/kyc', async (c) =>
    wantsJson(c) ? c.json(await waitingDocuments(db)) : deskPage(c, db, c.req.query('unknown') !== '1'),
  )
  app.post('/sandbox/kyc', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const webhook = await webhookOf(db, await readBody(c))
    const isDone = webhook !== null && (await send(webhook))
    if (wantsJson(c)) return c.json({ done: isDone }, isDone ? 200 : 404)
    return c.redirect(isDone ? '/sandbox/kyc' : '/sandbox/kyc?unknown=1', 303)
  })

  async function send(webhook: KycWebhook): Promise<boolean> {
    const path = `/callbacks/kyc/${kyc.name}`
    const body = JSON.stringify(webhook)
    const answer = await app.request(`${origin}${path}`, { method: 'POST', headers: kyc.sign(path, body, now()), body })
    return answer.ok
  }
}
