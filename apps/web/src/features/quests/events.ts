import type { WireQuestProgress } from '@apogee/contract/quests'
import { patch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { ownProgressQuery } from './queries'

/** Merges a changed state into the list; one no newer than the cached one changes nothing. */
function withProgress(all: WireQuestProgress[], one: WireQuestProgress): WireQuestProgress[] {
  const held = all.find(({ frontend_identifier: name }) => name === one.frontend_identifier)
  if (!held) return [...all, one]
  return isStale(held, one) ? all : all.map((other) => (other === held ? one : other))
}

export const questsEvents = handlers({
  quests_changes: (progress, cache) => patch(cache, ownProgressQuery().queryKey, (all) => withProgress(all, progress)),
})
