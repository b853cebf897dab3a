import { Clock, Timer, TrendingUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../../lib/format/date'
import { useReaderZone } from '../../../../lib/format/readerZone'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { deviceNow } from '../../../../lib/time/platformClock'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import { elapsedText } from '../../playing/launch'

export interface PlayFiguresProps {
  readonly startedAt: number
  /** Winnings minus bets on this page, in minor units; null in demo. */
  readonly netCents: number | null
  readonly currency: string | null
}

/** SAFE-05: the time, how long the player has been playing, and their net result. Labelled where there is room. */
export function PlayFigures({ startedAt, netCents, currency }: PlayFiguresProps) {
  const t = useT('games')
  const { locale } = useSite()
  const zone = useReaderZone()
  const now = useSeconds(startedAt)
  return (
    <dl className="num flex shrink-0 items-center gap-2 whitespace-nowrap text-12 lg:gap-3 lg:text-14 xl:gap-4">
      <Figure icon={Clock} label={t('page.time')} isLabelHidden>
        {formatDate(now, locale, 'time', zone)}
      </Figure>
      <Figure icon={Timer} label={t('page.session')}>
        {elapsedText(now - startedAt)}
      </Figure>
      {netCents !== null && currency !== null && (
        <Figure icon={TrendingUp} label={t('page.netShort')} description={t('page.net')}>
          <Money cents={netCents} currency={currency} signed />
        </Figure>
      )}
    </dl>
  )
}

/** The same figures as cards, for the options. */
export function SheetFigures(props: PlayFiguresProps) {
  const t = useT('games')
  const { locale } = useSite()
  const zone = useReaderZone()
  const { startedAt, netCents, currency } = props
  const now = useSeconds(startedAt)
  return (
    <dl className="num grid w-full auto-cols-auto grid-flow-col gap-2">
      <Card label={t('page.time')}>{formatDate(now, locale, 'time', zone)}</Card>
      <Card label={t('page.session')}>{elapsedText(now - startedAt)}</Card>
      {netCents !== null && currency !== null && (
        <Card label={t('page.netShort')}>
          <Money cents={netCents} currency={currency} signed />
        </Card>
      )}
    </dl>
  )
}

const Card = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div className="min-w-0 rounded-control bg-surface-2 px-3 py-2 max-[359px]:px-2">
    <dt className="text-12 text-text-2">{label}</dt>
    <dd className="truncate font-[650] text-16 max-[359px]:text-14">{children}</dd>
  </div>
)

function useSeconds(startedAt: number): number {
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    setNow(deviceNow())
    const timer = setInterval(() => setNow(deviceNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface FigureProps {
  readonly icon: typeof Clock
  readonly label: string
  readonly description?: string
  readonly isLabelHidden?: boolean
  readonly children: React.ReactNode
}

function Figure({ icon, label, description, isLabelHidden = false, children }: FigureProps) {
  return (
    <div title={description ?? label} className="flex items-center gap-1.5">
      <Icon of={icon} size={16} className="hidden text-text-3 xl:block" />
      <dt className={isLabelHidden ? 'sr-only' : 'sr-only xl:not-sr-only xl:text-12 xl:text-text-2'}>{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
