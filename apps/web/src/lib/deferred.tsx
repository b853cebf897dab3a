import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
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
    const boxes = mark(name)?.children ?? []
    const used = ['keydown', 'pointerdown'] as const
    const end = () => {
      observer.disconnect()
      resolve()
    }
    const onUse = () => {
      for (const event of used) removeEventListener(event, onUse, true)
      whenIdle(end)
    }
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && end(), {
      rootMargin: `${marginPx}px`,
    })
    if (boxes.length === 0) return end()
    // Any of them: on a narrow screen the first may be hidden.
    for (const box of boxes) observer.observe(box)
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
        .catch(() => ({ default: () => <Kept name={name} /> })),
    )
  return ({ of, ...props }) => <Held name={name} Part={Part as ComponentType<object>} of={of} props={props} />
}

interface HeldProps {
  readonly name: string
  readonly Part: ComponentType<object>
  /** Whose part it is: drawn anew for another visitor. */
  readonly of: string | number | undefined
  readonly props: object
}

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
  return (
    <div className="contents" data-deferred={name}>
      {part}
    </div>
  )
}

/** When React has to draw the part before its code is there (its texts changed), what stood there stays. */
function Kept({ name }: { name: string }) {
  const [html] = useState(() => mark(name)?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup, taken from the page itself
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}
