import { ArrowUpFromLine, CircleUserRound, LogOut, ShieldCheck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Account } from '../../features/wallet/queries'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref } from '../../lib/navigation/links'
import { Icon } from '../../ui/Icon'
import { Money } from '../../ui/Money'
import { DialogLink } from '../dialogs/DialogLink'
import { AccountBalances } from './AccountBalances'
import { DropPanel } from './DropPanel'
import { useLogOut } from './useLogOut'
import { VipManager } from './VipManager'

export interface AccountPanelProps {
  name: string
  email: string
  account: Account | undefined
  groups: readonly string[]
  onChosen: () => void
}

/** The account menu: the balance broken down, and links to the pages where it can be used. */
export default function AccountPanel({ name, email, account, groups, onChosen }: AccountPanelProps) {
  const t = useT('shell')
  return (
    <DropPanel id="account-menu" className="w-80 p-2">
      <p className="truncate px-3 pt-2 font-[650]">{name}</p>
      <p className="truncate px-3 pb-2 text-12 text-text-2">{email}</p>
      {account && (
        <dl className="mb-2 space-y-1 rounded-control bg-surface-1 p-3 text-text-2">
          <Part label={t('header.available')} cents={account.available_to_cashout_cents} currency={account.currency} />
          <Part
            label={t('header.bonusPart')}
            cents={account.amount_cents - account.available_to_cashout_cents}
            currency={account.currency}
          />
        </dl>
      )}
      <AccountBalances />
      <MenuItems onChosen={onChosen} />
      <VipManager groups={groups} onChosen={onChosen} />
    </DropPanel>
  )
}

const item = 'flex h-11 w-full items-center gap-3 rounded-control px-3 font-[550] hover:bg-surface-3'

function MenuItems({ onChosen }: { onChosen: () => void }) {
  const t = useT('shell')
  const common = useT('common')
  const href = useHref()
  const logOut = useLogOut()
  return (
    // Activating any item closes the menu, by pointer or by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the items inside are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div onClick={onChosen}>
      <DialogLink dialog="cashbox" props={{}} to="/cashbox" className={item}>
        <Icon of={Wallet} className="text-text-2" />
        {t('header.cashbox')}
      </DialogLink>
      <DialogLink dialog="cashbox" props={{ step: 'withdraw' }} to="/withdraw" className={item}>
        <Icon of={ArrowUpFromLine} className="text-text-2" />
        {t('header.withdraw')}
      </DialogLink>
      <a href={href('/profile')} className={item}>
        <Icon of={CircleUserRound} className="text-text-2" />
        {t('header.profile')}
      </a>
      <a href={href('/profile/limits')} className={item}>
        <Icon of={ShieldCheck} className="text-text-2" />
        {t('header.limits')}
      </a>
      <button type="button" className={item} onClick={logOut}>
        <Icon of={LogOut} className="text-text-2" />
        {common('auth.logOut')}
      </button>
    </div>
  )
}

function Part({ label, cents, currency }: { label: ReactNode; cents: number; currency: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-[620] text-text">
        <Money cents={cents} currency={currency} />
      </dd>
    </div>
  )
}
