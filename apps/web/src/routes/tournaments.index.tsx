import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-17: the hub */
export const Route = createFileRoute('/tournaments/')(area('tournaments', { awaits: 'tournaments', frame: 'full' }))
