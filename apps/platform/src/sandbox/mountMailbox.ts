import type { Context, Env, Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '../core/db/db.ts'
import { isStorable } from '../core/http/readInput.ts'
import { findMail, listMails, type StoredMail } from '../ports/mail/sandboxMailbox.ts'
import { localeOf, showPage, translator, wantsJson } from './page.ts'

const timeIn = (locale: string, iso: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))

function listPage(c: Context, mails: readonly StoredMail[], to: string) {
  const locale = localeOf(c)
  const say = translator(locale)
  const rows = mails.map(
    (mail) => html`<li><a href="/sandbox/mail/${mail.id}">
      <b>${mail.subject}</b><small>${mail.to} · ${timeIn(locale, mail.created_at)} UTC</small>
    </a></li>`,
  )
  const list = rows.length > 0 ? html`<ul class="mails">${rows}</ul>` : html`<p>${say('mail.empty')}</p>`
  const content = html`<a href="/sandbox">${say('back')}</a>
    <h1>${say('mail.title')}</h1>
    <p class="lead">${say('mail.text')}</p>
    <form method="get" action="/sandbox/mail">
      <label>${say('mail.filter')}<input type="email" name="to" value="${to}" autocomplete="off" /></label>
      <button>${say('mail.apply')}</button>
    </form>
    ${list}`
  return showPage(c, say('mail.title'), content)
}

function mailPage(c: Context, mail: StoredMail) {
  const locale = localeOf(c)
  const say = translator(locale)
  // Its own document under its own policy; a link in it leads the whole window on.
  const content = html`<a href="/sandbox/mail">${say('mail.back')}</a>
    <h1>${mail.subject}</h1>
    <dl>
      <dt>${say('mail.to')}</dt><dd>${mail.to}</dd>
      <dt>${say('mail.sent')}</dt><dd>${timeIn(locale, mail.created_at)} UTC</dd>
    </dl>
    <iframe title="${mail.subject}" src="/sandbox/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
    <h2>${say('mail.plain')}</h2>
    <pre>${mail.text}</pre>`
  return showPage(c, mail.subject, content)
}

// The policy of a mail program: its own styles and no external resources.
const mailHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** `/sandbox/mail`: pages for people, JSON for tests that ask for it; `?to=` shows one address alone. */
export function mountMailbox<E extends Env>(app: Hono<E>, db: Db): void {
  const find = async (c: Context): Promise<StoredMail | null> => {
    const id = c.req.param('id') ?? ''
    return /^\d{1,15}$/.test(id) ? findMail(db, Number(id)) : null
  }
  const missing = (c: Context) =>
    wantsJson(c)
      ? c.json({ errors: { base: { not_found: translator(localeOf(c))('mail.missing') } } }, 404)
      : showPage(c, translator(localeOf(c))('mail.title'), html`<p>${translator(localeOf(c))('mail.missing')}</p>`, {
          status: 404,
        })

  app.get('/sandbox/mail', async (c) => {
    const to = c.req.query('to') ?? ''
    const mails = isStorable(to) ? await listMails(db, to || null) : []
    return wantsJson(c) ? c.json(mails, 200, { 'cache-control': 'no-store' }) : listPage(c, mails, to)
  })
  app.get('/sandbox/mail/:id', async (c) => {
    const mail = await find(c)
    if (!mail) return missing(c)
    return wantsJson(c) ? c.json(mail, 200, { 'cache-control': 'no-store' }) : mailPage(c, mail)
  })
  app.get('/sandbox/mail/:id/html', async (c) => {
    const mail = await find(c)
    if (!mail) return missing(c)
    return c.body(mail.html.replace('<head>', '<head><base target="_top">'), 200, mailHeaders)
  })
}
