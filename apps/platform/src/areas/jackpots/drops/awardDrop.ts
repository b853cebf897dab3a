import { worthIn } from '@apogee/rules/cashbox/exchange'
import { firstGraphemes } from '@apogee/rules/validation/text/graphemes'
import { defaultCurrency } from '../../../core/content/configs/config.ts'
import { currencyOf, readRates } from '../../../core/content/configs/paymentConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { Move } from '../../../core/ledger/post.ts'
import { storeWins } from '../../games/public.ts'
import { nicknameOf } from '../../profile/public.ts'
import { type Drop, type LastRound, nextCycle, type Pool } from '../pool.ts'
import { insertWin, type Jackpot, newSecret } from '../store.ts'

const shownLetters = 6

/** JP-04: only the first six characters of the name leave the platform. */
const maskWinner = (nickname: string | null): string =>
  `${firstGraphemes(nickname?.trim() || 'Player', shownLetters)}***`

/** Converts an amount between two of the platform's currencies; throws when there is no rate. */
export function exchange(cents: bigint, from: string, to: string): bigint {
  const [source, target] = [currencyOf(from), currencyOf(to)]
  const worth = source && target && worthIn(cents, source, target, readRates())
  if (worth === undefined) throw new Error(`no rate from ${from} to ${to}`)
  return worth
}

/** The facts about a win that are published after the commit. */
export interface Award {
  readonly winId: bigint
  readonly playerId: bigint
  readonly currency: string
  readonly cents: bigint
  readonly stakeCents: bigint
  readonly game: string
}

/**
 * Pays a drop from the pool into the winner's wallet, converted at the platform's rates if their currencies differ. The
 * pool starts again with a seed from the earnings of games. Runs in the transaction that found the drop. A constraint
 * and the ledger's key allow one win per cycle.
 */
export async function awardDrop(
  needs: Pick<Core, 'ledger'>,
  tx: Tx,
  jackpot: Jackpot,
  pool: Pool,
  drop: Drop,
  winner: LastRound,
  at: Date,
): Promise<{ readonly pool: Pool; readonly award: Award }> {
  const award = await payDrop(needs, tx, jackpot, pool, drop, winner, at)
  const { identifier, currency } = jackpot.config
  await needs.ledger.post(tx, {
    key: `jackpot-seed:${pool.id}:${drop.cycle + 1}`,
    kind: 'jackpot_seed',
    at,
    reason: { jackpot: identifier, level: pool.level, cycle: drop.cycle + 1 },
    moves: fundingMoves(currency, pool.seedCents),
  })
  return { pool: nextCycle(pool, drop.amount, newSecret(), at), award }
}

/** Records the win with its winner and draw, and moves the money. */
export async function payDrop(
  { ledger }: Pick<Core, 'ledger'>,
  tx: Tx,
  { config }: Jackpot,
  pool: Pool,
  drop: Drop,
  winner: LastRound,
  at: Date,
): Promise<Award> {
  const award = exchange(drop.amount, config.currency, winner.currency)
  const winId = await insertWin(tx, {
    level_id: pool.id,
    cycle: drop.cycle,
    player_id: winner.playerId,
    round_id: winner.id,
    user_name: maskWinner(await nicknameOf(tx, winner.playerId)),
    game_identifier: winner.game,
    draw: drop.draw,
    original_cents: drop.amount,
    award_cents: award,
    award_currency: winner.currency,
    created_at: at,
    amount_cents: exchange(drop.amount, config.currency, defaultCurrency()),
  })
  await ledger.post(tx, {
    key: `jackpot-win:${pool.id}:${drop.cycle}`,
    kind: 'jackpot_win',
    playerId: winner.playerId,
    at,
    reason: {
      jackpot: config.identifier,
      level: pool.level,
      cycle: drop.cycle,
      win: String(winId),
      round: winner.id,
    },
    moves: movesOf(config.currency, drop.amount, winner, award),
  })
  await tx.query('UPDATE game_rounds SET jackpot_cents = jackpot_cents + $2 WHERE id = $1', [winner.id, award])
  const { id: round, playerId, currency, stakeCents, game } = winner
  const shown = {
    round: `${round} jackpot`,
    player: playerId,
    game,
    currency,
    bet: stakeCents,
    win: award,
  }
  await storeWins(tx, [{ ...shown, at }])
  return { winId, playerId, currency, cents: award, stakeCents, game }
}

/** Ledger moves from the earnings of games into the pools. */
export const fundingMoves = (currency: string, amount: bigint): readonly Move[] => [
  { account: { kind: 'games', currency }, amount: -amount },
  { account: { kind: 'jackpots', currency }, amount },
]

function movesOf(currency: string, amount: bigint, { playerId, currency: own }: LastRound, award: bigint): Move[] {
  const pool: Move = { account: { kind: 'jackpots', currency }, amount: -amount }
  const player: Move = { account: { playerId, kind: 'real', currency: own }, amount: award }
  if (own === currency) return [pool, player]
  return [
    pool,
    { account: { kind: 'exchange', currency }, amount },
    { account: { kind: 'exchange', currency: own }, amount: -award },
    player,
  ]
}
