import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env, Hono } from 'hono'
import { html } from 'hono/html'
import type { MovableClock } from '../core/clock.ts'
import type { Db } from '../core/db/db.ts'
import { mountClock } from './mountClock.ts'
import { mountJackpots } from './mountJackpots.ts'
import { mountMailbox } from './mountMailbox.ts'
import { localeOf, showPage, translator } from './page.ts'
import { mountPlaySessions } from './playSessions.ts'

export interface SandboxOptions {
  readonly db: Db
  readonly clock: MovableClock
  /** Parts that are missing here because a real provider replaces them. */
  readonly away: readonly ('payments' | 'kyc' | 'support')[]
}

const assets = [
  ['sandbox.css', 'text/css'],
  ['desk.js', 'text/javascript'],
] as const

const parts = [
  ['mail', '/sandbox/mail'],
  ['payments', '/sandbox/psp'],
  ['kyc', '/sandbox/kyc'],
  ['support', '/sandbox/support'],
  ['jackpots', '/sandbox/jackpots'],
  ['clock', '/sandbox/clock'],
] as const

/**
 * The sandbox's own pages: the overview, the mailbox and the clock. Demo mode only; the sandbox's providers bring their
 * own.
 */
export function mountSandbox<E extends Env>(app: Hono<E>, { db, clock, away }: SandboxOptions): void {
  for (const [name, type] of assets)
    app.get(`/sandbox/assets/${name}`, (c) =>
      c.body(readFileSync(join(import.meta.dirname, name), 'utf8'), 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      }),
    )
  app.get('/sandbox', (c) => {
    const say = translator(localeOf(c))
    const here = parts.filter(([name]) => !away.some((one) => one === name))
    const cards = here.map(
      ([name, path]) =>
        html`<li><a class="card" href="${path}"><b>${say(`${name}.title`)}</b><span>${say(`${name}.text`)}</span></a></li>`,
    )
    return showPage(
      c,
      say('title'),
      html`<h1>${say('title')}</h1><p class="lead">${say('intro')}</p><ul class="cards">${cards}</ul>`,
    )
  })
  mountMailbox(app, db)
  mountJackpots(app, db)
  mountClock(app, clock)
  mountPlaySessions(app, db, () => clock.now())
}
