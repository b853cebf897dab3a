import { createFileRoute } from '@tanstack/react-router'
import { listingPage } from '../features/games/pages'

/** RT-07: the same, starting at a page */
export const Route = createFileRoute('/producers/$slug_/$page')({
  staticData: { canPrerender: true },
  ...listingPage('provider'),
})
