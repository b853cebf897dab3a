import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export type WheelItem = Result<'lootboxes.wheelConfig'>[number]
export type SegmentsConfig = Result<'lootboxes.segmentsConfig'>

const configMs = 5 * 60_000

/** API-039: the player's boxes, current ones first; realtime keeps them fresh. */
export const lootboxesQuery = () =>
  queryOptions({
    queryKey: ['lootboxes.list'],
    queryFn: ({ signal }) => api('lootboxes.list', {}, { signal }),
    staleTime: 30_000,
  })

/** The latest prizes from boxes, newest first; realtime keeps them fresh. */
export const pastLootboxesQuery = () =>
  queryOptions({
    queryKey: ['lootboxes.past'],
    queryFn: ({ signal }) => api('lootboxes.past', { query: {} }, { signal }),
    staleTime: 30_000,
  })

/**
 * API-016: the wheel's sectors while the player has no spin. They are empty on a break, so they depend on the player.
 */
export const wheelConfigQuery = () =>
  queryOptions({
    queryKey: ['lootboxes.wheel'],
    queryFn: ({ signal }) => api('lootboxes.wheelConfig', {}, { signal }),
    staleTime: configMs,
  })

/** API-017: the sectors of the segments wheel, by group. */
export const segmentsConfigQuery = () =>
  queryOptions({
    queryKey: ['lootboxes.segments'],
    queryFn: ({ signal }) => api('lootboxes.segmentsConfig', {}, { signal }),
    staleTime: configMs,
  })
