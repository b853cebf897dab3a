import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../lib/i18n/TextsProvider'
import { logClient } from '../lib/track'
import { Button } from '../ui/Button'
import { StandInPage } from './StandInPage'

/** A page that failed. The frame around it stays usable. */
export function ErrorPage({ error, reset }: { error: unknown; reset?: () => void }) {
  const t = useT('shell')
  const router = useRouter()
  useEffect(() => {
    logClient('PAGE_FAILED', 'ERROR', {
      message: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown',
    })
  }, [error])
  const retry = () => {
    reset?.()
    void router.invalidate()
  }
  return (
    <StandInPage words="failure">
      <Button tone="ghost" size="large" onClick={retry}>
        {t('failure.retry')}
      </Button>
    </StandInPage>
  )
}
