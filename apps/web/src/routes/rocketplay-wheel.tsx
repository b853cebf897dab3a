import { createFileRoute } from '@tanstack/react-router'
import { wheelPage } from '../features/lootboxes/pages'

/** RT-32: the wheel of the player's group */
export const Route = createFileRoute('/rocketplay-wheel')({
  staticData: { frame: 'full', hasOwnAction: true },
  ...wheelPage('play'),
})
