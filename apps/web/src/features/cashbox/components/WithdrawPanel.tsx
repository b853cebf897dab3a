import { judgeIban } from '@apogee/rules/validation/payment'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useErrorText } from '../../../lib/i18n/useErrorText'
import { useSite } from '../../../lib/site'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../../ui/dialogContext'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Field } from '../../../ui/Field'
import { Money } from '../../../ui/Money'
import { TextInput } from '../../../ui/TextInput'
import { cashoutFormQuery } from '../queries'
import { AmountStep } from './AmountStep'
import { AskedFields } from './AskedFields'
import { Available } from './Available'
import { FailureNote } from './FailureNote'
import { LostGifts, losesGifts } from './LostGifts'
import { MethodStep } from './MethodStep'
import { PanelFoot } from './PanelFoot'
import { StepBar, type StepName } from './StepBar'
import { Summary, SummaryLine } from './Summary'
import { useLithuanianGroup } from './useLithuanianGroup'
import { useMoneyForm } from './useMoneyForm'

interface WithdrawPanelProps {
  readonly currency: string
  readonly availableCents: number
  readonly balanceCents: number
  readonly at: number
  readonly onAt: (at: number) => void
  readonly onHistory: () => void
}

const steps: readonly StepName[] = ['method', 'amount']

const judgeRecipient = (type: string, recipient: string) =>
  type === 'iban' ? judgeIban(recipient) : recipient.trim() === '' ? 'required' : undefined

/** Method, amount and destination; after that the withdrawal is pending and can be reversed. */
export function WithdrawPanel({ currency, availableCents, balanceCents, at, onAt, onHistory }: WithdrawPanelProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const errorText = useErrorText()
  const { close } = useDialog()
  const { process, submit, ...form } = useMoneyForm({ action: 'cashout', currency, availableCents })
  const [recipient, setRecipient] = useState('')
  const { choice, verdict } = form
  const lithuanians = useLithuanianGroup()
  const [agreed, setAgreed] = useState(false)
  const isLoss = losesGifts(form.refused.general)
  const asking = cashoutFormQuery(currency, choice?.method.id ?? '')
  const asked = useQuery({ ...asking, queryFn: choice ? asking.queryFn : skipToken })
  const fields = asked.data?.cashout_form_fields?.fields ?? []
  const recipientField = choice?.accountId === undefined ? fields.find(({ field }) => field === 'recipient') : undefined
  const money = (cents: number) => formatMoney(cents, currency, locale)
  const send = async () => {
    if (asked.isPending || form.isBusy) return
    // VAL-13: checked before it is sent; the server applies the same rule.
    const code = recipientField && judgeRecipient(recipientField.type, recipient)
    if (code) {
      if (form.judge()) form.recipientInput.current?.focus()
      form.setRefused(code === 'iban_lithuania' ? await lithuanians.join() : { recipient: errorText(code) })
      return
    }
    setAgreed(false)
    await submit({
      ...(recipientField && { recipient: recipient.trim() }),
      ...(isLoss && agreed && { forfeit_gifts: true }),
    })
  }
  if (process.isSuccess && choice)
    return (
      <EmptyState
        title={t('screen.withdrawn.title')}
        text={t('screen.withdrawn.text', {
          amount: money(process.data.payment.amount_cents),
          method: choice.method.title,
        })}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button onClick={onHistory}>{t('screen.withdrawn.toHistory')}</Button>
            <Button tone="plain" onClick={close}>
              {t('screen.withdrawn.toGames')}
            </Button>
          </span>
        }
      />
    )
  if (at === 1 || !choice)
    return (
      <MethodStep
        action="cashout"
        currency={currency}
        choice={choice}
        onChoose={form.setChoice}
        onContinue={() => onAt(2)}
        steps={steps}
        at={1}
        head={
          <div className="mb-5">
            <Available {...{ currency, availableCents, balanceCents }} />
          </div>
        }
      />
    )
  if (asked.isError)
    return (
      <ErrorState
        title={t('screen.method.failedTitle')}
        text={t('screen.method.failedText')}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    )
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      noValidate
    >
      <StepBar steps={steps} at={2} />
      <FailureNote failure={form.refused.general} />
      {isLoss && <LostGifts agreed={agreed} onAgree={setAgreed} />}
      <div className="mb-4">
        <Available {...{ currency, availableCents, balanceCents }} />
      </div>
      <AmountStep
        action="cashout"
        choice={asked.data ? { ...choice, method: { ...choice.method, ...asked.data } } : choice}
        currency={currency}
        amount={form.amount}
        onAmount={form.setAmount}
        onChangeMethod={() => onAt(1)}
        mostCents={availableCents}
        error={form.amountError}
        inputRef={form.amountInput}
      />
      {recipientField && (
        <div className="mt-4">
          <Field
            label={recipientField.label ?? t('screen.amountStep.account')}
            error={form.refused.recipient}
            hint={recipientField.placeholder}
          >
            {(ids) => (
              <TextInput
                {...ids}
                ref={form.recipientInput}
                value={recipient}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => {
                  setRecipient(event.target.value)
                  form.setRefused({})
                }}
              />
            )}
          </Field>
        </div>
      )}
      <AskedFields method={choice.method} action="cashout" handle={form.askedFields} />
      {verdict?.cents !== undefined && (
        <Summary>
          <SummaryLine label={t('screen.summary.receive')}>
            <Money cents={verdict.cents} currency={currency} />
          </SummaryLine>
          <SummaryLine label={t('screen.summary.left')}>
            <Money cents={balanceCents - verdict.cents} currency={currency} />
          </SummaryLine>
        </Summary>
      )}
      <PanelFoot
        label={
          verdict?.cents === undefined
            ? t('screen.tabs.withdraw')
            : t('screen.amountStep.withdraw', { amount: money(verdict.cents) })
        }
        waitingLabel={t('screen.amountStep.withdrawing')}
        isWaiting={form.isBusy || asked.isPending || lithuanians.isPending}
        onBack={() => onAt(1)}
      />
    </form>
  )
}
