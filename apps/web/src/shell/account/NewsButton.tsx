import { Bell } from 'lucide-react'
import { Suspense } from 'react'
import { useNotifications } from '../../features/notifications/inbox'
import { unreadOf } from '../../features/notifications/news'
import { lazyPart } from '../../lib/delivery'
import { useT } from '../../lib/i18n/TextsProvider'
import { Icon } from '../../ui/Icon'
import { iconButtonStyle } from '../../ui/IconButton'
import { CountBadge } from '../frame/CountBadge'
import { newsCount } from '../frame/counts'
import { useDropdown } from './useDropdown'

const NewsPanel = lazyPart(() => import('./NewsPanel'))

/** OPEN-12: the notification bell, on wide screens. On phones it is in the menu, and support takes its place. */
export function NewsButton({ playerId }: { playerId: number }) {
  const list = useNotifications(playerId)
  const { isOpen, setOpen, rootRef, buttonRef } = useDropdown()
  const t = useT('shell')
  const unread = unreadOf(list)
  const label = t('header.news', { count: unread })
  return (
    <div ref={rootRef} className="relative max-md:hidden">
      <button
        ref={buttonRef}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'news-menu' : undefined}
        onClick={() => setOpen(!isOpen)}
        className={iconButtonStyle({})}
      >
        <Icon of={Bell} />
        <CountBadge text={newsCount(unread)} />
      </button>
      {isOpen && (
        <Suspense>
          <NewsPanel list={list} />
        </Suspense>
      )}
    </div>
  )
}
