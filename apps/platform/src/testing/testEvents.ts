import type { EventName, Payload } from '../core/outbox/events.ts'
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

/** The ledger's event of a stake, except for the fields that a test sets itself. */
export const betEvent = (player: bigint, own: Partial<Payload<'play.bet'>>): Payload<'play.bet'> => ({
  ...movement(player),
  counts: 100,
  ...own,
})

/** The ledger's event of a finished round. */
export const winEvent = (player: bigint, own: Partial<Payload<'play.win'>>): Payload<'play.win'> => ({
  ...movement(player),
  finished: true,
  bet: 0n,
  bonus_bet: 0n,
  win: 0n,
  ...own,
})

/** The cashbox's event of a deposit that has arrived. */
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

/** The existing rows that sample events refer to. */
export interface EventSubjects {
  readonly player: bigint
  readonly email: string
  readonly deposit: bigint
  /** Paid, but over a limit. */
  readonly withheldDeposit: bigint
  readonly withdrawal: bigint
  readonly message: bigint
  readonly freespins: bigint
  readonly tournament: bigint
  readonly fileKey: string
}

const freeMove = ({ player, freespins }: EventSubjects, nth: number) => ({
  player,
  currency: 'EUR',
  game: 'a/B',
  round: `free-${nth}`,
  freespins,
  amount: 0n,
  finished: true,
  at: testNow,
})
const stakeOf = (nth: number) => ({ round: `round-${nth}`, transaction: `bet-${nth}`, amount: 500n })

/** One of every event there is, the `nth` of its kind; a new event does not compile without its own. */
export const sampleEvents = (of: EventSubjects, nth: number): { readonly [N in EventName]: Payload<N> } => ({
  'auth.linkAsked': { kind: 'password', email: of.email, brand: 'apogee' },
  'auth.registered': { player: of.player, at: testNow },
  'auth.signedIn': { player: of.player, country: 'DE', isNewDevice: false, at: testNow },
  'auth.signedUp': { player: of.player, bonus: 'first-steps' },
  'bonuses.changed': {
    player: of.player,
    bonus: 1n,
    freespins: null,
    stage: 'issued',
    currency: 'EUR',
    amount: 500n,
    at: testNow,
  },
  'bonuses.giftEnds': { player: of.player },
  'cashbox.depositSucceeded': depositEvent(of.player, { payment: of.deposit, bonusOffer: 'welcome-1' }),
  'cashbox.depositReversed': { payment: of.deposit, player: of.player, currency: 'EUR', amount: 5000n, isWhole: true },
  'cashbox.giftsForfeited': { payment: of.deposit, player: of.player, currency: 'EUR', amount: 5000n },
  'cashbox.depositHeld': { payment: of.withheldDeposit },
  'cashbox.refundAsked': { payment: of.deposit },
  'cashbox.payout': { payment: of.withdrawal },
  'cashbox.withdrawalSucceeded': { payment: of.withdrawal, player: of.player, currency: 'EUR', amount: 4000n },
  'limits.changed': {
    player: of.player,
    limit: 1n,
    type: 'deposit',
    period: 'day',
    status: 'active',
    until: null,
    removed: null,
  },
  'loyalty.levelReached': { player: of.player, level: 'level_3' },
  'mail.send': {
    template: 'passwordChanged',
    to: of.email,
    locale: 'en',
    nonce: null,
    brand: 'apogee',
    values: { time: { time: testNow.toISOString() }, device: 'a phone', place: { country: 'DE' } },
  },
  'play.bet': betEvent(of.player, stakeOf(nth)),
  'play.win': winEvent(of.player, { ...stakeOf(nth), transaction: `win-${nth}`, amount: 900n, bet: 500n, win: 900n }),
  'play.rollback': {
    ...betEvent(of.player, { ...stakeOf(nth), transaction: `back-${nth}`, amount: 100n }),
    counts: 100,
    placed: testNow,
  },
  'play.freeBet': { ...freeMove(of, nth), finished: false },
  'play.freeWin': freeMove(of, nth),
  'play.freeRollback': freeMove(of, nth),
  'profile.consentChanged': { player: of.player },
  'profile.fileLeft': { fileKey: of.fileKey },
  'profile.joinedGroups': { player: of.player, groups: ['1117'], at: testNow },
  'support.answered': { player: of.player },
  'support.said': { message: of.message },
  'tournaments.joined': { tournament: of.tournament, player: of.player },
  'tournaments.progressed': { tournament: of.tournament, player: of.player },
  'tournaments.finished': { tournament: of.tournament },
  'tournaments.ticketsWon': { key: `prize-${nth}`, player: of.player, lottery: 'no-such-lottery', tickets: 2 },
  'tournaments.won': { tournament: of.tournament, place: 1 },
})
