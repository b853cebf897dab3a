import { createFileRoute } from '@tanstack/react-router'
import { studiosPage } from '../features/games/pages'

/** RT-18, OPEN-01: a section of the hub */
export const Route = createFileRoute('/producers/')({
  staticData: { frame: 'full' },
  ...studiosPage,
})
