import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-21, OPEN-02 */
export const Route = createFileRoute('/tournaments/leaderboard')(
  area('tournaments/leaderboard', { awaits: 'tournaments', frame: 'full' }),
)
