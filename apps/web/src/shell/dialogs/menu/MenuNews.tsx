import { Bell, ChevronDown } from 'lucide-react'
import { NewsList } from '../../../features/notifications/components/NewsList'
import { useNotifications } from '../../../features/notifications/inbox'
import { unreadOf } from '../../../features/notifications/news'
import { seeAll } from '../../../features/notifications/unread'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { newsCount } from '../../frame/counts'

/** NAV-18: notifications, expanded in place; collapsing them marks them as read. */
export function MenuNews({ playerId, line }: { playerId: number; line: string }) {
  const t = useT('shell')
  const list = useNotifications(playerId)
  const count = newsCount(unreadOf(list))
  return (
    <details className="group -mx-3 mt-2" onToggle={(event) => !event.currentTarget.open && seeAll()}>
      <summary className={line}>
        <Icon of={Bell} className="text-text-3" />
        {t('header.newsTitle')}
        <span className="ml-auto flex items-center gap-2">
          {count && <span className="num rounded-full bg-accent px-2 text-12/5 text-on-accent">{count}</span>}
          <Icon of={ChevronDown} className="text-text-3 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      {list.length > 0 ? <NewsList list={list} /> : <p className="px-3 py-2 text-text-2">{t('header.newsEmpty')}</p>}
    </details>
  )
}
