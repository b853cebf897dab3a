import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-17: every tournament */
export const Route = createFileRoute('/tournaments/all')({
  staticData: { awaits: 'tournaments', frame: 'full' },
  ...sectionPage('tournaments'),
})
