import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-36, RT-38 */
export const Route = createFileRoute('/rocket-mart/')(
  area('rocket-mart', { flag: 'rocket_mart', awaits: 'loyalty', frame: 'full' }),
)
