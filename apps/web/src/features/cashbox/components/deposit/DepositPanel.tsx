import { useEffect, useState } from 'react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { LimitLine } from '../LimitLine'
import { MethodStep } from '../MethodStep'
import { StepBar, type StepName } from '../StepBar'
import { useMoneyForm } from '../useMoneyForm'
import { BonusStep } from './BonusStep'
import { ConfirmStep } from './ConfirmStep'
import { DepositForm } from './DepositForm'
import { useBonusOffers, useLimitLeft, useSuggested } from './useDepositFacts'
import { useDepositStart, useLimitJudge } from './useDepositStart'

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
  const { choice } = form
  const steps = isBonusFirst ? bonusSteps : plainSteps
  const amountAt = steps.indexOf('amount') + 1
  const step = choice || steps[at - 1] === 'bonus' ? (steps[Math.min(at, amountAt) - 1] ?? 'method') : 'method'
  useEffect(() => {
    if (step === 'amount') focusFinely(form.amountInput.current)
  }, [step, form.amountInput])

  const submit = async (): Promise<void> => {
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
  return (
    <DepositForm
      {...{ form, choice, offers, limit, currency, balanceCents, isWaiting, isBonusFirst, submit }}
      bar={<StepBar steps={steps} at={amountAt} />}
      onBack={() => onAt(amountAt - 1)}
    />
  )
}

/** With a mouse the player can type at once; on touch screens the keyboard stays closed. */
function focusFinely(input: HTMLInputElement | null): void {
  if (!matchMedia('(pointer: coarse)').matches) input?.focus({ preventScroll: true })
}
