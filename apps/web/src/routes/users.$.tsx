import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-23: an alias of the profile and its children */
export const Route = createFileRoute('/users/$')(
  redirectTo((path) => path.replace('/users', '/profile'), { access: 'players' }),
)
