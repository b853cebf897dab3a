import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-32: the wheel of loot boxes */
export const Route = createFileRoute('/rocketmart-wheel')(
  area('rocketmart-wheel', { awaits: 'lootboxes', frame: 'full' }),
)
