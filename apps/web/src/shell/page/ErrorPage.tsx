import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConnectionError } from '../../lib/api'
import { isConnected } from '../../lib/api/connection'
import { logClient } from '../../lib/browser/track'
import { useT } from '../../lib/i18n/TextsProvider'
import { isFailedImport } from '../../lib/navigation/reloadOnce'
import { Button } from '../../ui/Button'
import { FallbackPage } from '../../ui/states/FallbackPage'

/** Replaces a failed page. The frame around it stays usable. */
export function ErrorPage({ error, reset }: { error: unknown; reset?: () => void }) {
  const t = useT('shell')
  const router = useRouter()
  useEffect(() => {
    logClient('PAGE_FAILED', 'ERROR', {
      message: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown',
    })
  }, [error])
  // A page whose code fails to load is treated like a failed call.
  const [isOffline] = useState(() => error instanceof ConnectionError || !isConnected() || navigator.onLine === false)
  useEffect(() => {
    if (!isOffline) return
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isOffline])
  const retry = () => {
    // Only a page reload requests failed code again, and finds a new build's code.
    if (isOffline || isFailedImport(error)) return location.reload()
    reset?.()
    void router.invalidate()
  }
  return (
    <FallbackPage message={isOffline ? 'offline' : 'failure'}>
      <Button tone="ghost" size="large" onClick={retry}>
        {t('failure.retry')}
      </Button>
    </FallbackPage>
  )
}
