import { createFileRoute } from '@tanstack/react-router'
import { listingPage } from '../features/games/pages'

/** RT-02: all pokies, or one category of them */
export const Route = createFileRoute('/pokies/$slug')({
  staticData: { canPrerender: true },
  ...listingPage('pokies'),
})
