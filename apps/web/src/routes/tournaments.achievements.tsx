import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** OPEN-01: the same section under the hub's path */
export const Route = createFileRoute('/tournaments/achievements')({
  staticData: { awaits: 'quests', frame: 'full' },
  ...sectionPage('achievements'),
})
