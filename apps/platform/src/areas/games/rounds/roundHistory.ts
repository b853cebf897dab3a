import { createHash } from 'node:crypto'
import type { Input, Result } from '@apogee/contract'
import { toDecimal, toWire } from '@apogee/rules/money/units'
import { itemAt } from '@apogee/rules/validation/required'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import { readsOf, type Sql } from '../../../core/db/db.ts'
import { historyStart } from '../../../core/historyStart.ts'
import { csvAnswer, csvText } from '../../../core/http/csv.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import type { GameIndex } from '../gameCatalogue.ts'
import { listRounds, type Round, type RoundCursor, type RoundFilter, sumRounds } from './roundStore.ts'

type Query = Input<'games.exportRounds'>['query']
type WireRound = Result<'games.rounds'>['data'][number]
type WireHistory = Result<'games.history'>[number]

const filterOf = (query: Query, now: Date): RoundFilter => ({
  ...query,
  from: historyStart(now, query.from),
  to: query.to === undefined ? undefined : new Date(query.to),
})

const writeCursor = ({ startedAt, id }: Round): string => `${startedAt.toISOString()}_${id}`

function readCursor({ refuse }: Ctx<'invalid'>, text: string | undefined): RoundCursor | null {
  if (text === undefined) return null
  const at = text.indexOf('_')
  const startedAt = new Date(text.slice(0, at))
  if (at < 0 || Number.isNaN(startedAt.getTime())) throw refuse(422, { after: { invalid: true } })
  return { startedAt, id: text.slice(at + 1) }
}

function present(round: Round, { byIdentifier }: Pick<GameIndex, 'byIdentifier'>): WireRound {
  const game = byIdentifier.get(round.identifier)
  return {
    id: round.id,
    identifier: round.identifier,
    title: game?.row.title ?? null,
    provider: game?.row.provider ?? null,
    seo_title: game?.row.seo_title ?? null,
    preview: game?.wire.preview ?? null,
    currency: round.currency,
    bet_cents: toWire(round.bet),
    win_cents: toWire(round.win),
    state: round.state,
    started_at: round.startedAt.toISOString(),
    finished_at: round.finishedAt?.toISOString() ?? null,
    balance_after_cents: toWire(round.balanceAfter),
    jackpot_cents: toWire(round.jackpot),
    free_win_cents: round.freeWin === null ? null : toWire(round.freeWin),
  }
}

/** SAFE-07 */
export const listOwnRounds: Handler<'games.rounds'> = async (ctx, { query: { after, limit, ...query } }) => {
  const filter = filterOf(query, ctx.clock.now())
  const rounds = await listRounds(readsOf(ctx.db), ctx.player.id, limit, readCursor(ctx, after), filter)
  const last = rounds.length === limit ? rounds.at(-1) : undefined
  return {
    status: 200,
    body: { data: rounds.map((round) => present(round, ctx.catalogue.index)), next: last ? writeCursor(last) : null },
  }
}

const historyRounds = 100

/** The same rounds in the format that clients of this family use (wire-facts 14.6). */
export const listHistory: Handler<'games.history'> = async (ctx) => {
  const filter = filterOf({}, ctx.clock.now())
  const rounds = await listRounds(readsOf(ctx.db), ctx.player.id, historyRounds, null, filter)
  return { status: 200, body: rounds.map((round) => presentHistory(round, ctx.catalogue.index)) }
}

/** A number for a round, whose id is a text of its studio: the same every time, of 48 bits. */
const numberOf = (id: string): number => createHash('sha256').update(id).digest().readUIntBE(0, 6)

function presentHistory(round: Round, { byIdentifier }: Pick<GameIndex, 'byIdentifier'>): WireHistory {
  const { id, identifier, currency, state, bet, startedAt, finishedAt } = round
  const row = byIdentifier.get(identifier)?.row
  const subunits = currencyOf(currency)?.subunits_to_unit ?? 100
  const won = round.win + round.jackpot
  const lost = state === 'finished' && bet > won ? bet - won : 0n
  return {
    bet_id: numberOf(id),
    bet_status: state,
    created_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    currency,
    provider: row?.provider ?? itemAt(identifier.split('/'), 0),
    game: identifier,
    title: row?.title ?? identifier,
    total_bets: Number(toDecimal(bet, subunits)),
    total_losses: Number(toDecimal(lost, subunits)),
    total_wins: Number(toDecimal(won, subunits)),
  }
}

const pageRows = 1000
const head = 'started_at,finished_at,round,game,currency,stake,win,net,balance_after,state,free_win,jackpot'

function lineOf(round: Round, { byIdentifier }: Pick<GameIndex, 'byIdentifier'>): string {
  const subunits = currencyOf(round.currency)?.subunits_to_unit ?? 100
  const amount = (minor: bigint) => toDecimal(minor, subunits)
  const title = byIdentifier.get(round.identifier)?.row.title ?? round.identifier
  return [
    round.startedAt.toISOString(),
    round.finishedAt?.toISOString() ?? '',
    csvText(round.id),
    csvText(title),
    round.currency,
    amount(round.bet),
    amount(round.win),
    amount(round.win + round.jackpot - round.bet),
    amount(round.balanceAfter),
    round.state,
    round.freeWin === null ? '' : amount(round.freeWin),
    round.jackpot === 0n ? '' : amount(round.jackpot),
  ].join(',')
}

/** Page by page, so that a year of rounds is never in memory at once. */
async function* linesOf(sql: Sql, playerId: bigint, filter: RoundFilter, index: GameIndex) {
  let after: RoundCursor | null = null
  for (;;) {
    const rounds: Round[] = await listRounds(sql, playerId, pageRows, after, filter)
    if (rounds.length > 0) yield rounds.map((round) => `${lineOf(round, index)}\r\n`).join('')
    after = rounds.at(-1) ?? null
    if (rounds.length < pageRows) return
  }
}

/** SAFE-07: for spreadsheets; amounts are decimals of whole units. */
export const exportRounds: Handler<'games.exportRounds'> = (ctx, { query }) =>
  csvAnswer(
    'rounds',
    head,
    linesOf(readsOf(ctx.db), ctx.player.id, filterOf(query, ctx.clock.now()), ctx.catalogue.index),
  )

/** SAFE-07: totals, and sums by period. */
export const sumOwnRounds: Handler<'games.roundSums'> = async (ctx, { query: { step, zone, ...query } }) => {
  const sums = await sumRounds(readsOf(ctx.db), ctx.player.id, filterOf(query, ctx.clock.now()), { step, zone })
  return {
    status: 200,
    body: sums.map(({ from, currency, rounds, bet, win, minutes }) => ({
      from: from.toISOString(),
      currency,
      rounds,
      bet_cents: toWire(bet),
      win_cents: toWire(win),
      played_minutes: minutes,
    })),
  }
}
