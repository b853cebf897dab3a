import type { Payload } from '../core/outbox/events.ts'
import { testNow } from './testApp.ts'

const movement = (player: bigint) => ({
  player,
  currency: 'EUR',
  game: 'a/B',
  round: 'r',
  transaction: 't',
  amount: 0n,
  bonus: 0n,
  at: testNow,
})

/** What the ledger tells of a stake, but for what a test says itself. */
export const betEvent = (player: bigint, own: Partial<Payload<'play.bet'>>): Payload<'play.bet'> => ({
  ...movement(player),
  counts: 100,
  ...own,
})

/** What the ledger tells of a round that is over. */
export const winEvent = (player: bigint, own: Partial<Payload<'play.win'>>): Payload<'play.win'> => ({
  ...movement(player),
  finished: true,
  bet: 0n,
  bonus_bet: 0n,
  win: 0n,
  ...own,
})

/** What the cashbox tells of a deposit that has come. */
export const depositEvent = (
  player: bigint,
  own: Partial<Payload<'cashbox.depositSucceeded'>> = {},
): Payload<'cashbox.depositSucceeded'> => ({
  payment: 1n,
  player,
  currency: 'EUR',
  amount: 5000n,
  method: 'visa',
  bonusOffer: null,
  ...own,
})
