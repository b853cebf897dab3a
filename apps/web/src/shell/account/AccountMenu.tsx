import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import type { Player } from '../../features/profile/queries'
import { accountsQuery } from '../../features/wallet/queries'
import { lazyPart } from '../../lib/delivery'
import { formatMoney } from '../../lib/format/money'
import { useT } from '../../lib/i18n/TextsProvider'
import { useSite } from '../../lib/page/site'
import { Icon } from '../../ui/Icon'
import { Money } from '../../ui/Money'
import { Skeleton } from '../../ui/states/Skeleton'
import { groupsOf } from '../frame/groupsOf'
import { nameOf } from './playerStatus'
import { useDropdown } from './useDropdown'

const AccountPanel = lazyPart(() => import('./AccountPanel'))

/** The longest amount, in characters, that fits at full size in a phone's header. */
const longest = 11

export interface AccountMenuProps {
  player: Player
}

/** NAV-08, NAV-09: the balance button; its menu breaks the balance down and links to the pages where it can be used. */
export function AccountMenu({ player }: AccountMenuProps) {
  const t = useT('shell')
  const { locale } = useSite()
  const { data: accounts } = useQuery(accountsQuery())
  const { isOpen, setOpen, rootRef, buttonRef } = useDropdown()
  const account = accounts?.find(({ currency }) => currency === player.currency)
  const amount = account ? formatMoney(account.amount_cents, account.currency, locale) : ''
  return (
    <div ref={rootRef} className="relative min-w-0 md:shrink-0">
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'account-menu' : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex h-11 min-w-0 max-w-full items-center gap-3 rounded-control bg-surface-1 px-2.5 text-left shadow-line no-tap transition-colors duration-(--t-state) hover:bg-surface-2 md:pl-4"
      >
        <span className="sr-only" aria-live="polite">
          {t('header.balanceOpen', { amount })}
        </span>
        <span aria-hidden="true" className="min-w-0">
          <span className="block text-12 text-text-3 max-md:hidden">{t('header.balance')}</span>
          {account ? (
            <Money
              live
              cents={account.amount_cents}
              currency={account.currency}
              // A crypto amount in its small unit is too long for a phone's header at full size.
              className={`block truncate font-bold md:text-16/5 ${amount.length > longest ? 'text-12/5' : 'text-14/5'}`}
            />
          ) : (
            <Skeleton className="h-5 w-20" />
          )}
        </span>
        <Icon
          of={ChevronDown}
          size={16}
          className={`text-text-2 transition-transform duration-(--t-state) max-md:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <Suspense>
          <AccountPanel
            name={nameOf(player)}
            email={player.email}
            account={account}
            groups={groupsOf(player)}
            onChosen={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
