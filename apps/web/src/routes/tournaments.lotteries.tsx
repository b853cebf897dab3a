import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** OPEN-01: the same section under the hub's path */
export const Route = createFileRoute('/tournaments/lotteries')({
  staticData: { awaits: 'lotteries', frame: 'full' },
  ...sectionPage('lotteries'),
})
