import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-27 */
export const Route = createFileRoute('/profile_/password/edit')(redirectTo('/new-password'))
