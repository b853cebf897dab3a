import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../lib/i18n/TextsProvider'
import { logClient } from '../lib/track'
import { Satellite } from '../ui/art/Satellite'
import { Button } from '../ui/Button'
import { Standing } from './Standing'

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
    <Standing
      art={<Satellite size={160} />}
      code={t('failure.code')}
      title={t('failure.title')}
      text={t('failure.text')}
      home={t('failure.home')}
    >
      <Button tone="ghost" size="large" onClick={retry}>
        {t('failure.retry')}
      </Button>
    </Standing>
  )
}
