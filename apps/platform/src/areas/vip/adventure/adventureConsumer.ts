import { type Consumer, onEach, onManyOf } from '../../../core/outbox/outbox.ts'
import { recordStarts } from './calendar.ts'
import type { AdventureNeeds } from './completeDay.ts'
import { countStakes } from './countStakes.ts'
import { openDay } from './openDay.ts'
import { revokeDay, revokeDayOfDeposit } from './revokeDay.ts'

const payloadOf = <P>({ payload }: { readonly payload: P }): P => payload

/**
 * Effects of deposits and bets on adventures. Handles the deposits of a batch before its bets, which count by their
 * times.
 */
export const adventureConsumer = (needs: AdventureNeeds): Consumer => ({
  name: 'vip adventure',
  reactions: [
    onEach('cashbox.depositSucceeded', (tx, event) => openDay(needs, tx, event)),
    onEach('cashbox.depositReversed', (tx, event) => revokeDay(needs, tx, event)),
    onEach('cashbox.giftsForfeited', (tx, { payload }) => revokeDayOfDeposit(needs, tx, payload)),
    ...onManyOf(['play.bet', 'play.rollback'], (tx, events) => countStakes(needs, tx, events.map(payloadOf))),
  ],
})

const minute = 60_000

export const adventureTimers = ({ db, clock }: Pick<AdventureNeeds, 'db' | 'clock'>) => [
  // An adventure that an operator adds while the server runs starts today.
  { name: 'new adventures', everyMs: minute, run: () => recordStarts(db, clock.now()) },
]
