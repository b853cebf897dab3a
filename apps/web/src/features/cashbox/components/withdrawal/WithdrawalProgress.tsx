import { useQuery } from '@tanstack/react-query'
import { Check, Circle, CircleX, Hourglass, type LucideIcon, Undo2 } from 'lucide-react'
import { formatDate } from '../../../../lib/format/date'
import { formatMoney } from '../../../../lib/format/money'
import { useReaderZone } from '../../../../lib/format/readerZone'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import { type Payment, type Progress, progressOf } from '../../model'
import { paymentsQuery } from '../../queries'
import { PaymentState } from '../payment/PaymentState'
import { FlightPicture } from './FlightPicture'
import { WithdrawalWait } from './WithdrawalWait'

const steps = ['requested', 'checked', 'paid'] as const

/**
 * A withdrawal from its request to the player's account: its steps with their dates, what it waits for, and the option
 * to cancel it while there is one (CASH-10). Follows the payment live.
 */
export function WithdrawalProgress({ payment: first }: { readonly payment: Payment }) {
  const t = useT('cashbox')
  const { data: payments } = useQuery(paymentsQuery())
  const payment = payments?.find(({ id }) => id === first.id) ?? first
  const progress = progressOf(payment)
  const { reached, is_stopped: isStopped } = progress
  const title = isStopped ? 'stopped' : reached
  const method = `${payment.payment_system} ${payment.account ?? ''}`.trim()
  return (
    <article className="mx-auto w-full max-w-md">
      <FlightPicture progress={progress} />
      <Steps payment={payment} progress={progress} />
      <div role="status" className="mt-5 text-center">
        <h3 className="text-20 font-[650] text-balance">
          {t(title === 'requested' ? 'screen.withdrawn.title' : `screen.withdrawn.${title}`)}
        </h3>
        <p className="display mt-2 text-32">
          <Money cents={payment.amount_cents} currency={payment.currency} />
        </p>
        <p className="mt-1 text-text-2">{t('screen.history.to', { method })}</p>
      </div>
      {isStopped && (
        <div className="mt-4 flex flex-col items-center gap-3 text-center text-text-2">
          <PaymentState payment={payment} />
          {payment.cancellation_reason}
        </div>
      )}
      <WithdrawalWait progress={progress} method={payment.payment_system} />
      {payment.recallable && <Recall payment={payment} />}
    </article>
  )
}

interface StepsProps {
  readonly payment: Payment
  readonly progress: Progress
}

function Steps({ payment, progress }: StepsProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  const { reached, is_stopped: isStopped } = progress
  const last = steps.indexOf(reached)
  const dates = { requested: payment.created_at, checked: progress.checked_at, paid: progress.paid_at }
  return (
    <ol className="mt-3 grid grid-cols-3 gap-2 text-center text-12">
      {steps.map((step, index) => {
        const isDone = index <= last
        const isNext = index === last + 1
        const [icon, tone] = lookOf(isDone, isNext, isStopped)
        const date = dates[step]
        return (
          <li
            key={step}
            aria-current={isNext && !isStopped ? 'step' : undefined}
            className="flex flex-col items-center"
          >
            <Icon of={icon} size={20} className={tone} />
            <span className={`mt-1 ${isDone || isNext ? 'font-semibold' : 'text-text-2'}`}>
              {t(`screen.history.${step}`)}
            </span>
            <span className="num text-text-2">
              {isDone && date && formatDate(date, locale, 'dayTime', zone)}
              {isNext &&
                (isStopped
                  ? payment.finished_at && formatDate(payment.finished_at, locale, 'dayTime', zone)
                  : t('screen.history.now'))}
              {!isDone && !isNext && !isStopped && progress.payout_time}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function lookOf(isDone: boolean, isNext: boolean, isStopped: boolean): readonly [LucideIcon, string] {
  if (isDone) return [Check, 'text-win']
  if (!isNext) return [Circle, 'text-text-3']
  return isStopped ? [CircleX, 'text-danger-text'] : [Hourglass, 'text-info']
}

function Recall({ payment }: { readonly payment: Payment }) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const dialogs = useDialogs()
  return (
    <div className="mt-4 pt-4 shadow-[inset_0_1px_0_var(--line)]">
      <p className="text-text-2">{t('screen.history.takeBackHint')}</p>
      <Button
        block
        size="large"
        tone="ghost"
        className="mt-3"
        onClick={() => dialogs.open('recallWithdrawal', { id: payment.id })}
      >
        <Icon of={Undo2} />
        <span>
          {t('screen.history.takeBack')}
          <span className="sr-only">: {formatMoney(payment.amount_cents, payment.currency, locale)}</span>
        </span>
      </Button>
    </div>
  )
}
