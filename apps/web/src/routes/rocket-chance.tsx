import { createFileRoute } from '@tanstack/react-router'
import { chancePage } from '../features/lootboxes/pages'

/** RT-39 */
export const Route = createFileRoute('/rocket-chance')({
  staticData: { flag: 'rocket_chance', frame: 'full', hasOwnAction: true },
  ...chancePage,
})
