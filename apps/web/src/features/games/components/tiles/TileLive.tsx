import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { useIsIdle } from '../../../../ui/useIsIdle'
import { liveTablesQuery } from '../../listing/liveTablesQuery'
import { LiveMarks } from './LiveMarks'

interface TileLiveProps {
  readonly identifier: string
  /** The player's currency; null for a guest. */
  readonly currency: string | null
}

/**
 * A live table's status in one row, the same on every tile: seats taken, recent results, minimum bet. Where the row is
 * too short for all, the minimum bet stays. Fetched while it is visible.
 */
export default function TileLive({ identifier, currency }: TileLiveProps) {
  const t = useT('games')
  const { locale, currency: guestCurrency } = useSite()
  const box = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(box)
  const isAtRest = useIsIdle()
  const money = currency ?? guestCurrency
  const { data: table } = useQuery({
    ...liveTablesQuery(money, isSeen && isAtRest),
    select: (tables) => tables.get(identifier),
  })
  return (
    <span
      ref={box}
      className="pointer-events-none absolute inset-x-0 bottom-0 flex h-[13%] items-center overflow-hidden rounded-b-card bg-bg px-1.5 text-12 text-light lg:px-2"
    >
      {table && (
        <span className="flex h-5 flex-1 flex-row-reverse flex-wrap items-center gap-x-1.5 overflow-hidden">
          <span className="num shrink-0 leading-5">
            {t('tile.liveFrom', { amount: formatMoney(table.least_cents, money, locale) })}
          </span>
          <span className="flex min-w-7 flex-1 items-center gap-1.5">
            <span
              className={`num flex w-7 shrink-0 items-center gap-1 font-semibold ${table.seats === 0 ? 'text-text-3' : ''}`}
            >
              <Icon of={Users} size={14} />
              <span aria-hidden="true">{table.seats}</span>
              <span className="sr-only">{t('tile.liveSeats', { count: table.seats })}</span>
            </span>
            <LiveMarks last={table.last} className="min-w-0 flex-1" />
          </span>
        </span>
      )}
    </span>
  )
}

function useSeen(box: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((one) => one.isIntersecting)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isSeen
}
