import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Headset, Menu, UserPlus, Wallet } from 'lucide-react'
import { useEffect } from 'react'
import { useNotifications } from '../../features/notifications/inbox'
import { unreadOf } from '../../features/notifications/news'
import { playerQuery } from '../../features/profile/queries'
import { useSupportUnread } from '../../features/support/supportUnread'
import { partIsLive } from '../../lib/delivery'
import { useT } from '../../lib/i18n/TextsProvider'
import { useDialogs } from '../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../lib/navigation/links'
import { useSite } from '../../lib/page/site'
import { Icon } from '../../ui/Icon'
import { DialogLink } from '../dialogs/DialogLink'
import { bottomItems, isCurrent, isOutside } from './nav'
import { useNavConditions } from './useNavConditions'

const place =
  'flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-12 font-medium text-text-2 no-tap -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-accent-text'
// A long label may overlap the spare space of its short neighbours.
const labelClass = '-mx-2 max-w-[calc(100%+1rem)] truncate'

/**
 * NAV-16, NAV-17: lobby and main categories, sign-up or cashbox (support where sign-up is not allowed), and the menu.
 */
export default function BottomNav() {
  const t = useT('shell')
  const dialogs = useDialogs()
  const href = useHref()
  const links = useListLinks()
  const { data: player } = useQuery(playerQuery())
  const { isRestricted } = useSite()
  useEffect(() => partIsLive('bottom'), [])
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav
      {...links}
      aria-label={t('nav.bottom')}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-20 flex h-(--bottom-height) bg-surface-1 px-1 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--line),0_-12px_32px_var(--shadow-color)] md:hidden print:hidden"
    >
      {bottomItems(useNavConditions().sports).map((item) => (
        <a
          key={item.path}
          href={isOutside(item) ? item.path : href(item.path)}
          className={place}
          aria-current={isCurrent(item, path) ? 'page' : undefined}
        >
          <Icon of={item.icon} />
          <span className={labelClass}>{'key' in item.label ? t(item.label.key) : item.label.title}</span>
        </a>
      ))}
      {player ? (
        <DialogLink dialog="cashbox" props={{}} to="/cashbox" className={place}>
          <Highlighted icon={Wallet} />
          <span className={`${labelClass} font-semibold text-text`}>{t('nav.cashbox')}</span>
        </DialogLink>
      ) : isRestricted ? (
        <DialogLink dialog="support" props={{}} to="/support" className={place}>
          <Icon of={Headset} />
          <span className={labelClass}>{t('nav.support')}</span>
        </DialogLink>
      ) : (
        <DialogLink dialog="signUp" props={{}} to="/sign-up" className={place}>
          <Highlighted icon={UserPlus} />
          <span className={`${labelClass} font-semibold text-text`}>{t('nav.signUp')}</span>
        </DialogLink>
      )}
      <button type="button" className={place} onClick={() => dialogs.open('menu')}>
        <span className="relative">
          <Icon of={Menu} />
          {player && <UnreadMark playerId={player.id} />}
        </span>
        <span className={labelClass}>{t('nav.menu')}</span>
      </button>
    </nav>
  )
}

/** On phones the menu contains the notifications, and on the narrowest ones also the link to support. */
function UnreadMark({ playerId }: { playerId: number }) {
  const t = useT('shell')
  const unread = unreadOf(useNotifications(playerId))
  const answers = useSupportUnread()
  const dot = 'absolute -top-1 -right-1.5 size-2.5 rounded-full bg-accent ring-2 ring-surface-1'
  if (unread > 0)
    return (
      <span className={dot}>
        <span className="sr-only">{t('header.news', { count: unread })}</span>
      </span>
    )
  if (answers === 0) return null
  // On wider screens the header's own button shows the badge.
  return (
    <span className={`${dot} min-[23rem]:hidden`}>
      <span className="sr-only">{t('header.support', { count: answers })}</span>
    </span>
  )
}

function Highlighted({ icon }: { icon: typeof Wallet }) {
  return (
    <span className="-mb-1 grid h-7 w-9 place-items-center rounded-full bg-accent/18 text-accent-text">
      <Icon of={icon} />
    </span>
  )
}
