import { type CallName, routes } from '@apogee/contract'
import { isOurs } from '@apogee/contract/protocol/extensions'
import type { FlagName } from '@apogee/rules/site/flagNames'
import { allCapabilities, type Capabilities } from '../capabilities.ts'

interface Part {
  /** The part is available if one of these calls is. */
  readonly calls: readonly string[]
  readonly off?: readonly FlagName[]
  readonly pages?: readonly string[]
}

/** Calls that reject guests: some platforms hide them from guests by a 404. */
const hiddenFromGuests = new Set<string>()

function pathOf(name: CallName, param = ''): string {
  const path = (routes[name].split(' ')[1] ?? '').replace(/:\w+/, param)
  // Our own call: rejected or missing.
  if (path.startsWith('/api/player/') && !isOurs(name)) hiddenFromGuests.add(path)
  return path
}
const tournaments = pathOf('tournaments.list')

/** Parts of the product that a platform may lack, and their flags and pages. */
const parts: readonly Part[] = [
  { calls: [tournaments], pages: ['/tournaments'] },
  { calls: [tournaments, pathOf('quests.list')], pages: ['/actions'] },
  { calls: [tournaments, pathOf('quests.achievements')], pages: ['/achievements'] },
  { calls: [pathOf('lotteries.list')], pages: ['/lotteries'] },
  { calls: [pathOf('loyalty.rates', 'money'), pathOf('loyalty.rates', 'freespins')], off: ['rocket_mart'] },
  { calls: [pathOf('lootboxes.list')], off: ['rocket_chance'], pages: ['/rocketmart-wheel', '/rocketplay-wheel'] },
  { calls: [pathOf('jackpots.list')], off: ['mystic_jackpots'] },
  { calls: [pathOf('support.thread')], off: ['live_chat'] },
  { calls: [pathOf('games.rounds'), pathOf('games.history')], pages: ['/profile/games-history?show=rounds'] },
  { calls: [pathOf('bonuses.events')], pages: ['/profile/games-history?show=bonuses'] },
  { calls: [pathOf('loyalty.history')], pages: ['/profile/games-history?show=points'] },
  { calls: [pathOf('cashbox.exportPayments')], pages: [pathOf('cashbox.exportPayments')] },
]
/** Every platform has this call: if it is missing too, a proxy responds in place of the platform. */
const whoAmI = pathOf('profile.player')
const isOpen = (path: string): boolean => !hiddenFromGuests.has(path)
const watchedPaths: ReadonlySet<string> = new Set(parts.flatMap(({ calls }) => calls))

const isNoCall = (status: number): boolean => status === 404 || status === 405 || status === 501
const isUnauthorized = (status: number): boolean => status === 401 || status === 403

const refreshMs = 10 * 60_000

/** Requests a path of the platform as a guest; resolves to the response's status. Throws without a response. */
type RequestStatus = (path: string) => Promise<number>
/** Whether these cookies belong to a player: clients can send a cookie of that name with any value. */
type IsPlayer = (cookie: string) => Promise<boolean>

/**
 * Learns from a platform's responses which parts of the product it offers. A 404 in a visitor's response is confirmed
 * by another request, together with a call that every platform has, so that a proxy that responds with 404 while the
 * platform restarts removes nothing.
 */
export class CapabilityDetector {
  readonly #requestStatus: RequestStatus
  readonly #isPlayer: IsPlayer
  #isProving = false
  readonly #now: () => number
  #missing = new Set<string>()
  readonly #suspects = new Set<string>()
  #capabilities: Capabilities = allCapabilities
  #round: Promise<void> | undefined
  /** Undefined until it is started, so that tests make no requests. */
  #detectedAt: number | undefined

  constructor(detect: RequestStatus, isPlayer: IsPlayer, now: () => number = () => performance.now()) {
    this.#requestStatus = detect
    this.#isPlayer = isPlayer
    this.#now = now
  }

  /** The current capabilities. Refreshes them now and then, since a platform may be updated while we run. */
  get capabilities(): Capabilities {
    if (this.#detectedAt !== undefined && this.#now() - this.#detectedAt > refreshMs) void this.detect()
    return this.#capabilities
  }

  /** Records a response to a visitor. */
  recordResponse(
    { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
    status: number,
    hasSession: boolean,
  ): void {
    const { pathname: path } = new URL(url)
    if (method !== 'GET' || !watchedPaths.has(path) || this.#detectedAt === undefined) return
    if (isNoCall(status)) {
      if (this.#missing.has(path)) return
      if (isOpen(path)) this.#suspect(path)
      else if (hasSession) this.#suspectOf(headers.get('cookie') ?? '', path)
    } else if (status < 500 && !isUnauthorized(status) && this.#missing.delete(path)) this.#conclude()
  }

  #suspect(path: string): void {
    this.#suspects.add(path)
    void this.detect()
  }

  /**
   * A guest with an invalid session gets 404 like any other: only a player's response counts. One visitor at a time.
   */
  #suspectOf(cookie: string, path: string): void {
    if (this.#isProving) return
    this.#isProving = true
    this.#isPlayer(cookie)
      // A missing response proves nothing.
      .catch(() => false)
      .then((isPlayer) => {
        this.#isProving = false
        if (isPlayer) this.#suspect(path)
      })
  }

  /** Requests all calls that a guest can make. One round at a time. */
  detect(): Promise<void> {
    this.#detectedAt = this.#now()
    this.#round ??= this.#detectAll()
      // A missing response proves nothing.
      .catch(() => undefined)
      .finally(() => {
        this.#round = undefined
      })
    return this.#round
  }

  async #detectAll(): Promise<void> {
    const open = [...watchedPaths].filter(isOpen)
    const [who = 500, ...statuses] = await Promise.all([whoAmI, ...open].map((path) => this.#requestStatus(path)))
    if (who >= 500 || isNoCall(who)) return
    const missing = new Set([...this.#missing, ...this.#suspects])
    for (const [index, path] of open.entries()) {
      const status = statuses[index] ?? 500
      if (isNoCall(status)) missing.add(path)
      else if (status < 500) missing.delete(path)
    }
    this.#suspects.clear()
    this.#missing = missing
    this.#conclude()
  }

  #conclude(): void {
    const gone = parts.filter(({ calls }) => calls.every((path) => this.#missing.has(path)))
    const capabilities = {
      disabledFlags: gone.flatMap(({ off = [] }) => off),
      hiddenPages: gone.flatMap(({ pages = [] }) => pages),
    }
    if (JSON.stringify(capabilities) !== JSON.stringify(this.#capabilities)) this.#capabilities = capabilities
  }
}
