import { createFileRoute } from '@tanstack/react-router'
import { clubPage } from '../features/vip/pages'

/** RT-33 */
export const Route = createFileRoute('/rocketplay-vipclub')({
  staticData: { frame: 'full', hasOwnAction: true },
  ...clubPage,
})
