import { ChevronDown, List } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import type { StaticPage } from '../model'

type Headings = StaticPage['headings']

/** The table of contents at the side, with the current section marked. */
export function SideContents({ headings }: { readonly headings: Headings }) {
  const t = useT('content')
  const current = useCurrentHeading(headings)
  return (
    <nav
      aria-label={t('contents')}
      className="scrollbar-none sticky top-[calc(var(--header-height)+1.5rem)] hidden max-h-[calc(100dvh-var(--header-height)-3rem)] overflow-y-auto lg:block print:hidden"
    >
      <p className="pb-2 pl-4 font-semibold">{t('contents')}</p>
      <ul className="border-l border-line">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="-ml-px block border-l-2 border-transparent py-1.5 pr-2 pl-4 text-text-2 -outline-offset-2 hover:text-text aria-[current=true]:border-accent aria-[current=true]:font-semibold aria-[current=true]:text-text"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same on narrow screens, as a collapsible line. */
export function FoldedContents({ headings }: { readonly headings: Headings }) {
  const t = useT('content')
  return (
    <details className="group mt-6 rounded-card bg-surface-1 shadow-line lg:hidden print:hidden">
      <summary className="flex h-13 items-center gap-3 rounded-card px-4 font-semibold no-tap">
        <Icon of={List} className="text-text-3" />
        {t('contents')}
        <Icon of={ChevronDown} className="ml-auto text-text-3 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line py-2">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center px-4 py-2 text-text-2 -outline-offset-2">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The heading of the section being read: the last one above the upper third of the window. */
function useCurrentHeading(headings: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      const line = innerHeight / 3
      const passed = headings.findLast(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      )
      setCurrent(passed?.id)
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    later()
    addEventListener('scroll', later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
    }
  }, [headings])
  return current
}
