import { Gift, Zap } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { presetsOf } from '../../model'
import { AmountStep } from '../AmountStep'
import { FailureNote } from '../FailureNote'
import { LimitLine } from '../LimitLine'
import { MethodFields } from '../MethodFields'
import type { Choice } from '../MethodPicker'
import { PanelFoot } from '../PanelFoot'
import { useMoneyForm } from '../useMoneyForm'
import { ConfirmStep } from './ConfirmStep'
import { DepositPanel, type DepositPanelProps } from './DepositPanel'
import { useBonusOffers, useLimitLeft, useSuggested } from './useDepositFacts'
import { useDepositStart, useLimitJudge } from './useDepositStart'

/** /deposit-fast: the account used last, a small amount, one press. Without such an account, the usual steps. */
export function FastPanel(props: DepositPanelProps) {
  const { suggested, isLoading } = useSuggested(props.currency)
  const [isPlain, setIsPlain] = useState(false)
  if (isLoading) return <Skeleton className="h-72 rounded-card" />
  if (isPlain || suggested?.accountId === undefined) return <DepositPanel {...props} stays />
  return <OnePress {...props} saved={suggested} onPlain={() => setIsPlain(true)} />
}

interface OnePressProps extends DepositPanelProps {
  readonly saved: Choice
  readonly onPlain: () => void
}

function OnePress({ currency, saved, onPlain }: OnePressProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const limit = useLimitLeft(currency)
  const money = (cents: number) => formatMoney(cents, currency, locale)
  const form = useMoneyForm({
    action: 'deposit',
    currency,
    suggested: saved,
    // One press must never pay more than intended: the smallest quick amount, not the one paid last.
    suggestedAmount: presetsOf(saved.method, 'deposit', currency, limit?.leftCents)[0],
    roomCents: limit?.leftCents,
    judge: useLimitJudge(limit, currency),
  })
  const { begun, forget, isWaiting, start } = useDepositStart(form)
  const { bonuses } = useBonusOffers(currency, saved.method.id)
  const cents = form.verdict?.cents
  if (begun) return <ConfirmStep begun={begun} steps={['amount', 'confirm']} onAgain={forget} onOther={onPlain} />
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void start({ one_click: true }, { stays: true })
      }}
    >
      <p className="mb-4 flex items-center gap-2 text-text-2">
        <Icon of={Zap} size={16} className="text-accent-text" />
        {t('screen.fast.text')}
      </p>
      {bonuses[0] && (
        <p className="hair mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-surface-2 p-3 text-14">
          <Icon of={Gift} size={16} className="shrink-0 text-accent-text" />
          <span className="min-w-0 flex-1 basis-56">{t('screen.fast.noBonus', { bonus: bonuses[0].title })}</span>
          <button type="button" className="link min-h-6 text-accent-text pointer-coarse:min-h-11" onClick={onPlain}>
            {t('screen.fast.withBonus')}
          </button>
        </p>
      )}
      <FailureNote failure={form.refused.general} />
      <AmountStep
        action="deposit"
        choice={form.choice ?? saved}
        currency={currency}
        amount={form.amount}
        onAmount={form.setAmount}
        onChangeMethod={onPlain}
        maxCents={limit?.leftCents}
        error={form.amountError}
        inputRef={form.amountInput}
      />
      <MethodFields method={saved.method} action="deposit" handle={form.askedFields} />
      <PanelFoot
        label={
          cents === undefined ? t('screen.tabs.deposit') : t('screen.amountStep.deposit', { amount: money(cents) })
        }
        waitingLabel={t('screen.amountStep.depositing')}
        isWaiting={isWaiting}
        note={<LimitLine limit={limit} currency={currency} cents={cents ?? 0} />}
      />
    </form>
  )
}
