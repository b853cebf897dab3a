import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-39 */
export const Route = createFileRoute('/rocket-chance')(
  area('rocket-chance', { flag: 'rocket_chance', awaits: 'lootboxes', frame: 'full' }),
)
