import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** An alias of the unlock page, like its siblings of RT-27 and RT-28 */
export const Route = createFileRoute('/users/unlock')(redirectTo('/unlock'))
