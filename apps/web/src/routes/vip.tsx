import { createFileRoute } from '@tanstack/react-router'
import { vipPage } from '../features/vip/pages'

/** RT-52, OPEN-04 */
export const Route = createFileRoute('/vip')({
  staticData: { frame: 'full', hasOwnAction: true },
  ...vipPage,
})
