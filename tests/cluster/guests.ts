import { setTimeout as sleep } from 'node:timers/promises'
import { guestPages } from '../e2e/support/guestPages.ts'

/** Ten guests a second, which two cores can serve in addition to the other load, even when a fresh node renders. */
const everyMs = 100
/** After this the guest gives up. */
const patienceMs = 15_000
const lostShown = 5

/** Guests who open one page after the other while nodes behind the proxy are killed. A failed page is not retried. */
export class Guests {
  readonly #url: string
  readonly #paths = [...new Set(Object.values(guestPages).flat())]
  readonly #requests: Promise<void>[] = []
  #isOver = false
  #longestMs = 0
  /** The first lost pages with their reason. */
  readonly lost: string[] = []
  lostCount = 0
  count = 0

  constructor(url: string) {
    this.#url = url
  }

  /** Opens pages until {@link end}. */
  async run(): Promise<void> {
    while (!this.#isOver) {
      this.#requests.push(this.#request(this.#paths[this.count % this.#paths.length] ?? '/'))
      this.count += 1
      await sleep(everyMs)
    }
    await Promise.all(this.#requests)
  }

  end(): void {
    this.#isOver = true
  }

  get share(): number {
    return (this.count - this.lostCount) / this.count
  }

  /** The longest wait for a complete page since the last call. */
  resetLongest(): number {
    const longest = this.#longestMs
    this.#longestMs = 0
    return longest
  }

  async #request(path: string): Promise<void> {
    const since = performance.now()
    const answer = await fetch(this.#url + path, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(patienceMs),
    })
      .then(async (page) => {
        const html = await page.text()
        if (page.status >= 500) return `${path}: ${page.status}`
        return html.includes('</html>') ? null : `${path}: cut off`
      })
      .catch((error: unknown) => `${path}: ${error instanceof Error ? (error.cause ?? error.message) : error}`)
    this.#longestMs = Math.max(this.#longestMs, performance.now() - since)
    if (answer === null) return
    this.lostCount += 1
    if (this.lost.length < lostShown) this.lost.push(answer)
  }
}
