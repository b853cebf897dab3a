import { notFound, useLoaderData } from '@tanstack/react-router'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textsOf } from '../../../lib/i18n/textsOf'
import { isOnBreak } from '../../../lib/onBreak'
import type { Page } from '../../../lib/page/page'
import type { PageMeta } from '../../../lib/page/pageHead'
import { ErrorState } from '../../../ui/states/ErrorState'
import type { SectionArgs } from '../../content/section'
import { BreakState } from '../components/BreakState'
import { LevelMap } from '../components/LevelMap'
import { PartialNote } from '../components/PartialNote'
import { QuestHead } from '../components/QuestHead'
import { useAmount } from '../components/useAmount'
import { type Quests, useQuests } from '../components/useQuests'
import { loadQuests } from '../loadQuests'
import { isOpenTo, positionIn, progressIn, type Quest, questBySlug, statusAt } from '../model'
import { questsQuery } from '../queries'
import { QuestActions } from './QuestActions'
import { QuestJoinPart } from './QuestJoinPart'
import { QuestMorePart } from './QuestMorePart'
import { QuestOwnPart } from './QuestOwnPart'
import { QuestRewardsPart } from './QuestRewardsPart'

interface ActionArgs extends SectionArgs {
  readonly params: { readonly slug: string }
}
/** Parts whose code is in separate chunks. */
const parts = { all: [QuestRewardsPart, QuestMorePart], own: [QuestOwnPart, QuestJoinPart] }

interface Loaded extends PageMeta {
  readonly slug: string
}

function ActionPage() {
  // Only this page's route renders it.
  const { slug } = useLoaderData({ strict: false }) as Loaded
  const all = useQuests()
  const quest = all.quests && questBySlug(all.quests, slug, all.time.nowMs)
  if (quest) return <QuestBody quest={quest} all={all} />
  return isOnBreak(all.player) ? <BreakState /> : <Failed all={all} />
}

function Failed({ all }: { readonly all: Quests }) {
  const t = useT('quests')
  return (
    <ErrorState
      title={t('hub.failed.title')}
      text={t('hub.failed.text')}
      onRetry={all.retry}
      retrying={all.isRetrying}
    />
  )
}

function QuestBody({ quest, all }: { readonly quest: Quest; readonly all: Quests }) {
  const t = useT('quests')
  const amounts = useAmount(quest.currency)
  const { player, own, groups, time } = all
  const status = statusAt(quest, time.nowMs)
  const progress = progressIn(own, quest.frontend_identifier)
  const standing = positionIn(quest, progress)
  const part = { of: `${player?.id ?? 'guest'} ${quest.frontend_identifier}`, slug: quest.frontend_identifier }
  const isForOthers = player !== null && !isOpenTo(quest, groups)
  return (
    <>
      <QuestHead
        quest={quest}
        status={status}
        skewMs={time.skewMs}
        actions={
          isForOthers ? null : (
            <QuestActions quest={quest} status={status} player={player} hasJoined={progress !== undefined} />
          )
        }
      />
      <div className="mt-4 grid w-full grid-cols-[minmax(0,1fr)] gap-4 px-(--page-x) lg:mt-6 lg:gap-6">
        {isForOthers && <Note>{t('page.notForYou')}</Note>}
        {isOnBreak(player) && <Note>{t('page.break')}</Note>}
        {all.isPartial && <PartialNote text={t('page.partial')} onRetry={all.retry} isRetrying={all.isRetrying} />}
        {player === null && status !== 'archive' && <Note>{t('own.guest')}</Note>}
        {progress && <QuestOwnPart {...part} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <LevelMap quest={quest} progress={progress} position={standing} amounts={amounts} isGuest={player === null} />
          <QuestRewardsPart {...part} />
        </div>
        <QuestMorePart {...part} />
      </div>
    </>
  )
}

const Note = ({ children }: { readonly children: string }) => (
  <p className="hair rounded-card bg-surface-1 p-4 text-pretty text-text-2">{children}</p>
)

/** RT-30: a quest. */
export const actionPage: Page<ActionArgs, Loaded> = {
  load: async (args) => {
    const { queryClient, site, player } = args.context
    const { slug } = args.params
    await Promise.all([
      site.texts.need('quests'),
      site.texts.need('games'),
      loadQuests(args.context),
      ...(import.meta.env.SSR ? [] : [...parts.all, ...(player ? parts.own : [])].map((part) => part.preload())),
    ])
    const t = textsOf(site.texts, 'quests')
    const list = queryClient.getQueryData(questsQuery(site.locale).queryKey)
    const quest = list && questBySlug(list.quests, slug, Date.parse(list.now))
    // SAFE-02: during a break the platform sends no quests, and the page explains that.
    if (list && !quest && !isOnBreak(player)) throw notFound()
    const games =
      quest &&
      import('../loadGames')
        .then(({ loadGames }) => loadGames(queryClient, quest, player?.currency ?? null))
        // ERR-04: the page works without the games.
        .catch(() => undefined)
    if (import.meta.env.SSR) await games
    const title = quest?.title ?? t('page.crumb')
    return { slug, title: t('page.headTitle', { title, brand: site.brand.name }), description: quest?.text || title }
  },
  Component: ActionPage,
}
