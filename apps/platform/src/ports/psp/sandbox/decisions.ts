import { createHash } from 'node:crypto'
import type { DepositOrder } from '../provider.ts'
import type { Decision } from './orders.ts'
import { waitingMs } from './sandboxProvider.ts'

/** Reads a field of the page's form; empty when it is not there. */
export type Form = (name: string) => string

/** Why a bank declines, as the page offers it. */
export const declineReasons = ['declined', 'insufficient_funds', 'card_blocked', 'limit_exceeded'] as const

/** The code the bank's own page accepts, and how many wrong ones it allows. */
export const secureCode = '123456'
const secureTries = 3

/** The step at the bank continues: requested, or after this many wrong codes. */
export interface SecureStep {
  readonly secure: true
  readonly wrong: number
}

/** The effect of the player's choice on the page on the order; null if the form is invalid. */
export function decisionOf(request: DepositOrder, form: Form, now: Date): Decision | SecureStep | null {
  const copies = form('twice') === '1' ? 2 : 1
  const sending = { copies, isSilent: form('silent') === '1', from: 'open' } as const
  const paid = { status: 'succeeded', account: accountOf(request, form), ...sending } as const
  const then = (status: 'succeeded' | 'declined') => ({ at: new Date(now.getTime() + waitingMs), status })
  switch (form('outcome')) {
    case 'pay':
      return paid
    case 'secure':
      return { secure: true, wrong: 0 }
    case 'confirm': {
      if (form('secure_code').trim() === secureCode) return paid
      const wrong = (Number(form('wrong')) || 0) + 1
      if (wrong < secureTries) return { secure: true, wrong }
      return { status: 'declined', reason: 'authentication_failed', ...sending }
    }
    case 'refuse':
      return { status: 'declined', reason: 'authentication_failed', ...sending }
    case 'wait':
      return { ...paid, status: 'processing', plan: then('succeeded') }
    case 'waitFail':
      return { ...paid, status: 'processing', plan: then('declined') }
    case 'late':
      return { status: 'canceled', reason: 'expired', plan: then('succeeded'), ...sending }
    case 'decline':
      return {
        status: 'declined',
        reason: declineReasons.find((one) => one === form('reason')) ?? 'declined',
        ...sending,
      }
    case 'cancel':
      return { status: 'canceled', reason: 'canceled', ...sending }
    default:
      return null
  }
}

/**
 * The part of the means of payment that the platform may remember: the same card of the same player is the same
 * account.
 */
function accountOf(request: DepositOrder, form: Form): NonNullable<Decision['account']> | null {
  const { method, player, account } = request
  if (account) return { ...account, expires: null }
  const named = (title: string, expires: string | null = null) => {
    const mark = createHash('sha256').update(`${player} ${method.id} ${title} ${expires}`).digest('hex')
    return { token: `acc_${mark.slice(0, 24)}`, title, expires }
  }
  if (method.type === 'cards') {
    const lastFour = form('last_four')
    const expires = form('expires')
    if (!/^\d{4}$/.test(lastFour)) return null
    return named(`•••• ${lastFour}`, /^\d{2}\/\d{2}$/.test(expires) ? expires : null)
  }
  if (method.type === 'bank_transfer' || method.type === 'e_wallet') {
    const digits = createHash('sha256').update(`${player} ${method.id}`).digest().readUInt16BE() % 1000
    return named(`••• ${String(digits).padStart(3, '0')}`)
  }
  return null
}
