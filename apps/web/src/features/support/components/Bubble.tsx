import type { SupportMessage } from '@apogee/contract/support'
import { Bot, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { type Line, piecesOf } from '../thread'

/** One drawn face for all support agents, because the platform sends no portraits. */
const AgentAvatar = () => (
  <span aria-hidden="true" className="relative size-9 overflow-hidden rounded-full bg-accent/24">
    <img
      src="/media/art/1/hero-desk/128.webp"
      alt=""
      width={60}
      height={60}
      className="absolute -top-1.5 -left-3 size-15 max-w-none"
    />
  </span>
)

export const ownBubble = 'ml-auto w-fit max-w-full rounded-card bg-accent/24 px-4 py-2'

const bubbleStyles = {
  agent: 'w-fit max-w-full rounded-card bg-surface-2 px-4 py-2 shadow-line',
  automatic: 'w-fit max-w-full rounded-card px-4 py-2 text-text-2 shadow-line-2',
} as const

interface BubbleProps {
  readonly line: Line
  /** The newest of all: below the player's own one, the delivery is confirmed. */
  readonly isNewest: boolean
}

/** One message: the player's on the right, support's on the left, those of one author close together. */
export function Bubble({ line: { message, isNewSpeaker, isLastOfSpeaker }, isNewest }: BubbleProps) {
  const { author, content } = message
  const t = useT('support')
  const room = isNewSpeaker ? 'mt-3' : ''
  if (author === 'player')
    return (
      <li className={`grid max-w-[85%] justify-items-end gap-1 justify-self-end ${room}`}>
        <span className="sr-only">{t('chat.you')}: </span>
        <p className={`${ownBubble} break-words whitespace-pre-wrap ${isLastOfSpeaker ? 'rounded-br-small' : ''}`}>
          {content}
        </p>
        {isLastOfSpeaker && (
          <MessageTime at={message.created_at}>
            {isNewest && (
              <>
                <Icon of={Check} size={16} />
                {t('chat.delivered')}
              </>
            )}
          </MessageTime>
        )}
      </li>
    )
  return (
    <li className={`grid max-w-[92%] grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 ${room}`}>
      {isNewSpeaker && <Face author={author} />}
      <div className="col-start-2 grid gap-1">
        <Speaker message={message} isSeen={isNewSpeaker} />
        <p
          className={`${bubbleStyles[author]} break-words whitespace-pre-wrap ${isLastOfSpeaker ? 'rounded-bl-small' : ''}`}
        >
          <MessageText text={content} />
        </p>
        {isLastOfSpeaker && <MessageTime at={message.created_at} />}
      </div>
    </li>
  )
}

/** The time of a group's last message, below it. */
function MessageTime({ at, children }: { readonly at: string; readonly children?: ReactNode }) {
  const { locale } = useSite()
  const zone = useReaderZone()
  return (
    <p className="num flex items-center gap-1 text-12 text-text-3">
      {children}
      <time dateTime={at}>{formatDate(at, locale, 'time', zone)}</time>
    </p>
  )
}

const Face = ({ author }: Pick<SupportMessage, 'author'>) =>
  author === 'agent' ? (
    <AgentAvatar />
  ) : (
    <span aria-hidden="true" className="grid size-9 place-items-center rounded-full bg-surface-2 text-text-2">
      <Icon of={Bot} />
    </span>
  )

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

/** Always plain text; the pages it mentions open next to the conversation. */
function MessageText({ text }: { readonly text: string }) {
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
