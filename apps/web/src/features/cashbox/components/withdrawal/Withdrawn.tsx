import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { useDialog } from '../../../../ui/dialog/dialogContext'
import type { Payment } from '../../model'
import { WithdrawalProgress } from './WithdrawalProgress'

interface WithdrawnProps {
  readonly payment: Payment
  readonly onHistory: () => void
}

/** The withdrawal is requested. */
export function Withdrawn({ payment, onHistory }: WithdrawnProps) {
  const t = useT('cashbox')
  const { close } = useDialog()
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <WithdrawalProgress payment={payment} />
      <div className="mx-auto mt-3 flex max-w-md flex-wrap justify-center gap-3 *:flex-1">
        <Button size="large" onClick={onHistory}>
          {t('screen.withdrawn.toHistory')}
        </Button>
        <Button size="large" tone="plain" onClick={close}>
          {t('screen.withdrawn.toGames')}
        </Button>
      </div>
    </div>
  )
}

// The pressed button has been removed, so keyboard users continue from here.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
