import { type ReactNode, useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import { isOnBreak } from '../../../lib/onBreak'
import { buttonLook } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeleton } from '../../../ui/Skeleton'
import { groupQuests, progressIn, type Quest } from '../model'
import { BreakState } from './BreakState'
import { PartialNote } from './PartialNote'
import { QuestCard } from './QuestCard'
import { QuestRow } from './QuestRow'
import { type Quests, useQuests } from './useQuests'

/** The hub of quests: what runs, what comes and what is over (RT-18). */
export function QuestHub() {
  const t = useT('quests')
  const all = useQuests()
  if (isOnBreak(all.player)) return <BreakState />
  if (all.hasFailed)
    return (
      <ErrorState
        title={t('hub.failed.title')}
        text={t('hub.failed.text')}
        onRetry={all.retry}
        retrying={all.isRetrying}
      />
    )
  if (!all.quests) return <HubSkeleton />
  return <Groups all={all} quests={all.quests} />
}

const HubSkeleton = () => (
  <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
    <Skeleton className="h-72 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </div>
)

function Groups({ all, quests }: { readonly all: Quests; readonly quests: readonly Quest[] }) {
  const t = useT('quests')
  const { own, groups, player, time } = all
  const { active, future, archive } = groupQuests(quests, own, groups, time.nowMs)
  const card = (quest: Quest, status: 'active' | 'future', isFirst: boolean) => (
    <li key={quest.frontend_identifier}>
      <QuestCard
        quest={quest}
        status={status}
        progress={progressIn(own, quest.frontend_identifier)}
        skewMs={time.skewMs}
        isFirst={isFirst}
      />
    </li>
  )
  if (active.length + future.length + archive.length === 0) return <NoQuests />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10">
      {all.isPartial && <PartialNote text={t('page.partial')} onRetry={all.retry} isRetrying={all.isRetrying} />}
      {active.length > 0 && (
        <Group title={t('hub.now')} count={active.length}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6">
            {active.map((quest, nth) => card(quest, 'active', nth === 0))}
          </ul>
        </Group>
      )}
      {future.length > 0 && (
        <Group title={t('hub.soon')} count={future.length}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
            {future.map((quest) => card(quest, 'future', false))}
          </ul>
        </Group>
      )}
      {archive.length > 0 && (
        <Group title={t('hub.finished')} count={archive.length}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {archive.map((quest) => (
              <li key={quest.frontend_identifier}>
                <QuestRow quest={quest} progress={progressIn(own, quest.frontend_identifier)} isGuest={!player} />
              </li>
            ))}
          </ul>
        </Group>
      )}
    </div>
  )
}

function Group({
  title,
  count,
  children,
}: {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}) {
  const t = useT('quests')
  const id = useId()
  const links = useListLinks()
  return (
    <section aria-labelledby={id} {...links}>
      <div className="mb-4 flex items-baseline gap-3">
        <h2 id={id} className="text-20 font-[650]">
          {title}
        </h2>
        <p className="num text-14 text-text-2">{t('hub.count', { count })}</p>
      </div>
      {children}
    </section>
  )
}

function NoQuests() {
  const t = useT('quests')
  const href = useHref()
  const links = useListLinks()
  return (
    <div {...links}>
      <EmptyState
        art={<img src="/media/art/1/world-map/256.webp" alt="" width={112} height={112} />}
        title={t('hub.empty.title')}
        text={t('hub.empty.text')}
        action={
          <a href={href('/achievements')} className={buttonLook({ tone: 'second', size: 'large' })}>
            {t('hub.empty.action')}
          </a>
        }
      />
    </div>
  )
}
