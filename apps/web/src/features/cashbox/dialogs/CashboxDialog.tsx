import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CashboxStep } from '../../../lib/cashboxSteps'
import { useT } from '../../../lib/i18n/TextsProvider'
import { recall, remember } from '../../../lib/storage'
import { Dialog } from '../../../ui/Dialog'
import { Segmented } from '../../../ui/Segmented'
import { playerQuery } from '../../profile/queries'
import { accountsQuery } from '../../wallet/queries'
import { DashboardPanel } from '../components/DashboardPanel'
import { DepositPanel } from '../components/DepositPanel'
import { HistoryPanel } from '../components/HistoryPanel'
import { WithdrawPanel } from '../components/WithdrawPanel'

type Tab = 'deposit' | 'withdraw' | 'history'
const tabs: readonly Tab[] = ['deposit', 'withdraw', 'history']

/** A deposit is made in one place, whatever address led there (OPEN-41). */
const tabOf = { deposit: 'deposit', depositBonus: 'deposit', depositFast: 'deposit', withdraw: 'withdraw' } as const

/** CASH-01, OPEN-41: overview, deposit, withdrawal and history in one place; without a step the tab used last. */
export default function CashboxDialog({ step }: { readonly step?: CashboxStep }) {
  const t = useT('cashbox')
  const isFromOverview = step === 'dashboard'
  const [tab, setTab] = useState<Tab | undefined>(() =>
    isFromOverview ? undefined : step ? tabOf[step] : (recall('cashbox.lastTab') ?? 'deposit'),
  )
  const { data: player } = useQuery(playerQuery())
  const { data: accounts = [] } = useQuery(accountsQuery())
  const currency = player?.currency ?? 'EUR'
  const account = accounts.find((one) => one.currency === currency)
  const show = (next: Tab) => {
    setTab(next)
    if (next !== 'history') remember('cashbox.lastTab', next)
  }
  if (tab === undefined)
    return (
      <Dialog title={t('screen.title')} size="large">
        <DashboardPanel currency={currency} onShow={show} />
      </Dialog>
    )
  return (
    <Dialog title={t('screen.title')} size="large" {...(isFromOverview ? { onBack: () => setTab(undefined) } : {})}>
      <Segmented
        label={t('screen.tabs.label')}
        value={tab}
        onChange={show}
        options={tabs.map((value) => ({
          value,
          label: t(`screen.tabs.${value}`),
        }))}
        className="mb-5 md:max-w-sm"
      />
      {tab === 'deposit' && <DepositPanel currency={currency} balanceCents={account?.amount_cents ?? 0} />}
      {tab === 'withdraw' && (
        <WithdrawPanel
          currency={currency}
          availableCents={account?.available_to_cashout_cents ?? 0}
          balanceCents={account?.amount_cents ?? 0}
          onHistory={() => show('history')}
        />
      )}
      {tab === 'history' && <HistoryPanel onDeposit={() => show('deposit')} />}
    </Dialog>
  )
}
