import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** What the player has written to support, the oldest first. */
export const messagesQuery = () =>
  queryOptions({
    queryKey: ['support.messages'],
    queryFn: ({ signal }) => api('support.messages', {}, { signal }),
  })
