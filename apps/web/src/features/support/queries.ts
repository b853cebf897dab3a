import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { offeredOr } from '../../lib/api/offered'

type Thread = Result<'support.thread'>

/**
 * The conversation with support, the oldest message first. Missed messages are fetched when it is opened. Null on a platform that has none: as
 * data, which stays while it is asked for again, so that the letter somebody writes instead stays too.
 */
export const threadQuery = () =>
  queryOptions({
    queryKey: ['support.thread'],
    queryFn: ({ signal }): Promise<Thread | null> => offeredOr(api('support.thread', {}, { signal }), () => null),
    staleTime: 0,
  })
