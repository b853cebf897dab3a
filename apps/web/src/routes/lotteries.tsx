import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-18, OPEN-01: a section of the hub */
export const Route = createFileRoute('/lotteries')({
  staticData: { awaits: 'lotteries', frame: 'full' },
  ...sectionPage('lotteries'),
})
