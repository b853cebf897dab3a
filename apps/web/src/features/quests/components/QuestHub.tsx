import { useT } from '../../../lib/i18n/TextsProvider'
import { isOnBreak } from '../../../lib/onBreak'
import { LateErrorState } from '../../../ui/states/LateErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { groupQuests, progressIn, type Quest } from '../model'
import { BreakState } from './BreakState'
import { NoneYet } from './NoneYet'
import { PartialNote } from './PartialNote'
import { QuestCard } from './QuestCard'
import { QuestRow } from './QuestRow'
import { Shelf } from './Shelf'
import { type Quests, useQuests } from './useQuests'

/** The hub of quests: current, future and past ones (RT-18). */
export function QuestHub() {
  const t = useT('quests')
  const all = useQuests()
  if (isOnBreak(all.player)) return <BreakState />
  if (all.hasFailed)
    return (
      <LateErrorState
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
  if (active.length + future.length + archive.length === 0)
    return <NoneYet of="hub" art="world-map" path="/achievements" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10">
      {all.isPartial && <PartialNote text={t('page.partial')} onRetry={all.retry} isRetrying={all.isRetrying} />}
      {active.length > 0 && (
        <Shelf title={t('hub.now')} note={t('hub.count', { count: active.length })}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6">
            {active.map((quest, nth) => card(quest, 'active', nth === 0))}
          </ul>
        </Shelf>
      )}
      {future.length > 0 && (
        <Shelf title={t('hub.soon')} note={t('hub.count', { count: future.length })}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
            {future.map((quest) => card(quest, 'future', false))}
          </ul>
        </Shelf>
      )}
      {archive.length > 0 && (
        <Shelf title={t('hub.finished')} note={t('hub.count', { count: archive.length })}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {archive.map((quest) => (
              <li key={quest.frontend_identifier}>
                <QuestRow quest={quest} progress={progressIn(own, quest.frontend_identifier)} isGuest={!player} />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
    </div>
  )
}
