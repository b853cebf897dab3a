import type { Journal } from './journal.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/**
 * Connection to a server that gets killed. A request without a definite answer (no response, or 5xx while it drains) is
 * sent again with the same ids as soon as the server is back, as a studio, a payment provider and a browser do.
 */
export class Line {
  readonly #journal: Journal
  #isOpen = true
  #opened: Promise<void> = Promise.resolve()
  #open: () => void = () => undefined
  /** While the disk is full, a 503 is the correct response. */
  isDiskFull = false
  /** Number of these 503 responses. */
  refused = 0
  /** Rejections and 5xx responses that arrived while no kill was in progress. */
  unexpected: string[] = []

  constructor(journal: Journal) {
    this.#journal = journal
  }

  close(): void {
    this.#isOpen = false
    this.#opened = new Promise((resolve) => {
      this.#open = resolve
    })
  }

  open(): void {
    this.#isOpen = true
    this.#open()
  }

  async deliver(what: string, send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      await this.#opened
      this.#journal.inFlight += 1
      try {
        const answer = await send()
        if (answer.status < 500) return answer
        if (answer.status === 503 && this.isDiskFull) this.refused += 1
        else if (this.#isOpen)
          this.unexpected.push(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
      } catch {
        this.#journal.lostAnswers += 1
      } finally {
        this.#journal.inFlight -= 1
      }
      // A dead server refuses connections at once until close() is called, so pause instead of spinning.
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}
