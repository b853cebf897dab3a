import { useState } from 'react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Money } from '../../../ui/Money'
import { AmountStep } from './AmountStep'
import { FailureNote } from './FailureNote'
import { MethodStep } from './MethodStep'
import { PanelFoot } from './PanelFoot'
import { leaveFor, returnRoutes } from './returnRoutes'
import { StepBar } from './StepBar'
import { Summary, SummaryLine } from './Summary'
import { useMoneyForm } from './useMoneyForm'

interface DepositPanelProps {
  readonly currency: string
  readonly balanceCents: number
}

/** Method, amount, then the provider's own page. Going back keeps what was typed. */
export function DepositPanel({ currency, balanceCents }: DepositPanelProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const form = useMoneyForm('deposit', currency)
  const [isLeaving, setIsLeaving] = useState(false)
  const { choice, step, setStep, verdict } = form

  const submit = async () => {
    const answer = await form.submit({ custom_routes: returnRoutes() })
    if (answer?.mode !== 'redirect') return
    setIsLeaving(true)
    leaveFor(answer.url)
  }
  if (step === 1 || !choice)
    return (
      <MethodStep
        action="deposit"
        currency={currency}
        choice={choice}
        onChoose={form.setChoice}
        onContinue={() => setStep(2)}
      />
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <StepBar step={2} />
      <FailureNote text={form.refused.general} />
      <AmountStep
        action="deposit"
        choice={choice}
        currency={currency}
        amount={form.amount}
        onAmount={form.setAmount}
        onChangeMethod={() => setStep(1)}
        error={form.amountError}
        inputRef={form.amountInput}
      />
      {verdict?.cents !== undefined && (
        <Summary>
          <SummaryLine label={t('screen.summary.now')}>
            <Money cents={balanceCents} currency={currency} />
          </SummaryLine>
          <SummaryLine label={t('screen.summary.deposit')}>
            <Money cents={verdict.cents} currency={currency} signed className="text-win" />
          </SummaryLine>
          <SummaryLine label={t('screen.summary.after')}>
            <Money cents={balanceCents + verdict.cents} currency={currency} className="text-16" />
          </SummaryLine>
        </Summary>
      )}
      <p className="mt-3 text-12 text-text-3">{t('screen.amountStep.statement')}</p>
      <PanelFoot
        label={
          verdict?.cents === undefined
            ? t('screen.tabs.deposit')
            : t('screen.amountStep.deposit', { amount: formatMoney(verdict.cents, currency, locale) })
        }
        waitingLabel={t('screen.amountStep.depositing')}
        isWaiting={form.process.isPending || isLeaving}
        onBack={() => setStep(1)}
      />
    </form>
  )
}
