import type { UseQueryResult } from '@tanstack/react-query'
import type { GamesFailedProps } from './GamesFailed'

export type GamesQuery = Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>

/** A games query that has failed and never succeeded, including while it retries. */
export const failedGames = ({
  data,
  errorUpdateCount,
  isFetching,
  refetch,
}: GamesQuery): GamesFailedProps | undefined =>
  data === undefined && errorUpdateCount > 0 ? { onRetry: refetch, retrying: isFetching } : undefined
