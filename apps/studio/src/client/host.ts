/** What has been done before the game can be played, in no certain order. */
export type LoadingStep = 'frame' | 'engine' | 'pictures'

type Event =
  | { type: 'loading'; step: LoadingStep }
  | { type: 'ready' }
  | { type: 'round-started'; stake_cents: number }
  | { type: 'round-ended'; round_id: string; stake_cents: number; win_cents: number; balance_cents: number | null }
  | { type: 'balance'; balance_cents: number; currency: string }
  /** `is_told`: the game says it to the player itself. */
  | { type: 'error'; code: string; is_told: boolean }
  | { type: 'deposit' }
  | { type: 'limits' }
  | { type: 'close' }

/** Tells the page that frames the game what happens; only a page of our own origin hears it. */
export function tellHost(event: Event): void {
  if (window.parent === window) return
  window.parent.postMessage({ source: 'apogee-game', ...event }, location.origin)
}

/**
 * Tells the page that frames the game a step of its opening. Its document keeps them too: the page may begin to listen
 * later than the game begins.
 */
export function tellLoading(game: HTMLElement, step: LoadingStep): void {
  game.dataset['loading'] = `${game.dataset['loading'] ?? ''} ${step}`.trim()
  tellHost({ type: 'loading', step })
}

/** Listens for the host's pause (a reality check, a dialog over the game) and resume. */
export function onHost(heard: (order: 'pause' | 'resume') => void): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || typeof data !== 'object' || data === null) return
    if (!('source' in data) || data.source !== 'apogee-host' || !('type' in data)) return
    if (data.type === 'pause' || data.type === 'resume') heard(data.type)
  })
}
