import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { GameRow } from '../../games/components/lobby/GameRow'
import { providersQuery, rowQuery } from '../../games/queries'
import { QuestRules } from '../components/QuestRules'
import { gamesPath } from '../components/questPaths'
import { useAmount } from '../components/useAmount'
import { useQuests } from '../components/useQuests'
import { type Quest, questBySlug } from '../model'

interface QuestGamesProps {
  readonly quest: Quest
  readonly currency: string | null
}

const none: readonly never[] = []

/** The games whose bets count. If they fail to load, the row is left out. */
function QuestGames({ quest, currency }: QuestGamesProps) {
  const t = useT('quests')
  const { data: row } = useQuery(rowQuery(quest.game_category_identity || 'all', currency))
  const { data: providers } = useQuery(providersQuery)
  const studios = new Map((providers ?? none).map(({ id, title }) => [id, title]))
  return (
    <GameRow
      title={t('games.title')}
      games={row?.tiles ?? none}
      studios={studios}
      currency={currency}
      allPath={gamesPath(quest)}
    />
  )
}

/** The games whose bets count, and the rules of a quest. */
export default function QuestMore({ slug }: { readonly slug: string }) {
  const { quests, player, time } = useQuests()
  const quest = quests && questBySlug(quests, slug, time.nowMs)
  return quest && <More quest={quest} currency={player?.currency ?? null} />
}

function More({ quest, currency }: { readonly quest: Quest; readonly currency: string | null }) {
  return (
    <>
      <QuestGames quest={quest} currency={currency} />
      <QuestRules quest={quest} amounts={useAmount(quest.currency)} />
    </>
  )
}
