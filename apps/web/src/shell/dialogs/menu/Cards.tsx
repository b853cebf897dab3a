import { useQuery } from '@tanstack/react-query'
import type { Player } from '../../../features/profile/queries'
import { accountsQuery } from '../../../features/wallet/queries'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Money } from '../../../ui/Money'
import { Skeleton } from '../../../ui/states/Skeleton'
import { PlayerAvatar } from '../../account/PlayerAvatar'
import { badgeColour, badgeOfPlayer, nameOf } from '../../account/playerStatus'

/** NAV-18: the player, their balance, and the link to the cashbox. */
export function BalanceCard({ player }: { player: Player }) {
  const t = useT('shell')
  const dialogs = useDialogs()
  const { data: accounts } = useQuery(accountsQuery())
  const account = accounts?.find(({ currency }) => currency === player.currency)
  const badge = badgeOfPlayer(player)
  const name = nameOf(player)
  return (
    <div className="rounded-card bg-surface-2 p-4 shadow-line">
      <div className="flex items-center gap-3">
        <PlayerAvatar player={player} />
        <p className="min-w-0 flex-1">
          <span className="block truncate font-[620]">{name}</span>
          {badge && <span className={`block text-12 ${badgeColour[badge]}`}>{t(`rank.${badge}`)}</span>}
        </p>
      </div>
      <p className="mt-3 text-12 text-text-2">{t('header.balance')}</p>
      <p className="mb-3 truncate text-24 font-bold">
        {account ? (
          <Money live cents={account.amount_cents} currency={account.currency} />
        ) : (
          <Skeleton className="h-8 w-32" />
        )}
      </p>
      <Button block tone="tonal" onClick={() => dialogs.replace('cashbox', {})}>
        {t('header.cashbox')}
      </Button>
    </div>
  )
}

export function GuestCard() {
  const t = useT('shell')
  const common = useT('common')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  return (
    <div className="rounded-card bg-surface-2 p-4 shadow-line">
      <p className="mb-3 text-text-2">{t(isRestricted ? 'restricted' : 'menu.guest')}</p>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <Button onClick={() => dialogs.replace('signIn', {})} className="px-2">
          {common('auth.logIn')}
        </Button>
        {!isRestricted && (
          <Button tone="action" onClick={() => dialogs.replace('signUp', {})} className="px-2">
            {common('auth.signUp')}
          </Button>
        )}
      </div>
    </div>
  )
}
