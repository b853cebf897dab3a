import { type EventType, type eventPayloads, eventTypes, type sentEvent } from '@apogee/contract/events'
import { toWire } from '@apogee/rules/money/units'
import { z } from 'zod'
import type { Sql } from '../../core/db/db.ts'
import type { EventName, Payload } from '../../core/outbox/events.ts'
import type { OutboxEvent } from '../../core/outbox/outbox.ts'
import { contactFactsOf } from '../profile/public.ts'

export type SentEvent = z.output<typeof sentEvent>

type Presented = {
  [T in EventType]: {
    readonly type: T
    readonly data: z.output<(typeof eventPayloads)[T]>
    readonly at?: Date | undefined
  }
}[EventType]

const money = ({ currency, amount }: { readonly currency: string; readonly amount: bigint }) => ({
  currency,
  amount_cents: toWire(amount),
})

const limitTypes = ['loss', 'wager', 'deposit', 'session', 'reality_check'] as const

function presentLimit({ limit, type, period, status, until, removed }: Payload<'limits.changed'>): Presented | null {
  const is_removed = removed !== null
  if (type === 'coolingoff' || type === 'selfexclusion') {
    const kind = type === 'coolingoff' ? 'break' : 'self_exclusion'
    return { type: 'player.excluded', data: { kind, until: until?.toISOString() ?? null, is_removed } }
  }
  const known = limitTypes.find((one) => one === type)
  return known
    ? { type: 'limit.changed', data: { limit: String(limit), type: known, period, status, is_removed } }
    : null
}

/** How each of our events is shown outside; null: not at all. */
const presenters: { readonly [N in EventName]?: (payload: Payload<N>) => Presented | null } = {
  'auth.registered': ({ at }) => ({ type: 'player.registered', data: {}, at }),
  'auth.signedIn': ({ country, isNewDevice, at }) => ({
    type: 'player.signed_in',
    data: { country, is_new_device: isNewDevice },
    at,
  }),
  'profile.consentChanged': () => ({ type: 'player.consent_changed', data: {} }),
  'limits.changed': presentLimit,
  'cashbox.depositSucceeded': ({ payment, method, at, ...sum }) => ({
    type: 'deposit.succeeded',
    data: { payment: String(payment), ...money(sum), method },
    at,
  }),
  'cashbox.depositReversed': ({ payment, isWhole, why = null, at, ...sum }) => ({
    type: 'deposit.reversed',
    data: { payment: String(payment), ...money(sum), reason: why, is_whole: isWhole },
    at,
  }),
  'cashbox.withdrawalSucceeded': ({ payment, at, ...sum }) => ({
    type: 'withdrawal.succeeded',
    data: { payment: String(payment), ...money(sum) },
    at,
  }),
  'bonuses.changed': ({ bonus, freespins, stage, at, ...sum }) => ({
    type: 'bonus.changed',
    data: {
      bonus: bonus === null ? null : String(bonus),
      freespins: freespins === null ? null : String(freespins),
      stage,
      ...money(sum),
    },
    at,
  }),
  'play.win': ({ finished, game, round, currency, bet, bonus_bet, win, at }) =>
    finished
      ? {
          type: 'round.finished',
          data: {
            game,
            round,
            currency,
            bet_cents: toWire(bet),
            bonus_bet_cents: toWire(bonus_bet),
            win_cents: toWire(win),
          },
          at,
        }
      : null,
}

/** The names of our events that are sent. */
export const sentNames = Object.keys(presenters) as (EventName & keyof typeof presenters)[]

/** An event as it is sent, except for the player, who is added when it is sent. */
export const eventWithoutPlayer = z.object({
  player: z.string(),
  id: z.string(),
  type: z.enum(eventTypes),
  version: z.literal(1),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
})
export type EventWithoutPlayer = z.output<typeof eventWithoutPlayer>

/** One of our events as it is sent, without the player; null if it is not sent. */
export function presentEvent({ id, name, payload, createdAt }: OutboxEvent): EventWithoutPlayer | null {
  const present = presenters[name] as ((payload: never) => Presented | null) | undefined
  const presented = present?.(payload as never)
  if (!presented || !('player' in payload)) return null
  const { type, data, at = createdAt } = presented
  return { player: String(payload.player), id: `evt_${id}`, type, version: 1, timestamp: at.toISOString(), data }
}

/** Adds the players as they are now; events of players who no longer exist are left out. */
export async function addPlayers(sql: Sql, events: readonly EventWithoutPlayer[], now: Date): Promise<SentEvent[]> {
  const players = await contactFactsOf(
    sql,
    events.map(({ player }) => BigInt(player)),
  )
  return events.flatMap(({ player: id, ...event }) => {
    const facts = players.get(BigInt(id))
    if (!facts) return []
    const mayContact = facts.break_until === null || facts.break_until <= now
    const { brand, licence, country, language } = facts
    const player = {
      ...{ id, brand, licence, country, language },
      may_be_promoted: mayContact && facts.receive_promos,
      consent: {
        email: mayContact && facts.receive_promos,
        sms: mayContact && facts.receive_sms_promos,
        phone: mayContact && facts.receive_promos_via_phone_calls,
        partners: mayContact && facts.agreed_to_partner_promotions,
      },
    }
    // Type and data come from one presenter, which the compiler cannot see across the union.
    return [{ ...event, player } as SentEvent]
  })
}
