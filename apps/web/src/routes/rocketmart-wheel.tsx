import { createFileRoute } from '@tanstack/react-router'
import { wheelPage } from '../features/lootboxes/pages'

/** RT-32: the wheel of spins bought with points */
export const Route = createFileRoute('/rocketmart-wheel')({
  staticData: { frame: 'full', hasOwnAction: true },
  ...wheelPage('mart'),
})
