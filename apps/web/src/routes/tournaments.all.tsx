import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-17: every tournament */
export const Route = createFileRoute('/tournaments/all')(area('tournaments', { awaits: 'tournaments', frame: 'full' }))
