import { createFileRoute } from '@tanstack/react-router'
import { listingPage } from '../features/games/pages'

/** RT-07: the games of one studio */
export const Route = createFileRoute('/producers/$slug')({
  staticData: { canPrerender: true },
  ...listingPage('provider'),
})
