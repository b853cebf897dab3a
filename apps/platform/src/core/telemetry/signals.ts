import { channel } from 'node:diagnostics_channel'

/**
 * Measurements of a process at work. Every value is one of a bounded set, or a figure: metrics store a series for each.
 */
export interface Signals {
  /** A call of the contract was answered; `unknown`: no path of it. */
  readonly call: { readonly call: string; readonly status: number; readonly ms: number }
  /** The ledger moved money and committed. `cents` is null if the statement does not return the amount (a rollback). */
  readonly movement: { readonly kind: string; readonly currency: string; readonly cents: bigint | null }
  /** A wallet call of a round was counted, or rejected with a code. */
  readonly play: {
    readonly kind: 'bet' | 'win' | 'rollback'
    readonly outcome: string
    readonly finishesRound: boolean
  }
  /** A statement for several bets or wins failed, and each of them was then booked alone. */
  readonly sharedFailed: { readonly kind: 'bet' | 'win' }
  /** A page was served: from the cache, fresh or aged, or rendered, for all or for one visitor. */
  readonly page: { readonly from: 'fresh' | 'aged' | 'rendered' | 'private' }
  /** A page was rendered. */
  readonly render: { readonly ms: number }
  /**
   * A browser reported how fast a page was. `page` is a path without bounds, which metrics reduce to its pattern;
   * milliseconds, CLS without a unit.
   */
  readonly vitals: {
    readonly page: string
    readonly device: string
    readonly network: string
    readonly figures: Readonly<Record<string, number>>
  }
  /** The front end alone called its platform. */
  readonly upstream: { readonly by: 'browser' | 'page'; readonly outcome: string; readonly ms: number }
}
type SignalName = keyof Signals

/** Registered by name: the server bundle and the sources are separate module graphs. */
const channelOf = (name: SignalName) => channel(`apogee.${name}`)
const channels: Record<SignalName, ReturnType<typeof channel>> = {
  call: channelOf('call'),
  movement: channelOf('movement'),
  play: channelOf('play'),
  sharedFailed: channelOf('sharedFailed'),
  page: channelOf('page'),
  render: channelOf('render'),
  vitals: channelOf('vitals'),
  upstream: channelOf('upstream'),
}

/** Publishes to subscribers; costs one check without any. */
export function signal<N extends SignalName>(name: N, said: Signals[N]): void {
  if (channels[name].hasSubscribers) channels[name].publish(said)
}

/** Calls the listener with every signal of a name. Returns a function that stops that. */
export function onSignal<N extends SignalName>(name: N, listener: (said: Signals[N]) => void): () => void {
  // Only `signal` publishes here, with the type of the name.
  const hear = (said: unknown) => listener(said as Signals[N])
  channels[name].subscribe(hear)
  return () => channels[name].unsubscribe(hear)
}
