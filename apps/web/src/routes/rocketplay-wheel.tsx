import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-32: the wheel of segments */
export const Route = createFileRoute('/rocketplay-wheel')(
  area('rocketplay-wheel', { awaits: 'lootboxes', frame: 'full' }),
)
