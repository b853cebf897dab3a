import { Lock } from 'lucide-react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'

interface AvailableProps {
  readonly currency: string
  readonly availableCents: number
  readonly balanceCents: number
}

/** CASH-03: the withdrawable amount, and what is locked in a bonus. */
export function Available({ currency, availableCents, balanceCents }: AvailableProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const lockedCents = balanceCents - availableCents
  return (
    <section className="hair num rounded-card bg-surface-2 p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-text-2">{t('screen.overview.available')}</h3>
        <p className="text-20 font-[680]">
          <Money cents={availableCents} currency={currency} />
        </p>
      </div>
      {lockedCents > 0 && (
        <p className="mt-2 flex items-start gap-2 text-12 text-text-2">
          <Icon of={Lock} size={16} className="mt-px shrink-0" />
          <span>{t('screen.amountStep.bonusPart', { amount: formatMoney(lockedCents, currency, locale) })}</span>
        </p>
      )}
    </section>
  )
}
