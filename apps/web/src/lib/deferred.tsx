import { type ComponentType, lazy, Suspense, useState } from 'react'

const mark = (name: string): Element | null => document.querySelector(`[data-deferred="${name}"]`)

/** A little before it is seen. */
const marginPx = 300

/** Resolves when the part comes near the screen, or when somebody uses the page: what he opens may need it. */
function wanted(name: string): Promise<void> {
  return new Promise((resolve) => {
    const box = mark(name)?.firstElementChild
    const used = ['keydown', 'pointerdown'] as const
    const end = () => {
      observer.disconnect()
      for (const event of used) removeEventListener(event, end, true)
      resolve()
    }
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && end(), {
      rootMargin: `${marginPx}px`,
    })
    if (!box) return end()
    observer.observe(box)
    for (const event of used) addEventListener(event, end, { capture: true, passive: true })
  })
}

/**
 * A part of the frame that every page has in its HTML, but whose code comes only when it is near the screen: until then it
 * is the server's markup, whose links are plain ones. `onServer` is the component itself in server rendering and undefined in a
 * browser, so that the first chunk does not hold it.
 */
export function deferred(
  name: string,
  onServer: ComponentType | undefined,
  load: () => Promise<{ default: ComponentType }>,
): ComponentType {
  const Part = onServer ?? lazy(() => wanted(name).then(load))
  const part = (
    <Suspense fallback={<Kept name={name} />}>
      <Part />
    </Suspense>
  )
  // One element for ever: a new one would tell React that the part has changed, and make it give up the server's markup.
  return () => (
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
