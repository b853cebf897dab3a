import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { scrollBehavior } from '../../../../lib/browser/motion'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'

interface RowHeadProps {
  readonly id: string
  readonly title: string
  readonly seeAll?: ReactNode
  readonly scroller: RefObject<HTMLElement | null>
  /** On a wide screen the whole row is visible. */
  readonly isShort?: boolean
}

/** A horizontal row's title, its "See all" link and, for a mouse, two arrows. */
export function RowHead({ id, title, seeAll, scroller, isShort = false }: RowHeadProps) {
  const t = useT('games')
  const move = (direction: 1 | -1) => {
    const element = scroller.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: scrollBehavior() })
  }
  return (
    <div className="mb-3 flex min-h-8 items-center gap-3 lg:mb-4 lg:h-10">
      <h2 id={id} className="text-balance font-[650] text-20 leading-6 tracking-tight">
        {title}
      </h2>
      <span className="flex-1" />
      {seeAll}
      <div className={isShort ? 'hidden' : 'hidden gap-2 lg:flex'}>
        {([-1, 1] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            tabIndex={-1}
            aria-hidden
            title={t(direction < 0 ? 'hero.previous' : 'hero.next')}
            onClick={() => move(direction)}
            className="hair grid size-9 place-items-center rounded-full bg-surface-2 text-text-2 hover:bg-surface-3 hover:text-text"
          >
            <Icon of={direction < 0 ? ChevronLeft : ChevronRight} />
          </button>
        ))}
      </div>
    </div>
  )
}
