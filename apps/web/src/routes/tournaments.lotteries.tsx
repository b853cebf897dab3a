import { createFileRoute } from '@tanstack/react-router'
import { lotteriesPage } from '../features/lotteries/pages'

/** OPEN-01: the same section under the hub's path */
export const Route = createFileRoute('/tournaments/lotteries')({
  staticData: { frame: 'full', hasOwnAction: true, hasGuestAction: true },
  ...lotteriesPage,
})
