import {
  type ComponentType,
  createContext,
  lazy,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { innerHtml } from '../browser/trustedTypes'
import { partFailed, replayPresses } from './replayPresses'
import { untilLoaded } from './retried'
import { firstUse, isHeld, whenIdle } from './whenIdle'

/** Null during server rendering, where a failed part leaves its place empty. */
const mark = (name: string): Element | null =>
  typeof document === 'undefined' ? null : document.querySelector(`[data-deferred="${name}"]`)

/** Load slightly before it becomes visible, once the visitor has used the page: it may not be scrolled at all. */
const marginPx = 300

/** The visitor's first press or key on this page. */
const firstPress = new Promise<void>((resolve) => {
  if (!('document' in globalThis)) return
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, () => resolve(), { capture: true, passive: true, once: true })
})

const isInSight = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean =>
  bottom > 0 && top < innerHeight

/**
 * Resolves when the part comes near the screen, or when the page is idle after the visitor's first press, because they
 * may open the part next. It waits for idle because the press itself comes first.
 */
function whenNeeded(name: string): Promise<void> {
  return new Promise((resolve) => {
    const box = mark(name)
    let isOver = false
    const observeWithin = (rootMargin: string) =>
      new IntersectionObserver(
        (seen) => {
          const near = seen.filter((one) => one.isIntersecting)
          if (near.length === 0) return
          // During a motion only what is in sight is needed at once.
          if (isHeld() && !near.some(isInSight)) whenIdle(end)
          else end()
        },
        { rootMargin },
      )
    let observer = observeWithin('0px')
    const end = () => {
      isOver = true
      observer.disconnect()
      changes.disconnect()
      resolve()
    }
    // Any of them will do: on a narrow screen the first may be hidden. Their wrappers may not generate a box
    // (`contents`).
    const watch = () => {
      const parts = box?.querySelectorAll(':scope > :not(.contents), :scope > .contents > *') ?? []
      for (const part of parts) observer.observe(part)
      return parts.length
    }
    // For another visitor they are rendered again before the code is loaded (`ServerMarkup`).
    const changes = new MutationObserver(watch)
    if (!box || watch() === 0) return end()
    changes.observe(box, { childList: true })
    void firstUse.then(() => {
      observer.disconnect()
      if (isOver) return
      observer = observeWithin(`${marginPx}px`)
      watch()
    })
    void firstPress.then(() => whenIdle(end))
  })
}

/**
 * A part of the frame or of a page that is in the HTML, but whose code loads only when it comes near the screen. Until then
 * it is the server's markup with plain links. `onServer` is the component itself during server rendering and undefined
 * in a browser, which keeps it out of the first chunk. `of` identifies the visitor: until it changes, all other props
 * keep their first values. A page that is navigated to has no such markup: its loader calls `preload`.
 */
export function deferHydration<P extends object = object>(
  name: string,
  onServer: ComponentType<P> | undefined,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & { of?: string | number }> & { readonly preload: () => Promise<void> } {
  let there = onServer
  let request = () => {}
  const requested = new Promise<void>((resolve) => {
    request = resolve
  })
  const get = async (): Promise<ComponentType<P>> => {
    const { default: Loaded } = await load()
    there ??= (props) => <Live Loaded={Loaded} props={props} />
    return there
  }
  const Part = lazy(() =>
    Promise.race([whenNeeded(name), requested])
      // Offline, the server's markup stays as it is, with its plain links: anything rendered in its place while React
      // hydrates would differ from it.
      .then(() => untilLoaded(() => get().catch((error: unknown) => partFailed(name, error))))
      .then((Loaded) => ({ default: Loaded })),
  )
  const pick = () => (there ?? Part) as ComponentType<object>
  // React may have replaced the markup that was watched.
  const seek = () => void whenNeeded(name).then(request)
  return Object.assign(
    ({ of, ...props }: P & { of?: string | number }) => (
      <Deferred name={name} pick={pick} seek={seek} of={of} props={props} />
    ),
    {
      preload: async () => {
        request()
        // A failed preload loads again when the part is shown.
        await get().catch(() => undefined)
      },
    },
  )
}

/** The element that contains the part. */
const Box = createContext<RefObject<HTMLElement | null> | null>(null)

interface LiveProps<P> {
  readonly Loaded: ComponentType<P>
  readonly props: P
}

/** The part once its code has loaded: presses no longer need to be recorded for it. */
function Live<P extends object>({ Loaded, props }: LiveProps<P>) {
  const box = useContext(Box)
  useEffect(() => box?.current?.setAttribute('data-live', ''), [box])
  return <Loaded {...props} />
}

interface DeferredProps {
  readonly name: string
  /** The part, or its placeholder until its code has loaded: each instance keeps the one it began with. */
  readonly pick: () => ComponentType<object>
  /** Watches for the part to come near, at its current position. */
  readonly seek: () => void
  /** Identifies the visitor: the part is rendered again for another one. */
  readonly of: string | number | undefined
  readonly props: object
}

if ('document' in globalThis) replayPresses()

function Deferred({ name, pick, seek, of, props }: DeferredProps) {
  const [Part] = useState(pick)
  // Keep the same element for the same visitor: a new one would make React discard the server's markup. For a visitor
  // who has signed in since, that markup is not what the part would render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the properties are of whom `of` names
  const part = useMemo(
    () => (
      <Suspense key={of} fallback={<ServerMarkup name={name} seek={seek} />}>
        <Part {...props} />
      </Suspense>
    ),
    [name, Part, seek, of],
  )
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className="contents" data-deferred={name}>
      <Box value={box}>{part}</Box>
    </div>
  )
}

/** When React has to render the part before its code is loaded (its texts changed), the existing markup stays. */
function ServerMarkup({ name, seek }: { name: string; seek?: () => void }) {
  const [html] = useState(() => mark(name)?.innerHTML ?? '')
  useEffect(() => seek?.(), [seek])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup, taken from the page itself
  return <div className="contents" dangerouslySetInnerHTML={innerHtml(html)} />
}
