import type { Nodes } from './nodes.ts'

/** What was told is told whole again this often: a letter may be lost. */
const againMs = 30_000
/** Beats come every second: by then every node that lives has been heard. */
const settleMs = 2500

/**
 * Who is connected to which node: players by number, public channels by name. A message then goes to the nodes where somebody
 * waits for it, and what nobody waits for is not read.
 */
export class Presence {
  readonly #nodes: Nodes
  readonly #own: () => Iterable<string>
  readonly #now: () => number
  /** By node, what is there; null until it has said so. */
  readonly #byNode = new Map<string, Set<string> | null>()
  readonly #came = new Set<string>()
  readonly #gone = new Set<string>()
  #since: number
  #isTelling = false

  /** `own`: what is connected here. */
  constructor(nodes: Nodes, own: () => Iterable<string>, now: () => number = () => performance.now()) {
    this.#nodes = nodes
    this.#own = own
    this.#now = now
    this.#since = now()
    nodes.hear('presence', (told, from) => {
      if (told.kind === 'hello') return this.#tellAll([from])
      if (told.kind === 'all') return void this.#byNode.set(from, new Set(told.keys))
      const there = this.#byNode.get(from)
      for (const key of told.came) there?.add(key)
      for (const key of told.gone) there?.delete(key)
    })
    nodes.onChange((change) => {
      if (change.kind === 'gone') this.#byNode.delete(change.node)
      else if (change.kind === 'came') this.#ask(change.node)
      else {
        this.#byNode.clear()
        this.#since = this.#now()
        for (const node of nodes.others()) this.#ask(node)
        this.#tellAll()
      }
    })
    for (const node of nodes.others()) this.#ask(node)
    this.#tellAll()
    setInterval(() => this.#tellAll(), againMs).unref()
  }

  /** Somebody or something is connected here that was not, or is no longer. */
  change(key: string, isHere: boolean) {
    const [to, from] = isHere ? [this.#came, this.#gone] : [this.#gone, this.#came]
    from.delete(key)
    to.add(key)
    if (this.#isTelling) return
    this.#isTelling = true
    // One message for all that changed in this turn of the loop.
    setImmediate(() => {
      this.#isTelling = false
      const changed = { came: [...this.#came], gone: [...this.#gone] }
      this.#came.clear()
      this.#gone.clear()
      this.#nodes.tell('presence', { kind: 'change', ...changed })
    })
  }

  /** The other nodes where it is connected; null while that is not known, and it may be anywhere. */
  nodesOf(key: string): readonly string[] | null {
    if (!this.#isKnown()) return null
    return [...this.#byNode].flatMap(([node, there]) => (there?.has(key) ? [node] : []))
  }

  /** Everything that is connected to other nodes; null while that is not known. */
  elsewhere(): ReadonlySet<string> | null {
    if (!this.#isKnown()) return null
    return new Set([...this.#byNode.values()].flatMap((there) => [...(there ?? [])]))
  }

  #isKnown(): boolean {
    const isSettled = this.#now() - this.#since >= settleMs
    return isSettled && this.#nodes.isConnected() && ![...this.#byNode.values()].includes(null)
  }

  #ask(node: string) {
    this.#byNode.set(node, null)
    this.#nodes.tell('presence', { kind: 'hello' }, [node])
  }

  #tellAll(to?: readonly string[]) {
    this.#nodes.tell('presence', { kind: 'all', keys: [...this.#own()] }, to)
  }
}
