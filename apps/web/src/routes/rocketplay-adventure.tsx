import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-34 */
export const Route = createFileRoute('/rocketplay-adventure')({
  staticData: { awaits: 'vip', frame: 'full' },
  ...sectionPage('rocketplay-adventure'),
})
