import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayName, groupByDay } from '../../../lib/format/calendarDay'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { platformNow } from '../../../lib/time/platformClock'
import { Button } from '../../../ui/Button'
import { Money } from '../../../ui/Money'
import { pillStyle } from '../../../ui/pillStyle'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { type Filter, filterPayments, newestOf, type Payment, signOf } from '../model'
import { paymentsQuery } from '../queries'
import { MethodMark } from './MethodMark'
import { PaymentState } from './payment/PaymentState'
import { WithdrawalProgress } from './withdrawal/WithdrawalProgress'

const filters: readonly Filter[] = ['all', 'deposits', 'withdrawals', 'unfinished']
const pageSize = 20

/** All payments with their status, updated live; withdrawals that can be reversed come first. */
export function HistoryPanel({ onDeposit }: { readonly onDeposit: (() => void) | undefined }) {
  const t = useT('cashbox')
  const zone = useReaderZone()
  const [filter, setFilter] = useState<Filter>('all')
  const [shown, setShown] = useState(pageSize)
  const { data, isError, refetch, isFetching } = useQuery(paymentsQuery())
  if (isError && !data)
    return (
      <ErrorState
        title={t('screen.history.failedTitle')}
        text={t('screen.history.failedText')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <Skeleton className="h-64 rounded-card" />
  if (data.length === 0)
    return (
      <EmptyState
        title={t('screen.history.emptyTitle')}
        text={t('screen.history.emptyText')}
        action={onDeposit && <Button onClick={onDeposit}>{t('screen.history.emptyAction')}</Button>}
      />
    )
  const openWithdrawals = data.filter(({ action, finished_at }) => action === 'cashout' && finished_at === null)
  const found = filterPayments(data, filter)
  const days = groupByDay(newestOf(found, shown), ({ created_at }) => created_at, zone)
  return (
    <div className="grid grid-cols-1 gap-6">
      {openWithdrawals.map((payment) => (
        <div key={payment.id} className="hair rounded-card p-4">
          <WithdrawalProgress payment={payment} />
        </div>
      ))}
      <fieldset className="scrollbar-none relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4">
        <legend className="sr-only">{t('screen.history.filters')}</legend>
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            onClick={() => {
              setFilter(name)
              setShown(pageSize)
            }}
            className={pillStyle({ on: name === filter })}
          >
            {t(`screen.history.${name}`)}
          </button>
        ))}
      </fieldset>
      {days.length === 0 && <p className="py-8 text-center text-text-2">{t('screen.history.emptyTitle')}</p>}
      {days.map(([day, payments]) => (
        <section key={day}>
          <DayTitle moment={payments[0]?.created_at ?? day} />
          <ul>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} onAgain={onDeposit} />
            ))}
          </ul>
        </section>
      ))}
      {found.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(shown + pageSize)}>
          {t('screen.history.more', { count: found.length - shown })}
        </Button>
      )}
    </div>
  )
}

function DayTitle({ moment }: { readonly moment: string }) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  const name = dayName(moment, platformNow(), zone)
  const word = name && t(`screen.history.${name}`)
  return (
    <h3 className="mb-1 text-12 text-text-2">
      {word && `${word}, `}
      {formatDate(moment, locale, 'day', zone)}
    </h3>
  )
}

function PaymentRow({ payment, onAgain }: { readonly payment: Payment; readonly onAgain: (() => void) | undefined }) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  const isDeposit = payment.action === 'deposit'
  const sign = signOf(payment)
  const dialogs = useDialogs()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 shadow-[inset_0_-1px_0_var(--line)] last:shadow-none">
      <MethodMark brand={payment.brand} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(isDeposit ? 'screen.history.deposit' : 'screen.history.withdrawal')}</p>
        <p className="num truncate text-12 text-text-2">
          {formatDate(payment.created_at, locale, 'time', zone)}, {payment.payment_system} {payment.account}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1">
        <span className="num font-[650]">
          {sign && `${sign} `}
          <Money cents={payment.amount_cents} currency={payment.currency} />
        </span>
        <PaymentState payment={payment} />
      </div>
      {payment.reversed_cents !== undefined && (
        <p className="num w-full text-12 text-text-2 md:pl-21">
          {t(isDeposit ? 'screen.history.partBack' : 'screen.history.partReturned', {
            amount: formatMoney(payment.reversed_cents, payment.currency, locale),
          })}
        </p>
      )}
      {!isDeposit && payment.finished_at !== null && (
        <button
          type="button"
          className="link w-full py-1 text-left text-12 text-accent-text pointer-coarse:py-3 md:pl-21"
          onClick={() => dialogs.open('withdrawal', { id: payment.id })}
        >
          {t('screen.history.steps')}
        </button>
      )}
      {payment.cancellation_reason && (
        <div className="flex w-full items-center justify-between gap-4 md:pl-21">
          <p className="min-w-0 text-12 text-text-2">{payment.cancellation_reason}</p>
          {isDeposit && onAgain && (
            <button type="button" className="link shrink-0 py-1 text-accent-text pointer-coarse:py-3" onClick={onAgain}>
              {t('screen.history.again')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}
