import { createFileRoute } from '@tanstack/react-router'
import { nothingYet } from '../shell/areaRoute'

/** RT-52, OPEN-04 */
export const Route = createFileRoute('/bonuses/$id')(nothingYet({ access: 'players', awaits: 'bonuses' }))
