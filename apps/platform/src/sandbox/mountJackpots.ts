import type { Context, Env, Hono } from 'hono'
import { html } from 'hono/html'
import { forceLevel, type Jackpot, listJackpots, wrongPools } from '../areas/jackpots/public.ts'
import type { Db } from '../core/db/db.ts'
import { isForeign, localeOf, readBody, showPage, translator, wantsJson } from './page.ts'

interface Movement extends Record<string, unknown> {
  readonly at: Date
  readonly kind: string
  readonly key: string
  readonly currency: string
  readonly account: string
  readonly cents: bigint
}

const movementsShown = 60

/** Entries of the ledger that concern pools, the newest first: accounts, amount and key. */
const movements = (db: Db): Promise<Movement[]> =>
  db.query<Movement>(
    `SELECT t.created_at AS at, t.kind, t.key, a.currency, CASE WHEN a.player_id IS NULL THEN a.kind ELSE 'player ' || a.player_id END AS account,
            e.amount_cents AS cents
       FROM (SELECT * FROM ledger_transactions WHERE kind LIKE 'jackpot%' ORDER BY id DESC LIMIT $1) t
       JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
      ORDER BY t.id DESC, e.amount_cents`,
    [movementsShown],
  )

const levelsOf = (jackpots: readonly Jackpot[]) =>
  jackpots.flatMap(({ config, levels }) =>
    levels.map(({ config: level, pool }) => ({
      jackpot: config.identifier,
      level: level.identifier,
      name: `${config.name} ${level.name}`,
      currency: config.currency,
      amount_cents: Number(pool.amount),
      rule: pool.rule,
      forced: pool.forcedFor !== null,
    })),
  )

async function jackpotsPage(c: Context, db: Db) {
  const say = translator(localeOf(c))
  const [jackpots, moved, wrong] = await Promise.all([listJackpots(db), movements(db), wrongPools(db)])
  const rows = levelsOf(jackpots).map(
    ({ jackpot, level, name, currency, amount_cents, forced }) => html`<li>
      <form method="post" action="/sandbox/jackpots">
        <input type="hidden" name="jackpot" value="${jackpot}" />
        <b>${name}</b> <span>${(amount_cents / 100).toFixed(2)} ${currency}</span>
        <label>${say('jackpots.email')}<input type="email" name="email" autocomplete="off" /></label>
        <button name="level" value="${level}">${say(forced ? 'jackpots.forced' : 'jackpots.force')}</button>
      </form>
    </li>`,
  )
  const entries = moved.map(
    ({ at, kind, key, account, cents, currency }) =>
      html`<li><b>${kind}</b> <small>${at.toISOString()} · ${key}</small><br />${account}: ${(Number(cents) / 100).toFixed(2)} ${currency}</li>`,
  )
  const content = html`<a href="/sandbox">${say('back')}</a>
    <h1>${say('jackpots.title')}</h1>
    <p class="lead">${say('jackpots.text')}</p>
    <ul class="mails">${rows}</ul>
    <h2>${say('jackpots.ledger')}</h2>
    <p>${say(wrong.length === 0 ? 'jackpots.sound' : 'jackpots.wrong')}</p>
    <ul class="mails">${entries}</ul>`
  return showPage(c, say('jackpots.title'), content)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '')

/** The player with this email address; 0 = any player (no address given), null = unknown address. */
async function playerBy(db: Db, email: string): Promise<bigint | null> {
  if (email === '') return 0n
  const [row] = await db.query<{ id: bigint }>('SELECT id FROM players WHERE lower(email) = lower($1)', [email])
  return row?.id ?? null
}

/**
 * `/sandbox/jackpots`: GET shows the amounts of the levels, the ledger's entries for them and whether both agree; POST
 * `{ jackpot, level, email? }` lets the next real-money round in a linked game win it: of that player, or of any
 * player.
 */
export function mountJackpots<E extends Env>(app: Hono<E>, db: Db): void {
  app.get('/sandbox/jackpots', async (c) => {
    if (!wantsJson(c)) return jackpotsPage(c, db)
    const [jackpots, moved, wrong] = await Promise.all([listJackpots(db), movements(db), wrongPools(db)])
    const entries = moved.map((one) => ({ ...one, cents: Number(one.cents) }))
    return c.json({ levels: levelsOf(jackpots), entries, wrong })
  })
  app.post('/sandbox/jackpots', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const order = await readBody(c)
    const player = await playerBy(db, textOf(order['email']))
    const isDone = player !== null && (await forceLevel(db, textOf(order['jackpot']), textOf(order['level']), player))
    if (!isDone) return c.json({ errors: { level: { not_found: 'no such level, or no such player' } } }, 404)
    return wantsJson(c) ? c.json({ done: true }) : c.redirect('/sandbox/jackpots', 303)
  })
}
