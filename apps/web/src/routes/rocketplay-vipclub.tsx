import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-33 */
export const Route = createFileRoute('/rocketplay-vipclub')({
  staticData: { awaits: 'vip', frame: 'full' },
  ...sectionPage('rocketplay-vipclub'),
})
