import type { Nodes } from './nodes.ts'

/** Each node sends its full state again at this interval, because a message may be lost. */
const againMs = 30_000
/** Heartbeats are sent every second: by then every live node has sent one. */
const settleMs = 2500

/**
 * Tracks which node has which connections: players by number, public channels by name. A message then goes only to
 * nodes with subscribers, and data without subscribers is never read.
 */
export class Presence {
  readonly #nodes: Nodes
  readonly #own: () => Iterable<string>
  readonly #now: () => number
  /** Connections by node; null until it has sent them. */
  readonly #byNode = new Map<string, Set<string> | null>()
  readonly #came = new Set<string>()
  readonly #gone = new Set<string>()
  #since: number
  #isPublishing = false

  /** `own`: the connections of this node. */
  constructor(nodes: Nodes, own: () => Iterable<string>, now: () => number = () => performance.now()) {
    this.#nodes = nodes
    this.#own = own
    this.#now = now
    this.#since = now()
    nodes.subscribe('presence', (told, from) => {
      if (told.kind === 'hello') return this.#publishAll([from])
      if (told.kind === 'all') return void this.#byNode.set(from, new Set(told.keys))
      const there = this.#byNode.get(from)
      for (const key of told.came) there?.add(key)
      for (const key of told.gone) there?.delete(key)
    })
    nodes.onChange((change) => {
      if (change.kind === 'gone') this.#byNode.delete(change.node)
      else if (change.kind === 'came') this.#requestKeys(change.node)
      else {
        this.#byNode.clear()
        this.#since = this.#now()
        for (const node of nodes.peers()) this.#requestKeys(node)
        this.#publishAll()
      }
    })
    for (const node of nodes.peers()) this.#requestKeys(node)
    this.#publishAll()
    setInterval(() => this.#publishAll(), againMs).unref()
  }

  /** A player or channel has got its first connection here, or lost its last one. */
  change(key: string, isHere: boolean) {
    const [to, from] = isHere ? [this.#came, this.#gone] : [this.#gone, this.#came]
    from.delete(key)
    to.add(key)
    if (this.#isPublishing) return
    this.#isPublishing = true
    // One message for all changes in this turn of the event loop.
    setImmediate(() => {
      this.#isPublishing = false
      const changed = { came: [...this.#came], gone: [...this.#gone] }
      this.#came.clear()
      this.#gone.clear()
      this.#nodes.publish('presence', { kind: 'change', ...changed })
    })
  }

  /** The peers it is connected to; null while unknown: it may be connected to any of them. */
  nodesOf(key: string): readonly string[] | null {
    if (!this.#isKnown()) return null
    return [...this.#byNode].flatMap(([node, there]) => (there?.has(key) ? [node] : []))
  }

  /** All connections of the peers; null while unknown. */
  remote(): ReadonlySet<string> | null {
    if (!this.#isKnown()) return null
    return new Set([...this.#byNode.values()].flatMap((there) => [...(there ?? [])]))
  }

  #isKnown(): boolean {
    const isSettled = this.#now() - this.#since >= settleMs
    return isSettled && this.#nodes.isConnected() && ![...this.#byNode.values()].includes(null)
  }

  #requestKeys(node: string) {
    this.#byNode.set(node, null)
    this.#nodes.publish('presence', { kind: 'hello' }, [node])
  }

  #publishAll(to?: readonly string[]) {
    this.#nodes.publish('presence', { kind: 'all', keys: [...this.#own()] }, to)
  }
}
