import type { Result } from '@apogee/contract'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { similarQuery } from '../queries'
import { GameRow } from './GameRow'
import { useStudios } from './useStudios'

export interface SimilarGamesProps {
  readonly game: Result<'games.filter'>['data'][number]
  readonly currency: string | null
}

/** More like the open game. */
export default function SimilarGames({ game, currency }: SimilarGamesProps) {
  const t = useT('games')
  const studios = useStudios()
  const { data: games = [] } = useQuery(similarQuery(game.identifier, currency))
  return (
    <GameRow
      title={t('rows.similar')}
      games={games}
      studios={studios}
      currency={currency}
      allPath={`/producers/${game.provider}`}
    />
  )
}
