import type { Context, Env, Hono } from 'hono'
import { html } from 'hono/html'
import type { MovableClock } from '../core/clock.ts'
import { isForeign, localeOf, readBody, showPage, translator, wantsJson } from './page.ts'

const hourMs = 3_600_000
const steps = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs } as const
// Some years from now, dates exceed the range of their columns.
const maxMs = 20 * 366 * 24 * hourMs

const state = (clock: MovableClock) => ({ now: clock.now().toISOString(), offset_ms: clock.offsetMs })

/** 90061000 -> "1 d 1 h 1 min": enough for a page that only developers see. */
function spanOf(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000)
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return shown.length === 0 ? '0 min' : `${ms < 0 ? '-' : ''}${shown.join(' ')}`
}

function clockPage(c: Context, clock: MovableClock) {
  const say = translator(localeOf(c))
  const buttons = Object.entries(steps).map(
    ([name, ms]) => html`<button name="advance" value="${ms}">${say(`clock.${name}`)}</button>`,
  )
  const content = html`<a href="/sandbox">${say('back')}</a>
    <h1>${say('clock.title')}</h1>
    <p class="lead">${say('clock.text')}</p>
    <dl>
      <dt>${say('clock.now')}</dt><dd>${clock.now().toISOString().slice(0, 19).replace('T', ' ')} UTC</dd>
      <dt>${say('clock.offset')}</dt><dd>${spanOf(clock.offsetMs)}</dd>
    </dl>
    <form method="post" action="/sandbox/clock">
      ${buttons}
      <button name="offset_ms" value="0">${say('clock.reset')}</button>
    </form>`
  return showPage(c, say('clock.title'), content)
}

const whole = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && Math.abs(number) <= maxMs ? number : undefined
}

/**
 * `/sandbox/clock`: GET returns the platform's time, POST moves it: `{ offset_ms }` from real time, or `{ advance }`
 * from where it is, both in milliseconds. Programs get `{ now, offset_ms }`.
 */
export function mountClock<E extends Env>(app: Hono<E>, clock: MovableClock): void {
  app.get('/sandbox/clock', async (c) => (wantsJson(c) ? c.json(state(clock)) : clockPage(c, clock)))
  app.post('/sandbox/clock', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const order = await readBody(c)
    const offset = whole(order['offset_ms'])
    const advance = whole(order['advance'])
    if (offset !== undefined) await clock.move(offset - clock.offsetMs)
    else if (advance !== undefined) await clock.move(advance)
    else return c.json({ errors: { offset_ms: { invalid: 'offset_ms or advance, in milliseconds' } } }, 422)
    return wantsJson(c) ? c.json(state(clock)) : c.redirect('/sandbox/clock', 303)
  })
}
