import { createFileRoute } from '@tanstack/react-router'
import { listingPage } from '../features/games/pages'

/** RT-05 */
export const Route = createFileRoute('/favorite-games')({
  staticData: { canPrerender: true, access: 'players' },
  ...listingPage('favourites', 'favourites'),
})
