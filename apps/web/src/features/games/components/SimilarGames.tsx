import type { Result } from '@apogee/contract'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { rowSize } from '../model'
import { similarQuery } from '../queries'
import { GameRow } from './GameRow'
import { useStudios } from './useStudios'

interface SimilarGamesProps {
  readonly game: Result<'games.filter'>['data'][number]
  readonly currency: string | null
}

/** More of the same studio, the open game left out. */
export function SimilarGames({ game, currency }: SimilarGamesProps) {
  const t = useT('games')
  const studios = useStudios()
  const { data = [] } = useQuery(similarQuery(game.provider, currency))
  const games = data.filter((tile) => tile.identifier !== game.identifier).slice(0, rowSize)
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
