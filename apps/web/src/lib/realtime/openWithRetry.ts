import { ApiError } from '../api'
import { onRestored } from '../browser/onRestored'
import { retryDelay } from './backOff'

/** Repeating a call after a 4xx response gets the same response, unless it was a limit or a timeout. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429

/**
 * Opens a connection and retries with backoff, and at once when the device is online again, until it is open. Returns a
 * function that closes it, or stops the retries.
 */
export function openWithRetry(open: () => Promise<() => void>, onFailure: (error: unknown) => void): () => void {
  let isOver = false
  let isOpening = false
  let failed = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let close: (() => void) | undefined
  const attempt = async () => {
    if (isOpening) return
    isOpening = true
    clearTimeout(timer)
    try {
      const opened = await open()
      removeEventListener('online', attempt)
      if (isOver) opened()
      else close = opened
    } catch (error) {
      isOpening = false
      if (isOver) return
      // Only the first failure of a visit is reported.
      if (failed === 0) onFailure(error)
      if (isFinal(error)) return removeEventListener('online', attempt)
      timer = setTimeout(attempt, retryDelay(failed))
      failed += 1
    }
  }
  addEventListener('online', attempt)
  void attempt()
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', attempt)
    close?.()
  }
}

/**
 * The same while the page is shown: it closes when the visitor leaves the document, because browsers put no page with an
 * open connection into their back/forward cache, and opens again when they come back.
 */
export function openWhileShown(open: () => Promise<() => void>, onFailure: (error: unknown) => void): () => void {
  let close = openWithRetry(open, onFailure)
  const onHide = () => close()
  addEventListener('pagehide', onHide)
  const stop = onRestored(() => {
    close = openWithRetry(open, onFailure)
  })
  return () => {
    removeEventListener('pagehide', onHide)
    stop()
    close()
  }
}
