/**
 * Runs in the page, so it uses nothing from outside. Returns the faults of every visible control: of the top dialog, or
 * of the page.
 *
 * - A press at the middle of a control must reach this control. A press at the middle of an element that only looks
 *   like a control (a `no-tap` style, a pointer cursor) must reach the enabled link or button of its card.
 * - Two controls may not overlap. One may lie completely within another (a heart on a tile, a link in a label), as long
 *   as both are reached at their middle. A card's link is compared by its text, because its area may lie under the
 *   card's other controls. Elements that scroll separately (a bar over the page) are compared only by the press.
 * - A control is at least 24 by 24 px, including its label and its card. Exception: a link in a sentence (WCAG 2.5.8,
 *   inline).
 */
export function hitProbe(): string[] {
  const minPx = 24
  // Layout uses fractions of a pixel.
  const slackPx = 1
  const roles = ['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'option', 'slider', 'combobox']
  const controlSelector = [
    'a[href],button,input:not([type=hidden]),select,textarea,summary',
    ...roles.map((role) => `[role=${role}]`),
  ].join()

  interface Control {
    readonly element: Element
    /** The visible part: the label, if the control itself is hidden. */
    readonly face: Element
    /** Includes its label. */
    readonly box: DOMRect
  }

  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height, right, bottom } = element.getBoundingClientRect()
    // Excludes elements for screen readers only, and links that enter the screen when focused.
    return width > 1 && height > 1 && right > 0 && bottom + scrollY > 0
  }

  /** The control that a press on this element reaches. */
  const controlOf = (element: Element | null): Element | null => {
    const found = element?.closest(`${controlSelector},label`) ?? null
    return found instanceof HTMLLabelElement ? found.control : found
  }

  /** The card of a link whose area is its whole card. */
  const cardOf = (element: Element): Element | null => {
    const { content, position, inset } = getComputedStyle(element, '::after')
    const isStretched = content !== 'none' && position === 'absolute' && inset === '0px'
    return isStretched && element instanceof HTMLElement ? element.offsetParent : null
  }

  const isEnabled = (element: Element): boolean =>
    !element.matches(':disabled,[aria-disabled=true]') && !element.closest('[inert]')

  /** The longer line of a link on two lines, because the middle of both may be empty. */
  const rectOf = (element: Element): DOMRect =>
    [...element.getClientRects()].reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b))

  const union = (rects: readonly DOMRect[]): DOMRect => {
    const left = Math.min(...rects.map((rect) => rect.left))
    const top = Math.min(...rects.map((rect) => rect.top))
    const right = Math.max(...rects.map((rect) => rect.right))
    const bottom = Math.max(...rects.map((rect) => rect.bottom))
    return new DOMRect(left, top, right - left, bottom - top)
  }

  const toControl = (element: Element): Control[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].filter(isSeen) : []
    if (!isSeen(element)) {
      const [face] = labels
      return face ? [{ element, face, box: union(labels.map(rectOf)) }] : []
    }
    const around = labels.filter((label) => label.contains(element))
    return [{ element, face: element, box: union([element, ...around].map(rectOf)) }]
  }

  const looksLikeControl = (element: Element): boolean => {
    if (element.closest('svg') || controlOf(element) || !isSeen(element)) return false
    if (element.matches('.no-tap')) return true
    const cursorOf = (at: Element | null) => at && getComputedStyle(at).cursor
    return cursorOf(element) === 'pointer' && cursorOf(element.parentElement) !== 'pointer'
  }

  const isInSentence = (element: Element): boolean => {
    const isInline = (at: Element) => getComputedStyle(at).display.startsWith('inline')
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && isInline(block)) block = block.parentElement
    const texts = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: text } = texts.currentNode
      if (/\p{L}/u.test(text ?? '') && parent && !parent.closest(controlSelector) && isSeen(parent)) return true
    }
    return false
  }

  /** The scroll container: elements with the same one keep their distance. */
  const scrollerOf = (element: Element): Element => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky') return at
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return at
      if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at
    }
    return document.documentElement
  }

  const nameOf = (element: Element | null): string => {
    if (!element) return 'nothing'
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.localName} class="${(element.getAttribute('class') ?? '').slice(0, 60)}"> "${text.trim().slice(0, 40)}"`
  }

  /** The element at the middle of this one, scrolled to the middle of the screen; undefined if it cannot be. */
  const pressed = (face: Element): Element | null | undefined => {
    face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = rectOf(face)
    const [x, y] = [left + width / 2, top + height / 2]
    return x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? undefined : document.elementFromPoint(x, y)
  }

  const sizeFault = ({ element, box }: Control): string[] => {
    const { width, height } = cardOf(element)?.getBoundingClientRect() ?? box
    if ((width > minPx - 0.1 && height > minPx - 0.1) || isInSentence(element)) return []
    return [`small, ${width.toFixed(1)} by ${height.toFixed(1)} px: ${nameOf(element)}`]
  }

  const holds = (outer: DOMRect, inner: DOMRect): boolean =>
    outer.left <= inner.left + slackPx &&
    outer.top <= inner.top + slackPx &&
    outer.right >= inner.right - slackPx &&
    outer.bottom >= inner.bottom - slackPx

  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slackPx &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slackPx

  const overlapFaults = (controls: readonly Control[]): string[] => {
    const scrollers = controls.map(({ face }) => scrollerOf(face))
    return controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter((other, offset) => {
          if (scrollers[index] !== scrollers[index + 1 + offset] || !overlap(one.box, other.box)) return false
          return !holds(one.box, other.box) && !holds(other.box, one.box)
        })
        .map((other) => `overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`),
    )
  }

  const pressFault = ({ element, face }: Control): string[] => {
    const at = pressed(face)
    if (at === undefined) return [`out of reach: ${nameOf(element)}`]
    return controlOf(at) === element ? [] : [`covered: ${nameOf(element)} by ${nameOf(at)}`]
  }

  const deadFault = (face: Element): string[] => {
    const at = pressed(face)
    if (at === undefined) return [`out of reach: ${nameOf(face)}`]
    const control = controlOf(at)
    if (control && isEnabled(control) && cardOf(control)?.contains(face)) return []
    return [`dead: ${nameOf(face)}, reached: ${nameOf(at)}`]
  }

  scrollTo({ top: 0, behavior: 'instant' })
  const everything = [...document.querySelectorAll<HTMLElement>('*')]
  // The browser lays out off-screen rows only when it draws a frame near them.
  for (const element of everything)
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'

  const scope = [...document.querySelectorAll('[role=dialog]:not([inert])')].at(-1) ?? document.body
  const controls = [...scope.querySelectorAll(controlSelector)].flatMap(toControl)
  if (controls.length === 0) return ['no control at all']
  const faces = [...scope.querySelectorAll('*')].filter(looksLikeControl)
  // First the checks without scrolling.
  return [
    ...controls.flatMap(sizeFault),
    ...overlapFaults(controls),
    ...controls.flatMap(pressFault),
    ...faces.flatMap(deadFault),
  ]
}
