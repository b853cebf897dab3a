import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { Segmented } from '../../../ui/forms/Segmented'
import { useHere } from '../../../ui/forms/useHere'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { Money } from '../../../ui/Money'
import { Skeleton } from '../../../ui/states/Skeleton'
import { TimeAgo } from '../../../ui/TimeAgo'
import { useOwnRates } from '../../wallet/useOwnRates'
import { artUrl, biggestWins, latestWins, maxLeaders, medalOf, winnerName, wonIn } from '../model'
import { type Win, winsQuery } from '../queries'

type Tab = 'biggest' | 'latest'
const tabs: readonly Tab[] = ['biggest', 'latest']

/** JP-06, OPEN-80: the winners. Wide screens show both lists side by side, narrow ones the selected one. */
export function Leaderboard() {
  const t = useT('jackpots')
  const id = useId()
  const [tab, setTab] = useState<Tab>('biggest')
  const { data, isError } = useQuery(winsQuery)
  const isHere = useHere()
  const { currency, rates } = useOwnRates(() => data?.map((win) => win.jackpot_original_currency) ?? [])
  const wins = isHere && rates ? data : undefined
  if (isHere && isError) return <p className="mt-8 text-text-2">{t('leaders.failed')}</p>
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8">
      <div className="mb-3 flex items-center gap-4 lg:mb-4">
        <h2 id={id} className="flex-1 font-[650] text-20 tracking-tight">
          {t('leaders.title')}
        </h2>
        <Segmented
          label={t('leaders.title')}
          value={tab}
          options={tabs.map((value) => ({ value, label: t(`leaders.${value}`) }))}
          onChange={setTab}
          className="lg:hidden"
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        {tabs.map((one) => (
          <div key={one} data-leaders={one} className={one === tab ? '' : 'max-lg:hidden'}>
            <h3 className="mb-2 hidden font-semibold text-14 text-text-2 lg:block">{t(`leaders.${one}`)}</h3>
            <Winners
              wins={wins && (one === 'biggest' ? biggestWins(wins) : latestWins(wins))}
              isRanked={one === 'biggest'}
              paidAs={(win) => wonIn(win, currency, rates ?? {})}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

interface WinnersProps {
  readonly wins: readonly Win[] | undefined
  readonly isRanked: boolean
  /** A winner's amount, as shown to the reader. */
  readonly paidAs: (win: Win) => ReturnType<typeof wonIn>
}

function Winners({ wins, isRanked, paidAs }: WinnersProps) {
  const t = useT('jackpots')
  if (!wins) return <Skeleton className="h-80 rounded-card" />
  if (wins.length === 0) return <p className="hair rounded-card bg-surface-1 p-6 text-text-2">{t('leaders.empty')}</p>
  return (
    <ol
      className="hair divide-y divide-line overflow-hidden rounded-card bg-surface-1"
      style={{ minHeight: `${maxLeaders * 4}rem` }}
    >
      {wins.map((win, index) => (
        <Winner
          key={win.id ?? `${win.user_name} ${win.created_at}`}
          win={win}
          paid={paidAs(win)}
          place={isRanked ? index + 1 : null}
        />
      ))}
    </ol>
  )
}

interface WinnerProps {
  readonly win: Win
  readonly paid: ReturnType<typeof wonIn>
  readonly place: number | null
}

function Winner({ win, paid: { cents, currency }, place }: WinnerProps) {
  const t = useT('jackpots')
  const dialogs = useDialogs()
  const { locale } = useSite()
  const { id, draw } = win
  const name = winnerName(win.user_name)
  return (
    <li className="flex h-16 items-center gap-3 px-3 lg:px-4">
      {place !== null && <Place place={place} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-12 text-text-2">
          {win.jackpot_level_name} · <TimeAgo at={win.created_at} />
        </span>
      </span>
      <Money rough cents={cents} currency={currency} className="font-[680] text-win" />
      {id !== undefined && draw && (
        <IconButton
          label={t('leaders.check', { name, amount: formatMoney(cents, currency, locale, { rough: true }) })}
          onClick={() => dialogs.open('jackpotDraw', { id })}
        >
          <Icon of={ShieldCheck} />
        </IconButton>
      )}
    </li>
  )
}

/** OPEN-75: a medal for the first three places, the number for the others. */
function Place({ place }: { readonly place: number }) {
  const t = useT('jackpots')
  const medal = medalOf(place)
  return (
    <span className="grid w-8 shrink-0 place-items-center">
      {medal ? (
        <img
          src={artUrl(medal, 64)}
          alt={t('leaders.place', { place })}
          width={32}
          height={32}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="num font-[680] text-text-2">
          <span className="sr-only">{t('leaders.place', { place })}</span>
          <span aria-hidden="true">{place}</span>
        </span>
      )}
    </span>
  )
}
