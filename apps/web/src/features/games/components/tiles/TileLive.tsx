import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { useIsIdle } from '../../../../ui/useIsIdle'
import { type LiveTable, liveTablesQuery } from '../../listing/liveTablesQuery'
import { LiveMarks } from './LiveMarks'

interface TileLiveProps {
  readonly identifier: string
  /** The player's currency; null for a guest. */
  readonly currency: string | null
  /** A badge is at the bottom left. */
  readonly hasBadge: boolean
}

/** A live table's status: recent numbers, seats taken, minimum bet. Fetched while it is visible. */
export default function TileLive({ identifier, currency, hasBadge }: TileLiveProps) {
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
      className="pointer-events-none absolute inset-x-0 bottom-0 block min-h-4 overflow-hidden rounded-b-card"
    >
      {table && (
        <span className="block bg-linear-to-t from-bg from-75% to-transparent px-1.5 pt-3 pb-1.5 lg:px-2 lg:pt-2">
          {/* A phone's tile has room for one line; the image contains the game's name. */}
          <LiveMarks
            last={hasBadge ? resultsNextToBadge(table.last) : table.last}
            className={`mb-0.5 max-lg:hidden ${hasBadge ? 'justify-end' : ''}`}
          />
          <span className={`flex items-center gap-1 text-12 text-light ${hasBadge ? 'max-lg:h-5' : ''}`}>
            {table.seats > 0 && (
              <span className={`num flex items-center gap-1 font-semibold ${hasBadge ? 'max-lg:ml-auto' : ''}`}>
                <Icon of={Users} size={14} />
                <span aria-hidden="true">{table.seats}</span>
                <span className="sr-only">{t('tile.liveSeats', { count: table.seats })}</span>
              </span>
            )}
            <span className={`num ml-auto truncate ${hasBadge ? 'max-lg:hidden' : ''}`}>
              {t('tile.liveFrom', { amount: formatMoney(table.least_cents, money, locale) })}
            </span>
          </span>
        </span>
      )}
    </span>
  )
}

/** At most three, and no more letters than fit: a number has one or two of them, a multiplier five. */
function resultsNextToBadge(last: LiveTable['last']): LiveTable['last'] {
  let letters = 0
  return last.slice(0, 3).filter(({ text }, at) => {
    letters += text.length
    return at === 0 || letters <= 7
  })
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
