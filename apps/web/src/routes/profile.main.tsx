import { createFileRoute } from '@tanstack/react-router'
import { mainPage } from '../features/profile/pages'

/** RT-24 */
export const Route = createFileRoute('/profile/main')({
  staticData: { access: 'players', noIndex: true, hasOwnAction: true },
  ...mainPage,
})
