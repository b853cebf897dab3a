import { useEffect, useState } from 'react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { AmountStep } from './AmountStep'
import { AskedFields } from './AskedFields'
import { BonusChoice } from './BonusChoice'
import { BonusStep } from './BonusStep'
import { ConfirmStep } from './ConfirmStep'
import { DepositSummary } from './DepositSummary'
import { FailureNote } from './FailureNote'
import { LimitCard, LimitLine } from './LimitLine'
import { MethodStep } from './MethodStep'
import { PanelFoot } from './PanelFoot'
import { StepBar, type StepName } from './StepBar'
import { useBonusOffers, useLimitLeft, useSuggested } from './useDepositFacts'
import { useDepositStart, useLimitJudge } from './useDepositStart'
import { useMoneyForm } from './useMoneyForm'

export interface DepositPanelProps {
  readonly currency: string
  readonly balanceCents: number
  /** The current step, from 1. */
  readonly at: number
  readonly onAt: (at: number) => void
  /** OPEN-41: the bonus is chosen before the method. */
  readonly isBonusFirst?: boolean
  /** The offer selected at the start. */
  readonly bonus?: string | undefined
  /** The amount it begins with, decimal text in the display unit. */
  readonly first?: string | undefined
  /** In a game: the provider's page opens in a frame, so that the player stays. */
  readonly stays?: boolean
}

const plainSteps: readonly StepName[] = ['method', 'amount', 'confirm']
const bonusSteps: readonly StepName[] = ['bonus', 'method', 'amount']

/** Method, amount, then the provider's own page. Going back keeps what was typed. */
export function DepositPanel({
  currency,
  balanceCents,
  at,
  onAt,
  isBonusFirst = false,
  bonus,
  first,
  stays = false,
}: DepositPanelProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { suggested } = useSuggested(currency)
  const limit = useLimitLeft(currency)
  const [methodId, setMethodId] = useState<string>()
  const offers = useBonusOffers(currency, methodId ?? suggested?.method.id, { id: bonus, isAny: isBonusFirst })
  const money = (cents: number) => formatMoney(cents, currency, locale)
  const { chosen } = offers
  const limited = useLimitJudge(limit, currency)
  const form = useMoneyForm({
    action: 'deposit',
    currency,
    suggested,
    suggestedAmount: first,
    roomCents: limit?.leftCents,
    judge: (cents) => {
      const isTooLittle = chosen && cents < chosen.minCents
      return limited(cents) ?? (isTooLittle ? t('screen.bonus.tooLittle', { min: money(chosen.minCents) }) : undefined)
    },
  })
  const { begun, isWaiting, start } = useDepositStart(form)
  const { choice, verdict } = form
  const steps = isBonusFirst ? bonusSteps : plainSteps
  const amountAt = steps.indexOf('amount') + 1
  const step = choice || steps[at - 1] === 'bonus' ? (steps[Math.min(at, amountAt) - 1] ?? 'method') : 'method'
  useEffect(() => {
    if (step === 'amount') focusFinely(form.amountInput.current)
  }, [step, form.amountInput])

  const submit = async () => {
    if (await start(chosen ? { bonus_id: chosen.id } : {}, { stays })) onAt(amountAt + 1)
  }
  if (begun && at > amountAt)
    return (
      <ConfirmStep begun={begun} steps={plainSteps} onAgain={() => onAt(amountAt)} onOther={() => onAt(amountAt - 1)} />
    )
  if (step === 'bonus')
    return <BonusStep offers={offers} currency={currency} steps={steps} onContinue={() => onAt(2)} />
  if (step === 'method' || !choice)
    return (
      <MethodStep
        action="deposit"
        currency={currency}
        choice={choice}
        steps={steps}
        at={amountAt - 1}
        onChoose={(next) => {
          setMethodId(next.method.id)
          form.setChoice(next)
        }}
        onContinue={() => onAt(amountAt)}
        note={<LimitLine limit={limit} currency={currency} cents={0} />}
      />
    )
  const cents = verdict?.cents
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
          <StepBar steps={steps} at={amountAt} />
          <FailureNote failure={form.refused.general} />
          <AmountStep
            action="deposit"
            choice={choice}
            currency={currency}
            amount={form.amount}
            onAmount={form.setAmount}
            onChangeMethod={() => onAt(amountAt - 1)}
            bonusOf={chosen?.centsOf}
            mostCents={limit?.leftCents}
            error={form.amountError}
            inputRef={form.amountInput}
          />
          <AskedFields method={choice.method} action="deposit" handle={form.askedFields} />
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
          cents === undefined ? t('screen.tabs.deposit') : t('screen.amountStep.deposit', { amount: money(cents) })
        }
        waitingLabel={t('screen.amountStep.depositing')}
        isWaiting={isWaiting}
        onBack={() => onAt(amountAt - 1)}
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

/** With a mouse the player can type at once; on touch screens the keyboard stays closed. */
function focusFinely(input: HTMLInputElement | null): void {
  if (!matchMedia('(pointer: coarse)').matches) input?.focus({ preventScroll: true })
}
