import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../lib/format/date'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import { fundOf } from '../../model'
import type { Lottery, LotteryStatus } from '../../queries'
import { lotteryTheme } from '../lotteryTheme'
import { usePrizeText } from '../usePrizeText'
import { DrumArt } from './DrumArt'

interface DrawnRowProps {
  readonly lottery: Lottery
  readonly status: LotteryStatus | undefined
  readonly isPlayer: boolean
}

/** A lottery of the archive: the winner of the main prize, and the player's prizes. */
export function DrawnRow({ lottery, status, isPlayer }: DrawnRowProps) {
  const t = useT('lotteries')
  const href = useHref()
  const words = usePrizeText()
  const { locale } = useSite()
  const { glow } = lotteryTheme(lottery)
  const main = lottery.prizes.find(({ award_place: place }) => place === 1)
  const result = () => {
    if (!status || status.tickets.length === 0) return t('list.none')
    if (status.prizes.length === 0) return t('list.noPrize')
    return status.prizes.map((prize) => words.name(prize, lottery.currency)).join(', ')
  }
  const hasWon = Boolean(status && status.prizes.length > 0)
  return (
    <a
      href={href(`/lottery/${lottery.frontend_identifier}`)}
      className="hair num grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-card bg-surface-1 p-3 transition-colors hover:bg-surface-2 lg:grid-cols-[4.5rem_minmax(0,1.4fr)_minmax(0,1.2fr)_minmax(0,1fr)_7rem_auto] lg:px-4"
    >
      <span
        className="grid h-14 place-items-center rounded-control lg:h-16"
        style={{
          background: `radial-gradient(circle at 50% 90%, color-mix(in srgb, ${glow} 60%, transparent), var(--surface-2))`,
        }}
      >
        <DrumArt className="w-11 lg:w-12" />
      </span>
      <span className="min-w-0 lg:col-start-2">
        <span className="block font-[650] wrap-break-word">{lottery.title}</span>
        <span className="block text-12 text-text-2">
          {t('one.drawnOn', { date: formatDate(lottery.finished_at ?? lottery.end_at, locale, 'day', 'UTC') })}
        </span>
      </span>
      <span className="col-start-2 flex min-w-0 flex-wrap gap-x-6 gap-y-2 lg:contents">
        <Fact label={t('list.winner')}>{main?.ticket ? `${main.nickname ?? ''} · ${main.ticket}` : '–'}</Fact>
        {isPlayer ? (
          <Fact label={t('list.result')} isGood={hasWon}>
            {result()}
          </Fact>
        ) : (
          <span className="hidden lg:block" />
        )}
        <Fact label={t('fund')}>
          <Money cents={fundOf(lottery)} currency={lottery.currency} short />
        </Fact>
      </span>
      <Icon of={ChevronRight} className="col-start-3 row-start-1 text-text-3 lg:col-start-6" />
    </a>
  )
}

const Fact = ({ label, isGood = false, children }: { label: string; isGood?: boolean; children: ReactNode }) => (
  <span className="min-w-0">
    <span className="block text-12 text-text-2">{label}</span>
    <span className={`block font-[650] wrap-break-word ${isGood ? 'text-win' : ''}`}>{children}</span>
  </span>
)
