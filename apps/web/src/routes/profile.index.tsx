import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-22 */
export const Route = createFileRoute('/profile/')(redirectTo('/profile/main', { access: 'players' }))
