import { Drawer } from '@base-ui/react/drawer'
import { ArrowLeft, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '../../lib/i18n/TextsProvider'
import { cx } from '../classes'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { useDialog } from './dialogContext'
import { useIsSheet } from './dialogShape'

const popup = 'relative flex min-h-0 flex-col bg-surface-1 text-text shadow-modal outline-none'

const popupForms = {
  modal:
    'max-h-full w-full rounded-sheet transition-[opacity,transform] duration-(--t-enter) ease-in data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0',
  sheet:
    'max-h-[calc(100dvh-1.5rem)] w-full touch-auto rounded-t-sheet pb-[max(env(safe-area-inset-bottom),var(--drawer-keyboard-inset,0px))] transform-[translateY(var(--drawer-swipe-movement-y))] transition-transform duration-(--t-sheet) ease-in data-swiping:duration-0 data-swiping:select-none data-starting-style:transform-[translateY(100%)] data-ending-style:transform-[translateY(100%)]',
  side: 'h-dvh w-[min(20rem,calc(100vw-3rem))] touch-auto pb-[env(safe-area-inset-bottom)] transform-[translateX(var(--drawer-swipe-movement-x))] transition-transform duration-(--t-sheet) ease-in data-swiping:duration-0 data-swiping:select-none data-starting-style:transform-[translateX(100%)] data-ending-style:transform-[translateX(100%)]',
  full: 'h-dvh w-full bg-bg! pb-[env(safe-area-inset-bottom)] transition-opacity duration-(--t-enter) ease-in data-starting-style:opacity-0 data-ending-style:opacity-0',
}

/** Only a dialog in the middle of the screen has a fixed maximum width. */
const modalSizes = { small: 'max-w-md', medium: 'max-w-[35rem]', large: 'max-w-[57rem]' }

const place = {
  modal: 'items-center justify-center p-[min(2rem,4dvh)]',
  sheet: 'items-end',
  side: 'items-stretch justify-end',
  full: 'items-stretch',
} as const

// In a radio group, only the selected one.
const fields = 'input:not([type=hidden], [type=search], [type=radio]:not(:checked)), select, textarea'

/** The popup element of the dialog below. */
const BelowContext = createContext<RefObject<HTMLDivElement | null> | null>(null)

/** Set on the body, see base.css. */
const coveredMark = 'data-covered'

/**
 * The first field, so that the player can type at once; on touch screens the popup itself, so that the keyboard stays
 * closed.
 */
function useFirstFocus(popup: RefObject<HTMLElement | null>): (openedBy: string) => HTMLElement | null {
  const awaitsField = useRef(false)
  // The form may load after its dialog has opened.
  useEffect(() => {
    if (!awaitsField.current || document.activeElement !== popup.current) return
    const field = firstField(popup.current)
    if (!field) return
    awaitsField.current = false
    field.focus()
  })
  return (openedBy) => {
    const isTouch = openedBy === 'touch' || matchMedia('(pointer: coarse)').matches
    const field = isTouch ? undefined : firstField(popup.current)
    awaitsField.current = !isTouch && !field
    return field ?? popup.current
  }
}

const firstField = (popup: HTMLElement | null) => popup?.querySelector<HTMLElement>(fields)

/**
 * Returns the focus to the element that opened the dialog; if that was removed or is not in the dialog below, to that
 * dialog. Focus that has already moved to another element stays.
 */
function lastFocus(
  popup: HTMLElement | null,
  openedFrom: Element | null,
  below: HTMLElement | null | undefined,
): HTMLElement | boolean {
  const { activeElement: at, body } = document
  if (at !== body && !popup?.contains(at)) return false
  const isOpenerThere = below ? below.contains(openedFrom) : openedFrom?.isConnected
  return isOpenerThere || (below ?? true)
}

export interface DialogProps {
  size?: keyof typeof modalSizes | undefined
  title: ReactNode
  /** Goes one step back inside the dialog. */
  onBack?: () => void
  /** Stays below the scrolling content: remaining limits, the button. */
  foot?: ReactNode
  /** Next to the whole content on wide screens (sign-up's scene). */
  aside?: ReactNode
  /** Only the dialog can close itself: no close button, overlay, Escape or swipe (MOD-07). */
  blocking?: boolean
  /** `side` slides in from the right edge on every screen: the menu. `full` is the whole screen: the search. */
  form?: 'auto' | 'side' | 'full'
  /** The current step of the dialog: each one starts scrolled to its top. */
  step?: string | number | undefined
  /** Replaces the visible title, which is then for screen readers only. */
  head?: ReactNode
  /**
   * A picture over the whole width at the top, with the close button on it; on low screens to the left of the content.
   * The title is then for screen readers only.
   */
  cover?: ReactNode
  children: ReactNode
}

/**
 * A dialog with a fixed header and footer: centred from 768 px, below that a sheet that follows the finger. Opened by
 * the host (`lib/dialogs`); focus is trapped inside and returns to the element that had it.
 */
export function Dialog({
  title,
  onBack,
  foot,
  aside,
  blocking = false,
  form = 'auto',
  head,
  cover,
  step,
  size = 'medium',
  children,
}: DialogProps) {
  const t = useT('common')
  const { isOpen, close, onClosed, above } = useDialog()
  const isSheet = useIsSheet()
  const popupRef = useRef<HTMLDivElement>(null)
  const firstFocus = useFirstFocus(popupRef)
  const shape = form !== 'auto' ? form : isSheet ? 'sheet' : 'modal'
  const covers = shape === 'full' && isOpen
  // The page under a full-screen dialog is not painted, because that would cost part of every frame.
  useLayoutEffect(() => (covers ? () => document.body.removeAttribute(coveredMark) : undefined), [covers])
  const below = useContext(BelowContext)
  const [openedFrom] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  const content = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step must run the effect
  useLayoutEffect(() => {
    content.current?.scrollTo({ top: 0 })
  }, [step])
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !blocking) close()
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed()
        else if (covers) document.body.setAttribute(coveredMark, '')
      }}
      disablePointerDismissal={blocking}
      swipeDirection={shape === 'side' ? 'right' : 'down'}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-(--t-enter) data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        {/* In every shape: a form keeps what was typed when its phone is turned. */}
        <Drawer.VirtualKeyboardProvider>
          <Drawer.Viewport className={`fixed inset-0 z-40 flex ${place[shape]}`}>
            <Drawer.Popup
              ref={popupRef}
              // A dialog that is closing next to its replacement is neither read out nor pressable.
              inert={!isOpen}
              aria-hidden={isOpen ? undefined : true}
              initialFocus={firstFocus}
              finalFocus={() => lastFocus(popupRef.current, openedFrom, below?.current)}
              className={cx(
                popup,
                popupForms[shape],
                shape === 'modal' && modalSizes[size],
                cover !== undefined && 'sideways:max-w-[57rem]',
              )}
            >
              <div
                className="flex min-h-0 flex-1"
                data-base-ui-swipe-ignore={shape === 'modal' || shape === 'full' || blocking ? '' : undefined}
              >
                {aside && shape === 'modal' && (
                  <div className="relative hidden w-[39%] shrink-0 overflow-hidden rounded-l-sheet lg:block">
                    {aside}
                  </div>
                )}
                <div
                  className={`flex min-h-0 min-w-0 flex-1 flex-col ${shape === 'full' ? 'mx-auto max-w-[90rem]' : ''}`}
                >
                  {shape === 'sheet' && (
                    <span
                      aria-hidden="true"
                      className="absolute top-2 left-1/2 z-10 h-1 w-9 -translate-x-1/2 rounded-full bg-line-2"
                    />
                  )}
                  <div
                    className={
                      cover
                        ? 'absolute top-4 right-4 z-10 sideways:right-[calc(50%+1rem)]'
                        : 'flex items-center gap-3 px-4 pt-6 pb-3 md:px-6 md:pt-5 md:pb-4 short:py-2!'
                    }
                  >
                    {onBack && (
                      <IconButton label={t('actions.back')} look="round" onClick={onBack}>
                        <Icon of={ArrowLeft} />
                      </IconButton>
                    )}
                    <Drawer.Title
                      className={
                        head || cover ? 'sr-only' : 'min-w-0 flex-1 text-20 font-[680] tracking-[-0.015em] md:text-24'
                      }
                    >
                      {title}
                    </Drawer.Title>
                    {head && <div className="min-w-0 flex-1">{head}</div>}
                    {!blocking && (
                      <IconButton label={t('actions.close')} look="round" data-close onClick={close}>
                        <Icon of={X} />
                      </IconButton>
                    )}
                  </div>
                  <Drawer.Content
                    ref={content}
                    className={`min-h-0 flex-1 scroll-pb-32 overflow-y-auto overscroll-contain px-4 pt-1 pb-4 md:px-6 md:pb-6 ${cover ? 'sideways:grid sideways:grid-cols-2 sideways:p-0' : ''}`}
                  >
                    {cover ? (
                      <>
                        <div className="-mx-4 -mt-1 overflow-hidden rounded-t-sheet md:-mx-6 sideways:sticky sideways:top-0 sideways:m-0 sideways:max-h-[calc(100dvh-6rem)] sideways:min-h-56 sideways:rounded-tr-none">
                          {cover}
                        </div>
                        <div className="sideways:self-center sideways:px-6 sideways:pb-4">{children}</div>
                      </>
                    ) : (
                      children
                    )}
                  </Drawer.Content>
                  {foot && (
                    <div
                      data-foot
                      className="flex flex-col gap-3 px-4 pt-3 pb-6 shadow-[inset_0_1px_0_var(--line)] md:px-6 md:py-4 short:flex-row short:flex-wrap short:items-center short:py-2! short:*:min-w-min short:*:flex-1"
                    >
                      {foot}
                    </div>
                  )}
                </div>
              </div>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.VirtualKeyboardProvider>
        {/* In the portal, so that it opens after this dialog: the last to open hides all others from screen readers. */}
        <BelowContext value={popupRef}>{above}</BelowContext>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
