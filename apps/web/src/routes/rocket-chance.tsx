import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-39 */
export const Route = createFileRoute('/rocket-chance')({
  staticData: { flag: 'rocket_chance', awaits: 'lootboxes', frame: 'full' },
  ...sectionPage('rocket-chance'),
})
