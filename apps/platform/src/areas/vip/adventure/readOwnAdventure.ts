import type { WireOwnAdventure } from '@apogee/contract/vip'
import { toWire } from '@apogee/rules/money/units'
import type { Sql } from '../../../core/db/db.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { mayBeOffered, type PlayerFacts, playerFacts } from '../../bonuses/public.ts'
import { type SpinGame, spinGames } from '../../games/public.ts'
import { type DayRow, daysSince } from './adventureStore.ts'
import { runOf, runsAt } from './calendar.ts'
import { presentTerms, prizeOf } from './prize.ts'

/** Days of an earlier run are listed for as long as their prizes may wait to be activated. */
const retentionMs = 40 * 86_400_000

/** The player's progress in the running adventure, and the terms of its prizes in their currency. */
export const readOwnAdventure: Handler<'vip.adventure'> = async ({ db, clock, player: { id } }) => {
  const now = clock.now()
  const player = await playerFacts(db, id, now)
  const body: WireOwnAdventure = { now: now.toISOString(), terms: {}, deposits: [] }
  if (!mayBeOffered(player)) return { status: 200, body }
  const run = runOf(await runsAt(db, player, now), player.groups)
  const rows = await daysSince(db, id, new Date(now.getTime() - retentionMs))
  const days = run
    ? run.days.map(({ title, spec }) => ({ title, prize: prizeOf(run.adventure, spec, player.currency) }))
    : []
  const games = await gamesOf(db, [...days.map(({ prize }) => prize), ...rows.map(({ offer }) => offer.prize)])
  const titles = new Set(days.map(({ title }) => title))
  for (const { title, prize } of days)
    body.terms[title] = presentTerms(prize, { licence: player.licence, currency: player.currency, games })
  // Of an earlier run, only days that are or can still be completed.
  const shown = rows.filter((row) => titles.has(row.title) || row.completed_at !== null || row.stake_until > now)
  body.deposits.push(...shown.map((row) => presentDeposit(row, player, games)))
  return { status: 200, body }
}

const gamesOf = (sql: Sql, prizes: readonly { readonly freespins: { readonly games: readonly string[] } | null }[]) =>
  spinGames(
    sql,
    prizes.flatMap(({ freespins }) => freespins?.games ?? []),
  )

function presentDeposit(
  row: DayRow,
  { licence }: Pick<PlayerFacts, 'licence'>,
  games: ReadonlyMap<string, SpinGame>,
): WireOwnAdventure['deposits'][number] {
  const { title, currency, offer, required_cents: required } = row
  const staked = row.staked_cents < 0n ? 0n : row.staked_cents
  return {
    title,
    day: offer.day,
    terms: presentTerms(offer.prize, { licence, currency, games }),
    currency,
    deposited_cents: toWire(row.deposited_cents),
    required_cents: toWire(required),
    staked_cents: toWire(row.staked_at !== null || staked > required ? required : staked),
    stake_until: row.stake_until.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  }
}
