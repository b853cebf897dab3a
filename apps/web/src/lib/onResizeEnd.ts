/** CONST-14: while a window is being dragged or a phone turned, what hangs on its size waits until it rests. */
const resizeRestMs = 150

/** Calls when the window has kept its size for a moment. Returns a function that stops listening. */
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
