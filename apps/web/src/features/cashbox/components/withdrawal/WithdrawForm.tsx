import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Money } from '../../../../ui/Money'
import { AmountStep } from '../AmountStep'
import { FailureNote } from '../FailureNote'
import { MethodFields } from '../MethodFields'
import type { Choice } from '../MethodPicker'
import { PanelFoot } from '../PanelFoot'
import { StepBar, type StepName } from '../StepBar'
import { Summary, SummaryLine } from '../Summary'
import { Available } from './Available'
import { LostGifts } from './LostGifts'
import { RecipientField } from './RecipientField'
import type { Withdrawal } from './useWithdrawal'

interface WithdrawFormProps {
  readonly withdrawal: Withdrawal
  readonly choice: Choice
  readonly steps: readonly StepName[]
  readonly currency: string
  readonly availableCents: number
  readonly balanceCents: number
  readonly onBack: () => void
}

/** Amount and destination of a withdrawal by the chosen method. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { withdrawal, choice, steps, currency, availableCents, balanceCents, onBack } = props
  const { form, method, recipientField, recipient, setRecipient, isLoss, agreed, setAgreed } = withdrawal
  const { verdict } = form
  const t = useT('cashbox')
  const { locale } = useSite()
  const money = (cents: number) => formatMoney(cents, currency, locale)
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void withdrawal.send()
      }}
      noValidate
    >
      <StepBar steps={steps} at={2} />
      <FailureNote failure={form.refused.general} onMethod={onBack} />
      {isLoss && <LostGifts agreed={agreed} onAgree={setAgreed} />}
      <div className="mb-4">
        <Available {...{ currency, availableCents, balanceCents }} />
      </div>
      <AmountStep
        action="cashout"
        choice={method.data ? { ...choice, method: { ...choice.method, ...method.data } } : choice}
        currency={currency}
        amount={form.amount}
        onAmount={form.setAmount}
        onChangeMethod={onBack}
        maxCents={availableCents}
        error={form.amountError}
        inputRef={form.amountInput}
      />
      {recipientField && (
        <RecipientField
          {...{ form, recipient }}
          label={recipientField.label}
          hint={recipientField.placeholder}
          onChange={setRecipient}
        />
      )}
      <MethodFields method={choice.method} action="cashout" handle={form.askedFields} />
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
        isWaiting={withdrawal.isWaiting}
        onBack={onBack}
      />
    </form>
  )
}
