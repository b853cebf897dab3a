import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-28 */
export const Route = createFileRoute('/profile_/confirmation')(redirectTo('/confirmation'))
