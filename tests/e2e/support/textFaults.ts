/**
 * Runs in the page, so it uses nothing from outside. Returns the texts within an element that a box cuts off sideways,
 * that leave their button, or that lie over another text. Rows that scroll sideways are left out; texts are compared with
 * those that scroll along with them.
 */
export function textFaults(root: Element): string[] {
  // Layout uses fractions of a pixel, and lines of text overlap by their leading.
  const slackPx = 2

  interface Text {
    readonly words: string
    readonly parent: Element
    readonly scroller: Element
    readonly lines: readonly DOMRect[]
  }

  const scrollerOf = (element: Element): Element => {
    let at = element
    while (at !== root && !/auto|scroll/.test(getComputedStyle(at).overflowY)) at = at.parentElement ?? root
    return at
  }

  /** The nearest box that cuts or scrolls its content. */
  const clipOf = (element: Element): Element => {
    let at = element
    while (at !== root && getComputedStyle(at).overflowX === 'visible') at = at.parentElement ?? root
    return at
  }

  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    const words = textContent?.trim().slice(0, 40) ?? ''
    if (!parent || words === '' || parent.closest('svg, .sr-only, .scrollbar-none')) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    texts.push({ words, parent, scroller: scrollerOf(parent), lines: [...range.getClientRects()] })
  }

  const leaves = (lines: readonly DOMRect[], edge: DOMRect) =>
    lines.some(({ left, right }) => left < edge.left - slackPx || right > edge.right + slackPx)

  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slackPx &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slackPx

  const overlapping = (one: readonly DOMRect[], other: readonly DOMRect[]) =>
    one.some((a) => other.some((b) => overlap(a, b)))

  return texts.flatMap(({ words, parent, scroller, lines }, index) => {
    const control = parent.closest('a, button, label')
    const others = texts
      .slice(index + 1)
      .filter((other) => other.scroller === scroller && other.parent !== parent && overlapping(lines, other.lines))
    return [
      ...(leaves(lines, clipOf(parent).getBoundingClientRect()) ? [`cut: ${words}`] : []),
      ...(control && leaves(lines, control.getBoundingClientRect()) ? [`leaves its control: ${words}`] : []),
      ...others.map((other) => `overlap: ${words} and ${other.words}`),
    ]
  })
}
