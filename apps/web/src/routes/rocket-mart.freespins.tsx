import { createFileRoute } from '@tanstack/react-router'
import { mart } from '../shell/areaRoute'

/** RT-37, RT-38 */
export const Route = createFileRoute('/rocket-mart/freespins')(mart('rocket-mart/freespins'))
