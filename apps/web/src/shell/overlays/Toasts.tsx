import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useStore } from '../../lib/browser/createStore'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../lib/navigation/links'
import { footRoom, type ShownToast, type ToastAction, type ToastKind, toasts } from '../../lib/toasts'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { swipeAway } from './swipeAway'

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
  return (
    <section
      aria-label={t('toast.region')}
      style={{ '--foot-room': roomPx > 0 ? `calc(${roomPx}px + 1.5rem)` : '0px' }}
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--header-height)+0.5rem)] z-50 flex flex-col items-end gap-3 md:top-auto md:bottom-[calc(1rem+var(--foot-room))] md:left-auto md:w-82"
    >
      <div aria-live="polite" className="contents">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const t = useT('shell')
  const common = useT('common')
  const card = useRef<HTMLDivElement>(null)
  const { id } = toast
  useEffect(() => (card.current ? swipeAway(card.current, () => toasts.dismiss(id)) : undefined), [id])
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
      className="pointer-events-auto flex w-full touch-pan-y transition-[transform,opacity] duration-(--t-enter) ease-in animate-[rise_200ms_var(--ease-in)] items-start gap-3 rounded-card bg-surface-2 p-4 pr-2 shadow-pop"
    >
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${tints[toast.kind]}`}>
        <Icon of={icons[toast.kind]} size={18} />
        <span className="sr-only">{t(`toast.${toast.kind}`)}</span>
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-[650]">{toast.title}</p>
        {toast.text && <p className="text-text-2">{toast.text}</p>}
        {toast.action && <Action of={toast.action} onDone={() => toasts.dismiss(id)} />}
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
