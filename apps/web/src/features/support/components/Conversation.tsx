import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dayName } from '../../../lib/format/calendarDay'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { platformNow } from '../../../lib/time/platformClock'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/states/Skeleton'
import { releaseRoom, rememberRoom, reserveRoom } from '../chatRoom'
import { threadQuery } from '../queries'
import { linesOf } from '../thread'
import { useUnsent } from '../unsent'
import { useSeen } from '../useSeen'
import { useChatOwner, useSendOnReconnect } from '../useSendMessage'
import { useUnreadFrom } from '../useUnreadFrom'
import { Bubble } from './Bubble'
import { UnsentBubble } from './UnsentBubble'

/** A guest's page gets no realtime messages, so it polls. */
const guestMs = 4_000
/** This close to the end, the reader is following the newest message and stays there. */
const nearPx = 80

interface ConversationProps {
  readonly className: string
  /** The content before the first message. */
  readonly start: ReactNode
  /** For a page that is painted before the messages have loaded. */
  readonly keepsRoom?: boolean
}

/** SUP-01: the conversation with support, both sides of it, including messages still being sent. */
export function Conversation({ className, start, keepsRoom = false }: ConversationProps) {
  const t = useT('support')
  const zone = useReaderZone()
  const owner = useChatOwner()
  const {
    data: thread,
    isError,
    refetch,
  } = useQuery({
    ...threadQuery(),
    ...(owner === null && { refetchInterval: guestMs }),
  })
  const unsent = useUnsent(owner)
  const unreadFrom = useUnreadFrom(thread ?? undefined)
  useSeen(thread ?? undefined)
  useSendOnReconnect()
  const messages = thread?.messages ?? []
  // A message that has reached the server is no longer being sent, even if its response is still on the way.
  const waiting = unsent.filter(({ key }) => !messages.some((message) => message.key === key))
  const { box, isAway, toEnd } = useEnd(messages.at(-1)?.id ?? 0, waiting.length)
  useRoom(keepsRoom ? box : undefined, thread ? messages.length : isError ? 0 : undefined)
  return (
    <div className="relative">
      <div
        ref={box}
        role="log"
        aria-label={t('chat.conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        className={`overflow-y-auto overscroll-contain ${className}`}
      >
        {start}
        {/* Guests have rarely written: a placeholder would shift the buttons below (chatRoom.ts). */}
        {owner !== null && thread === undefined && !isError && <Waiting />}
        {isError && thread === undefined && (
          <div role="alert" className="py-6 text-center text-text-2">
            <p className="mb-3">{t('chat.loadFailed')}</p>
            <Button onClick={() => void refetch()}>{t('chat.reload')}</Button>
          </div>
        )}
        <ol className="grid grid-cols-1 gap-1">
          {linesOf(messages, zone).map((line) => (
            <Fragment key={line.message.id}>
              {line.isNewDay && <Day iso={line.message.created_at} />}
              {line.message.id === unreadFrom && (
                <Rule colour="text-accent-text before:bg-accent after:bg-accent">{t('chat.new')}</Rule>
              )}
              <Bubble line={line} isNewest={line.message === messages.at(-1)} />
            </Fragment>
          ))}
          {waiting.map((message) => (
            <UnsentBubble key={message.key} message={message} />
          ))}
        </ol>
      </div>
      {isAway && (
        <Button size="small" className="absolute! bottom-3 left-1/2 -translate-x-1/2 rounded-full!" onClick={toEnd}>
          <Icon of={ArrowDown} size={16} />
          {t('chat.newBelow')}
        </Button>
      )}
    </div>
  )
}

/** Reserves the height of the last visit until the number of messages is known, and stores their actual height. */
function useRoom(box: RefObject<HTMLElement | null> | undefined, count: number | undefined) {
  const isKnown = count !== undefined
  useLayoutEffect(() => {
    if (box) (isKnown ? releaseRoom : reserveRoom)()
  }, [box, isKnown])
  useLayoutEffect(() => {
    if (box?.current && count !== undefined) rememberRoom(count > 0 ? box.current.offsetHeight : null)
  }, [box, count])
}

/**
 * Keeps the newest message visible, but does not scroll away from earlier ones that the player is reading: they get a
 * hint.
 */
function useEnd(newest: number, waiting: number) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  // The content before the first message is shown from its top.
  const isEmpty = useRef(true)
  const [isAway, setIsAway] = useState(false)
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setIsAway(false)
  }
  useEffect(() => {
    const at = box.current
    if (!at) return
    const look = () => {
      isNear.current = at.scrollHeight - at.scrollTop - at.clientHeight < nearPx
      if (isNear.current) setIsAway(false)
    }
    // Its height depends on a phone's keyboard, and on the popup's.
    const sizes = new ResizeObserver(() => {
      if (isNear.current && !isEmpty.current) at.scrollTo({ top: at.scrollHeight })
    })
    at.addEventListener('scroll', look, { passive: true })
    sizes.observe(at)
    return () => {
      at.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [])
  const before = useRef({ newest: 0, waiting: 0 })
  useLayoutEffect(() => {
    const isFirst = before.current.newest === 0
    const isOwn = waiting > before.current.waiting
    const isMore = newest > before.current.newest
    before.current = { newest, waiting }
    isEmpty.current = newest + waiting === 0
    if (isEmpty.current) return
    if (isFirst || isOwn || isNear.current) box.current?.scrollTo({ top: box.current.scrollHeight })
    else if (isMore) setIsAway(true)
  }, [newest, waiting])
  return { box, isAway, toEnd }
}

function Day({ iso }: { readonly iso: string }) {
  const t = useT('support')
  const { locale } = useSite()
  const zone = useReaderZone()
  const name = dayName(iso, platformNow(), zone)
  return (
    <Rule colour="text-text-3 before:bg-line after:bg-line">
      {name ? t(`chat.${name}`) : formatDate(iso, locale, 'day', zone)}
    </Rule>
  )
}

const Rule = ({ colour, children }: { readonly colour: string; readonly children: ReactNode }) => (
  <li className={`mt-3 flex items-center gap-3 text-12 before:h-px before:flex-1 after:h-px after:flex-1 ${colour}`}>
    {children}
  </li>
)

const Waiting = () => (
  <div className="grid gap-3 py-2">
    <Skeleton className="h-11 w-3/5 justify-self-end rounded-card" />
    <Skeleton className="h-16 w-4/5 rounded-card" />
  </div>
)
