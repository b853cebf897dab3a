import { createFileRoute } from '@tanstack/react-router'
import { nothingYet } from '../shell/areaRoute'

/** RT-19 */
export const Route = createFileRoute('/tournaments/$slug')(nothingYet({ awaits: 'tournaments', frame: 'full' }))
