import type { Sql, Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { numericGroups } from '../calls/viewerOf.ts'
import { announceTickets, type TicketNeeds } from '../news/announceTickets.ts'
import { listOnSale } from '../store.ts'
import { grantTickets, type TicketRefusal } from './grantTickets.ts'

/** A lottery that sells tickets for points. */
export interface TicketOffer {
  readonly lotteryId: bigint
  /** Identifies it among the cards of the shop: its frontend identifier. */
  readonly group: string
  /** Price of a ticket in points. */
  readonly price: number
  /** By language. */
  readonly titles: Readonly<Record<string, string>>
  /** Two CSS colours, from the light to the dark one. */
  readonly colors: readonly [string, string]
}

interface Buyer {
  readonly brand: string
  /** Groups of the player; empty for a guest. */
  readonly groups: readonly string[]
}

/** The tickets a visitor can currently buy for points. */
export async function ticketOffers(
  { db, clock }: { readonly db: Sql } & Pick<Core, 'clock'>,
  buyer: Buyer,
): Promise<TicketOffer[]> {
  const own = numericGroups(buyer.groups)
  const rows = await listOnSale(db, clock.now())
  return rows.flatMap(({ id, frontend_identifier: group, brand, group_ids: groups, definition }) => {
    const {
      points_price: price,
      titles,
      banner: { gradient },
    } = definition
    const isOpen = groups.length === 0 || groups.some((one) => own.includes(one))
    if (price === undefined || !isOpen || (brand !== null && brand !== buyer.brand)) return []
    return [{ lotteryId: id, group, price, titles, colors: [gradient.right, gradient.left] as const }]
  })
}

export interface TicketSale {
  readonly key: string
  readonly lotteryId: bigint
  readonly playerId: bigint
  readonly count: number
}

/** Grants all tickets of a purchase, or returns the reason why not. The points are debited in the same transaction. */
export async function sellTickets(needs: TicketNeeds, tx: Tx, sale: TicketSale): Promise<TicketRefusal | undefined> {
  const given = await grantTickets(tx, { ...sale, kind: 'points', isFitted: false, at: needs.clock.now() })
  if (typeof given === 'string') return given
  await announceTickets(needs, tx, given, false)
  return undefined
}
