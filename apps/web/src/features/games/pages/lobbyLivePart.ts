import { deferred } from '../../../lib/delivery'

export const LobbyLive = deferred(
  'live',
  import.meta.env.SSR ? (await import('./LobbyLive')).default : undefined,
  () => import('./LobbyLive'),
)
