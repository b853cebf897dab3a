import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-52, OPEN-04 */
export const Route = createFileRoute('/vip')({
  staticData: { awaits: 'vip', frame: 'full' },
  ...sectionPage('vip'),
})
