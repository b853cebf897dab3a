import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-37, RT-38 */
export const Route = createFileRoute('/rocket-mart/special')(
  area('rocket-mart/special', { flag: 'rocket_mart', awaits: 'loyalty', frame: 'full' }),
)
