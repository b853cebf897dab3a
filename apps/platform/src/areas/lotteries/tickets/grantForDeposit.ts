import { type DepositRule, ticketsFor } from '@apogee/rules/lotteries/tickets'
import { fromDecimal } from '@apogee/rules/money/units'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Payload } from '../../../core/outbox/events.ts'
import type { OutboxEvent } from '../../../core/outbox/outbox.ts'
import { creditedBy, lockPayment } from '../../cashbox/public.ts'
import type { LotteryTerms } from '../definitions/lotteryTerms.ts'
import { announceTickets, type TicketNeeds } from '../news/announceTickets.ts'
import { listOnSale } from '../store.ts'
import { grantTickets } from './grantTickets.ts'
import { grantsOfPayment, revokeGrant } from './ticketStore.ts'

function rulesIn({ deposits }: LotteryTerms, currency: string): DepositRule[] {
  const subunits = currencyOf(currency)?.subunits_to_unit ?? 100
  return (deposits[currency] ?? []).flatMap(({ from, ticket }) => {
    const [least, price] = [fromDecimal(from, subunits), fromDecimal(ticket, subunits)]
    return least === undefined || price === undefined ? [] : [{ from: least, price }]
  })
}

/**
 * Grants the tickets of a deposit for every lottery that was on sale when it was paid and accepts deposits in its
 * currency. Sales are not closed before its event is processed.
 */
export async function grantForDeposit(
  needs: TicketNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositSucceeded'>,
): Promise<void> {
  const { payment: paymentId, player: playerId, currency } = payload
  // Locked until the tickets are granted: a concurrent reversal finds them, and a reversed deposit grants none.
  const payment = await lockPayment(tx, paymentId)
  if (payment?.state !== 'succeeded' || !payment.finished_at) return
  const earnedAt = payment.finished_at
  for (const { id, definition } of await listOnSale(tx, earnedAt)) {
    const count = ticketsFor(creditedBy(payload), rulesIn(definition, currency))
    if (count === 0) continue
    const key = `deposit:${paymentId}:${id}`
    const given = await grantTickets(tx, {
      key,
      lotteryId: id,
      playerId,
      kind: 'deposit',
      paymentId,
      count,
      isFitted: true,
      earnedAt,
      at: needs.clock.now(),
    })
    if (typeof given !== 'string') await announceTickets(needs, tx, given, true)
  }
}

/** Takes back the tickets of a fully reversed deposit, unless the list is closed. */
export async function revokeForReversal(
  needs: TicketNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositReversed'>,
): Promise<void> {
  if (payload.isWhole) await revokeTicketsOfDeposit(needs, tx, payload)
}

/** A deposit whose tickets are taken back, and the time of the reversal. */
type Lost = Pick<Payload<'cashbox.depositReversed'>, 'payment' | 'at'>

/** Takes back the tickets of a deposit for lotteries whose list is not closed yet. */
export async function revokeTicketsOfDeposit(
  needs: TicketNeeds,
  tx: Tx,
  { payment, at = needs.clock.now() }: Lost,
): Promise<void> {
  for (const grant of await grantsOfPayment(tx, payment)) {
    if (await revokeGrant(tx, grant, at)) await announceTickets(needs, tx, grant, false)
  }
}
