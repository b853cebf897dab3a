import { randomUUID } from 'node:crypto'

const mark = /<!--written ([\da-f-]{36}) (\d+)-->/g

/**
 * Replaces foreign HTML by placeholders while a page is rendered and delivered: the code that adds nonces to parts of
 * the page sees a comment in its place and so can't mistake it for ours (SEC-03). The comment cannot be guessed.
 */
export class HtmlPlaceholders {
  readonly #key = randomUUID()
  readonly #pieces: string[] = []

  readonly add = (html: string): string => `<!--written ${this.#key} ${this.#pieces.push(html) - 1}-->`

  /** The page with the HTML in place of its placeholders. */
  restore(page: string): string {
    if (this.#pieces.length === 0) return page
    return page.replace(mark, (whole, key: string, place: string) =>
      key === this.#key ? (this.#pieces[Number(place)] ?? '') : whole,
    )
  }
}
