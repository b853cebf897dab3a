import { fromDisplay } from '@apogee/rules/money/display'
import { useId } from 'react'
import { formatMoney, subunitsOf } from '../../../lib/format/money'
import { readAmount, writeAmount } from '../../../lib/format/typedAmount'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { RadioCard } from '../../../ui/forms/RadioCard'
import { Money } from '../../../ui/Money'
import { type Action, isFiat, limitsOf, type Method, maxWithdrawalOf, presetsOf } from '../model'
import { useLimitText } from './useLimitText'

export interface QuickAmountsProps {
  readonly action: Action
  readonly method: Method
  readonly currency: string
  readonly amount: string
  readonly onAmount: (amount: string) => void
  /** The withdrawable amount, or what the player's own limit leaves for a deposit: nothing above it is offered. */
  readonly maxCents?: number | undefined
  /** The bonus for an amount in minor units. */
  readonly bonusOf?: ((cents: number) => number) | undefined
}

/** Amounts to pick instead of typing; for a withdrawal the last one is the whole available amount. */
export function QuickAmounts({ action, method, currency, amount, onAmount, maxCents, bonusOf }: QuickAmountsProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { money } = useLimitText(currency)
  const name = useId()
  const isOut = action === 'cashout' && maxCents !== undefined
  const most = isOut ? maxWithdrawalOf(method, currency, maxCents) : undefined
  // The last place is for the full amount.
  const presets = presetsOf(method, action, currency, most ? most.cents - 1 : maxCents).slice(0, most ? 4 : 5)
  const centsOf = (decimal: string) =>
    Number(fromDisplay(decimal, { code: currency, subunits_to_unit: subunitsOf(currency) }) ?? 0n)
  const read = readAmount(amount, currency, locale)
  const typedCents = read.kind === 'amount' ? read.cents : undefined
  const card = (value: string, text: React.ReactNode) => (
    <RadioCard
      key={value}
      compact
      name={name}
      checked={centsOf(value) === typedCents}
      onChange={() => onAmount(writeAmount(value, currency, locale))}
      className="h-13 min-w-fit flex-1 px-1!"
    >
      <span className="num text-center whitespace-nowrap">{text}</span>
    </RadioCard>
  )
  return (
    <>
      {(presets.length > 0 || most) && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('screen.amountStep.presets')}</legend>
          <div className="flex flex-wrap gap-2 max-[22.5rem]:gap-1">
            {presets.map((preset) =>
              card(
                preset,
                <>
                  <span className="block font-semibold">
                    {isFiat(currency) ? money(preset) : new Intl.NumberFormat(locale).format(Number(preset))}
                  </span>
                  <Extra cents={bonusOf?.(centsOf(preset))} currency={currency} />
                </>,
              ),
            )}
            {most &&
              card(
                most.amount,
                <>
                  <span className="block font-semibold">
                    {t(most.isCapped ? 'screen.amountStep.most' : 'screen.amountStep.all')}
                  </span>
                  <span className="sr-only">{formatMoney(most.cents, currency, locale)}</span>
                </>,
              )}
          </div>
        </fieldset>
      )}
      {isOut && <WhyNotAll {...{ method, currency, availableCents: maxCents }} />}
    </>
  )
}

interface WhyNotAllProps {
  readonly method: Method
  readonly currency: string
  readonly availableCents: number
}

/** Why the full amount cannot be withdrawn at once: the method's maximum is lower, or its minimum higher. */
function WhyNotAll({ method, currency, availableCents }: WhyNotAllProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { money } = useLimitText(currency)
  const limits = limitsOf(method, 'cashout')
  const most = maxWithdrawalOf(method, currency, availableCents)
  if (!limits || (most && !most.isCapped)) return null
  return (
    <p className="num text-12 text-text-2">
      {most
        ? t('screen.amountStep.capped', { method: method.title, max: money(limits.max) })
        : t('screen.amountStep.belowLeast', {
            method: method.title,
            min: money(limits.min),
            available: formatMoney(availableCents, currency, locale),
          })}
    </p>
  )
}

function Extra({ cents, currency }: { readonly cents: number | undefined; readonly currency: string }) {
  if (!cents) return null
  return (
    <span className="block text-12 font-semibold text-win">
      + <Money cents={cents} currency={currency} short />
    </span>
  )
}
