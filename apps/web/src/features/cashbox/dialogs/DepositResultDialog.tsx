import { useT } from '../../../lib/i18n/TextsProvider'
import { Dialog } from '../../../ui/Dialog'
import { DepositResult } from '../components/DepositResult'

export interface DepositResultProps {
  /** Of the payment. */
  readonly id: number
  readonly cents: number
  readonly currency: string
}

/** Where a deposit lands that was paid on the provider's own page. */
export default function DepositResultDialog({ id, cents, currency }: DepositResultProps) {
  const t = useT('cashbox')
  return (
    <Dialog title={t('screen.returned.title')} size="large">
      <DepositResult payment={{ id, amount_cents: cents, currency }} />
    </Dialog>
  )
}
