import { defineArea } from '../../core/area.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import { lootboxesConsumer, lootboxTimers } from './consumers.ts'
import { lootboxesOfDeposits } from './grants/lootboxesOfDeposits.ts'
import { lootboxCommands } from './grants/operatorCommands.ts'
import { lootboxesHandlers } from './handlers.ts'
import { lootboxesConfig } from './lootboxesConfig.ts'
import { seedDemoLootboxes } from './seedDemoLootboxes.ts'
import { lootboxSeals } from './seeds.ts'
import { wheelPages } from './wheelPages.ts'

export const lootboxesArea = defineArea({
  name: 'lootboxes',
  handlers: lootboxesHandlers,
  services: () => ({ lootboxesOfDeposits }),
  consumers: (parts) => [lootboxesConsumer(parts)],
  timers: lootboxTimers,
  config: { lootboxes: lootboxesConfig },
  operatorCommands: lootboxCommands,
  seedDemo: seedDemoLootboxes,
  pages: wheelPages,
  seals: lootboxSeals,
  personalData: [...kept(['player_lootboxes'], { omit: ['sealed_seed', 'server_seed', 'seed_hash'] })],
  tables: ['lootbox_contents', 'player_lootboxes', 'lootbox_campaigns'],
})
