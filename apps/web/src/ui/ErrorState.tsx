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
  /** The platform has no such thing: says so in place of an error, without a way to try again. */
  isNotOffered?: boolean
}

/** What happened, what has been saved, and how to continue. */
export function ErrorState({ title, text, onRetry, retrying, isNotOffered }: ErrorStateProps) {
  const t = useT('common')
  if (isNotOffered)
    return <EmptyState art={<Adrift />} title={t('state.notOffered')} text={t('state.notOfferedText')} />
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
