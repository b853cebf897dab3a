import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-32: the wheel of segments */
export const Route = createFileRoute('/rocketplay-wheel')({
  staticData: { awaits: 'lootboxes', frame: 'full' },
  ...sectionPage('rocketplay-wheel'),
})
