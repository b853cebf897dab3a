import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { usePlatformTime } from '../../../lib/time/platformTime'
import { Button } from '../../../ui/Button'
import { LateErrorState } from '../../../ui/states/LateErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { playerQuery } from '../../profile/queries'
import { type Medal, medalsOf } from '../model'
import { achievementsQuery, ownProgressQuery } from '../queries'
import { BreakState } from './BreakState'
import { MedalCard } from './MedalCard'
import { NoneYet } from './NoneYet'
import { PartialNote } from './PartialNote'
import { Shelf } from './Shelf'

/** QST-08: the reached medals and the next ones. */
export function MedalWall() {
  const t = useT('quests')
  const { locale } = useSite()
  const { data: player = null } = useQuery(playerQuery())
  const list = useQuery(achievementsQuery(locale))
  const own = useQuery({ ...ownProgressQuery(), enabled: player !== null })
  const { nowMs } = usePlatformTime(list.data ?? {})
  const retry = () => void Promise.all([list.refetch(), player && own.refetch()])
  const retrying = list.isFetching || own.isFetching
  if (isOnBreak(player)) return <BreakState />
  if (list.isError && !list.data)
    return (
      <LateErrorState
        title={t('achievements.failed.title')}
        text={t('achievements.failed.text')}
        onRetry={retry}
        retrying={retrying}
      />
    )
  if (!list.data) return <WallSkeleton />
  const groups = player?.statuses.map(({ id }) => id) ?? []
  const { ahead, reached } = medalsOf(list.data.achievements, player ? own.data : undefined, groups, nowMs)
  if (ahead.length + reached.length === 0) return <NoneYet of="achievements" art="medal-silver-star" path="/actions" />
  const isGuest = player === null
  const card = (medal: Medal, isNext: boolean) => (
    <li key={medal.achievement.frontend_identifier}>
      <MedalCard medal={medal} nowMs={nowMs} isGuest={isGuest} isNext={isNext} />
    </li>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10">
      {isGuest && <GuestCall />}
      {player && own.isError && !own.data && (
        <PartialNote text={t('page.partial')} onRetry={retry} isRetrying={retrying} />
      )}
      {ahead.length > 0 && (
        <Shelf title={t(isGuest ? 'achievements.all' : 'achievements.nearest')}>
          <Grid>{ahead.map((medal, nth) => card(medal, !isGuest && nth === 0 && medal.part > 0))}</Grid>
        </Shelf>
      )}
      {reached.length > 0 && (
        <Shelf
          title={t('achievements.reached')}
          note={t('achievements.summary', { reached: reached.length, count: ahead.length + reached.length })}
        >
          <Grid>{reached.map((medal) => card(medal, false))}</Grid>
        </Shelf>
      )}
    </div>
  )
}

const Grid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] lg:gap-4">
    {children}
  </ul>
)

const WallSkeleton = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] lg:gap-4">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} className="h-80 rounded-card" />
    ))}
  </div>
)

function GuestCall() {
  const t = useT('quests')
  const dialogs = useDialogs()
  return (
    <section className="hair flex flex-col items-center gap-4 rounded-card bg-linear-150 from-(--skeleton-a) to-surface-1 p-6 text-center md:flex-row md:text-left">
      <img src="/media/art/1/medal-gold-rocket/256.webp" alt="" width={96} height={96} className="size-24 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="text-20 font-[650] text-balance">{t('achievements.guestTitle')}</h2>
        <p className="mt-1 text-pretty text-text-2">{t('achievements.guestText')}</p>
      </div>
      <Button tone="action" size="large" onClick={() => dialogs.open('signUp', {})}>
        {t('achievements.signUp')}
      </Button>
    </section>
  )
}
