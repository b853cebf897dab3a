import type { RoundTypes } from '../../engines/engine.ts'
import { itemAt } from '../../engines/itemAt.ts'
import type { ClientLaunch } from '../../protocol/launch.ts'
import type {
  LiveEvents,
  PresentedBet,
  PresentedCrowd,
  PresentedLiveRound,
  PresentedOwnBet,
  PresentedTable,
} from '../../protocol/live.ts'

/** An event of the table's stream with its data. */
export type LiveMessage<T extends RoundTypes = RoundTypes> = {
  readonly [E in keyof LiveEvents<T>]: { readonly event: E; readonly data: LiveEvents<T>[E] }
}[keyof LiveEvents<T>]

export interface FeedHandlers<T extends RoundTypes = RoundTypes> {
  /** The complete state: at the beginning, and after every reconnect. */
  table(state: PresentedTable<T>): void
  /** A round begins, or its outcome is drawn. */
  round(round: PresentedLiveRound<T>, crowd: PresentedCrowd): void
  result(round: PresentedLiveRound<T>, history: PresentedTable['history']): void
  crowd(crowd: PresentedCrowd): void
  /** Bets cashed out while the round runs, each reported once. */
  left(bets: readonly PresentedBet[]): void
  bet(bet: PresentedOwnBet<T>): void
  connection(isLost: boolean): void
  /** The session has ended. */
  refused(code: string): void
}

export interface Feed {
  /** The time of the server's clock. */
  now(): number
  /** Requests the complete state again. */
  refresh(): void
}

/** The server sends something at least every five seconds. */
const SILENT_MS = 12_000
const PAUSES_MS = [300, 800, 2000, 4000]

/**
 * Streams a table's events for the lifetime of the page; reconnects a lost connection, or one that was suspended with
 * its phone.
 */
export function openFeed<T extends RoundTypes>(
  { token, isReplay }: Pick<ClientLaunch, 'token' | 'isReplay'>,
  handlers: FeedHandlers<T>,
): Feed {
  const clock = createServerClock()
  let abort = new AbortController()
  let receivedAt = Date.now()
  let isOver = false
  const refresh = () => abort.abort()

  async function run(): Promise<void> {
    for (let tries = 0; !isOver; tries++) {
      abort = new AbortController()
      const wasOpen = await listen(abort.signal).catch((error: unknown) => {
        reportError(error)
        refresh()
        return false
      })
      if (isOver) return
      if (wasOpen) tries = 0
      handlers.connection(true)
      await pause(itemAt(PAUSES_MS, Math.min(tries, PAUSES_MS.length - 1)))
    }
  }

  async function listen(signal: AbortSignal): Promise<boolean> {
    // No response arrived: `run` connects again.
    const response = await fetch(`/studio/api/${isReplay ? 'replay' : 'live'}/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    }).catch(() => null)
    if (response?.status === 401) {
      isOver = true
      handlers.refused('token_invalid')
    }
    if (!response?.ok || !response.body) return false
    clock.forget()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    const read = createReader(dispatch)
    for (;;) {
      // The connection was lost or aborted: `run` connects again.
      const chunk = await reader.read().catch(() => null)
      if (!chunk || chunk.done) return true
      receivedAt = Date.now()
      read(chunk.value)
    }
  }

  function dispatch(message: LiveMessage): void {
    const { event, data } = message as LiveMessage<T> // the page's engine is the table's
    if ('now' in data && data.now) clock.synchronize(data.now)
    if (event === 'table') {
      handlers.connection(false)
      handlers.table(data)
    } else if (event === 'round') handlers.round(data.round, data.crowd)
    else if (event === 'result') handlers.result(data.round, data.history)
    else if (event === 'crowd') handlers.crowd(data)
    else if (event === 'left') handlers.left(data.left)
    else if (event === 'bet') handlers.bet(data)
  }

  setInterval(() => {
    if (!isReplay && Date.now() - receivedAt > SILENT_MS) {
      receivedAt = Date.now()
      refresh()
    }
  }, 1000)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isReplay) refresh()
  })
  addEventListener('online', refresh)
  void run()
  return { now: clock.now, refresh }
}

/** The server's clock relative to ours, taken from the message with the shortest transit time. */
export function createServerClock(own: () => number = Date.now) {
  let ahead: number | null = null
  return {
    synchronize: (serverNow: number) => {
      const seen = serverNow - own()
      ahead = ahead === null ? seen : Math.max(ahead, seen)
    },
    /** A device that slept may have a different clock offset. */
    forget: () => {
      ahead = null
    },
    now: () => own() + (ahead ?? 0),
  }
}

/** Parses server-sent events from chunks of any size. */
export function createReader(onMessage: (message: LiveMessage) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    rest += piece
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(rest.slice(0, end)) ?? []
      rest = rest.slice(end + 2)
      // The server writes events of these shapes only; a client ignores events of a later release.
      if (event && data) onMessage({ event, data: JSON.parse(data) } as LiveMessage)
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    addEventListener(
      'online',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
