import { z } from 'zod'
import { mailOrder } from '../mail/mailOrder.ts'

/** An id or an amount in minor units: an integer in the JSON, a bigint in the code. */
const integer = z.codec(z.int(), z.bigint(), { decode: (value) => BigInt(value), encode: (value) => Number(value) })
/** ISO 8601 with an offset, as `Date.toJSON` and PostgreSQL write it. */
const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A movement of a game round; `core/ledger` writes it in the statement that moves the money. */
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
  /** How much of `amount` was bonus money. */
  bonus: integer,
})
const freeMovement = movement.omit({ transaction: true }).extend({ freespins: integer, finished: z.boolean() })
/** Percent of a stake that counts towards a wagering requirement; null in a game that is closed while a bonus is wagered. */
const counts = z.int().nullable()

const payment = z.object({ payment: integer, player: integer, currency: z.string(), amount: integer })

/**
 * Everything areas tell each other. The part of a name before the dot is the area that publishes it. Money has moved, and
 * the row it tells of is written, in the same transaction.
 */
export const events = {
  'auth.linkAsked': z.object({
    kind: z.enum(['confirmation', 'password', 'unlock']),
    email: z.string(),
    brand: z.string(),
  }),
  'auth.signedUp': z.object({
    player: integer,
    /** Id of the registration bonus chosen, or `none`. */ bonus: z.string(),
  }),
  'cashbox.depositSucceeded': payment.extend({
    method: z.string(),
    /** Id of the offer the player chose with it. */
    bonusOffer: z.string().nullable(),
  }),
  'cashbox.depositReversed': payment.extend({ /** False when a part of it stayed. */ isWhole: z.boolean() }),
  'cashbox.payout': z.object({ payment: integer }),
  'cashbox.withdrawalSucceeded': payment,
  'mail.send': mailOrder,
  'play.bet': paidMovement.extend({ counts }),
  /** Zero for a lost round. `bet`, `bonus_bet` and `win` are those of the whole round so far. */
  'play.win': paidMovement.extend({ finished: z.boolean(), bet: integer, bonus_bet: integer, win: integer }),
  'play.rollback': paidMovement.extend({ counts, /** When the bet that is given back was placed. */ placed: moment }),
  'play.freeBet': freeMovement,
  'play.freeWin': freeMovement,
  'play.freeRollback': freeMovement,
  'profile.fileLeft': z.object({ fileKey: z.string() }),
  /** Somebody has said something in the chat. */
  'support.said': z.object({ message: integer }),
} as const

export type EventName = keyof typeof events
export type Payload<N extends EventName> = z.output<(typeof events)[N]>

/**
 * Kept for `EVENTS_KEPT_DAYS` after everybody has had them, so that a new consumer may begin with yesterday. The others hold
 * addresses and people's own words: they go as soon as they are done.
 */
export const isKept = (name: string): boolean => /^(?:play|cashbox)\./.test(name)
