import { createFileRoute } from '@tanstack/react-router'
import { listingPage } from '../features/games/pages'

/** RT-06: the games of a category; `all` shows all games (OPEN-78) */
export const Route = createFileRoute('/categories/$slug')({
  staticData: { canPrerender: true },
  ...listingPage('category'),
})
