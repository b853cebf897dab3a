import type { Handlers } from '../../core/http/handler.ts'
import { activateLootbox } from './activateLootbox.ts'
import { listLootboxes, listPast } from './listLootboxes.ts'
import { readSegments, readWheel } from './wheelConfig.ts'

export const lootboxesHandlers = {
  'lootboxes.wheelConfig': readWheel,
  'lootboxes.segmentsConfig': readSegments,
  'lootboxes.list': listLootboxes,
  'lootboxes.past': listPast,
  'lootboxes.activate': activateLootbox,
} satisfies Partial<Handlers>
