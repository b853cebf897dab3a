import { BellOff } from 'lucide-react'
import { useEffect } from 'react'
import { NewsList } from '../../features/notifications/components/NewsList'
import type { Notification } from '../../features/notifications/news'
import { seeAll } from '../../features/notifications/unread'
import { useT } from '../../lib/i18n/TextsProvider'
import { Icon } from '../../ui/Icon'
import { DropPanel } from './DropPanel'

/** The notification panel. Notifications that were shown are marked as read when it closes. */
export default function NewsPanel({ list }: { list: readonly Notification[] }) {
  const t = useT('shell')
  useEffect(() => seeAll, [])
  return (
    <DropPanel id="news-menu" className="max-h-[70dvh] w-84 overflow-y-auto p-2">
      <h2 className="px-3 pt-2 pb-1 font-[650]">{t('header.newsTitle')}</h2>
      {list.length > 0 ? (
        <NewsList list={list} />
      ) : (
        <p className="flex items-center gap-3 px-3 py-3 text-text-2">
          <Icon of={BellOff} className="text-text-3" />
          {t('header.newsEmpty')}
        </p>
      )}
    </DropPanel>
  )
}
