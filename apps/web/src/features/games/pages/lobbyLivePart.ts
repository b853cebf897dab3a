import { deferHydration } from '../../../lib/delivery'

export const LobbyLive = deferHydration(
  'live',
  import.meta.env.SSR ? (await import('./LobbyLive')).default : undefined,
  () => import('./LobbyLive'),
)
