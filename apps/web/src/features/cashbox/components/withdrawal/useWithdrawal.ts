import { judgeIban } from '@apogee/rules/validation/payment'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../../../lib/i18n/useErrorText'
import { cashoutFormQuery } from '../../queries'
import { useMoneyForm } from '../useMoneyForm'
import { losesGifts } from './LostGifts'
import { useLithuanianGroup } from './useLithuanianGroup'

const judgeRecipient = (type: string, recipient: string) =>
  type === 'iban' ? judgeIban(recipient) : recipient.trim() === '' ? 'required' : undefined

/** The state of a withdrawal, and what its method requires. */
export function useWithdrawal(currency: string, availableCents: number) {
  const errorText = useErrorText()
  const form = useMoneyForm({ action: 'cashout', currency, availableCents })
  const { choice } = form
  const [recipient, setRecipient] = useState('')
  const lithuanians = useLithuanianGroup()
  const [agreed, setAgreed] = useState(false)
  const isLoss = losesGifts(form.refused.general)
  const query = cashoutFormQuery(currency, choice?.method.id ?? '')
  const method = useQuery({ ...query, queryFn: choice ? query.queryFn : skipToken })
  const fields = method.data?.cashout_form_fields?.fields ?? []
  const recipientField = choice?.accountId === undefined ? fields.find(({ field }) => field === 'recipient') : undefined
  const send = async () => {
    if (method.isPending || form.isBusy) return
    // VAL-13: checked before it is sent; the server applies the same rule.
    const code = recipientField && judgeRecipient(recipientField.type, recipient)
    if (code) {
      if (form.judge()) form.recipientInput.current?.focus()
      form.setRefused(code === 'iban_lithuania' ? await lithuanians.join() : { recipient: errorText(code) })
      return
    }
    setAgreed(false)
    await form.submit({
      ...(recipientField && { recipient: recipient.trim() }),
      ...(isLoss && agreed && { forfeit_gifts: true }),
    })
  }
  const isWaiting = form.isBusy || method.isPending || lithuanians.isPending
  return { form, method, recipientField, recipient, setRecipient, isLoss, agreed, setAgreed, send, isWaiting }
}
export type Withdrawal = ReturnType<typeof useWithdrawal>
