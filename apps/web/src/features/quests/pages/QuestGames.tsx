import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { GameRow } from '../../games/components/lobby/GameRow'
import { providersQuery, rowQuery } from '../../games/queries'
import { gamesPath } from '../components/questPaths'
import type { Quest } from '../model'

interface QuestGamesProps {
  readonly quest: Quest
  readonly currency: string | null
}

const none: readonly never[] = []

/** The games whose bets count. If they fail to load, the row is left out. */
export function QuestGames({ quest, currency }: QuestGamesProps) {
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
