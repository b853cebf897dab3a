import { createFileRoute } from '@tanstack/react-router'
import { actionsPage } from '../features/quests/pages'

/** RT-18, OPEN-01: the hub of quests */
export const Route = createFileRoute('/tournaments/actions')({
  staticData: { frame: 'full', hasOwnAction: true, hasGuestAction: true },
  ...actionsPage,
})
