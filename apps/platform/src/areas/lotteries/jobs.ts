import type { Parts } from '../../core/area.ts'
import { type Consumer, onEach } from '../../core/outbox/outbox.ts'
import type { Timer } from '../../core/timer.ts'
import { announceTimer } from './definitions/syncLotteries.ts'
import { closeSales, lotteriesConsumerName } from './draw/closeSales.ts'
import { drawDue } from './draw/drawDue.ts'
import { fetchBeacons } from './draw/fetchBeacons.ts'
import { payPrizes } from './draw/payPrizes.ts'
import type { TicketNeeds } from './news/announceTickets.ts'
import { notifyDrawsSoon } from './news/notifyDrawsSoon.ts'
import { grantForDeposit, revokeForReversal, revokeTicketsOfDeposit } from './tickets/grantForDeposit.ts'
import { grantOwedTickets, grantWonTickets } from './tickets/wonTickets.ts'

/** Consumer that grants tickets and takes them back. */
export const lotteriesConsumer = (needs: TicketNeeds): Consumer => ({
  name: lotteriesConsumerName,
  reactions: [
    onEach('cashbox.depositSucceeded', (tx, event) => grantForDeposit(needs, tx, event)),
    onEach('cashbox.depositReversed', (tx, event) => revokeForReversal(needs, tx, event)),
    onEach('cashbox.giftsForfeited', (tx, { payload }) => revokeTicketsOfDeposit(needs, tx, payload)),
    onEach('tournaments.ticketsWon', (tx, { payload }) => grantWonTickets(needs, tx, payload)),
  ],
})

const second = 1000

export const lotteryTimers = (parts: Parts): Timer[] => [
  announceTimer(parts),
  { name: 'sales of lotteries that end', everyMs: second, run: () => closeSales(parts) },
  // Players watch a draw, so it starts at the announced time and its prizes are paid at once.
  {
    name: 'draws of lotteries',
    everyMs: second,
    run: async () => {
      await fetchBeacons(parts)
      await drawDue(parts)
      await payPrizes(parts)
    },
  },
  { name: 'tickets that are owed', everyMs: 10 * second, run: () => grantOwedTickets(parts) },
  { name: 'draws that are near', everyMs: 30 * second, run: () => notifyDrawsSoon(parts) },
]
