import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-25: the page confirms the change that belongs to the token in its address. */
export const Route = createFileRoute('/profile/limits_/confirm')(redirectTo('/profile/limits', { access: 'players' }))
