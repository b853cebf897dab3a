import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../lib/delivery'
import { toasts } from '../../lib/toasts'

const Toasts = lazyPart(() => import('./Toasts'))
const hasToasts = () => toasts.snapshot().length > 0

/** Loads the toast component with the first toast. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toasts.subscribe, hasToasts, () => false)
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
