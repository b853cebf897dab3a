import { createFileRoute } from '@tanstack/react-router'
import { listingPage } from '../features/games/pages'

/** RT-04 */
export const Route = createFileRoute('/slots')({
  staticData: { canPrerender: true },
  ...listingPage('category', 'slots'),
})
