import { createFileRoute } from '@tanstack/react-router'
import { listingPage } from '../features/games/pages'

/** RT-03: all live games, or one category of them */
export const Route = createFileRoute('/live/$slug')({
  staticData: { canPrerender: true },
  ...listingPage('live'),
})
