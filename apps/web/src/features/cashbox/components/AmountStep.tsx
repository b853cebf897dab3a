import { coinText } from '@apogee/rules/cashbox/moneyText'
import { coinName, displayUnit, toWhole } from '@apogee/rules/money/display'
import { TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { currencySign } from '../../../lib/format/money'
import { readAmount } from '../../../lib/format/typedAmount'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { AmountQuestion } from '../../../ui/forms/AmountQuestion'
import { Field } from '../../../ui/forms/Field'
import { Icon } from '../../../ui/Icon'
import { type Action, isFiat, limitsOf } from '../model'
import { MethodMark } from './MethodMark'
import type { Choice } from './MethodPicker'
import { QuickAmounts } from './QuickAmounts'
import { useLimitText } from './useLimitText'

interface AmountStepProps {
  readonly action: Action
  readonly choice: Choice
  readonly currency: string
  readonly amount: string
  readonly onAmount: (amount: string) => void
  readonly onChangeMethod: () => void
  /** The withdrawable amount, or what the player's own limit leaves for a deposit. */
  readonly maxCents?: number | undefined
  /** The bonus for an amount in minor units, shown below the quick amounts. */
  readonly bonusOf?: ((cents: number) => number) | undefined
  readonly error: string | undefined
  readonly inputRef: Ref<HTMLInputElement>
}

/** Second step: the amount, typed or picked, with its limits and fee. */
export function AmountStep({
  action,
  choice,
  currency,
  amount,
  onAmount,
  onChangeMethod,
  maxCents,
  bonusOf,
  error,
  inputRef,
}: AmountStepProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { money } = useLimitText(currency)
  const { method } = choice
  const limits = limitsOf(method, action)
  const inFiat = isFiat(currency)
  const unit = displayUnit(currency)
  const read = readAmount(amount, currency, locale)
  const hint =
    limits &&
    [
      t('screen.amountStep.between', { min: money(limits.min), max: money(limits.max) }),
      bonusOf && t('screen.amountStep.green'),
      // A wallet app only knows whole coins.
      unit !== coinName(currency) &&
        read.kind === 'amount' &&
        t('screen.amountStep.equals', { amount: coinText(toWhole(read.decimal, currency), currency, locale) }),
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="hair flex items-center gap-3 rounded-card bg-surface-2 p-3">
        <MethodMark brand={method.brand} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">
            {method.title} {choice.accountTitle}
          </span>
          <span className="block text-12 text-text-2">
            {choice.accountExpires && `${t('screen.method.expires', { date: choice.accountExpires })}. `}
            {method.fee}, {method.processing_time[action]}
          </span>
        </span>
        <button type="button" className="link px-2 py-1 text-accent-text" onClick={onChangeMethod}>
          {t('screen.method.change')}
        </button>
      </div>
      <Field label={t('screen.amountStep.label')} error={error} hint={hint}>
        {(ids) => (
          <div className="flex h-18 items-center gap-2 rounded-control bg-surface-2 px-4 shadow-input has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-aria-invalid:shadow-error">
            {inFiat && <span className="display text-24 text-text-2 md:text-32">{currencySign(currency, locale)}</span>}
            <input
              {...ids}
              ref={inputRef}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              value={amount}
              onChange={(event) => onAmount(event.target.value)}
              className="display num h-full min-w-0 flex-1 bg-transparent text-24 outline-none md:text-32"
            />
            <span className="font-semibold text-text-2">{unit}</span>
          </div>
        )}
      </Field>
      {read.kind === 'ambiguous' && <AmountQuestion readings={read.readings} currency={currency} onPick={onAmount} />}
      {method.exchange && (
        <p className="num text-12 text-text-2">
          {t('screen.amountStep.rate', {
            one: money('1'),
            coins: `${action === 'deposit' ? method.exchange.deposit_rate : method.exchange.cashout_rate} ${coinName(method.exchange.coin)}`,
            fee: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
              Number(method.exchange.fee),
            ),
          })}
        </p>
      )}
      {method.network && (
        <p className="flex items-start gap-2 text-12 text-text-2">
          <Icon of={TriangleAlert} size={16} className="shrink-0 text-warn" />
          {t('screen.amountStep.network', { network: method.network })}
        </p>
      )}
      <QuickAmounts {...{ action, method, currency, amount, onAmount, maxCents, bonusOf }} />
    </div>
  )
}
