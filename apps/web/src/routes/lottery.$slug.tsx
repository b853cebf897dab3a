import { createFileRoute } from '@tanstack/react-router'
import { nothingYet } from '../shell/areaRoute'

/** RT-20 */
export const Route = createFileRoute('/lottery/$slug')(nothingYet({ awaits: 'lotteries', frame: 'full' }))
