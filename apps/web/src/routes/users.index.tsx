import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-23 */
export const Route = createFileRoute('/users/')(redirectTo('/profile/main', { access: 'players' }))
