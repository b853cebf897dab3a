import { limitForm } from '@apogee/contract/limits'
import { fromDecimal, toWire } from '@apogee/rules/money/units'
import { currencyOf } from '../../core/content/configs/paymentConfig.ts'
import { Refusal } from '../../core/errors.ts'
import type { Core } from '../../core/http/handler.ts'
import type { OperatorAction } from '../../core/operators/operatorActions.ts'
import {
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../core/operators/operatorCommand.ts'
import { type Form, limitByStaff, stateOf } from './staffLimits.ts'

const refusals: Readonly<Record<string, string>> = {
  limit_in_force: 'a limit or break that is as strict or stricter is in force',
  unknown_value: 'there is no such period under the licence of the player',
  too_big: 'the amount is too large',
}

const setting =
  (given: PlayerCommandSignature, form: Form, action: OperatorAction['action']) =>
  async (core: Core): Promise<Outcome> => {
    try {
      const limit = await limitByStaff(core, given, form, action)
      if (limit === 'unknown') return unknownPlayer(given)
      const data = { id: String(limit?.id), type: form.type, period: form.period, state: stateOf(limit) }
      return { isDone: true, text: `${given.email}: ${form.type} is ${stateOf(limit)} now.`, data }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const code = Object.values(error.errors).flatMap((codes) => Object.keys(codes))[0] ?? ''
      return { isDone: false, text: `${refusals[code] ?? error.message}: nothing was changed.` }
    }
  }

/** The form of `deposit day 100.00 EUR` or `session 60`; undefined if it is neither. */
function formOf([type, period = '', amount, currency = '', ...more]: readonly string[]): Form | undefined {
  if (more.length > 0) return undefined
  if (type === 'session') return amount === undefined ? limitForm.safeParse({ type, period }).data : undefined
  const subunits = currencyOf(currency)?.subunits_to_unit
  const cents = subunits === undefined || amount === undefined ? undefined : fromDecimal(amount, subunits)
  if (!['deposit', 'loss', 'wager'].includes(type ?? '') || cents === undefined) return undefined
  return limitForm.safeParse({ type, period, accounts: [{ currency, amount_cents: toWire(cents) }] }).data
}

const breakCommand = (
  command: string,
  type: 'coolingoff' | 'selfexclusion',
  action: OperatorAction['action'],
): OperatorCommand => ({
  command,
  permission: `limits.${command}`,
  usage: '<period, such as week or 12_months>',
  read: (given, [period = '', ...more]) =>
    period !== '' && more.length === 0 ? setting(given, { type, period }, action) : undefined,
})

export const limitCommands: readonly OperatorCommand[] = [
  {
    command: 'limits set',
    usage: 'deposit|loss|wager day|week|month <amount> <currency>, or session <minutes>',
    read: (given, more) => {
      const form = formOf(more)
      return form && setting(given, form, 'limit_set')
    },
  },
  breakCommand('break', 'coolingoff', 'break_begun'),
  breakCommand('exclude', 'selfexclusion', 'exclusion_begun'),
]
