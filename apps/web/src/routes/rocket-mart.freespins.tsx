import { createFileRoute } from '@tanstack/react-router'
import { martPage } from '../features/loyalty/pages'

/** RT-37, RT-38 */
export const Route = createFileRoute('/rocket-mart/freespins')({
  staticData: { flag: 'rocket_mart', frame: 'full' },
  ...martPage('freespins'),
})
