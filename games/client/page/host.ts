/** A completed step of loading the game; the steps finish in any order. */
export type LoadingStep = 'frame' | 'engine' | 'pictures'

type Event =
  | { type: 'loading'; step: LoadingStep }
  | { type: 'ready' }
  | { type: 'round-started'; stake_cents: number }
  | { type: 'round-ended'; round_id: string; stake_cents: number; win_cents: number; balance_cents: number | null }
  | { type: 'balance'; balance_cents: number; currency: string }
  /** `is_told`: the game has already shown this error to the player. */
  | { type: 'error'; code: string; is_told: boolean }
  | { type: 'deposit' }
  | { type: 'limits' }
  | { type: 'close' }

/** Posts an event to the page that frames the game, if that page has our own origin. */
export function postToHost(event: Event): void {
  if (window.parent === window) return
  window.parent.postMessage({ source: 'apogee-game', ...event }, location.origin)
}

/**
 * Reports a completed loading step to the page that frames the game. It is also recorded in the document, because the
 * page may start listening later than the game starts.
 */
export function reportLoading(game: HTMLElement, step: LoadingStep): void {
  game.dataset['loading'] = `${game.dataset['loading'] ?? ''} ${step}`.trim()
  postToHost({ type: 'loading', step })
}

interface HostOrders {
  /** A reality check or a dialog covers the game. */
  pause(): void
  resume(): void
  /** The player's nickname, or null; called once. */
  player(nickname: string | null): void
}

let covered = false

/** Whether a dialog of the page covers the game. Repeated motion rests then, because it would take frames from the dialog. */
export const isCovered = (): boolean => covered

/** Reads the messages of the page that frames the game. */
export function createHostReader(orders: HostOrders): (data: unknown) => void {
  let isKnown = false
  return (data) => {
    if (typeof data !== 'object' || data === null) return
    if (!('source' in data) || data.source !== 'apogee-host' || !('type' in data)) return
    if (data.type === 'pause' || data.type === 'resume') {
      covered = data.type === 'pause'
      orders[data.type]()
    }
    if (data.type !== 'player' || isKnown) return
    isKnown = true
    orders.player('nickname' in data && typeof data.nickname === 'string' && data.nickname ? data.nickname : null)
  }
}

/** Listens to the page that frames the game, if it has our own origin. */
export function onHost(orders: HostOrders): void {
  const read = createHostReader(orders)
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === window.parent) read(data)
  })
}
