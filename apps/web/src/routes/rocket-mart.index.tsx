import { createFileRoute } from '@tanstack/react-router'
import { mart } from '../shell/areaRoute'

/** RT-36, RT-38 */
export const Route = createFileRoute('/rocket-mart/')(mart('rocket-mart'))
