import type { WireLootbox } from '@apogee/contract/lootboxes'
import type { QueryClient } from '@tanstack/react-query'
import { patch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { lootboxesQuery, pastLootboxesQuery } from './queries'

/** Merges a changed box into the list; one no newer than the cached one changes nothing. */
function withBox(boxes: WireLootbox[], box: WireLootbox): WireLootbox[] {
  const held = boxes.find(({ id }) => id === box.id)
  if (!held) return [...boxes, box]
  if (isStale(held, box)) return boxes
  // A message uses the account's language, the list the page's.
  return boxes.map((one) => (one === held ? { ...box, title: held.title, reason: held.reason } : one))
}

/** Caches the state of a box from the response to a spin or from a message. */
export function cacheLootbox(cache: QueryClient, box: WireLootbox): void {
  patch(cache, lootboxesQuery().queryKey, (boxes) => withBox(boxes, box))
  if (box.stage !== 'activated') return
  patch(cache, pastLootboxesQuery().queryKey, (past) =>
    past.data.some(({ id }) => id === box.id) ? past : { ...past, data: [box, ...past.data] },
  )
}

/** RTM-03 */
export const lootboxesEvents = handlers({
  lootboxes_changes: (box, cache) => cacheLootbox(cache, box),
})
