/** The longest wait for a frame: a background window renders none. */
const maxMs = 200

/** Resolves when the next frame has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const end = setTimeout(resolve, maxMs)
    requestAnimationFrame(() => {
      clearTimeout(end)
      setTimeout(resolve)
    })
  })
