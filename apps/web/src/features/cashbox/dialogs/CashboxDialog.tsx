import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { recall, remember } from '../../../lib/browser/storage'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useIsSheet } from '../../../ui/dialog/dialogShape'
import { Segmented } from '../../../ui/forms/Segmented'
import { playerQuery } from '../../profile/queries'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { accountsQuery } from '../../wallet/queries'
import type { CashboxStep } from '../cashboxSteps'
import { BreakPanel } from '../components/BreakPanel'
import { DashboardPanel } from '../components/DashboardPanel'
import { DepositPanel } from '../components/deposit/DepositPanel'
import { FastPanel } from '../components/deposit/FastPanel'
import { HistoryPanel } from '../components/HistoryPanel'
import { AccountCheckPanel } from '../components/withdrawal/AccountCheckPanel'
import { LockedByBonus } from '../components/withdrawal/LockedByBonus'
import { WithdrawPanel } from '../components/withdrawal/WithdrawPanel'
import { paymentsApi } from '../paymentsApi'
import { useDetailsFirst } from '../useDetailsFirst'
import { useWithdrawalLock } from '../useWithdrawalLock'

type Tab = 'deposit' | 'withdraw' | 'history'
const tabs: readonly Tab[] = ['deposit', 'withdraw', 'history']

/** All deposits share one tab, regardless of the address that opened it (OPEN-41). */
const tabOf = { deposit: 'deposit', depositBonus: 'deposit', depositFast: 'deposit', withdraw: 'withdraw' } as const

interface CashboxProps {
  readonly step?: CashboxStep
  /** The offer selected for the deposit. */
  readonly bonus?: string
  /** The amount the deposit begins with. */
  readonly amount?: string
}

/**
 * CASH-01, OPEN-41: overview, deposit, withdrawal and history in one dialog; without a step it opens the last used tab.
 */
export default function CashboxDialog({ step, bonus, amount }: CashboxProps) {
  const t = useT('cashbox')
  const isSheet = useIsSheet()
  const isFromOverview = step === 'dashboard'
  const isPaused = useIsOnBreak()
  const [tab, setTab] = useState<Tab | undefined>(() => {
    if (isFromOverview) return undefined
    return step ? tabOf[step] : isPaused ? 'withdraw' : (recall('cashbox.lastTab') ?? 'deposit')
  })
  const [at, setAt] = useState(1)
  usePaymentsApi()
  const { data: player } = useQuery(playerQuery())
  const { data: accounts = [] } = useQuery(accountsQuery())
  const isHeld = player?.on_hold === true
  const currency = player?.currency ?? 'EUR'
  const account = accounts.find((one) => one.currency === currency)
  const show = (next: Tab | undefined) => {
    setTab(next)
    setAt(1)
    if (next && next !== 'history') remember('cashbox.lastTab', next)
  }
  // A sheet has its back button in the header; a centred dialog has it next to the main button.
  const back = isSheet && at > 1 ? () => setAt(at - 1) : isFromOverview && tab ? () => show(undefined) : undefined
  const choice = tab && (
    <Segmented
      label={t('screen.tabs.label')}
      value={tab}
      onChange={show}
      options={tabs.map((value) => ({ value, label: t(`screen.tabs.${value}`) }))}
      className={isSheet ? 'mb-5' : 'mx-auto w-fit min-w-80'}
    />
  )
  const Deposit = step === 'depositFast' ? FastPanel : DepositPanel
  const balanceCents = account?.amount_cents ?? 0
  const realCents = account?.available_to_cashout_cents ?? 0
  const hold = useWithdrawalLock(currency)
  useDetailsFirst(tab === 'withdraw' && !hold)
  return (
    <Dialog
      title={t('screen.title')}
      size="large"
      step={`${tab ?? ''} ${at}`}
      head={
        <div className="flex items-center gap-6">
          <span aria-hidden="true" className="text-20 font-[680] tracking-[-0.015em] md:text-24">
            {t(isSheet && tab ? `screen.tabs.${tab}` : 'screen.title')}
          </span>
          {!isSheet && choice}
        </div>
      }
      {...(back ? { onBack: back } : {})}
    >
      {isSheet && at === 1 && choice}
      {tab === undefined && <DashboardPanel currency={currency} canDeposit={!isPaused && !isHeld} onShow={show} />}
      {tab === 'deposit' && isHeld && <AccountCheckPanel onWithdraw={() => show('withdraw')} />}
      {tab === 'deposit' && isPaused && !isHeld && <BreakPanel onWithdraw={() => show('withdraw')} />}
      {tab === 'deposit' && !isPaused && !isHeld && (
        <Deposit
          key={currency}
          currency={currency}
          balanceCents={balanceCents}
          at={at}
          onAt={setAt}
          isBonusFirst={step === 'depositBonus'}
          bonus={bonus}
          first={amount}
        />
      )}
      {tab === 'withdraw' && hold && (
        <LockedByBonus currency={currency} wager={hold} realCents={realCents} balanceCents={balanceCents} />
      )}
      {tab === 'withdraw' && !hold && (
        <WithdrawPanel
          key={currency}
          currency={currency}
          availableCents={realCents}
          balanceCents={balanceCents}
          at={at}
          onAt={setAt}
          onHistory={() => show('history')}
        />
      )}
      {tab === 'history' && <HistoryPanel onDeposit={isPaused || isHeld ? undefined : () => show('deposit')} />}
    </Dialog>
  )
}

/** The cashbox adds the API that scripts of newer platforms expect; it stays until the page unloads. */
function usePaymentsApi(): void {
  const cache = useQueryClient()
  useEffect(() => {
    window.PaymentsAPI ??= paymentsApi(cache)
  }, [cache])
}
