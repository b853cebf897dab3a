import type { Result } from '@apogee/contract'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { similarQuery } from '../../queries'
import { GameRow } from '../lobby/GameRow'
import { useStudios } from '../studios/useStudios'

export interface SimilarGamesProps {
  readonly game: Result<'games.filter'>['data'][number]
  readonly currency: string | null
}

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
