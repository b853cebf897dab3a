import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { recall, remember } from '../../../lib/storage'
import { Dialog } from '../../../ui/Dialog'
import { Segmented } from '../../../ui/Segmented'
import { playerQuery } from '../../profile/queries'
import { accountsQuery } from '../../wallet/queries'
import { DepositPanel } from '../components/DepositPanel'
import { HistoryPanel } from '../components/HistoryPanel'
import { WithdrawPanel } from '../components/WithdrawPanel'

type Tab = 'deposit' | 'withdraw' | 'history'

/** CASH-01, OPEN-41: deposit, withdrawal and history in one place; without a step the tab used last. */
export default function CashboxDialog({ step }: { readonly step?: Tab | 'dashboard' }) {
  const t = useT('cashbox')
  const [tab, setTab] = useState<Tab>(() =>
    step === 'dashboard' ? 'history' : (step ?? recall('cashbox.lastTab') ?? 'deposit'),
  )
  const { data: player } = useQuery(playerQuery())
  const { data: accounts = [] } = useQuery(accountsQuery())
  const currency = player?.currency ?? 'EUR'
  const account = accounts.find((one) => one.currency === currency)
  const show = (next: Tab) => {
    setTab(next)
    if (next !== 'history') remember('cashbox.lastTab', next)
  }
  return (
    <Dialog title={t('screen.title')} size="large">
      <Segmented
        label={t('screen.tabs.label')}
        value={tab}
        onChange={show}
        options={(['deposit', 'withdraw', 'history'] as const).map((value) => ({
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
