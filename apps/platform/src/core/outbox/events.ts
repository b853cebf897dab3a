import { z } from 'zod'
import { queuedMail } from '../mail/queuedMail.ts'

/** An id or an amount in minor units: an integer in the JSON, a bigint in the code. */
const integer = z.codec(z.int(), z.bigint(), { decode: (value) => BigInt(value), encode: (value) => Number(value) })
/** ISO 8601 with an offset, as `Date.toJSON` and PostgreSQL write it. */
const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A movement of a game round; `areas/play` writes it in the statement that moves the money. */
const movement = z.object({
  player: integer,
  currency: z.string(),
  game: z.string(),
  round: z.string(),
  transaction: z.string(),
  amount: integer,
  at: moment,
})
const paidMovement = movement.extend({
  /** The part of `amount` that was bonus money. */
  bonus: integer,
})
const freeMovement = movement.omit({ transaction: true }).extend({ freespins: integer, finished: z.boolean() })
/**
 * Percent of a stake that counts towards a wagering requirement; null in a game that is closed while a bonus is
 * wagered.
 */
const counts = z.int().nullable()

const payment = z.object({
  payment: integer,
  player: integer,
  currency: z.string(),
  amount: integer,
  /** When it happened; events written before this field existed lack it. */
  at: moment.optional(),
})

/**
 * All events between areas. The part of a name before the dot is the area that publishes it. An event is written in the
 * transaction that moves the money and writes the row it reports.
 */
export const events = {
  'auth.linkAsked': z.object({
    kind: z.enum(['confirmation', 'password', 'unlock']),
    email: z.string(),
    brand: z.string(),
  }),
  /** A new account, by form or by an identity provider. `auth.signedUp` follows if a registration bonus was chosen. */
  'auth.registered': z.object({ player: integer, at: moment }),
  'auth.signedIn': z.object({
    player: integer,
    country: z.string().nullable(),
    isNewDevice: z.boolean(),
    at: moment,
  }),
  'auth.signedUp': z.object({
    player: integer,
    /** Id of the registration bonus chosen, or `none`. */ bonus: z.string(),
  }),
  /** A step of a bonus or of free spins: a trigger publishes it with the row of its history. */
  'bonuses.changed': z.object({
    player: integer,
    bonus: integer.nullable(),
    freespins: integer.nullable(),
    stage: z.string(),
    currency: z.string(),
    amount: integer,
    at: moment,
  }),
  /** A gift that waits to be activated ends within a day. */
  'bonuses.giftEnds': z.object({ player: integer }),
  'cashbox.depositSucceeded': payment.extend({
    /** The part that reached the wallet; the rest repaid a debt. Events of an earlier release lack it. */
    credited: integer.optional(),
    method: z.string(),
    /** Id of the offer the player chose with it. */
    bonusOffer: z.string().nullable(),
  }),
  'cashbox.depositReversed': payment.extend({
    /** False when a part remains. */
    isWhole: z.boolean(),
    /** Events of an earlier release lack it. */
    why: z.enum(['refunded', 'charged_back']).optional(),
  }),
  /** A withdrawal was requested before this deposit had been staked once: its unused gifts are cancelled. */
  'cashbox.giftsForfeited': payment,
  /** Paid, but over a limit or during a break: it is refunded. */
  'cashbox.depositHeld': z.object({ payment: integer }),
  /** Staff send a deposit back. */
  'cashbox.refundAsked': z.object({ payment: integer }),
  'cashbox.payout': z.object({ payment: integer }),
  'cashbox.withdrawalSucceeded': payment,
  /** A limit, break or self-exclusion was set, changed or removed: a trigger publishes it. */
  'limits.changed': z.object({
    player: integer,
    limit: integer,
    type: z.string(),
    period: z.string(),
    status: z.string(),
    until: moment.nullable(),
    removed: moment.nullable(),
  }),
  /** Level points have reached a level on their way up, perhaps not for the first time. */
  'loyalty.levelReached': z.object({ player: integer, /** Id of its status. */ level: z.string() }),
  'mail.send': queuedMail,
  /** A stake that counts: a trigger publishes it when its round is finished. `at` is when it was placed. */
  'play.bet': paidMovement.extend({
    counts,
    /** When its round was finished. The release before published a bet when it was placed, without this. */
    finished: moment.optional(),
  }),
  /** Zero for a lost round. `bet`, `bonus_bet` and `win` are those of the whole round so far. */
  'play.win': paidMovement.extend({ finished: z.boolean(), bet: integer, bonus_bet: integer, win: integer }),
  'play.rollback': paidMovement.extend({ counts, /** When the returned bet was placed. */ placed: moment }),
  'play.freeBet': freeMovement,
  'play.freeWin': freeMovement,
  'play.freeRollback': freeMovement,
  /** The player has agreed to promotions on one of the ways, or no longer does: a trigger publishes it. */
  'profile.consentChanged': z.object({ player: integer }),
  /** The player was in none of these groups before. */
  'profile.joinedGroups': z.object({ player: integer, groups: z.array(z.string()), at: moment }),
  'profile.fileLeft': z.object({ fileKey: z.string() }),
  /** Support has replied to a player who has no page open. */
  'support.answered': z.object({ player: integer }),
  /** A new message in the chat. */
  'support.said': z.object({ message: integer }),
  /** A player takes part; their stakes since then count. */
  'tournaments.joined': z.object({ tournament: integer, player: integer }),
  /** The figures of a player in a quest or an achievement have changed. */
  'tournaments.progressed': z.object({ tournament: integer, player: integer }),
  /** A prize has tickets of a lottery (the name of its file); `key` is that of the prize. */
  'tournaments.ticketsWon': z.object({ key: z.string(), player: integer, lottery: z.string(), tickets: z.int() }),
  /** The standings of a tournament are final. */
  'tournaments.finished': z.object({ tournament: integer }),
  /** A rank in the final standings has won a prize that is to be paid. */
  'tournaments.won': z.object({ tournament: integer, place: z.int() }),
} as const

export type EventName = keyof typeof events
export type Payload<N extends EventName> = z.output<(typeof events)[N]>

const retained: ReadonlySet<string> = new Set<EventName>([
  'auth.registered',
  'auth.signedIn',
  'bonuses.changed',
  'limits.changed',
  'profile.consentChanged',
])

/**
 * Kept for `EVENTS_KEPT_DAYS` after all consumers have processed them, so that a new consumer may start with past
 * events and warehouses can read them. The others contain email addresses and personal messages: they are deleted as
 * soon as they are done.
 */
export const isRetained = (name: string): boolean => /^(?:play|cashbox)\./.test(name) || retained.has(name)
