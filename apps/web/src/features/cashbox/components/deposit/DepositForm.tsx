import type { ReactNode } from 'react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { AmountStep } from '../AmountStep'
import { FailureNote } from '../FailureNote'
import { LimitCard, LimitLine } from '../LimitLine'
import { MethodFields } from '../MethodFields'
import type { Choice } from '../MethodPicker'
import { PanelFoot } from '../PanelFoot'
import type { MoneyForm } from '../useMoneyForm'
import { BonusChoice } from './BonusChoice'
import { DepositSummary } from './DepositSummary'
import type { useBonusOffers, useLimitLeft } from './useDepositFacts'

interface DepositFormProps {
  readonly form: MoneyForm
  readonly choice: Choice
  readonly offers: ReturnType<typeof useBonusOffers>
  readonly limit: ReturnType<typeof useLimitLeft>
  readonly currency: string
  readonly balanceCents: number
  readonly isWaiting: boolean
  /** OPEN-41: the bonus was chosen before the method. */
  readonly isBonusFirst: boolean
  readonly bar: ReactNode
  readonly submit: () => Promise<void>
  readonly onBack: () => void
}

/** The amount, what the method requires, and the bonus, next to a summary. */
export function DepositForm(props: DepositFormProps) {
  const { form, choice, offers, limit, currency, balanceCents, isWaiting, isBonusFirst, bar, submit, onBack } = props
  const t = useT('cashbox')
  const { locale } = useSite()
  const { chosen } = offers
  const cents = form.verdict?.cents
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="grid grid-cols-1 gap-6 md:-mr-6 md:-mb-5 md:grid-cols-[minmax(0,1fr)_19.5rem]">
        <div className="min-w-0 md:pb-5">
          {bar}
          <FailureNote failure={form.refused.general} onMethod={onBack} />
          <AmountStep
            action="deposit"
            choice={choice}
            currency={currency}
            amount={form.amount}
            onAmount={form.setAmount}
            onChangeMethod={onBack}
            bonusOf={chosen?.centsOf}
            maxCents={limit?.leftCents}
            error={form.amountError}
            inputRef={form.amountInput}
          />
          <MethodFields method={choice.method} action="deposit" handle={form.askedFields} />
          {!isBonusFirst && offers.bonuses.length > 0 && (
            <div className="mt-6">
              <BonusChoice bonuses={offers.bonuses} chosen={chosen} onChoose={offers.choose} currency={currency} />
            </div>
          )}
        </div>
        <div className="hair flex flex-col gap-6 rounded-card bg-surface-2 p-4 md:rounded-none md:rounded-tl-card md:bg-surface-2/60 md:p-6">
          <DepositSummary
            currency={currency}
            cents={cents ?? 0}
            fee={choice.method.fee}
            bonus={chosen}
            balanceCents={balanceCents}
          />
          <div className="mt-auto hidden md:block">
            <LimitCard limit={limit} currency={currency} cents={cents ?? 0} />
          </div>
        </div>
      </div>
      <PanelFoot
        label={
          cents === undefined
            ? t('screen.tabs.deposit')
            : t('screen.amountStep.deposit', { amount: formatMoney(cents, currency, locale) })
        }
        waitingLabel={t('screen.amountStep.depositing')}
        isWaiting={isWaiting}
        onBack={onBack}
        note={
          <>
            <div className="md:hidden">
              <LimitLine limit={limit} currency={currency} cents={cents ?? 0} />
            </div>
            <p className="hidden text-12 text-text-2 md:block">{t('screen.amountStep.statement')}</p>
          </>
        }
      />
    </form>
  )
}
