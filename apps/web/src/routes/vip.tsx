import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** RT-52, OPEN-04 */
export const Route = createFileRoute('/vip')(area('vip', { awaits: 'vip', frame: 'full' }))
