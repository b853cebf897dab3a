import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-32: the wheel of loot boxes */
export const Route = createFileRoute('/rocketmart-wheel')({
  staticData: { awaits: 'lootboxes', frame: 'full' },
  ...sectionPage('rocketmart-wheel'),
})
