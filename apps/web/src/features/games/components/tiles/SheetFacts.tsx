import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { humanize } from '../../../../lib/browser/humanize'
import { formatShare } from '../../../../lib/format/formatShare'
import { formatMoney } from '../../../../lib/format/money'
import { formatTag } from '../../../../lib/i18n/locales'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { TimeAgo } from '../../../../ui/TimeAgo'
import type { SheetFacts as Facts } from '../../listing/sheetQuery'
import { Certificates } from '../Certificates'

interface SheetFactsProps {
  /** undefined while they load. */
  readonly facts: Facts | undefined
  /** Of the smallest stake. */
  readonly currency: string
}

/** RTP, volatility, smallest stake and max win of a game, and its last wins. Keeps its height while they load. */
export function SheetFacts({ facts, currency }: SheetFactsProps) {
  const t = useT('games')
  const { locale } = useSite()
  const number = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 2 })
  const rating = facts?.volatility_rating
  const volatility = rating && (`page.volatilities.${rating}` as const)
  return (
    <>
      <dl className="num mt-4 grid min-h-26 grid-cols-2 gap-2">
        <Fact label="RTP">{facts?.payout && formatShare(facts.payout, locale)}</Fact>
        <Fact label={t('page.volatility')}>
          {volatility && (t.has(volatility) ? t(volatility) : humanize(rating ?? ''))}
        </Fact>
        <Fact label={t('tile.stakes')}>
          {facts?.least_cents != null &&
            t('tile.liveFrom', { amount: formatMoney(facts.least_cents, currency, locale) })}
        </Fact>
        <Fact label={t('page.maxWin')}>
          {facts?.max_win != null && t('page.maxWinTimes', { times: number.format(facts.max_win) })}
        </Fact>
      </dl>
      <Certificates of={facts?.certificates} />
      <div className="num mt-3 min-h-24">
        {facts && (
          <>
            <h3 className="text-12 text-text-2">{t('tile.lastWins')}</h3>
            {facts.wins.length === 0 ? (
              <p className="mt-1 text-14 text-text-3">{t('tile.noWins')}</p>
            ) : (
              <ul className="mt-1 grid gap-1">
                {facts.wins.map((win) => (
                  <li key={`${win.at} ${win.nickname}`} className="flex items-center gap-2 text-14">
                    <Icon of={Trophy} size={14} className="shrink-0 text-win" />
                    <span className="min-w-0 flex-1 truncate" data-written>
                      {win.nickname}
                    </span>
                    <span className="text-12 text-text-3">
                      <TimeAgo at={win.at} />
                    </span>
                    <b className="font-[680]">{formatMoney(win.win_cents, win.currency, locale)}</b>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="rounded-control bg-surface-2 px-3 py-1.5">
    <dt className="text-12 text-text-2">{label}</dt>
    <dd className="min-h-5 font-[650]">{children || '–'}</dd>
  </div>
)
