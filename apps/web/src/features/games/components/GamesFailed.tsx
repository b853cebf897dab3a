import type { UseQueryResult } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { ErrorState } from '../../../ui/ErrorState'

interface GamesFailedProps {
  readonly onRetry: () => unknown
  readonly retrying: boolean
}

export type Asked = Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>

/** A query of games that has failed and never answered, also while it tries again. */
export const failedGames = ({ data, errorUpdateCount, isFetching, refetch }: Asked): GamesFailedProps | undefined =>
  data === undefined && errorUpdateCount > 0 ? { onRetry: refetch, retrying: isFetching } : undefined

/** ERR-04: games that did not load say so in their own place, and the page around them stands. */
export function GamesFailed({ onRetry, retrying }: GamesFailedProps) {
  const t = useT('games')
  return (
    <ErrorState
      title={t('listing.failedTitle')}
      text={t('listing.failedText')}
      onRetry={() => void onRetry()}
      retrying={retrying}
    />
  )
}
