import { createFileRoute } from '@tanstack/react-router'
import { adventurePage } from '../features/vip/pages'

/** RT-34 */
export const Route = createFileRoute('/rocketplay-adventure')({
  staticData: { frame: 'full', hasOwnAction: true },
  ...adventurePage,
})
