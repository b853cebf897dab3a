import type { Tx } from '../../../core/db/db.ts'
import { mayBeOffered, playerFacts } from '../../bonuses/public.ts'
import { numericGroups } from '../calls/viewerOf.ts'
import { findGrant, type GrantRow, insertTickets, lockOnSale, type NewGrant, type SaleRow } from './ticketStore.ts'

/** Why a player gets no tickets. `full`: they hold as many as they may. */
export type TicketRefusal = 'not_on_sale' | 'not_eligible' | 'full'

export interface TicketOrder extends Omit<NewGrant, 'count'> {
  readonly count: number
  /** Give those that fit under the most a player may hold; else all or none. */
  readonly isFitted: boolean
  /** When they were earned, if that was before they are given: sales need only be open then. */
  readonly earnedAt?: Date
  /** They were won, so they are given whatever else the player may be offered or hold. */
  readonly isOwed?: true
}

/**
 * Gives tickets, once per key: a repeat returns what was given the first time. Only while they are sold, and only to players of
 * the brand and the groups it is for who may be offered things, unless they are owed.
 */
export async function giveTickets(tx: Tx, order: TicketOrder): Promise<GrantRow | TicketRefusal> {
  const sale = await lockOnSale(tx, order.lotteryId, order.playerId, order.earnedAt ?? order.at)
  const given = await findGrant(tx, order.key)
  if (given) return given
  if (!sale) return 'not_on_sale'
  if (!order.isOwed && !(await mayEnter(tx, sale, order))) return 'not_eligible'
  const left = sale.most === null || order.isOwed ? order.count : Math.max(0, sale.most - sale.held)
  const count = order.isFitted ? Math.min(order.count, left) : order.count
  if (count === 0 || count > left) return 'full'
  return insertTickets(tx, { ...order, count })
}

async function mayEnter(
  tx: Tx,
  { brand, group_ids: groups }: SaleRow,
  { playerId, at }: TicketOrder,
): Promise<boolean> {
  const player = await playerFacts(tx, playerId, at)
  const own = numericGroups(player.groups)
  return (
    mayBeOffered(player) &&
    (brand === null || brand === player.brand) &&
    (groups.length === 0 || groups.some((group) => own.includes(group)))
  )
}
