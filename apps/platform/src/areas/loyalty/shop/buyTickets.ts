import { toMicros } from '@apogee/rules/loyalty/points'
import { readCurrencies } from '../../../core/content/configs/config.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { CtxOf } from '../../../core/http/handler.ts'
import type { PlayerFacts } from '../../bonuses/public.ts'
import { areSalesOver, sellTickets, ticketOffers } from '../../lotteries/public.ts'
import { announcePoints } from '../points/announcePoints.ts'
import { movePoints } from '../store.ts'

type ExchangeCtx = CtxOf<'loyalty.exchange'>

interface TicketOrder {
  readonly group: string
  /** Required by the wire format, but unused: tickets have no currency. */
  readonly currency: string
  readonly tickets_count?: number | undefined
  readonly lottery_id?: number | undefined
}

/** CP-07: debits the points and grants the tickets, both or neither and once per key. */
export async function buyTickets(ctx: ExchangeCtx, tx: Tx, player: PlayerFacts, order: TicketOrder): Promise<void> {
  const { refuse, clock, idempotencyKey } = ctx
  const { group, currency, tickets_count: count, lottery_id: id } = order
  if (count === undefined) throw refuse(422, { tickets_count: { required: true } })
  if (id === undefined) throw refuse(422, { lottery_id: { required: true } })
  if (!readCurrencies().some(({ code }) => code === currency)) throw refuse(422, { currency: { unknown_value: true } })
  const key = `exchange:${player.id}:${idempotencyKey}`
  const offer = (await ticketOffers({ db: tx, clock }, player)).find((one) => one.group === group)
  if (!offer && (await areSalesOver(tx, group, clock.now()))) throw refuse(422, { lottery_id: { not_open: true } })
  if (!offer) throw refuse(422, { group: { unknown_value: true } })
  if (Number(offer.lotteryId) !== id) throw refuse(422, { lottery_id: { unknown_value: true } })
  const balance = await movePoints(tx, {
    key,
    playerId: player.id,
    kind: 'exchange',
    at: clock.now(),
    reason: { type: 'lotteries', group, count, titles: offer.titles },
    chargeable: -toMicros(count * offer.price),
    persistent: 0n,
  })
  // A repeated key: the exchange has already been done.
  if (!balance) return
  announcePoints(ctx, tx, balance)
  const refusal = await sellTickets(ctx, tx, { key, lotteryId: offer.lotteryId, playerId: player.id, count })
  if (refusal === 'full') throw refuse(422, { tickets_count: { too_big: true } })
  if (refusal === 'not_on_sale') throw refuse(422, { lottery_id: { not_open: true } })
  if (refusal) throw refuse(422, { lottery_id: { unknown_value: true } })
}
