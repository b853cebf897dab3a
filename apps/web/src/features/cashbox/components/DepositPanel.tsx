import { useRef, useState } from 'react'
import { formatMoney, subunitsOf } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { useSite } from '../../../lib/site'
import { remember } from '../../../lib/storage'
import { Money } from '../../../ui/Money'
import { firstAmountOf, judgeAmount, readAmount } from '../model'
import { useProcess } from '../mutations'
import { AmountStep } from './AmountStep'
import { FailureNote } from './FailureNote'
import { type Choice, MethodPicker } from './MethodPicker'
import { PanelFoot } from './PanelFoot'
import { leaveFor, returnRoutes } from './returnRoutes'
import { StepBar } from './StepBar'
import { useAmountError } from './useAmountError'

const isCoin = (currency: string): boolean => subunitsOf(currency) !== 100 || currency === 'USDT'

interface DepositPanelProps {
  readonly currency: string
  readonly balanceCents: number
}

/** Method, amount, then the provider's own page. Going back keeps what was typed. */
export function DepositPanel({ currency, balanceCents }: DepositPanelProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const amountError = useAmountError(currency)
  const failureOf = useFormFailure()
  const process = useProcess()
  const input = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const [step, setStep] = useState<1 | 2>(1)
  const [typed, setTyped] = useState<string>()
  const [isJudged, setIsJudged] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [refused, setRefused] = useState<{ amount?: string; general?: string }>({})
  const amount = typed ?? (choice ? firstAmountOf(choice.method, 'deposit', !isCoin(currency)) : '')
  const verdict = choice && judgeAmount(amount, choice.method, 'deposit', subunitsOf(currency))
  const error =
    refused.amount ?? (isJudged && choice && verdict ? amountError(verdict, choice.method, 'deposit', 0) : undefined)

  const submit = async () => {
    setIsJudged(true)
    setRefused({})
    if (!choice || verdict?.cents === undefined) {
      input.current?.focus()
      return
    }
    remember('cashbox.lastMethod', choice.method.id)
    try {
      const answer = await process.mutateAsync({
        payment_method: choice.method.id,
        payment_action: 'deposit',
        currency,
        amount: readAmount(amount),
        custom_routes: returnRoutes(),
        ...(choice.accountId === undefined ? {} : { payment_account_id: choice.accountId }),
      })
      if (answer.mode === 'redirect') {
        setIsLeaving(true)
        leaveFor(answer.url)
      }
    } catch (failed) {
      const { fields, general } = failureOf(failed, ['amount'])
      setRefused({ ...(fields['amount'] ? { amount: fields['amount'] } : {}), ...(general ? { general } : {}) })
      if (fields['amount']) input.current?.focus()
    }
  }
  if (step === 1 || !choice)
    return (
      <>
        <StepBar step={1} />
        <MethodPicker action="deposit" currency={currency} choice={choice} onChoose={setChoice} />
        <PanelFoot
          label={choice ? t('screen.method.continue', { method: choice.method.title }) : t('screen.method.pick')}
          isDisabled={!choice}
          onPress={() => setStep(2)}
        />
      </>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <StepBar step={2} />
      <FailureNote text={refused.general} />
      <AmountStep
        action="deposit"
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
      {verdict?.cents !== undefined && (
        <dl className="hair num mt-4 grid gap-2 rounded-card bg-surface-2 p-4">
          <Line label={t('screen.summary.now')}>
            <Money cents={balanceCents} currency={currency} />
          </Line>
          <Line label={t('screen.summary.deposit')}>
            <Money cents={verdict.cents} currency={currency} signed className="text-win" />
          </Line>
          <Line label={t('screen.summary.after')}>
            <Money cents={balanceCents + verdict.cents} currency={currency} className="text-16" />
          </Line>
        </dl>
      )}
      <p className="mt-3 text-12 text-text-3">{t('screen.amountStep.statement')}</p>
      <PanelFoot
        label={
          verdict?.cents === undefined
            ? t('screen.tabs.deposit')
            : t('screen.amountStep.deposit', { amount: formatMoney(verdict.cents, currency, locale) })
        }
        waitingLabel={t('screen.amountStep.depositing')}
        isWaiting={process.isPending || isLeaving}
        onBack={() => setStep(1)}
      />
    </form>
  )
}

export function Line({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-text-2">{label}</dt>
      <dd className="font-[650]">{children}</dd>
    </div>
  )
}
