import { createFileRoute } from '@tanstack/react-router'
import { actionPage } from '../features/quests/pages'

/** RT-30: a quest */
export const Route = createFileRoute('/action/$slug')({
  staticData: { frame: 'full', hasOwnAction: true, hasGuestAction: true },
  ...actionPage,
})
