import type { SupportMessage } from '@apogee/contract/support'
import { Bot } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { useSite } from '../../../lib/site'
import { Icon } from '../../../ui/Icon'
import { type Line, piecesOf } from '../thread'

export const ownBubble = 'ml-auto w-fit max-w-full rounded-card rounded-br-small bg-surface-3 px-4 py-2'

const look = {
  agent: 'w-fit max-w-full rounded-card rounded-bl-small bg-surface-2 px-4 py-2 shadow-line',
  automatic: 'w-fit max-w-full rounded-card rounded-bl-small px-4 py-2 text-text-2 shadow-line-2',
} as const

/** One message: the player's on the right, support's on the left, with the sender's name. */
export function Bubble({ line: { message, isNewSpeaker } }: { readonly line: Line }) {
  const { author, content, created_at } = message
  const t = useT('support')
  const { locale } = useSite()
  const time = (
    <time dateTime={created_at} className="num block text-12 text-text-3">
      {formatDate(created_at, locale, 'time')}
    </time>
  )
  if (author === 'player')
    return (
      <li className="grid max-w-[85%] justify-items-end gap-1 justify-self-end">
        <span className="sr-only">{t('chat.you')}: </span>
        <p className={`${ownBubble} break-words whitespace-pre-wrap`}>{content}</p>
        {time}
      </li>
    )
  return (
    <li className="grid max-w-[92%] grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
      {isNewSpeaker && <Face message={message} />}
      <div className="col-start-2 grid gap-1">
        <Speaker message={message} isSeen={isNewSpeaker} />
        <p className={`${look[author]} break-words whitespace-pre-wrap`}>
          <Words text={content} />
        </p>
        {time}
      </div>
    </li>
  )
}

function Face({ message: { author, agent } }: { readonly message: SupportMessage }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 place-items-center rounded-full font-[650] ${author === 'agent' ? 'bg-accent/18 text-accent-text' : 'bg-surface-2 text-text-2'}`}
    >
      {author === 'agent' && agent ? [...agent][0]?.toUpperCase() : <Icon of={Bot} />}
    </span>
  )
}

function Speaker({
  message: { author, agent },
  isSeen,
}: {
  readonly message: SupportMessage
  readonly isSeen: boolean
}) {
  const t = useT('support')
  const name = author === 'automatic' ? t('chat.automatic') : (agent ?? t('chat.support'))
  return <p className={isSeen ? 'text-12 font-[620] text-text-2' : 'sr-only'}>{name}</p>
}

/** Always plain text; the pages it mentions open beside the conversation. */
function Words({ text }: { readonly text: string }) {
  const href = useHref()
  return piecesOf(text).map(({ at, text: words, path }) => {
    if (!path) return <span key={at}>{words}</span>
    return (
      <a
        key={at}
        href={/^\/(?:sandbox|media|api)\//.test(path) ? path : href(path)}
        target="_blank"
        rel="noopener"
        className="text-accent-text underline"
      >
        {words}
      </a>
    )
  })
}
