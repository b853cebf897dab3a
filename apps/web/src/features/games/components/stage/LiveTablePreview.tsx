import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { liveTablesQuery } from '../../listing/liveTablesQuery'
import { LiveMarks } from '../tiles/LiveMarks'

/**
 * A preview of a live table for visitors who cannot join yet: recent results, number of players and minimum bet,
 * updated live.
 */
export default function LiveTablePreview({ identifier }: { readonly identifier: string }) {
  const t = useT('games')
  const { locale, currency: guestCurrency } = useSite()
  const { data: table } = useQuery({
    ...liveTablesQuery(guestCurrency, true),
    select: (tables) => tables.get(identifier),
  })
  if (!table) return null
  return (
    <section
      aria-label={t('page.look')}
      className="hair mt-1 grid w-full justify-items-center gap-3 rounded-card bg-surface-1/90 px-5 py-4"
    >
      <h3 className="text-12 text-text-2">{t('page.look')}</h3>
      <LiveMarks last={table.last} />
      <p className="num flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-14">
        <span className="flex items-center gap-1.5">
          <Icon of={Users} size={16} className="text-text-3" />
          {t('tile.liveSeats', { count: table.seats })}
        </span>
        <span>{t('tile.liveFrom', { amount: formatMoney(table.least_cents, guestCurrency, locale) })}</span>
      </p>
    </section>
  )
}
