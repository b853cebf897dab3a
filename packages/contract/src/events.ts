import { z } from 'zod'
import { ourCall } from './protocol/define.ts'
import { cents, currencyCode, iso } from './protocol/shapes.ts'

/** An id of ours, as text: it may be larger than a JSON number. */
const id = z.string().regex(/^\d{1,19}$/)
const money = { currency: currencyCode, amount_cents: cents }

/** Payloads by type. A field may be added to a version; a field that changes or goes makes a new one. */
export const eventPayloads = {
  'player.registered': z.object({}),
  'player.signed_in': z.object({ country: z.string().nullable(), is_new_device: z.boolean() }),
  'player.consent_changed': z.object({}),
  'player.excluded': z.object({
    kind: z.enum(['break', 'self_exclusion']),
    /** Null: for good. */
    until: iso.nullable(),
    /** It has been ended before its time, as far as the licence allows that. */
    is_removed: z.boolean(),
  }),
  'limit.changed': z.object({
    limit: id,
    type: z.enum(['loss', 'wager', 'deposit', 'session', 'reality_check']),
    /** `day`, `week`, `month`; minutes of a session or reality check. */
    period: z.string(),
    status: z.string(),
    is_removed: z.boolean(),
  }),
  'deposit.succeeded': z.object({ payment: id, ...money, method: z.string() }),
  'deposit.reversed': z.object({
    payment: id,
    ...money,
    reason: z.enum(['refunded', 'charged_back']).nullable(),
    /** False when a part of the deposit remains. */
    is_whole: z.boolean(),
  }),
  'withdrawal.succeeded': z.object({ payment: id, ...money }),
  'bonus.changed': z.object({
    /** One of the two is null. */
    bonus: id.nullable(),
    freespins: id.nullable(),
    stage: z.string(),
    ...money,
  }),
  /** The sums of a finished round that was played with money. */
  'round.finished': z.object({
    game: z.string(),
    round: z.string(),
    currency: currencyCode,
    bet_cents: cents,
    /** The part of the bets that was bonus money. */
    bonus_bet_cents: cents,
    win_cents: cents,
  }),
} as const

export type EventType = keyof typeof eventPayloads
// Object.keys forgets that the keys of the table are the types.
export const eventTypes = Object.keys(eventPayloads) as EventType[]

/** The player as they are when the event is sent, not when it happened: a partner obeys the consent of today. */
const eventPlayer = z.object({
  id,
  brand: z.string(),
  licence: z.string(),
  country: z.string().nullable(),
  language: z.string(),
  /** Whether promotions may be sent at all: never in a break or self-exclusion. */
  may_be_promoted: z.boolean(),
  /** Ways of contact the player agreed to. All are false in a break or self-exclusion. */
  consent: z.object({ email: z.boolean(), sms: z.boolean(), phone: z.boolean(), partners: z.boolean() }),
})

const envelopeOf = <T extends EventType>(type: T) =>
  z.object({
    /** The same in a webhook and in the stream. */
    id: z.string(),
    type: z.literal(type),
    version: z.literal(1),
    /** When it happened. */
    timestamp: iso,
    player: eventPlayer,
    data: eventPayloads[type],
  })

/** One event for receivers outside. A receiver ignores types, versions and fields that it does not know. */
export const sentEvent = z.discriminatedUnion('type', [
  envelopeOf('player.registered'),
  envelopeOf('player.signed_in'),
  envelopeOf('player.consent_changed'),
  envelopeOf('player.excluded'),
  envelopeOf('limit.changed'),
  envelopeOf('deposit.succeeded'),
  envelopeOf('deposit.reversed'),
  envelopeOf('withdrawal.succeeded'),
  envelopeOf('bonus.changed'),
  envelopeOf('round.finished'),
])

const position = z.string().regex(/^\d{1,18}$/, 'invalid')

export const eventsApi = {
  'events.list': ourCall('GET /events/v1', {
    summary: 'Events after a position, for warehouses; with one of the tokens in EVENT_TOKENS as bearer',
    who: 'partner',
    query: z.object({
      /** Position after which to read; the oldest stored event without it. */
      after: position.default('0'),
      limit: z.coerce.number().pipe(z.int().min(1, 'too_small').max(1000, 'too_big')).default(200),
    }),
    answers: {
      200: z.object({
        events: z.array(sentEvent),
        /** Read on from here: `after` of the next request. The same again means that there is nothing more yet. */
        next: position,
        /** When the oldest stored event happened: a reader that is behind it has missed some. */
        oldest: iso.nullable(),
      }),
    },
  }),
} as const
