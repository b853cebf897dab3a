import { randomUUID } from 'node:crypto'
import { deskAnswer } from '@apogee/contract/support'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { answerThread } from '../areas/support/public.ts'
import { readBrand } from '../core/content/brands.ts'
import type { App } from '../core/http/app.ts'
import type { Core } from '../core/http/handler.ts'
import { isForeign, localeOf, type Markup, readBody, showPage, translator, wantsJson } from './page.ts'
import {
  type DeskMessage,
  type DeskThread,
  findDeskThread,
  lastAgent,
  listDeskMessages,
  listThreads,
  markDeskSeen,
} from './supportThreads.ts'

type Needs = Pick<Core, 'db' | 'realtime' | 'clock'>
type Translate = (key: string) => string

const answerOf = deskAnswer.pick({ agent: true, content: true })
const path = '/sandbox/support'

const nameOf = ({ name, email }: DeskThread): string => name ?? email
const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

function threadLine(one: DeskThread, isOpen: boolean, locale: string, say: Translate): Markup {
  const before = one.author === 'player' ? '' : `${say(one.author === 'agent' ? 'support.you' : 'support.automatic')}: `
  const time = format(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(one.created_at)
  const kind = say(one.player_id === null ? 'support.guest' : 'support.player')
  const facts = [...(one.name ? [one.email] : []), readBrand(one.brand).name, kind, one.locale, time]
  const unread = one.unread > 0 ? html`<b class="count">${one.unread}<i> ${say('support.unread')}</i></b>` : ''
  return html`<li><a href="${path}/${one.id}"${isOpen ? html` aria-current="page"` : ''}>
    <span class="face" aria-hidden="true">${nameOf(one).slice(0, 1).toUpperCase()}</span>
    <span class="who"><b>${nameOf(one)}</b>${unread}</span>
    <span class="last">${before}${one.content.slice(0, 140)}</span>
    <small>${facts.join(' · ')}</small>
  </a></li>`
}

function threadList(threads: readonly DeskThread[], open: bigint | null, c: Context): Markup {
  const locale = localeOf(c)
  const say = translator(locale)
  return threads.length === 0
    ? html`<p class="none">${say('support.empty')}</p>`
    : html`<ul class="threads">${threads.map((one) => threadLine(one, one.id === open, locale, say))}</ul>`
}

function talk(messages: readonly DeskMessage[], locale: string, say: Translate): Markup {
  const day = format(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const time = format(locale, { hour: '2-digit', minute: '2-digit' })
  const speaker = ({ author, agent }: DeskMessage) => (author === 'agent' ? (agent ?? '') : say(`support.${author}`))
  const lines = messages.map((one, place) => {
    const today = day.format(one.created_at)
    const previous = messages[place - 1]
    const isNewDay = !previous || day.format(previous.created_at) !== today
    return html`${isNewDay ? html`<li class="day">${today}</li>` : ''}<li class="said ${one.author}"><p>${one.content}</p><small>${speaker(one)}${one.by_mail ? ` · ${say('support.byMail')}` : ''} · ${time.format(one.created_at)}</small></li>`
  })
  return html`<ol>${lines}</ol>`
}

async function openThread({ db }: Needs, thread: DeskThread, c: Context): Promise<Markup> {
  const locale = localeOf(c)
  const say = translator(locale)
  const isRefused = c.req.query('refused') === '1'
  return html`<section class="open" aria-label="${nameOf(thread)}">
    <header>
      <a class="back" href="${path}">${say('support.back')}</a>
      <h1 class="name">${nameOf(thread)}</h1>
      <small>${thread.email} · ${readBrand(thread.brand).name} · ${say(thread.player_id === null ? 'support.guestNote' : 'support.player')}</small>
    </header>
    <div class="talk" data-live="talk" tabindex="0">${talk(await listDeskMessages(db, thread.id), locale, say)}</div>
    ${isRefused ? html`<p class="refused" role="alert">${say('support.refused')}</p>` : ''}
    <form class="answer" method="post" action="${path}/${thread.id}">
      <input type="hidden" name="id" value="${randomUUID()}" />
      <label class="words">${say('support.answer')}<textarea name="content" rows="2" maxlength="2000" required placeholder="${say('support.placeholder')}"></textarea></label>
      <label>${say('support.agent')}<input name="agent" value="${(await lastAgent(db)) ?? 'Robin'}" maxlength="60" required autocomplete="off" /></label>
      <button class="send">${say('support.send')}</button>
    </form>
  </section>`
}

async function deskPage(c: Context, needs: Needs, thread: DeskThread | null) {
  const say = translator(localeOf(c))
  const threads = await listThreads(needs.db)
  const waiting = threads.filter(({ unread }) => unread > 0).length
  const content = html`<div class="desk ${thread ? 'has-open' : ''}">
    <div class="side">
      <a href="/sandbox">${say('back')}</a>
      ${thread ? html`<p class="side-title">${say('support.title')}</p>` : html`<h1>${say('support.title')}</h1>`}
      <p class="lead">${say('support.intro')}</p>
      <nav data-live="threads" aria-label="${say('support.threads')}">${threadList(threads, thread?.id ?? null, c)}</nav>
    </div>
    ${thread ? await openThread(needs, thread, c) : html`<section class="open none"><p>${say('support.choose')}</p></section>`}
  </div>`
  const title = waiting > 0 ? `(${waiting}) ${say('support.title')}` : say('support.title')
  return showPage(c, title, content, { script: 'desk.js', isWide: true })
}

const asJson = ({ id, player_id, created_at, ...rest }: DeskThread) => ({
  ...rest,
  id: Number(id),
  player_id: player_id === null ? null : Number(player_id),
  created_at: created_at.toISOString(),
})

async function showThread(c: Context, needs: Needs) {
  const thread = await findDeskThread(needs.db, c.req.param('id') ?? '')
  if (!thread) return wantsJson(c) ? c.json({ found: false }, 404) : c.redirect(path, 303)
  if (wantsJson(c)) {
    const messages = await listDeskMessages(needs.db, thread.id)
    return c.json({ ...asJson(thread), messages: messages.map((one) => ({ ...one, id: Number(one.id) })) })
  }
  // Opening it marks its messages as seen.
  await markDeskSeen(needs.db, thread.id)
  return deskPage(c, needs, { ...thread, unread: 0 })
}

/**
 * `/sandbox/support`: support's desk in the sandbox. GET lists conversations, GET `/:id` opens one, POST `/:id` with `{
 * agent, content }` replies in it; `id`, if sent, makes the reply idempotent.
 */
export function mountSupportDesk(app: App, needs: Needs): void {
  app.get(path, async (c) =>
    wantsJson(c) ? c.json((await listThreads(needs.db)).map(asJson)) : deskPage(c, needs, null),
  )
  app.get(`${path}/:id`, (c) => showThread(c, needs))
  app.post(`${path}/:id`, async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const order = await readBody(c)
    const thread = await findDeskThread(needs.db, c.req.param('id'))
    if (!thread) return wantsJson(c) ? c.json({ sent: false }, 404) : c.redirect(path, 303)
    const content = typeof order['content'] === 'string' ? order['content'].replaceAll('\r\n', '\n') : undefined
    const read = answerOf.safeParse({ agent: order['agent'], content })
    if (read.success) {
      const id = typeof order['id'] === 'string' ? order['id'].slice(0, 100) : randomUUID()
      await answerThread(needs, { threadId: thread.id, ...read.data, key: `sandbox ${id}` })
    }
    if (wantsJson(c)) return c.json({ sent: read.success }, read.success ? 200 : 422)
    return c.redirect(`${path}/${thread.id}${read.success ? '' : '?refused=1'}`, 303)
  })
}
