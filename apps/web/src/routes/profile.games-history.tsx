import { createFileRoute } from '@tanstack/react-router'
import { historyPage } from '../features/profile/pages'

/** RT-24 */
export const Route = createFileRoute('/profile/games-history')({
  staticData: { access: 'players', noIndex: true, hasOwnAction: true },
  ...historyPage,
})
