import { CircleAlert, CircleCheck, Clock, Gift, Mail } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { localClock, useNow } from '../../../lib/time/clock'
import { toPlatformTime } from '../../../lib/time/platformClock'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import { Tag } from '../../../ui/Tag'
import { isOver, type News, type Notification } from '../news'

/** Notifications, the newest first; unread ones have a dot. */
export function NewsList({ list }: { readonly list: readonly Notification[] }) {
  const t = useT('shell')
  const { locale } = useSite()
  const zone = useReaderZone()
  const deviceMs = useNow(localClock)
  const now = deviceMs === undefined ? undefined : toPlatformTime(deviceMs)
  return (
    <ul>
      {list.map(({ id, news, atMs, isRead }) => (
        <li key={id} className="flex gap-3 px-3 py-3 shadow-[inset_0_-1px_0_var(--line)] last:shadow-none">
          <NewsIcon news={news} />
          <div className="min-w-0 flex-1">
            <NewsText news={news} isOver={isOver(news, now)} />
          </div>
          <span className="flex shrink-0 items-center gap-2 self-start">
            <time dateTime={new Date(atMs).toISOString()} className="num text-12/5 text-text-3">
              {formatDate(atMs, locale, 'time', zone)}
            </time>
            {!isRead && (
              <span className="size-2 rounded-full bg-accent">
                <span className="sr-only">{t('header.newsUnread')}</span>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function NewsIcon({ news }: { readonly news: News }) {
  if (news.kind === 'personal' && news.icon)
    return <img src={news.icon} alt="" width={32} height={32} className="size-8 shrink-0" />
  if (news.kind === 'personal') return <Icon of={Mail} className="text-info" />
  if (news.kind === 'bonus' || news.kind === 'freespins') return <Icon of={Gift} className="text-accent-text" />
  return news.outcome === 'done' ? (
    <Icon of={CircleCheck} className="text-win" />
  ) : (
    <Icon of={CircleAlert} className="text-danger-text" />
  )
}

function NewsText({ news, isOver: isPast }: { readonly news: News; readonly isOver: boolean }) {
  const t = useT('shell')
  const href = useHref()
  const { locale } = useSite()
  if (news.kind === 'personal')
    return (
      <>
        <p className="font-[620] wrap-anywhere">{news.title}</p>
        <p className="text-text-2 wrap-anywhere">{news.text}</p>
        {isPast && (
          <span className="mt-2 flex">
            <Tag tone="mute" icon={Clock}>
              {t('news.over')}
            </Tag>
          </span>
        )}
        {news.button && !isPast && (
          <a
            href={href(news.button.path)}
            className={buttonStyle({
              tone: 'ghost',
              size: 'small',
              className: 'mt-2 max-w-full whitespace-normal! pointer-coarse:h-11',
            })}
          >
            {news.button.title}
          </a>
        )}
      </>
    )
  if (news.kind === 'bonus')
    return (
      <a href={href('/profile/gifts')} className="py-1 font-[620] wrap-anywhere hover:underline">
        {t('news.bonus', { title: news.title, amount: formatMoney(news.cents, news.currency, locale) })}
      </a>
    )
  if (news.kind === 'freespins')
    return (
      <a href={href('/profile/gifts')} className="py-1 font-[620] wrap-anywhere hover:underline">
        {news.title}
      </a>
    )
  const amount = formatMoney(news.cents, news.currency, locale)
  return <p className="font-[550]">{t(`news.${news.action}.${news.outcome}`, { amount })}</p>
}
