import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

const staleTime = 60 * 60_000

/** Who gets which chat and which new provider is presented (OPEN-14, OPEN-55). */
export const popupsQuery = queryOptions({
  queryKey: ['site', 'popups'],
  queryFn: () => api('site.popups', {}),
  staleTime,
})

/** Levels and groups, and which of them are writable. */
export const statusesQuery = queryOptions({
  queryKey: ['site', 'statuses'],
  queryFn: () => api('site.statuses', {}),
  staleTime,
})

/** What the server knows of this device. */
export const deviceQuery = queryOptions({
  queryKey: ['site', 'context'],
  queryFn: () => api('site.context', {}),
  staleTime: Number.POSITIVE_INFINITY,
})
