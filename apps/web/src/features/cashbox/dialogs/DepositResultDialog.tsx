import { useT } from '../../../lib/i18n/TextsProvider'
import { Dialog } from '../../../ui/dialog/Dialog'
import { DepositResult } from '../components/deposit/DepositResult'

export interface DepositResultProps {
  /** The payment's id. */
  readonly id: number
  readonly cents: number
  readonly currency: string
}

/** The result of a deposit that was paid on the provider's own page. */
export default function DepositResultDialog({ id, cents, currency }: DepositResultProps) {
  const t = useT('cashbox')
  return (
    <Dialog title={t('screen.returned.title')}>
      <DepositResult payment={{ id, amount_cents: cents, currency }} />
    </Dialog>
  )
}
