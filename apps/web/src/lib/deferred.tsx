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
import { keepPresses } from './keptPress'
import { whenIdle } from './whenIdle'

const mark = (name: string): Element | null => document.querySelector(`[data-deferred="${name}"]`)

/** A little before it is seen. */
const marginPx = 300

/**
 * Resolves when the part comes near the screen, or at rest after somebody has used the page: what he opens next may need it.
 * Not at once, for what he pressed comes first.
 */
function wanted(name: string): Promise<void> {
  return new Promise((resolve) => {
    const box = mark(name)
    const used = ['keydown', 'pointerdown'] as const
    const end = () => {
      observer.disconnect()
      changes.disconnect()
      resolve()
    }
    const onUse = () => {
      for (const event of used) removeEventListener(event, onUse, true)
      whenIdle(end)
    }
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && end(), {
      rootMargin: `${marginPx}px`,
    })
    // Any of them: on a narrow screen the first may be hidden. What lies over them may have no box of its own.
    const watch = () => {
      const parts = box?.querySelectorAll(':scope > :not(.contents), :scope > .contents > *') ?? []
      for (const part of parts) observer.observe(part)
      return parts.length
    }
    // For another visitor they are drawn anew before the code is there (`Kept`).
    const changes = new MutationObserver(watch)
    if (!box || watch() === 0) return end()
    changes.observe(box, { childList: true })
    for (const event of used) addEventListener(event, onUse, { capture: true, passive: true })
  })
}

/**
 * A part of the frame that every page has in its HTML, but whose code comes only when it is near the screen: until then it
 * is the server's markup, whose links are plain ones. `onServer` is the component itself in server rendering and undefined in a
 * browser, so that the first chunk does not hold it. `of` says whose part it is: its other properties are those of the first
 * drawing until that changes.
 */
export function deferred<P extends object = object>(
  name: string,
  onServer: ComponentType<P> | undefined,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & { of?: string | number }> {
  const Part =
    onServer ??
    lazy(() =>
      wanted(name)
        .then(load)
        // Without a network the server's markup stays, with its plain links.
        .catch((): { default: ComponentType<P> } => ({ default: () => <Kept name={name} /> }))
        .then(({ default: Loaded }) => ({ default: (props: P) => <Live Loaded={Loaded} props={props} /> })),
    )
  return ({ of, ...props }) => <Held name={name} Part={Part as ComponentType<object>} of={of} props={props} />
}

/** Where a part stands. */
const Box = createContext<RefObject<HTMLElement | null> | null>(null)

interface LiveProps<P> {
  readonly Loaded: ComponentType<P>
  readonly props: P
}

/** The part from when its code is there: presses need not be kept for it any more. */
function Live<P extends object>({ Loaded, props }: LiveProps<P>) {
  const box = useContext(Box)
  useEffect(() => box?.current?.setAttribute('data-live', ''), [box])
  return <Loaded {...props} />
}

interface HeldProps {
  readonly name: string
  readonly Part: ComponentType<object>
  /** Whose part it is: drawn anew for another visitor. */
  readonly of: string | number | undefined
  readonly props: object
}

if ('document' in globalThis) keepPresses()

function Held({ name, Part, of, props }: HeldProps) {
  // The same element as long as it is of the same visitor: a new one would make React give up the server's markup. Of
  // another visitor, who has signed in meanwhile, that markup is not what the part would draw.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the properties are of whom `of` names
  const part = useMemo(
    () => (
      <Suspense key={of} fallback={<Kept name={name} />}>
        <Part {...props} />
      </Suspense>
    ),
    [name, Part, of],
  )
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className="contents" data-deferred={name}>
      <Box value={box}>{part}</Box>
    </div>
  )
}

/** When React has to draw the part before its code is there (its texts changed), what stood there stays. */
function Kept({ name }: { name: string }) {
  const [html] = useState(() => mark(name)?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup, taken from the page itself
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}
