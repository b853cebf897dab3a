import { createFileRoute } from '@tanstack/react-router'
import { levelPage } from '../features/profile/pages'

/** RT-24 */
export const Route = createFileRoute('/profile/level')({
  staticData: { access: 'players', noIndex: true, hasOwnAction: true },
  ...levelPage,
})
