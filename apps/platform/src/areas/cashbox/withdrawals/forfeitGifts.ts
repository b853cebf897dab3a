import { unstakedOf } from '@apogee/rules/cashbox/unstaked'
import type { Sql, Tx } from '../../../core/db/db.ts'
import type { PlayerCtx } from '../../../core/http/handler.ts'
import { emitMany } from '../../../core/outbox/outbox.ts'
import { stakesAfter } from '../../games/public.ts'
import { depositsSinceWithdrawal, type PaidDeposit } from '../depositSums.ts'
import type { PaymentRow } from '../store.ts'

interface GiftsQuery {
  readonly playerId: bigint
  readonly payments: readonly bigint[]
  readonly locale: string
  readonly now: Date
}

/** Lists the gifts of deposits that would be forfeited now, by name in the player's language. */
type NameGifts = (sql: Sql, query: GiftsQuery) => Promise<string[]>

declare module '../../../core/http/handler.ts' {
  interface Services {
    readonly bonusesOfDeposits: NameGifts
    readonly lootboxesOfDeposits: NameGifts
    readonly ticketsOfDeposits: NameGifts
  }
}

/**
 * Cancels the gifts of deposits that the player withdraws before staking them once, but only if they have accepted that
 * (decision 121). Call it in the transaction that has already debited the money, so that no bet and no deposit can
 * happen in between.
 */
export async function forfeitGifts(
  ctx: PlayerCtx<'forfeits_gifts'>,
  tx: Tx,
  payment: PaymentRow,
  isAccepted: boolean,
): Promise<void> {
  const unstaked = await unstakedDeposits(tx, payment)
  if (unstaked.length === 0) return
  if (!isAccepted) await assertNothingIsLost(ctx, tx, payment, unstaked)
  const { player_id: player, currency, created_at: at } = payment
  const events = unstaked.map(({ id, cents }) => ({ payment: id, player, currency, amount: cents, at }))
  await emitMany(tx, 'cashbox.giftsForfeited', events)
}

async function unstakedDeposits(tx: Tx, { id, player_id: playerId, currency }: PaymentRow): Promise<PaidDeposit[]> {
  const deposits = await depositsSinceWithdrawal(tx, playerId, currency, id)
  if (deposits.length === 0) return []
  const moments = deposits.map(({ paid_at }) => paid_at)
  const stakes = new Map((await stakesAfter(tx, playerId, currency, moments)).map(({ nth, cents }) => [nth, cents]))
  return unstakedOf(deposits.map((deposit, nth) => ({ ...deposit, stakedCents: stakes.get(nth) ?? 0n })))
}

async function assertNothingIsLost(
  ctx: PlayerCtx<'forfeits_gifts'>,
  tx: Tx,
  { player_id: playerId, created_at: now }: PaymentRow,
  deposits: readonly PaidDeposit[],
): Promise<void> {
  const query = { playerId, payments: deposits.map(({ id }) => id), locale: ctx.locale, now }
  // The bonus and the free spins of one offer have the same name.
  const names = new Set([
    ...(await ctx.bonusesOfDeposits(tx, query)),
    ...(await ctx.lootboxesOfDeposits(tx, query)),
    ...(await ctx.ticketsOfDeposits(tx, query)),
  ])
  if (names.size === 0) return
  const gifts = new Intl.ListFormat(ctx.locale, { type: 'conjunction' }).format(names)
  throw ctx.refuse(422, { base: { forfeits_gifts: { gifts } } })
}
