import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine, Coins, History, type LucideIcon } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { Skeleton } from '../../../ui/states/Skeleton'
import { type Account, accountsQuery } from '../../wallet/queries'
import { newestOf } from '../model'
import { paymentsQuery } from '../queries'
import { useWithdrawalLock } from '../useWithdrawalLock'
import { PaymentState } from './payment/PaymentState'

type Tab = 'deposit' | 'withdraw' | 'history'

interface DashboardPanelProps {
  readonly currency: string
  /** False during a break (SAFE-02). */
  readonly canDeposit: boolean
  readonly onShow: (tab: Tab) => void
}

const lastPayments = 3

/** OPEN-41: the balance, the latest payments, and links to the other steps. */
export function DashboardPanel({ currency, canDeposit, onShow }: DashboardPanelProps) {
  const t = useT('cashbox')
  const dialogs = useDialogs()
  const { data: accounts } = useQuery(accountsQuery())
  const account = accounts?.find((one) => one.currency === currency)
  return (
    <div className="grid grid-cols-1 gap-6">
      {account ? <Balance account={account} /> : <Skeleton className="h-36 rounded-card" />}
      <div className={`grid gap-3 ${canDeposit ? 'grid-cols-2 md:grid-cols-4' : 'grid-cols-3'}`}>
        {canDeposit && (
          <Way icon={ArrowDownToLine} isHot label={t('screen.tabs.deposit')} onPress={() => onShow('deposit')} />
        )}
        <Way icon={ArrowUpFromLine} label={t('screen.tabs.withdraw')} onPress={() => onShow('withdraw')} />
        <Way icon={History} label={t('screen.tabs.history')} onPress={() => onShow('history')} />
        <Way icon={Coins} label={t('screen.overview.currency')} onPress={() => dialogs.open('currency')} />
      </div>
      <Others accounts={accounts ?? []} currency={currency} />
      <LastPayments onMore={() => onShow('history')} />
    </div>
  )
}

function Balance({ account }: { readonly account: Account }) {
  const t = useT('cashbox')
  const { currency, amount_cents, available_to_cashout_cents: realCents } = account
  const isHeld = useWithdrawalLock(currency) !== undefined
  const parts = [
    ['available', isHeld ? 0 : realCents],
    ...(isHeld ? ([['own', realCents]] as const) : []),
    ['bonus', amount_cents - realCents],
  ] as const
  return (
    <section className="hair num rounded-card bg-surface-2 p-5">
      <p className="text-12 text-text-2">{t('screen.overview.balance')}</p>
      <p className="display mt-1 text-32">
        <Money live cents={amount_cents} currency={currency} />
      </p>
      <dl className={`mt-4 grid gap-4 ${isHeld ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {parts.map(([name, cents]) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-text-2">{t(`screen.overview.${name}`)}</dt>
            <dd className="font-[650]">
              <Money cents={cents} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface WayProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isHot?: boolean
  readonly onPress: () => void
}

function Way({ icon, label, isHot = false, onPress }: WayProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`flex min-h-20 flex-col items-center justify-center gap-2 rounded-card p-3 text-center font-[650] no-tap transition-[filter,background-color] duration-(--t-state) ${isHot ? 'bg-(image:--action) text-on-action shadow-action hover:brightness-110' : 'bg-surface-2 shadow-line hover:bg-surface-3'}`}
    >
      <Icon of={icon} />
      {label}
    </button>
  )
}

function Others({ accounts, currency }: { readonly accounts: readonly Account[]; readonly currency: string }) {
  const t = useT('cashbox')
  const dialogs = useDialogs()
  const others = accounts.filter((one) => one.currency !== currency && one.hidden_at === null)
  if (others.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-16 font-[650]">{t('screen.overview.others')}</h3>
      <ul className="flex flex-wrap gap-2">
        {others.map((one) => (
          <li key={one.currency}>
            <button
              type="button"
              onClick={() => dialogs.open('currency')}
              className="flex min-h-11 items-center gap-3 rounded-control bg-surface-2 px-4 shadow-line no-tap hover:bg-surface-3"
            >
              <span className="text-12 text-text-2">{one.currency}</span>
              <Money cents={one.amount_cents} currency={one.currency} className="font-[650]" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LastPayments({ onMore }: { readonly onMore: () => void }) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  const { data } = useQuery(paymentsQuery())
  const newest = newestOf(data ?? [], lastPayments)
  if (newest.length === 0) return null
  return (
    <section>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h3 className="text-16 font-[650]">{t('screen.overview.last')}</h3>
        <button type="button" className="link py-2 text-accent-text" onClick={onMore}>
          {t('screen.overview.all')}
        </button>
      </div>
      <ul>
        {newest.map((payment) => (
          <li
            key={payment.id}
            className="flex items-center gap-3 py-3 shadow-[inset_0_-1px_0_var(--line)] last:shadow-none"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {t(payment.action === 'deposit' ? 'screen.history.deposit' : 'screen.history.withdrawal')}
              </p>
              <p className="num truncate text-12 text-text-2">
                {formatDate(payment.created_at, locale, 'dayTime', zone)}, {payment.payment_system}
              </p>
            </div>
            <div className="flex flex-col items-end gap-1">
              <Money cents={payment.amount_cents} currency={payment.currency} className="font-[650]" />
              <PaymentState payment={payment} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
