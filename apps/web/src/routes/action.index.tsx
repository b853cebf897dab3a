import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/redirectTo'

/** RT-30, OPEN-31: without a slug it is the active quest, or main while there is none */
export const Route = createFileRoute('/action/')(redirectTo('/'))
