import { defineArea } from '../../core/area.ts'
import { lootboxesHandlers } from './handlers.ts'
import { lootboxesConfig } from './lootboxesConfig.ts'
import { lootboxSeals } from './seeds.ts'

export const lootboxesArea = defineArea({
  name: 'lootboxes',
  handlers: lootboxesHandlers,
  config: { lootboxes: lootboxesConfig },
  seals: lootboxSeals,
  tables: ['lootbox_contents', 'player_lootboxes', 'lootbox_campaigns'],
})
