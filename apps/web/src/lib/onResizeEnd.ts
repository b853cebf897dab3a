/**
 * CONST-14: while a window is being resized or a phone rotated, whatever depends on its size waits until it has
 * settled.
 */
const resizeRestMs = 150

/** Calls back when the window has kept its size for a moment. Returns a function that stops listening. */
export function onResizeEnd(
  run: () => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(run, resizeRestMs)
  }
  target.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    target.removeEventListener('resize', onResize)
  }
}
