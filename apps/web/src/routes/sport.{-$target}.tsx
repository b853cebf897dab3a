import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-43 */
export const Route = createFileRoute('/sport/{-$target}')(area('sport', { awaits: 'sport', frame: 'full' }))
