import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-34 */
export const Route = createFileRoute('/rocketplay-adventure')(
  area('rocketplay-adventure', { awaits: 'vip', frame: 'full' }),
)
