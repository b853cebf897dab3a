import { createFileRoute } from '@tanstack/react-router'
import { studiosPage } from '../features/games/pages'

/** OPEN-01: the same section under the hub's path */
export const Route = createFileRoute('/tournaments/producers')({
  staticData: { frame: 'full' },
  ...studiosPage,
})
