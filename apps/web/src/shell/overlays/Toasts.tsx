import { useRouterState } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from '../../lib/browser/createStore'
import { dialogQuery, useMedia } from '../../lib/browser/useMedia'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../lib/navigation/links'
import { footRoom, type ShownToast, type ToastAction, type ToastKind, toasts } from '../../lib/toasts'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { swipeAway } from './swipeAway'
import { importantRanges, toastTop, topDialog } from './toastPlace'

const none: readonly ShownToast[] = []
const icons = { success: CircleCheck, message: Info, warning: TriangleAlert, error: CircleAlert } as const
const tints: Record<ToastKind, string> = {
  success: 'bg-win/12 text-win',
  message: 'bg-info/12 text-info',
  warning: 'bg-warn/12 text-warn',
  error: 'bg-danger/12 text-danger-text',
}

/** MOD-05: toasts, on every page. Errors interrupt a screen reader; the others wait for a pause. */
export default function Toasts() {
  const t = useT('shell')
  const shown = useSyncExternalStore(toasts.subscribe, toasts.snapshot, () => none)
  const roomPx = useStore(footRoom)
  const region = useRef<HTMLElement>(null)
  const isGame = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.frame === 'game' })
  const topPx = usePlace({ region, shown, noticePx: roomPx, isGame })
  // Over a game only the newest, because they cover it; the others are listed with the notifications.
  const cards = isGame ? shown.slice(-1) : shown
  return (
    <section
      ref={region}
      aria-label={t('toast.region')}
      style={{
        '--foot-room': roomPx > 0 ? `calc(${roomPx}px + 1.5rem)` : '0px',
        ...(topPx !== undefined && { top: `${topPx}px`, bottom: 'auto' }),
      }}
      className="pointer-events-none fixed inset-x-4 z-50 flex flex-col items-end gap-3 md:bottom-[calc(1rem+var(--foot-room))] md:left-auto md:w-82"
    >
      <div aria-live="polite" className="contents">
        {cards.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isSmall={isGame} />
        ))}
      </div>
    </section>
  )
}

/** Between the bottom bar and a notice above it. */
const noticeGapPx = 8

const heightOf = (selector: string): number => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0

/** The upper edge of the game: its controls are at the lower one, and the page cannot see them. */
const gameTop = (): number => document.querySelector('iframe')?.getBoundingClientRect().top ?? 0

interface Place {
  readonly region: RefObject<HTMLElement | null>
  readonly shown: readonly ShownToast[]
  readonly noticePx: number
  readonly isGame: boolean
}

/**
 * The offset of the toasts from the top; undefined for the corner of a wide screen. On a phone they cover neither a title
 * nor a primary button. Measured when they, the page or the content of a dialog change, and not while it scrolls.
 */
function usePlace({ region, shown, noticePx, isGame }: Place) {
  const [topPx, setTopPx] = useState<number>()
  const isWide = useMedia(dialogQuery)
  const shownPage = useRouterState({
    select: ({ location }) => `${location.pathname} ${location.state.dialogs?.map(({ name }) => name).join()}`,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toasts, another page or dialog must run the effect
  useLayoutEffect(() => {
    const measure = () => {
      const hasDialog = topDialog(document) !== undefined
      if (isGame && !hasDialog) return setTopPx(gameTop() + 8)
      const obstacles = importantRanges(document, region.current)
      if (isWide && !(hasDialog && obstacles.length > 0)) return setTopPx(undefined)
      const room = {
        heightPx: region.current?.offsetHeight ?? 0,
        screenPx: innerHeight,
        headPx: heightOf('header'),
        footPx: heightOf('[data-bottom-bar]') + (noticePx > 0 ? noticePx + noticeGapPx : 0),
        hasDialog,
      }
      setTopPx(toastTop(room, obstacles))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    // Again once a page or a dialog that has just opened, or another layout after a turned phone, is in its place.
    const place = () => {
      clearTimeout(timer)
      measure()
      timer = setTimeout(measure, 400)
    }
    place()
    // A dialog may open before its content has loaded. Changes of a page are ignored: its live figures would move the toasts.
    const content = new MutationObserver(() => {
      if (topDialog(document)) place()
    })
    if (shown.length > 0) content.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', place)
    return () => {
      clearTimeout(timer)
      content.disconnect()
      removeEventListener('resize', place)
    }
  }, [region, shown, noticePx, isGame, isWide, shownPage])
  return topPx
}

function ToastCard({ toast, isSmall }: { readonly toast: ShownToast; readonly isSmall: boolean }) {
  const t = useT('shell')
  const common = useT('common')
  const card = useRef<HTMLDivElement>(null)
  const { id } = toast
  useEffect(() => (card.current ? swipeAway(card.current, () => toasts.dismiss(id)) : undefined), [id])
  const action = toast.action && <Action of={toast.action} onDone={() => toasts.dismiss(id)} />
  const release = () => {
    if (!toast.persistent) toasts.resume(toast.id)
  }
  return (
    // Hovering or focusing a toast pauses its timer; the controls are the buttons inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={card}
      role={toast.kind === 'error' ? 'alert' : 'group'}
      onPointerEnter={() => toasts.pause(toast.id)}
      onPointerLeave={release}
      onFocus={() => toasts.pause(toast.id)}
      onBlur={release}
      className={`pointer-events-auto flex w-full touch-pan-y transition-[transform,opacity] duration-(--t-enter) ease-in animate-[rise_200ms_var(--ease-in)] rounded-card bg-surface-2 shadow-pop ${isSmall ? 'items-center gap-2 p-2 text-14' : 'items-start gap-3 p-4 pr-2'}`}
    >
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${tints[toast.kind]}`}>
        <Icon of={icons[toast.kind]} size={18} />
        <span className="sr-only">{t(`toast.${toast.kind}`)}</span>
      </span>
      <div className={`min-w-0 flex-1 ${isSmall ? '' : 'py-1.5'}`}>
        <p className="font-[650]">{toast.title}</p>
        {toast.text && <p className={`text-text-2 ${isSmall ? 'text-12' : ''}`}>{toast.text}</p>}
        {action}
      </div>
      <IconButton label={common('actions.close')} size="small" onClick={() => toasts.dismiss(toast.id)}>
        <Icon of={X} size={18} />
      </IconButton>
    </div>
  )
}

function Action({ of: action, onDone }: { readonly of: ToastAction; readonly onDone: () => void }) {
  const href = useHref()
  const links = useListLinks()
  const look = 'mt-1 inline-block py-1 font-[650] text-accent-text hover:underline'
  if ('path' in action)
    return (
      <div {...links}>
        <a href={href(action.path)} className={look} onClick={onDone}>
          {action.label}
        </a>
      </div>
    )
  const onPress = () => {
    onDone()
    action.onPress()
  }
  return (
    <button type="button" className={look} onClick={onPress}>
      {action.label}
    </button>
  )
}
