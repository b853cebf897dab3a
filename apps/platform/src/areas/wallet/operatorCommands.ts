import { fromDecimal } from '@apogee/rules/money/units'
import { currencyOf } from '../../core/content/configs/paymentConfig.ts'
import type { Core } from '../../core/http/handler.ts'
import { formatMoney } from '../../core/operators/formatMoney.ts'
import {
  type CommandSignature,
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../core/operators/operatorCommand.ts'
import { withId } from '../../core/operators/readId.ts'
import { type Adjustment, askAdjustment, decideAdjustment, openAdjustments } from './adjustBalance.ts'

const factsOf = ({ id, player_id, currency, amount_cents, asked_by, reason, asked_at }: Adjustment) => ({
  id: String(id),
  player: String(player_id),
  currency,
  amount_cents: String(amount_cents),
  asked_by,
  reason,
  asked_at: asked_at.toISOString(),
})

async function list(core: Core): Promise<Outcome> {
  const open = await openAdjustments(core)
  const lines = open.map(
    (one) =>
      `${one.id}: ${formatMoney(one.amount_cents, one.currency)} for player ${one.player_id}, asked by ${one.asked_by} at ${one.asked_at.toISOString()}: ${one.reason}`,
  )
  return { isDone: true, text: lines.join('\n') || 'No adjustment waits for a second person.', data: open.map(factsOf) }
}

const asking =
  (given: PlayerCommandSignature, currency: string, cents: bigint) =>
  async (core: Core): Promise<Outcome> => {
    const asked = await askAdjustment(core, given, { currency, cents })
    if (asked === 'unknown') return unknownPlayer(given)
    if (asked === 'no_account') return { isDone: false, text: `${given.email} has no account in ${currency}.` }
    return {
      isDone: true,
      text: `Adjustment ${asked.id} of ${formatMoney(cents, currency)} waits. Another person confirms it: balance confirm ${asked.id}`,
      data: factsOf(asked),
    }
  }

const deciding =
  (signed: CommandSignature, id: bigint, isConfirmed: boolean) =>
  async (core: Core): Promise<Outcome> =>
    ({
      done: {
        isDone: true,
        text: `Adjustment ${id} is ${isConfirmed ? 'confirmed: the money has moved' : 'refused: no money has moved'}.`,
        data: { id: String(id) },
      },
      unknown: { isDone: false, text: `Adjustment ${id} does not wait for a decision: nothing was changed.` },
      same_person: {
        isDone: false,
        text: `${signed.operator} asked for adjustment ${id}: another person must confirm it.`,
      },
      not_enough_money: { isDone: false, text: `The balance is smaller than adjustment ${id}: nothing was changed.` },
    })[await decideAdjustment(core, signed, id, isConfirmed)]

/** An amount in whole units, such as `12.50`. */
function readCents(text: string | undefined, currency: string | undefined): bigint | undefined {
  const subunits = currency === undefined ? undefined : currencyOf(currency)?.subunits_to_unit
  const cents = subunits === undefined || text === undefined ? undefined : fromDecimal(text, subunits)
  return cents !== undefined && cents > 0n ? cents : undefined
}

const decision = (word: string, isConfirmed: boolean): OperatorCommand => ({
  command: `balance ${word}`,
  subject: 'number of the adjustment',
  usage: '',
  read: withId((signed, id) => deciding(signed, id, isConfirmed)),
})

export const balanceCommands: readonly OperatorCommand[] = [
  { command: 'balance list', subject: null, usage: '', read: (_, more) => (more.length === 0 ? list : undefined) },
  {
    command: 'balance adjust',
    usage: '<currency> in|out <amount>',
    read: (given, [currency, way, amount, ...more]) => {
      const cents = readCents(amount, currency)
      if (currency === undefined || cents === undefined || more.length > 0) return undefined
      return way === 'in' || way === 'out' ? asking(given, currency, way === 'in' ? cents : -cents) : undefined
    },
  },
  decision('confirm', true),
  decision('refuse', false),
]
