import { createFileRoute } from '@tanstack/react-router'
import { giftsPage } from '../features/profile/pages'

/** RT-24 */
export const Route = createFileRoute('/profile/gifts')({
  staticData: { access: 'players', noIndex: true, hasOwnAction: true },
  ...giftsPage,
})
