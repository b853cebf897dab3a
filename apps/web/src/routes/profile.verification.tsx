import { createFileRoute } from '@tanstack/react-router'
import { verificationPage } from '../features/profile/pages'

/** RT-24 */
export const Route = createFileRoute('/profile/verification')({
  staticData: { access: 'players', noIndex: true, hasOwnAction: true },
  ...verificationPage,
})
