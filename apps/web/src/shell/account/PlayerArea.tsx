import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Moon, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { type Player, playerQuery } from '../../features/profile/queries'
import { partIsLive } from '../../lib/delivery'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref } from '../../lib/navigation/links'
import { isOnBreak } from '../../lib/onBreak'
import { buttonStyle } from '../../ui/buttonStyle'
import { Icon } from '../../ui/Icon'
import { DialogLink } from '../dialogs/DialogLink'
import { GiftsLink } from '../frame/GiftsLink'
import { SupportLink } from '../frame/SupportLink'
import { AccountMenu } from './AccountMenu'
import { NewsButton } from './NewsButton'
import { PlayerAvatar } from './PlayerAvatar'
import { badgeColour, badgeOfPlayer, nameOf } from './playerStatus'

/** NAV-08 to NAV-12: gifts, notifications or support, balance, deposit, and the player's account. */
export default function PlayerArea() {
  const { data: player } = useQuery(playerQuery())
  useEffect(() => partIsLive('player'), [])
  return player ? <Area player={player} /> : null
}

function Area({ player }: { player: Player }) {
  const t = useT('shell')
  const href = useHref()
  const name = nameOf(player)
  const badge = badgeOfPlayer(player)
  // Only one primary button per view.
  const hasOwnAction = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.hasOwnAction === true })
  return (
    <>
      <GiftsLink />
      <SupportLink className="max-[23rem]:hidden md:max-[80rem]:hidden" />
      <NewsButton playerId={player.id} />
      <AccountMenu player={player} />
      {isOnBreak(player) ? (
        // SAFE-02: during a break a link with the reason replaces the deposit button.
        <a
          href={href('/profile/limits')}
          title={t('header.onBreak')}
          className={buttonStyle({ tone: 'second', className: 'max-md:w-11 max-md:px-0' })}
        >
          <Icon of={Moon} />
          <span className="max-md:sr-only">{t('header.onBreak')}</span>
        </a>
      ) : (
        <DialogLink
          dialog="cashbox"
          props={{ step: 'deposit' }}
          to="/deposit"
          label={t('header.deposit')}
          className={buttonStyle({ tone: hasOwnAction ? 'tonal' : 'action', className: 'max-md:w-11 max-md:px-0' })}
        >
          <Icon of={Plus} />
          <span className="max-md:sr-only">{t('header.deposit')}</span>
        </DialogLink>
      )}
      <a href={href('/profile')} className="flex items-center gap-2 rounded-control pl-1 max-md:hidden">
        <span className="sr-only">{t('header.profile')} </span>
        <PlayerAvatar player={player} />
        <span className="max-w-28 max-[80rem]:sr-only">
          <span className="block truncate font-[620]">{name}</span>
          {badge && (
            <span
              className={`block w-fit rounded-full bg-current/13 px-2 text-12/4.5 font-[620] ${badgeColour[badge]}`}
            >
              {t(`rank.${badge}`)}
            </span>
          )}
        </span>
      </a>
    </>
  )
}
