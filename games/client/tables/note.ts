const SHOWN_MS = 2600

/** A toast that disappears automatically: why a chip was not laid. */
export function createNote(toast: (text: string | null) => void, shownMs = SHOWN_MS): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    clearTimeout(timer)
    toast(text)
    timer = setTimeout(() => toast(null), shownMs)
  }
}
