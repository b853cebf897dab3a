import { createFileRoute } from '@tanstack/react-router'
import { lotteriesPage } from '../features/lotteries/pages'

/** RT-18, OPEN-01: a section of the hub */
export const Route = createFileRoute('/lotteries')({
  staticData: { frame: 'full', hasOwnAction: true, hasGuestAction: true },
  ...lotteriesPage,
})
