import { skipToken, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatMoney, subunitsOf } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { useSite } from '../../../lib/site'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../../ui/dialogContext'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Field } from '../../../ui/Field'
import { Money } from '../../../ui/Money'
import { TextInput } from '../../../ui/TextInput'
import { firstAmountOf, judgeAmount, readAmount } from '../model'
import { useProcess } from '../mutations'
import { cashoutFormQuery } from '../queries'
import { AmountStep } from './AmountStep'
import { Line } from './DepositPanel'
import { FailureNote } from './FailureNote'
import { type Choice, MethodPicker } from './MethodPicker'
import { PanelFoot } from './PanelFoot'
import { StepBar } from './StepBar'
import { useAmountError } from './useAmountError'

interface WithdrawPanelProps {
  readonly currency: string
  readonly availableCents: number
  readonly balanceCents: number
  readonly onHistory: () => void
}

interface Refused {
  readonly amount?: string
  readonly recipient?: string
  readonly general?: string
}

/** Method, amount and where to; then it is on its way and can be taken back. */
export function WithdrawPanel({ currency, availableCents, balanceCents, onHistory }: WithdrawPanelProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { close } = useDialog()
  const amountError = useAmountError(currency)
  const failureOf = useFormFailure()
  const process = useProcess()
  const input = useRef<HTMLInputElement>(null)
  const recipientInput = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const [step, setStep] = useState<1 | 2>(1)
  const [typed, setTyped] = useState<string>()
  const [recipient, setRecipient] = useState('')
  const [isJudged, setIsJudged] = useState(false)
  const [refused, setRefused] = useState<Refused>({})
  const formQuery = cashoutFormQuery(currency, choice?.method.id ?? '')
  const form = useQuery({ ...formQuery, queryFn: choice ? formQuery.queryFn : skipToken })
  const asked = form.data?.cashout_form_fields?.fields ?? []
  const recipientField = choice?.accountId === undefined ? asked.find(({ field }) => field === 'recipient') : undefined
  const isFiat = subunitsOf(currency) === 100 && currency !== 'USDT'
  const amount = typed ?? (choice ? firstAmountOf(choice.method, 'cashout', isFiat) : '')
  const verdict = choice && judgeAmount(amount, choice.method, 'cashout', subunitsOf(currency), availableCents)
  const error =
    refused.amount ??
    (isJudged && !process.isPending && choice && verdict
      ? amountError(verdict, choice.method, 'cashout', availableCents)
      : undefined)
  const money = (cents: number) => formatMoney(cents, currency, locale)

  const submit = async () => {
    setIsJudged(true)
    setRefused({})
    if (!choice || verdict?.cents === undefined) return input.current?.focus()
    try {
      await process.mutateAsync({
        payment_method: choice.method.id,
        payment_action: 'cashout',
        currency,
        amount: readAmount(amount),
        ...(choice.accountId === undefined ? {} : { payment_account_id: choice.accountId }),
        ...(recipientField ? { recipient: recipient.trim() } : {}),
      })
    } catch (failed) {
      const { fields, general } = failureOf(failed, ['amount', 'recipient'])
      setRefused({
        ...(fields['amount'] ? { amount: fields['amount'] } : {}),
        ...(fields['recipient'] ? { recipient: fields['recipient'] } : {}),
        ...(general ? { general } : {}),
      })
      if (fields['amount']) input.current?.focus()
      else if (fields['recipient']) recipientInput.current?.focus()
    }
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
  if (step === 1 || !choice)
    return (
      <>
        <StepBar step={1} />
        <MethodPicker action="cashout" currency={currency} choice={choice} onChoose={setChoice} />
        <PanelFoot
          label={choice ? t('screen.method.continue', { method: choice.method.title }) : t('screen.method.pick')}
          isDisabled={!choice}
          onPress={() => setStep(2)}
        />
      </>
    )
  if (form.isError)
    return (
      <ErrorState
        title={t('screen.method.failedTitle')}
        text={t('screen.method.failedText')}
        onRetry={() => void form.refetch()}
        retrying={form.isFetching}
      />
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.isPending) void submit()
      }}
    >
      <StepBar step={2} />
      <FailureNote text={refused.general} />
      <p className="num mb-4 text-text-2">
        {t('screen.amountStep.available', { amount: money(availableCents) })}{' '}
        {balanceCents > availableCents &&
          t('screen.amountStep.bonusPart', { amount: money(balanceCents - availableCents) })}
      </p>
      <AmountStep
        action="cashout"
        choice={choice}
        currency={currency}
        amount={amount}
        onAmount={(value) => {
          setTyped(value)
          setRefused({})
        }}
        onChangeMethod={() => setStep(1)}
        error={error}
        inputRef={input}
      />
      {recipientField && (
        <div className="mt-4">
          <Field
            label={recipientField.label ?? t('screen.amountStep.account')}
            error={refused.recipient}
            hint={recipientField.placeholder}
          >
            {(ids) => (
              <TextInput
                {...ids}
                ref={recipientInput}
                value={recipient}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => setRecipient(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
      {verdict?.cents !== undefined && (
        <dl className="hair num mt-4 grid gap-2 rounded-card bg-surface-2 p-4">
          <Line label={t('screen.summary.receive')}>
            <Money cents={verdict.cents} currency={currency} />
          </Line>
          <Line label={t('screen.summary.left')}>
            <Money cents={balanceCents - verdict.cents} currency={currency} />
          </Line>
        </dl>
      )}
      <PanelFoot
        label={
          verdict?.cents === undefined
            ? t('screen.tabs.withdraw')
            : t('screen.amountStep.withdraw', { amount: money(verdict.cents) })
        }
        waitingLabel={t('screen.amountStep.withdrawing')}
        isWaiting={process.isPending || form.isPending}
        onBack={() => setStep(1)}
      />
    </form>
  )
}
