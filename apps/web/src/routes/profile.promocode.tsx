import { createFileRoute } from '@tanstack/react-router'
import { promoCodePage } from '../features/profile/pages'

/** RT-26, OPEN-03 */
export const Route = createFileRoute('/profile/promocode')({
  staticData: { access: 'players', noIndex: true, hasOwnAction: true },
  ...promoCodePage,
})
