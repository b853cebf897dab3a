import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { scrollBehavior } from '../../../lib/browser/motion'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/states/Skeleton'
import { levelsInOrder } from '../model'
import type { Jackpot } from '../queries'
import { SmallLevel, TopLevel } from './Level'

interface JackpotSliderProps {
  readonly title: string
  /** Set where the page's title already names it. */
  readonly isTitled?: boolean
  /** undefined while they load: their space is reserved. */
  readonly jackpots: readonly Jackpot[] | undefined
  /** Next to the title. */
  readonly aside?: ReactNode
}

/** JP-05: the jackpots one after another, each with its levels; amounts count up as they grow. */
export function JackpotSlider({ title, isTitled = false, jackpots, aside }: JackpotSliderProps) {
  const t = useT('jackpots')
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth, behavior: scrollBehavior() })
  if (jackpots?.length === 0) return null
  const hasArrows = (jackpots?.length ?? 0) > 1
  return (
    <section
      aria-labelledby={id}
      aria-roledescription="carousel"
      className={`${isTitled ? '' : 'mt-6 lg:mt-8'} ${jackpots ? '' : '[@media(scripting:none)]:hidden'}`}
    >
      <div className={isTitled && !hasArrows ? '' : 'mb-3 flex h-8 items-center gap-3 lg:mb-4 lg:h-10'}>
        <h2 id={id} className={isTitled ? 'sr-only' : 'min-w-0 flex-1 truncate font-[650] text-20 tracking-tight'}>
          {title}
        </h2>
        {aside}
        {hasArrows && (
          <div className="ml-auto flex gap-2">
            {([-1, 1] as const).map((direction) => (
              <button
                key={direction}
                type="button"
                aria-label={t(direction < 0 ? 'previous' : 'next')}
                onClick={() => move(direction)}
                className="hair grid size-9 place-items-center rounded-full bg-surface-2 text-text-2 hover:bg-surface-3 hover:text-text pointer-coarse:size-11"
              >
                <Icon of={direction < 0 ? ChevronLeft : ChevronRight} />
              </button>
            ))}
          </div>
        )}
      </div>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without focusable content needs the focus itself
        tabIndex={0}
        aria-label={t('title')}
        className="scrollbar-none relative flex snap-x snap-mandatory gap-4 overflow-x-auto rounded-card lg:gap-6"
      >
        {jackpots ? (
          jackpots.map((jackpot, index) => (
            <li
              key={jackpot.id}
              aria-roledescription="slide"
              aria-label={`${t('slide', { n: index + 1, total: jackpots.length })}: ${jackpot.name}`}
              className="w-full shrink-0 snap-start"
            >
              <Panel jackpot={jackpot} />
            </li>
          ))
        ) : (
          <li className="w-full shrink-0">
            <Skeleton isStill className="h-67 rounded-card lg:h-40" />
          </li>
        )}
      </ul>
    </section>
  )
}

const columns = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3'] as const
const wideColumns = [
  'lg:grid-cols-1',
  'lg:grid-cols-[2.4fr_1fr]',
  'lg:grid-cols-[2.6fr_1fr_1fr]',
  'lg:grid-cols-[3fr_1fr_1fr_1fr]',
] as const

function Panel({ jackpot }: { readonly jackpot: Jackpot }) {
  const { name, currency } = jackpot
  const [top, ...rest] = levelsInOrder(jackpot)
  const small = rest.slice(0, 3)
  if (!top) return null
  return (
    <div className={`grid gap-3 lg:gap-6 ${columns[small.length]} ${wideColumns[small.length]}`}>
      <TopLevel level={top} currency={currency} jackpot={name} place={0} />
      {small.map((level, index) => (
        <SmallLevel key={level.id} level={level} currency={currency} jackpot={name} place={index + 1} />
      ))}
    </div>
  )
}
