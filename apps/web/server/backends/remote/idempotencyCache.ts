import { createHash } from 'node:crypto'

interface CachedResponse {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Uint8Array<ArrayBuffer>
}
interface Entry {
  /** Null: it was rejected, or got no response; a repetition is intended. */
  readonly answer: Promise<CachedResponse | null>
  readonly until: number
  /** Memory used by its response; 0 until it has arrived. */
  bytes: number
}

/** A browser retries a call for about half a minute (CONST-02), and players press again within a few minutes. */
const ttlMs = 10 * 60_000
const maxEntries = 5_000
const maxBytes = 16 * 1024 * 1024
/** A response about money is a few hundred bytes. A larger one is not cached. */
const maxResponseBytes = 64 * 1024
/** Memory of an entry in addition to the response's text. */
const entryBytes = 500

/** Whether a call of the contract moves money, points or prizes. */
type IsMoney = (method: string, pathname: string) => boolean
type Send = (request: Request) => Promise<Response>

/**
 * Sends a call that moves money to the platform once under its `Idempotency-Key`, for platforms that do not support the
 * header: a browser that lost the response repeats the call and gets the first response. Calls that were rejected or
 * got no response are not cached. Each process knows only its own calls.
 */
export class IdempotencyCache {
  readonly #sessionCookies: readonly string[]
  readonly #isMoney: IsMoney
  readonly #now: () => number
  #bytes = 0
  readonly #entries = new Map<string, Entry>()

  constructor(sessionCookies: readonly string[], isMoney: IsMoney, now: () => number = () => performance.now()) {
    this.#sessionCookies = sessionCookies
    this.#isMoney = isMoney
    this.#now = now
  }

  async answer(request: Request, send: Send): Promise<Response> {
    const key = request.headers.get('idempotency-key')
    if (key === null || !this.#isMoney(request.method, new URL(request.url).pathname)) return send(request)
    const body = new Uint8Array(await request.arrayBuffer())
    const name = this.#nameOf(request, key, body)
    const known = this.#entries.get(name)
    if (known && known.until > this.#now()) {
      const cached = await known.answer
      if (cached) return responseOf(cached)
    }
    const { url, method, headers, signal } = request
    const sent = send(new Request(url, { method, headers, body, signal }))
    const answer = sent.then(read)
    this.#keep(
      name,
      answer.then(
        (read) => (read.status < 300 ? read : null),
        () => null,
      ),
    )
    return responseOf(await answer)
  }

  /**
   * Identifies the visitor and the content: another body under the same key is a different call, which the platform
   * judges.
   */
  #nameOf({ url, method, headers }: Request, key: string, body: Uint8Array): string {
    const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
    const sessions = this.#sessionCookies.map((name) => cookies.find((cookie) => cookie.startsWith(`${name}=`)))
    const facts = JSON.stringify([key, method, url, sessions, headers.get('content-type')])
    return createHash('sha256').update(facts).update(body).digest('base64')
  }

  /** Bytes of the cached responses. */
  get bytes(): number {
    return this.#bytes
  }

  #keep(name: string, answer: Promise<CachedResponse | null>): void {
    this.#drop(name)
    const entry: Entry = { answer, until: this.#now() + ttlMs, bytes: 0 }
    this.#entries.set(name, entry)
    this.#shrink()
    void answer.then((cached) => {
      if (this.#entries.get(name) !== entry) return
      const bytes = cached === null ? 0 : weigh(cached)
      if (cached === null || bytes > maxResponseBytes) return this.#drop(name)
      entry.bytes = bytes
      this.#bytes += bytes
      this.#shrink()
    })
  }

  /** Evicts expired entries and, past the limits, the oldest. */
  #shrink(): void {
    for (const [name, { until }] of this.#entries) {
      if (until > this.#now() && this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break
      this.#drop(name)
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0
    this.#entries.delete(name)
  }
}

const weigh = ({ headers, body }: CachedResponse): number =>
  headers.reduce((sum, [name, value]) => sum + name.length + value.length, entryBytes + body.byteLength)

async function read(response: Response): Promise<CachedResponse> {
  const { status, headers } = response
  return { status, headers: [...headers], body: new Uint8Array(await response.arrayBuffer()) }
}

/** These statuses have no body (RFC 9110), and `Response` rejects one. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

const responseOf = ({ status, headers, body }: CachedResponse): Response =>
  new Response(bodiless.has(status) ? null : body, { status, headers: headers.map(([name, value]) => [name, value]) })
