import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-18, OPEN-01: a section of the hub */
export const Route = createFileRoute('/achievements')(area('achievements', { awaits: 'quests', frame: 'full' }))
