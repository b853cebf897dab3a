import { RotateCw } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'

interface PartialNoteProps {
  readonly text: string
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

/** Shown when a part of the page failed to load. */
export function PartialNote({ text, onRetry, isRetrying }: PartialNoteProps) {
  const t = useT('common')
  return (
    <div role="alert" className="hair flex flex-wrap items-center gap-4 rounded-card bg-surface-1 p-4">
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <Button onClick={onRetry} waiting={isRetrying}>
        <Icon of={RotateCw} />
        {t('actions.retry')}
      </Button>
    </div>
  )
}
