import { Bell } from 'lucide-react'
import { Suspense } from 'react'
import { useNotifications } from '../features/notifications/inbox'
import { unreadOf } from '../features/notifications/news'
import { useT } from '../lib/i18n/TextsProvider'
import { later } from '../lib/later'
import { dialogQuery, useMedia } from '../lib/useMedia'
import { Icon } from '../ui/Icon'
import { iconButtonLook } from '../ui/IconButton'
import { CountBadge } from './CountBadge'
import { newsCount } from './counts'
import { SupportLink } from './SupportLink'
import { useDropdown } from './useDropdown'

const NewsPanel = later(() => import('./NewsPanel'))

/** OPEN-12: the bell while there is news and room for it; support in its place otherwise. */
export function NewsButton({ playerId }: { playerId: number }) {
  const list = useNotifications(playerId)
  const isWide = useMedia(dialogQuery)
  const { isOpen, setOpen, rootRef, buttonRef } = useDropdown()
  const t = useT('shell')
  if (!isWide || list.length === 0) return <SupportLink className="max-[23rem]:hidden" />
  const unread = unreadOf(list)
  const label = t('header.news', { count: unread })
  return (
    <div ref={rootRef} className="relative">
      <button
        ref={buttonRef}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls="news-menu"
        onClick={() => setOpen(!isOpen)}
        className={iconButtonLook({})}
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
