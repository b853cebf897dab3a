import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { messagesQuery } from '../queries'

/** The messaging widget: what the player has written so far. It fails to nothing: writing goes on without it. */
export function Thread({ email }: { readonly email: string }) {
  const t = useT('support')
  const { locale } = useSite()
  const { data: messages = [] } = useQuery(messagesQuery())
  const list = useRef<HTMLOListElement>(null)
  const count = messages.length
  useEffect(() => {
    // The newest message is the one in sight.
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  if (count === 0) return null
  return (
    <div className="mb-5">
      <ol
        ref={list}
        aria-label={t('thread.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="hair grid max-h-64 gap-3 overflow-y-auto rounded-card bg-bg p-4"
      >
        {messages.map(({ id, content, created_at }) => (
          <li key={id} className="ml-auto max-w-[85%] rounded-card rounded-br-small bg-surface-3 px-4 py-2">
            <p className="break-words whitespace-pre-wrap">{content}</p>
            <p className="num mt-1 text-right text-12 text-text-3-on-3">
              <span className="sr-only">{t('thread.you')}, </span>
              <time dateTime={created_at}>{formatDate(created_at, locale, 'dayTime')}</time>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-12 text-text-3">{t('thread.note', { email })}</p>
    </div>
  )
}
