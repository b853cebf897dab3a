import { useQuery } from '@tanstack/react-query'
import { CircleUserRound, Gift, LogOut, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWaitingGifts } from '../../features/bonuses/useWaitingGifts'
import { playerQuery } from '../../features/profile/queries'
import { useSupportUnread } from '../../features/support/supportUnread'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../lib/navigation/links'
import { Dialog } from '../../ui/dialog/Dialog'
import { Icon } from '../../ui/Icon'
import { useLogOut } from '../account/useLogOut'
import { VipManager } from '../account/VipManager'
import { newsCount, supportCount } from '../frame/counts'
import { GiftPulse } from '../frame/GiftsLink'
import { groupsOf } from '../frame/groupsOf'
import { NavList } from '../frame/NavList'
import { BalanceCard, GuestCard } from './menu/Cards'
import { InstallBlock } from './menu/InstallBlock'
import { MenuFoot } from './menu/MenuFoot'
import { MenuNews } from './menu/MenuNews'

const line =
  'flex h-12 w-full items-center gap-3 rounded-control px-3 font-medium text-text-2 hover:bg-surface-2 hover:text-text aria-[current=page]:bg-surface-3 aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-accent-text'
const parted = 'mt-2 border-t border-line pt-2'

/** NAV-18 to NAV-23: the phone menu, sliding in from the right; a swipe or a tap outside closes it. */
export default function MenuDialog() {
  const t = useT('shell')
  const links = useListLinks()
  const { data: player } = useQuery(playerQuery())
  return (
    <Dialog title={t('menu.title')} form="side" foot={<MenuFoot />}>
      {player ? <BalanceCard player={player} /> : <GuestCard />}
      {player && <MenuNews playerId={player.id} line={line} />}
      <nav {...links} aria-label={t('nav.label')} className="-mx-3 mt-2">
        {player && <OwnLines />}
        <div className={player ? parted : undefined}>
          <NavList place="menu" line={line} parted={parted} />
        </div>
      </nav>
      {player && <VipManager groups={groupsOf(player)} />}
      <InstallBlock />
      {player && <LogOutLine />}
    </Dialog>
  )
}

/** NAV-19: for players only. */
function OwnLines() {
  const t = useT('shell')
  const unread = supportCount(useSupportUnread())
  return (
    <ul>
      <Line path="/profile" icon={CircleUserRound}>
        {t('header.profile')}
      </Line>
      <GiftsLine />
      <Line path="/support" icon={MessageCircle}>
        {t('nav.support')}
        {unread && <span className="num ml-auto rounded-full bg-accent px-2 text-12/5 text-on-accent">{unread}</span>}
      </Line>
    </ul>
  )
}

function GiftsLine() {
  const t = useT('shell')
  const { count, hasFeature } = useWaitingGifts()
  return (
    <Line path="/profile/gifts" icon={Gift}>
      {t('header.gifts')}
      {count > 0 && (
        // On wider screens the header has the number.
        <span className="num relative ml-auto min-[23rem]:hidden rounded-full bg-accent px-2 text-12/5 text-on-accent">
          {hasFeature && <GiftPulse />}
          {newsCount(count)}
        </span>
      )}
    </Line>
  )
}

function Line({ path, icon, children }: { path: string; icon: typeof Gift; children: ReactNode }) {
  const href = useHref()
  return (
    <li>
      <a href={href(path)} className={line}>
        <Icon of={icon} className="text-text-3" />
        {children}
      </a>
    </li>
  )
}

function LogOutLine() {
  const common = useT('common')
  const logOut = useLogOut()
  return (
    <button type="button" className={`${line} -mx-3 mt-2 w-[calc(100%+1.5rem)]!`} onClick={logOut}>
      <Icon of={LogOut} className="text-text-3" />
      {common('auth.logOut')}
    </button>
  )
}
