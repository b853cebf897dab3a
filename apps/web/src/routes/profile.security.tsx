import { createFileRoute } from '@tanstack/react-router'
import { securityPage } from '../features/profile/pages'

/** RT-24 */
export const Route = createFileRoute('/profile/security')({
  staticData: { access: 'players', noIndex: true, hasOwnAction: true },
  ...securityPage,
})
