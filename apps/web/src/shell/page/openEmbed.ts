import { ownPath } from '@apogee/rules/site/ownPath'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { playerQuery } from '../../features/profile/queries'
import { hostOrigin } from '../../lib/navigation/hostOrigin'

/** Messages to the host page: `{ source: 'apogee', type, ... }`. */
type EmbedMessage =
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'route'; readonly path: string }
  | { readonly type: 'login'; readonly isSignedIn: boolean }

/** Messages from the host page, `{ source: 'apogee-host', type, ... }`: resend everything, or navigate. */
interface HostMessage {
  readonly source?: unknown
  readonly type?: unknown
  readonly path?: unknown
}

/**
 * I18N-07: inside a frame of a host that the brand allows, posts height, route and login whenever they change, and
 * listens to the host. Messages are sent to that origin and accepted from it only. Returns a function that stops it.
 */
export function openEmbed(router: AnyRouter, client: QueryClient, named: readonly string[]): () => void {
  const host = hostOrigin(named)
  if (!host) return () => undefined
  const said = new Map<EmbedMessage['type'], string>()
  const say = (message: EmbedMessage, isAgain = false) => {
    const text = JSON.stringify(message)
    if (said.get(message.type) === text && !isAgain) return
    said.set(message.type, text)
    window.parent.postMessage({ source: 'apogee', ...message }, host)
  }
  const { queryKey } = playerQuery()
  const tell = (isAgain = false) => {
    say({ type: 'height', height: document.documentElement.scrollHeight }, isAgain)
    say({ type: 'route', path: location.pathname + location.search }, isAgain)
    say({ type: 'login', isSignedIn: Boolean(client.getQueryData(queryKey)) }, isAgain)
  }
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== host || source !== window.parent) return
    const message = (data ?? {}) as HostMessage
    if (message.source !== 'apogee-host') return
    if (message.type === 'hello') tell(true)
    const path = message.type === 'navigate' ? ownPath(message.path) : null
    if (path !== null) void router.navigate({ href: path })
  }
  const sizes = new ResizeObserver(() => tell())
  sizes.observe(document.body)
  window.addEventListener('message', hear)
  const stops = [router.subscribe('onResolved', () => tell()), client.getQueryCache().subscribe(() => tell())]
  tell()
  return () => {
    sizes.disconnect()
    window.removeEventListener('message', hear)
    for (const stop of stops) stop()
  }
}
