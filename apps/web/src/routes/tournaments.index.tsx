import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-17: the hub */
export const Route = createFileRoute('/tournaments/')({
  staticData: { awaits: 'tournaments', frame: 'full' },
  ...sectionPage('tournaments'),
})
