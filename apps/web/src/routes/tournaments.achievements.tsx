import { createFileRoute } from '@tanstack/react-router'
import { achievementsPage } from '../features/quests/pages'

/** RT-18, OPEN-01: the achievements */
export const Route = createFileRoute('/tournaments/achievements')({
  staticData: { frame: 'full', hasGuestAction: true },
  ...achievementsPage,
})
