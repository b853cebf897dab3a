import { useRouterState } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/delivery'
import { useT } from '../../lib/i18n/TextsProvider'
import { useSite } from '../../lib/page/site'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { EmptyState } from './EmptyState'

// Idle pages load it with the error page (`FallbackPage`); without a connection before that, the text is enough.
const Adrift = lazyPart<{ size?: number }>(() => import('../art/Adrift').then(({ Adrift: Art }) => ({ default: Art })))

export interface ErrorStateProps {
  /** The error ("We lost the connection to the cashbox"); a generic sentence by default. */
  title?: string
  /** States what has been saved. */
  text?: string
  onRetry?: () => void
  retrying?: boolean
  /** Path that links to this part of a page; the page's own by default. */
  page?: string
}

/** The error, what has been saved, and how to continue. */
export function ErrorState({ title, text, onRetry, retrying, page }: ErrorStateProps) {
  const t = useT('common')
  const { hiddenPages } = useSite()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // The platform does not offer the page, so retrying any part of it would not help.
  const isNothing = hiddenPages.some((without) => without === page || `${path}/`.startsWith(`${without}/`))
  if (isNothing) return <EmptyState art={<Art />} title={t('state.notOffered')} text={t('state.notOfferedText')} />
  return (
    <div role="alert">
      <EmptyState
        art={<Art />}
        title={title ?? t('state.unexpected')}
        text={text ?? t('state.unexpectedShort')}
        action={
          onRetry && (
            <Button onClick={onRetry} waiting={retrying}>
              <Icon of={RotateCw} />
              {t('actions.retry')}
            </Button>
          )
        }
      />
    </div>
  )
}

const Art = () => (
  <div className="size-28">
    <Suspense>
      <Adrift />
    </Suspense>
  </div>
)
