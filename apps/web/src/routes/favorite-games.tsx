import { createFileRoute } from '@tanstack/react-router'
import { listingPage } from '../features/games/pages'

/** RT-05 */
export const Route = createFileRoute('/favorite-games')({
  staticData: { isDrawnAhead: true, access: 'players' },
  ...listingPage('favourites', 'favourites'),
})
