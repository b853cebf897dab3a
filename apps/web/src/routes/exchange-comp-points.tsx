import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-53, OPEN-04 */
export const Route = createFileRoute('/exchange-comp-points')(redirectTo('/rocket-mart'))
