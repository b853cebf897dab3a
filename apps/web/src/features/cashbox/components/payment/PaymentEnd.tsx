import { CircleX, Hourglass } from 'lucide-react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { useDialog } from '../../../../ui/dialog/dialogContext'
import { Icon } from '../../../../ui/Icon'
import { Spinner } from '../../../../ui/states/Spinner'
import type { Payment } from '../../model'
import { DepositResult } from '../deposit/DepositResult'

const styles = {
  waits: [Hourglass, 'text-info bg-info/13'],
  failed: [CircleX, 'text-danger-text bg-danger/13'],
} as const

interface PaymentEndProps {
  readonly payment: Payment
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** The outcome of a deposit, shown where it was made; after a failure, what to do next. */
export function PaymentEnd({ payment, onAgain, onOther }: PaymentEndProps) {
  const t = useT('cashbox')
  const { close } = useDialog()
  if (payment.state === 'succeeded') return <DepositResult payment={payment} />
  const end = payment.finished_at === null ? 'waits' : 'failed'
  const [icon, tone] = styles[end]
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className="flex flex-col items-center outline-none px-4 py-10 text-center"
    >
      <span className={`mb-4 grid size-16 place-items-center rounded-full ${tone}`}>
        <Icon of={icon} size={32} />
      </span>
      <h3 className="text-20 font-[650]">
        {t(end === 'waits' ? 'screen.returned.pending' : 'screen.returned.failure')}
      </h3>
      <p className="mt-2 max-w-md text-text-2">
        {end === 'waits'
          ? t('screen.returned.pendingText')
          : payment.cancellation_reason || t('screen.returned.failureText')}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {end === 'failed' ? (
          <>
            <Button tone="action" size="large" onClick={onAgain}>
              {t('screen.confirm.again')}
            </Button>
            <Button size="large" onClick={onOther}>
              {t('screen.confirm.other')}
            </Button>
          </>
        ) : (
          <Button tone="action" size="large" onClick={close}>
            {t('screen.confirm.done')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A saved account is being charged, which takes a second or two. */
export function Charging({ payment }: { readonly payment: Payment }) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const amount = formatMoney(payment.amount_cents, payment.currency, locale)
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className="flex flex-col items-center outline-none px-4 py-12 text-center"
    >
      <Spinner />
      <h3 className="mt-4 text-20 font-[650]">{t('screen.confirm.charging', { amount })}</h3>
      <p className="mt-2 text-text-2">
        {t('screen.confirm.chargingText', { method: `${payment.payment_system} ${payment.account ?? ''}`.trim() })}
      </p>
    </div>
  )
}

// The pressed button has been removed, so keyboard users continue from here.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
