import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Icon } from '../../../ui/Icon'
import { useAtRest } from '../../../ui/useAtRest'
import { type LiveTable, liveTablesQuery } from '../liveTablesQuery'

interface TileLiveProps {
  readonly identifier: string
  /** The player's; null for a guest. */
  readonly currency: string | null
}

const tones: Readonly<Record<LiveTable['last'][number]['tone'], string>> = {
  red: 'bg-(--mark-red) text-light',
  black: 'bg-(--mark-black) text-light',
  green: 'bg-(--mark-green) text-light',
  blue: 'bg-(--mark-blue) text-light',
  amber: 'bg-(--mark-amber) text-light',
  pink: 'bg-(--mark-pink) text-light',
  gold: 'bg-(--mark-gold) text-on-win',
}

/** What a guest sees amounts in, as jackpots (CONST-28). */
const guestCurrency = 'EUR'

/** What goes on at a live table: the last numbers, the seats taken, the smallest bet. Asked for while it is in sight. */
export default function TileLive({ identifier, currency }: TileLiveProps) {
  const t = useT('games')
  const { locale } = useSite()
  const box = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(box)
  const isAtRest = useAtRest()
  const money = currency ?? guestCurrency
  const { data: table } = useQuery({
    ...liveTablesQuery(money, isSeen && isAtRest),
    select: (tables) => tables.get(identifier),
  })
  const numbers = table?.last.map(({ text }) => text).join(', ')
  return (
    <span
      ref={box}
      className="pointer-events-none absolute inset-x-0 bottom-0 block min-h-4 overflow-hidden rounded-b-card"
    >
      {table && (
        <span className="block bg-linear-to-t from-bg from-75% to-transparent px-1.5 pt-3 pb-1.5 lg:px-2 lg:pb-2">
          {table.last.length > 0 && (
            <span className="mb-1 flex h-5 flex-wrap gap-1 overflow-hidden">
              <span className="sr-only">{t('tile.liveLast', { numbers: numbers ?? '' })}</span>
              {table.last.map(({ text, tone }, index) => (
                <b
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same number may come twice; its place is what it is
                  key={index}
                  aria-hidden="true"
                  className={`num grid h-5 min-w-5 place-items-center rounded-full px-1 text-12 shadow-[inset_0_0_0_1px_var(--line-2)] ${tones[tone]}`}
                >
                  {text}
                </b>
              ))}
            </span>
          )}
          <span className="flex items-center justify-between gap-1 text-12 text-light">
            <span className="num flex items-center gap-1 font-semibold">
              <Icon of={Users} size={14} />
              <span aria-hidden="true">{table.seats}</span>
              <span className="sr-only">{t('tile.liveSeats', { count: table.seats })}</span>
            </span>
            <span className="num truncate">
              {t('tile.liveFrom', { amount: formatMoney(table.least_cents, money, locale) })}
            </span>
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
