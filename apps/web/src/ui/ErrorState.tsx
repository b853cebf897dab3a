import { RotateCw } from 'lucide-react'
import { useT } from '../lib/i18n/TextsProvider'
import { Adrift } from './art/Adrift'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { Icon } from './Icon'

export interface ErrorStateProps {
  /** What happened ("We lost the connection to the cashbox"); a generic sentence by default. */
  title?: string
  /** What has been saved. */
  text?: string
  onRetry?: () => void
  retrying?: boolean
}

/** What happened, what has been saved, and how to continue. */
export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
  const t = useT('common')
  return (
    <div role="alert">
      <EmptyState
        art={<Adrift />}
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
