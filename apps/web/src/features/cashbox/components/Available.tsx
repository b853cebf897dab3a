import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { openWagerOf } from '../bonusView'
import { bonusesQuery } from '../queries'

interface AvailableProps {
  readonly currency: string
  readonly availableCents: number
  readonly balanceCents: number
}

/** CASH-03, CASH-04: what can be withdrawn, and what a bonus holds back until when. */
export function Available({ currency, availableCents, balanceCents }: AvailableProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { data: bonuses = [] } = useQuery(bonusesQuery())
  const wager = openWagerOf(bonuses, currency)
  const lockedCents = balanceCents - availableCents
  const money = (cents: number) => formatMoney(cents, currency, locale)
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
          <span>
            {t('screen.amountStep.bonusPart', { amount: money(lockedCents) })}{' '}
            {wager &&
              t('screen.amountStep.wagerLeft', {
                bonus: wager.title,
                amount: money(wager.leftCents),
                percent: wager.percent,
              })}
          </span>
        </p>
      )}
    </section>
  )
}
