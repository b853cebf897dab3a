import { deferred } from '../lib/deferred'

export const LobbyLive = deferred(
  'live',
  import.meta.env.SSR ? (await import('./LobbyLive')).default : undefined,
  () => import('./LobbyLive'),
)
