import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/**
 * The conversation with support, the oldest message first. Missed messages are fetched when it is opened. Null without
 * a chat: null is data and stays during a refetch, so that a message being written in the contact form stays too.
 */
export const threadQuery = () =>
  queryOptions({
    queryKey: ['support.thread'],
    queryFn: ({ signal }) => api('support.thread', {}, { signal }),
    staleTime: 0,
  })
