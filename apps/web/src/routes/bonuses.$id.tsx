import { createFileRoute } from '@tanstack/react-router'
import { bonusPage } from '../features/profile/pages'

/** RT-52, OPEN-04 */
export const Route = createFileRoute('/bonuses/$id')({
  staticData: { access: 'players', noIndex: true },
  ...bonusPage,
})
