import { createFileRoute } from '@tanstack/react-router'
import { mart } from '../shell/areaRoute'

/** RT-37, RT-38 */
export const Route = createFileRoute('/rocket-mart/special')(mart('rocket-mart/special'))
