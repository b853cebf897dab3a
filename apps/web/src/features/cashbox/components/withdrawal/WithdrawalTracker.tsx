import { useQuery } from '@tanstack/react-query'
import { Check, ScanSearch, Send, Undo2, WalletCards } from 'lucide-react'
import { formatDate } from '../../../../lib/format/date'
import { formatMoney } from '../../../../lib/format/money'
import { useReaderZone } from '../../../../lib/format/readerZone'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import { verificationQuery } from '../../../profile/queries'
import { type Payment, stageOf } from '../../model'
import { PaymentState } from '../payment/PaymentState'

const stages = [
  ['requested', Check],
  ['checked', ScanSearch],
  ['sent', Send],
  ['paid', WalletCards],
] as const

/** A pending withdrawal: its progress, and the option to reverse it while there is one (CASH-10). */
export function WithdrawalTracker({ payment }: { readonly payment: Payment }) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  const dialogs = useDialogs()
  const stage = stageOf(payment)
  const amount = formatMoney(payment.amount_cents, payment.currency, locale)
  return (
    <article className="hair rounded-card bg-surface-2 p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-text-2">{t('screen.history.onItsWay')}</h3>
        <PaymentState payment={payment} />
      </div>
      <p className="display mt-2 text-24 md:text-32">
        <Money cents={payment.amount_cents} currency={payment.currency} />
      </p>
      <p className="text-text-2">
        {t('screen.history.to', { method: `${payment.payment_system} ${payment.account ?? ''}`.trim() })}
      </p>
      <ol className="mt-4 grid grid-cols-4 text-center text-12">
        {stages.map(([name, icon], index) => {
          const isDone = index < stage
          const isNow = index === stage
          return (
            <li
              key={name}
              aria-current={isNow ? 'step' : undefined}
              className="relative flex flex-col items-center gap-2"
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={`absolute top-4 right-1/2 h-0.5 w-full ${isDone || isNow ? 'bg-win' : 'bg-surface-3'}`}
                />
              )}
              <span
                className={`relative grid size-8 place-items-center rounded-full ${isDone ? 'bg-win text-on-win' : isNow ? 'bg-surface-3 text-info shadow-[0_0_0_2px_var(--info)]' : 'bg-surface-3 text-text-2'}`}
              >
                <Icon of={icon} size={16} />
              </span>
              <span className={isDone || isNow ? 'font-semibold' : 'text-text-2'}>
                {t(`screen.history.${name}`)}
                <span className="num block font-normal text-text-2">
                  {index === 0 && formatDate(payment.created_at, locale, 'time', zone)}
                  {isNow && t('screen.history.now')}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
      {payment.documents_asked && <Documents />}
      {payment.recallable ? (
        <div className="mt-4 pt-4 shadow-[inset_0_1px_0_var(--line)]">
          <p className="text-text-2">{t('screen.history.takeBackHint')}</p>
          <Button
            block
            size="large"
            className="mt-3"
            onClick={() => dialogs.open('recallWithdrawal', { id: payment.id })}
          >
            <Icon of={Undo2} />
            <span>
              {t('screen.history.takeBack')}
              <span className="sr-only">: {amount}</span>
            </span>
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-text-2">{t('screen.history.underWay')}</p>
      )}
    </article>
  )
}

/** The documents the withdrawal waits for, and their status. */
function Documents() {
  const t = useT('cashbox')
  const href = useHref()
  const links = useListLinks()
  const { data } = useQuery(verificationQuery())
  const text =
    data?.state === 'waiting' ? 'documentsChecked' : data?.state === 'approved' ? 'documentsTaken' : 'documentsAsked'
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 hair rounded-control bg-surface-3 p-3" {...links}>
      {t(`screen.history.${text}`)}
      {text !== 'documentsTaken' && (
        <a className="inline-flex min-h-11 items-center font-semibold underline" href={href('/profile/verification')}>
          {t('screen.history.showDocuments')}
        </a>
      )}
    </p>
  )
}
