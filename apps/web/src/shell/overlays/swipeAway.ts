/** How far or how fast an element must be swiped to be dismissed. */
const farPx = 90
const fastPxPerMs = 0.5

export interface Swipe {
  readonly dx: number
  readonly ms: number
}

/** Whether a swipe was intended: far, or short and fast. */
export const isSwipedAway = ({ dx, ms }: Swipe): boolean =>
  Math.abs(dx) >= farPx || (Math.abs(dx) > 24 && Math.abs(dx) / Math.max(1, ms) >= fastPxPerMs)

/**
 * Lets a finger swipe an element sideways off the screen. It follows the finger, and springs back if the swipe was too
 * short. Animates transform and opacity only. Returns a function that stops listening.
 */
export function swipeAway(element: HTMLElement, onAway: () => void): () => void {
  let start: { readonly x: number; readonly at: number; readonly id: number } | undefined
  const draw = (dx: number, isHeld: boolean) => {
    element.style.transition = isHeld ? 'none' : ''
    element.style.transform = dx === 0 ? '' : `translateX(${dx}px)`
    element.style.opacity = dx === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(dx) / 300))
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    start = { x: event.clientX, at: event.timeStamp, id: event.pointerId }
  }
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return
    const dx = event.clientX - start.x
    // It counts as a press until the pointer has moved.
    if (Math.abs(dx) > 8) element.setPointerCapture(event.pointerId)
    draw(dx, true)
  }
  const end = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return
    const swipe = { dx: event.clientX - start.x, ms: event.timeStamp - start.at }
    start = undefined
    if (event.type === 'pointerup' && isSwipedAway(swipe)) onAway()
    else draw(0, false)
  }
  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', end, { signal })
  return () => stop.abort()
}
