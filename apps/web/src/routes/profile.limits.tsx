import { createFileRoute } from '@tanstack/react-router'
import { limitsPage } from '../features/profile/pages'

/** RT-24 */
export const Route = createFileRoute('/profile/limits')({
  staticData: { access: 'players', noIndex: true, hasOwnAction: true },
  ...limitsPage,
})
