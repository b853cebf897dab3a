import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from '../lib/toasts'

const Toasts = lazy(() => import('./Toasts'))
const hasToasts = () => toasts.snapshot().length > 0

/** Loads the toasts with the first one. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toasts.subscribe, hasToasts, () => false)
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
