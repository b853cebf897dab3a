import { isConverted, type MethodRule, needsIban, type PaymentAction } from '@apogee/rules/cashbox/methods'
import { required } from '@apogee/rules/validation/required'
import { textOf } from '../../../core/content/texts.ts'
import type { AccountRow } from '../accounts/accountStore.ts'
import { methodTitle, type WireMethod } from '../present.ts'

type Form = NonNullable<WireMethod['deposit_form_fields']>
type Field = Form['fields'][number]

/** How a withdrawal names its destination (SEC-10: never by a card number). */
export type Destination = 'address' | 'saved' | 'recipient'

/** A coin needs an address, a card must have paid a deposit before, all other methods need an account name. */
export function destinationOf({ type }: MethodRule): Destination {
  if (type === 'crypto') return 'address'
  return type === 'cards' ? 'saved' : 'recipient'
}

/** Fields of a method's form. The provider's page has the fields that only deposits need. */
export function formOf(rule: MethodRule, action: PaymentAction, saved: readonly AccountRow[], locale: string): Form {
  const limits = required(rule[action], `limits of ${rule.id} ${action}`)
  const amount: Field = {
    field: 'amount',
    type: 'amount',
    label: textOf(locale, 'cashbox.fields.amount'),
    min: Number(limits.min),
    max: Number(limits.max),
    step: Number(limits.step),
    currency: rule.currency,
  }
  return {
    fields: [
      amount,
      ...savedField(rule, action, saved, locale),
      ...(action === 'cashout' ? recipientField(rule, locale) : []),
    ],
    ...(isConverted(rule) && { config: { original_currency: rule.coin } }),
    loaded: true,
  }
}

/** The forms of a method, for each action it supports; `saved` are the player's accounts at all methods. */
export function formsOf(
  rule: MethodRule,
  saved: Readonly<Record<PaymentAction, readonly AccountRow[]>>,
  locale: string,
): Pick<WireMethod, 'deposit_form_fields' | 'cashout_form_fields'> {
  const form = (action: PaymentAction) =>
    rule[action] &&
    formOf(
      rule,
      action,
      saved[action].filter(({ method }) => method === rule.id),
      locale,
    )
  const [deposit, cashout] = [form('deposit'), form('cashout')]
  return { ...(deposit && { deposit_form_fields: deposit }), ...(cashout && { cashout_form_fields: cashout }) }
}

/** Two cards may end in the same digits, so the expiry distinguishes them. */
const nameOf = ({ title, expires }: AccountRow): string => (expires === null ? title : `${title} (${expires})`)

function savedField(rule: MethodRule, action: PaymentAction, saved: readonly AccountRow[], locale: string): Field[] {
  if (saved.length === 0 && !(action === 'cashout' && destinationOf(rule) === 'saved')) return []
  const title = methodTitle(rule.id, locale)
  return [
    {
      field: 'payment_account_id',
      type: 'select',
      label: textOf(locale, action === 'deposit' ? 'cashbox.fields.payWith' : 'cashbox.fields.account'),
      options: saved.map((account) => ({ value: String(account.id), label: `${title} ${nameOf(account)}` })),
    },
  ]
}

function recipientField(rule: MethodRule, locale: string): Field[] {
  const destination = destinationOf(rule)
  if (destination === 'saved') return []
  const isIban = needsIban(rule)
  const name = isIban ? 'iban' : destination
  return [
    {
      field: 'recipient',
      type: isIban ? 'iban' : 'text',
      label: textOf(locale, `cashbox.fields.${name}`, { coin: methodTitle(rule.id, locale) }),
      placeholder: textOf(locale, `cashbox.fields.${name}Hint`),
    },
  ]
}
