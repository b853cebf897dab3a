import { type ComponentType, createElement, useEffect } from 'react'
import { createStore, useStore } from '../browser/createStore'

/**
 * The delay before retrying a mounted part that failed to load; after that it is retried when the device is online
 * again.
 */
const retryMs = [2_000, 10_000, 60_000]
/** A part that is opened again this long after a failure is retried at once. */
const pauseMs = 1_000

/** Retries a failed load while the returned function's caller is mounted; that function returns its cleanup. */
export function retrier<T>(load: () => Promise<T>, onLoaded: (part: T) => void): () => () => void {
  let failedAt = performance.now()
  let isLoading = false
  const attempt = () => {
    if (isLoading) return
    isLoading = true
    load()
      .then(onLoaded, () => {
        failedAt = performance.now()
      })
      .finally(() => {
        isLoading = false
      })
  }
  return () => {
    if (performance.now() - failedAt > pauseMs) attempt()
    const timers = retryMs.map((ms) => setTimeout(attempt, ms))
    addEventListener('online', attempt)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      removeEventListener('online', attempt)
    }
  }
}

/** Loads code that no component shows, and retries a failed load; the returned function stops that. */
export function loadRetried<T>(load: () => Promise<T>, onLoaded: (part: T) => void): () => void {
  let isOver = false
  let stop = () => {}
  const take = (part: T) => {
    stop()
    if (isOver) return
    isOver = true
    onLoaded(part)
  }
  load().then(take, () => {
    if (!isOver) stop = retrier(load, take)()
  })
  return () => {
    isOver = true
    stop()
  }
}

/** Resolves once the code has loaded, however many attempts that takes. */
export const untilLoaded = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    loadRetried(load, resolve)
  })

/** Replaces a part that failed to load: shows nothing, and the part once a retry has loaded it. */
export function retried<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded = createStore<{ readonly Part?: ComponentType<P> }>({})
  const retry = retrier(load, (Part) => loaded.set({ Part }))
  return (props) => {
    const { Part } = useStore(loaded)
    useEffect(() => (Part ? undefined : retry()), [Part])
    return Part && createElement(Part, props)
  }
}
