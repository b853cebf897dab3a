import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

interface Kept {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Uint8Array<ArrayBuffer>
}
interface Entry {
  /** Null: it was rejected, or never answered; a repetition is intended. */
  readonly answer: Promise<Kept | null>
}

/** A browser repeats a call for about half a minute (CONST-02), and a person presses again within a few. */
const keptMs = 10 * 60_000
const most = 5_000
const mostBytes = 16 * 1024 * 1024
/** An answer about money is a few hundred bytes. A larger one is not kept. */
const mostBytesOfAnswer = 64 * 1024
/** Of an entry besides the answer's own text. */
const entryBytes = 500

/** Whether a call of the contract moves money, points or prizes. */
type IsMoney = (method: string, pathname: string) => boolean
type Send = (request: Request) => Promise<Response>

/**
 * Sends a call that moves money to the platform once under its `Idempotency-Key`, for platforms that do not know the header: a browser that lost the answer repeats the
 * call, and gets the answer of the first. Rejected and unanswered calls are forgotten. Each process knows only its own calls.
 */
export class IdempotencyCache {
  readonly #sessionCookies: readonly string[]
  readonly #isMoney: IsMoney
  readonly #entries: LRUCache<string, Entry>

  constructor(sessionCookies: readonly string[], isMoney: IsMoney, now: () => number = () => performance.now()) {
    this.#sessionCookies = sessionCookies
    this.#isMoney = isMoney
    this.#entries = new LRUCache({ max: most, maxSize: mostBytes, ttl: keptMs, ttlResolution: 0, perf: { now } })
  }

  async answer(request: Request, send: Send): Promise<Response> {
    const key = request.headers.get('idempotency-key')
    if (key === null || !this.#isMoney(request.method, new URL(request.url).pathname)) return send(request)
    const body = new Uint8Array(await request.arrayBuffer())
    const name = this.#nameOf(request, key, body)
    const known = this.#entries.get(name)
    if (known) {
      const kept = await known.answer
      if (kept) return responseOf(kept)
    }
    const { url, method, headers, signal } = request
    const sent = send(new Request(url, { method, headers, body, signal }))
    const answer = sent.then(read)
    this.#keep(
      name,
      answer.then(
        (read) => (read.status < 300 ? read : null),
        // The request itself reports the error; a retry sends it again.
        () => null,
      ),
    )
    return responseOf(await answer)
  }

  /** Whose call it is, and what it says: another body under the same key is another call, which the platform judges. */
  #nameOf({ url, method, headers }: Request, key: string, body: Uint8Array): string {
    const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
    const sessions = this.#sessionCookies.map((name) => cookies.find((cookie) => cookie.startsWith(`${name}=`)))
    const facts = JSON.stringify([key, method, url, sessions, headers.get('content-type')])
    return createHash('sha256').update(facts).update(body).digest('base64')
  }

  /** Bytes of the cached answers. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  #keep(name: string, answer: Promise<Kept | null>): void {
    const entry: Entry = { answer }
    this.#entries.purgeStale()
    this.#entries.set(name, entry, { size: entryBytes })
    void answer.then((kept) => {
      if (this.#entries.peek(name) !== entry) return
      const size = kept === null ? 0 : weigh(kept)
      if (kept === null || size > mostBytesOfAnswer) this.#entries.delete(name)
      // Another object, because the size of the same one would not be counted again; its time goes on.
      else this.#entries.set(name, { answer }, { size, noUpdateTTL: true })
    })
  }
}

const weigh = ({ headers, body }: Kept): number =>
  headers.reduce((sum, [name, value]) => sum + name.length + value.length, entryBytes + body.byteLength)

async function read(response: Response): Promise<Kept> {
  const { status, headers } = response
  return { status, headers: [...headers], body: new Uint8Array(await response.arrayBuffer()) }
}

/** These have no body (RFC 9110), and `Response` refuses one. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

const responseOf = ({ status, headers, body }: Kept): Response =>
  new Response(bodiless.has(status) ? null : body, { status, headers: headers.map(([name, value]) => [name, value]) })
