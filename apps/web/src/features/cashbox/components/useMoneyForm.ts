import { useRef, useState } from 'react'
import { subunitsOf } from '../../../lib/format/money'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { remember } from '../../../lib/storage'
import { type Action, firstAmountOf, isFiat, judgeAmount, readAmount } from '../model'
import { type Processing, useProcess } from '../mutations'
import type { Choice } from './MethodPicker'
import { useAmountError } from './useAmountError'

const fieldNames = ['amount', 'recipient'] as const
type Refused = { readonly [F in (typeof fieldNames)[number] | 'general']?: string }

/** A deposit or a withdrawal as it is being made: method, amount, where one is, and what was refused. */
export function useMoneyForm(action: Action, currency: string, availableCents?: number) {
  const amountError = useAmountError(currency)
  const failureOf = useFormFailure()
  const process = useProcess()
  const amountInput = useRef<HTMLInputElement>(null)
  const recipientInput = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const [step, setStep] = useState<1 | 2>(1)
  const [typed, setTyped] = useState<string>()
  const [isJudged, setIsJudged] = useState(false)
  const [refused, setRefused] = useState<Refused>({})
  const amount = typed ?? (choice ? firstAmountOf(choice.method, action, isFiat(currency)) : '')
  const verdict = choice && judgeAmount(amount, choice.method, action, subunitsOf(currency), availableCents)
  const judged =
    isJudged && !process.isPending && choice && verdict
      ? amountError(verdict, choice.method, action, availableCents ?? 0)
      : undefined

  const submit = async (more: Pick<Processing, 'recipient' | 'custom_routes'>) => {
    setIsJudged(true)
    setRefused({})
    if (!choice || verdict?.cents === undefined) {
      amountInput.current?.focus()
      return undefined
    }
    if (action === 'deposit') remember('cashbox.lastMethod', choice.method.id)
    try {
      return await process.mutateAsync({
        payment_method: choice.method.id,
        payment_action: action,
        currency,
        amount: readAmount(amount),
        ...(choice.accountId === undefined ? {} : { payment_account_id: choice.accountId }),
        ...more,
      })
    } catch (failed) {
      const { fields, general } = failureOf(failed, fieldNames)
      setRefused({ ...fields, ...(general ? { general } : {}) })
      if (fields['amount']) amountInput.current?.focus()
      else if (fields['recipient']) recipientInput.current?.focus()
      return undefined
    }
  }
  return {
    ...{ process, submit, verdict, amount, amountInput, recipientInput, choice, setChoice, step, setStep, refused },
    amountError: refused.amount ?? judged,
    setAmount: (value: string) => {
      setTyped(value)
      setRefused({})
    },
  }
}
