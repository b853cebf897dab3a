import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/redirectTo'

/** RT-22 */
export const Route = createFileRoute('/profile/')(redirectTo('/profile/main', { access: 'players' }))
