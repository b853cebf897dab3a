import type { Tx } from '../../../core/db/db.ts'
import { mayBeOffered, playerFacts } from '../../bonuses/public.ts'
import { numericGroups } from '../calls/viewerOf.ts'
import { findGrant, type GrantRow, insertTickets, lockOnSale, type NewGrant, type SaleRow } from './ticketStore.ts'

/** The reason why a player gets no tickets. `full`: they have the maximum number. */
export type TicketRefusal = 'not_on_sale' | 'not_eligible' | 'full'

export interface TicketOrder extends Omit<NewGrant, 'count'> {
  readonly count: number
  /** Grant as many as the player's maximum allows, instead of all or none. */
  readonly isFitted: boolean
  /** The time they were earned, if that was earlier: sales must have been open at that time. */
  readonly earnedAt?: Date
  /** They were won, so they are granted regardless of the player's maximum and of whether they may get gifts. */
  readonly isOwed?: true
}

/**
 * Grants tickets, once per key: a repeated call returns the first grant. Only during sales, and, unless they are owed,
 * only to players of its brand and groups who may get gifts.
 */
export async function grantTickets(tx: Tx, order: TicketOrder): Promise<GrantRow | TicketRefusal> {
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
