import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../lib/i18n/TextsProvider'
import { Icon } from './Icon'

export interface CarouselState {
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  readonly scroll: (direction: -1 | 1) => void
}

/** What a scrolling row can do now; arrows move it by nearly its width, so that one item stays as an anchor. */
function useCarousel(): [(row: HTMLElement | null) => void, CarouselState] {
  const row = useRef<HTMLElement | null>(null)
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: true })
  const measure = useCallback(() => {
    const element = row.current
    if (!element) return
    const left = Math.abs(element.scrollLeft)
    const next = { canGoBack: left > 8, canGoOn: left + element.clientWidth < element.scrollWidth - 8 }
    setEnds((old) => (old.canGoBack === next.canGoBack && old.canGoOn === next.canGoOn ? old : next))
  }, [])
  const attach = useCallback(
    (element: HTMLElement | null) => {
      row.current = element
      measure()
    },
    [measure],
  )
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [measure])
  const scroll = useCallback((direction: -1 | 1) => {
    const element = row.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: 'smooth' })
  }, [])
  return [attach, { ...ends, scroll }]
}

export interface CarouselProps {
  title: string
  /** Between the title and the arrows: "See all". */
  aside?: ReactNode
  /** Before the title: a live dot, an icon. */
  before?: ReactNode
  /** `li` elements; give each a width. */
  children: ReactNode
  /** Classes of the row: gap and item widths. */
  rowClass?: string
}

/** A titled row that scrolls sideways with snap; on wide screens arrows stand in its head. */
export function Carousel({ title, aside, before, children, rowClass = 'gap-3 lg:gap-6' }: CarouselProps) {
  const t = useT('common')
  const [attach, { canGoBack, canGoOn, scroll }] = useCarousel()
  return (
    <section className="mt-6 lg:mt-8" aria-label={title}>
      <div className="mb-3 flex h-8 items-center gap-3 lg:mb-4 lg:h-10">
        {before}
        <h2 className="min-w-0 flex-1 truncate text-20 font-[650] tracking-[-0.01em]">{title}</h2>
        {aside}
        <div className={`hidden gap-2 lg:flex ${canGoBack || canGoOn ? '' : 'lg:hidden'}`}>
          <Arrow
            label={t('carousel.previous', { title })}
            isOff={!canGoBack}
            icon={ChevronLeft}
            onClick={() => scroll(-1)}
          />
          <Arrow label={t('carousel.next', { title })} isOff={!canGoOn} icon={ChevronRight} onClick={() => scroll(1)} />
        </div>
      </div>
      <ul
        ref={attach}
        className={`scrollbar-none -mx-4 -my-2 flex snap-x scroll-px-4 overflow-x-auto overscroll-x-contain px-4 py-2 *:shrink-0 *:snap-start lg:-mx-6 lg:scroll-px-6 lg:px-6 ${rowClass}`}
      >
        {children}
      </ul>
    </section>
  )
}

function Arrow({
  label,
  isOff,
  icon,
  onClick,
}: {
  label: string
  isOff: boolean
  icon: typeof ChevronLeft
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="grid size-9 place-items-center rounded-full bg-surface-2 text-text-2 shadow-line hover:bg-surface-3 hover:text-text aria-disabled:bg-surface-1 aria-disabled:text-line-dot"
    >
      <Icon of={icon} size={18} />
    </button>
  )
}
