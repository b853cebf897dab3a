import { createFileRoute } from '@tanstack/react-router'
import { listing } from '../shell/listingRoute'

/** RT-05 */
export const Route = createFileRoute('/favorite-games')(listing('favourites', 'favourites', { access: 'players' }))
