/** CONST-14: layout that depends on the window's size waits until a resize or a rotation has ended. */
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
