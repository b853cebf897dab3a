import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { useDialog } from '../../../../ui/dialog/dialogContext'
import { EmptyState } from '../../../../ui/states/EmptyState'

interface WithdrawnProps {
  readonly amount: string
  readonly method: string
  readonly onHistory: () => void
}

/** The withdrawal is requested. */
export function Withdrawn({ amount, method, onHistory }: WithdrawnProps) {
  const t = useT('cashbox')
  const { close } = useDialog()
  return (
    <EmptyState
      title={t('screen.withdrawn.title')}
      text={t('screen.withdrawn.text', { amount, method })}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Button onClick={onHistory}>{t('screen.withdrawn.toHistory')}</Button>
          <Button tone="plain" onClick={close}>
            {t('screen.withdrawn.toGames')}
          </Button>
        </span>
      }
    />
  )
}
