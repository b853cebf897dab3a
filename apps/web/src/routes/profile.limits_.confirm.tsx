import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/redirectRoute'

/** RT-25 */
export const Route = createFileRoute('/profile/limits_/confirm')(
  redirectTo('/profile/limits', { access: 'players', awaits: 'limits' }),
)
