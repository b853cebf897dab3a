import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-33 */
export const Route = createFileRoute('/rocketplay-vipclub')(
  area('rocketplay-vipclub', { awaits: 'vip', frame: 'full' }),
)
