import { createFileRoute } from '@tanstack/react-router'
import { nothingYet } from '../shell/areaRoute'

/** RT-30: a quest */
export const Route = createFileRoute('/action/$slug')(nothingYet({ awaits: 'quests', frame: 'full' }))
