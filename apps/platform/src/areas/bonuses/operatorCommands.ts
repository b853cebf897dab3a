import type { Core } from '../../core/http/handler.ts'
import {
  type CommandSignature,
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../core/operators/operatorCommand.ts'
import { readId } from '../../core/operators/readId.ts'
import { playerIdOf } from '../profile/public.ts'
import { announceBalance } from '../wallet/public.ts'
import type { BonusNeeds } from './bonusMessages.ts'
import { bonusesOf } from './bonusStore.ts'
import { freespinsOf } from './freespins/freespinsStore.ts'
import { cancelBonusByStaff, cancelFreespinsByStaff, grantByStaff } from './staffBonuses.ts'

const needsOf = (core: Core): BonusNeeds => ({
  ...core,
  announceBalance: (playerId, currency) => void announceBalance(core, playerId, currency),
})

const refusals: Readonly<Record<string, string>> = {
  no_offer: 'there is no such offer for the brand and licence of the player',
  needs_deposit: 'the offer is a part of a deposit',
  not_eligible: 'the player is on a break, wants no bonuses or is a multi-account',
  no_amount: 'the offer has no amount in the currency of the player',
}

const list =
  (given: PlayerCommandSignature) =>
  async (core: Core): Promise<Outcome> => {
    const id = await playerIdOf(core.db, given.email)
    if (id === null) return unknownPlayer(given)
    const bonuses = (await bonusesOf(core.db, id)).map((one) => ({
      kind: 'bonus',
      id: String(one.id),
      offer: one.offer_id,
      stage: one.stage,
      currency: one.currency,
      amount_cents: String(one.amount_cents),
    }))
    const spins = (await freespinsOf(core.db, id)).map((one) => ({
      kind: 'freespins',
      id: String(one.id),
      offer: one.offer_id,
      stage: one.stage,
      currency: one.currency,
      count: one.total,
    }))
    const data = [...bonuses, ...spins]
    const lines = data.map(({ kind, id: number, offer, stage, currency }) =>
      [kind, `${number}:`, offer, stage, currency].join(' '),
    )
    return { isDone: true, text: lines.join('\n') || `${given.email} has no bonus.`, data }
  }

const granting =
  (given: PlayerCommandSignature, offerId: string) =>
  async (core: Core): Promise<Outcome> => {
    const playerId = await playerIdOf(core.db, given.email)
    if (playerId === null) return unknownPlayer(given)
    const result = await grantByStaff(needsOf(core), given, { playerId, offerId })
    const refusal = refusals[result]
    return refusal
      ? { isDone: false, text: `${offerId}: ${refusal}: nothing was granted.` }
      : {
          isDone: true,
          text: `${given.email} has ${result.split(' -> ')[1]}.`,
          data: { player: String(playerId), offer: offerId },
        }
  }

const canceling =
  (signed: CommandSignature, kind: 'bonus' | 'freespins', id: bigint) =>
  async (core: Core): Promise<Outcome> => {
    const cancel = kind === 'bonus' ? cancelBonusByStaff : cancelFreespinsByStaff
    const isDone = await cancel(needsOf(core), signed, id)
    const text = isDone ? `The ${kind} ${id} is cancelled.` : `There is no open ${kind} ${id}: nothing was changed.`
    return { isDone, text, data: { id: String(id) } }
  }

export const bonusCommands: readonly OperatorCommand[] = [
  { command: 'bonuses list', usage: '', read: (given, more) => (more.length === 0 ? list(given) : undefined) },
  {
    command: 'bonuses grant',
    usage: '<offer of config/bonuses.json>',
    read: (given, [offer, ...more]) => (offer && more.length === 0 ? granting(given, offer) : undefined),
  },
  {
    command: 'bonuses cancel',
    subject: 'bonus|freespins',
    usage: '<number>',
    read: (signed, [kind, ...more]) => {
      const id = readId(more)
      return id !== undefined && (kind === 'bonus' || kind === 'freespins') ? canceling(signed, kind, id) : undefined
    },
  },
]
