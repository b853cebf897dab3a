import { CircleAlert, CircleCheck, Gift, Mail } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import type { News, Notification } from '../news'

/** Notifications, the newest first; unread ones have a dot. */
export function NewsList({ list }: { readonly list: readonly Notification[] }) {
  const t = useT('shell')
  const { locale } = useSite()
  const zone = useReaderZone()
  return (
    <ul>
      {list.map(({ id, news, atMs, isRead }) => (
        <li key={id} className="flex gap-3 rounded-control px-3 py-2.5">
          <NewsIcon news={news} />
          <div className="min-w-0 flex-1">
            <NewsText news={news} />
            <time dateTime={new Date(atMs).toISOString()} className="num text-12 text-text-3">
              {formatDate(atMs, locale, 'time', zone)}
            </time>
          </div>
          {!isRead && (
            <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{t('header.newsUnread')}</span>
            </span>
          )}
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

function NewsText({ news }: { readonly news: News }) {
  const t = useT('shell')
  const href = useHref()
  const { locale } = useSite()
  if (news.kind === 'personal')
    return (
      <>
        <p className="font-[620] wrap-anywhere">{news.title}</p>
        <p className="text-text-2 wrap-anywhere">{news.text}</p>
        {news.button && (
          <a href={href(news.button.path)} className="inline-flex min-h-11 items-center text-accent-text underline">
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
