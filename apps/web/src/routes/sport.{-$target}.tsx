import { createFileRoute } from '@tanstack/react-router'
import { sport } from '../shell/areaRoute'

/** RT-43 */
export const Route = createFileRoute('/sport/{-$target}')(sport())
