import { defineArea } from '../../core/area.ts'
import { lootboxesHandlers, segments, wheel } from './handlers.ts'

export const lootboxesArea = defineArea({
  name: 'lootboxes',
  handlers: lootboxesHandlers,
  config: {
    'wheel-config': wheel,
    'wheel-config-segments': segments,
  },
})
