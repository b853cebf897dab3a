import { createFileRoute } from '@tanstack/react-router'
import { mart } from '../shell/areaRoute'

/** RT-37, RT-38 */
export const Route = createFileRoute('/rocket-mart/money')(mart('rocket-mart/money'))
