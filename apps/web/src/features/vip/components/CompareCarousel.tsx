import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { scrollBehavior } from '../../../lib/browser/motion'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { Tag } from '../../../ui/Tag'
import { nameOf, pictureOf } from '../model'
import { positionTags } from './StatusCard'
import type { Compared } from './useCompared'

interface CompareCarouselProps {
  readonly statuses: readonly Compared[]
  readonly className: string
}

/** One status at a time: by swipe, by the arrow keys, or by its buttons. It opens at the player's own. */
export function CompareCarousel({ statuses, className }: CompareCarouselProps) {
  const t = useT('vip')
  const shell = useT('shell')
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const own = Math.max(
    0,
    statuses.findIndex(({ position }) => position === 'current'),
  )
  const [shown, setShown] = useState(own)
  const last = statuses.length - 1
  const show = (index: number, behavior: ScrollBehavior = scrollBehavior()) => {
    const width = list.current?.clientWidth ?? 0
    list.current?.scrollTo({ left: Math.min(last, Math.max(0, index)) * width, behavior })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves on its own only when the status changes
  useEffect(() => show(own, 'instant'), [own])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {}
    setShown(Math.min(last, Math.round(scrollLeft / clientWidth)))
  }
  return (
    <section
      aria-labelledby={id}
      aria-roledescription="carousel"
      className={`hair rounded-card bg-surface-1 p-4 ${className}`}
    >
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <h2 id={id} className="text-20 font-[650]">
            {t('compare.title')}
          </h2>
          <p className="num whitespace-nowrap text-text-2" aria-live="polite">
            {t('compare.count', { n: shown + 1, total: statuses.length })}
          </p>
        </div>
        <IconButton label={t('compare.previous')} look="line" disabled={shown === 0} onClick={() => show(shown - 1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <IconButton label={t('compare.next')} look="line" disabled={shown === last} onClick={() => show(shown + 1)}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without focusable content needs the focus itself
        tabIndex={0}
        aria-label={t('compare.table')}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
        className="scrollbar-none relative mt-4 flex snap-x snap-mandatory overflow-x-auto rounded-control"
      >
        {statuses.map(({ status, position, facts }, index) => (
          <li
            key={status}
            aria-roledescription="slide"
            aria-label={t('compare.slide', {
              n: index + 1,
              total: statuses.length,
              status: shell(`rank.${nameOf(status)}`),
            })}
            className="w-full shrink-0 snap-start"
          >
            <div className="flex items-center gap-4">
              <img src={pictureOf(status)} alt="" width={80} height={80} loading="lazy" className="size-20" />
              <div>
                <h3 className="text-20 font-[650]">{shell(`rank.${nameOf(status)}`)}</h3>
                {position && (
                  <p className="mt-1">
                    <Tag icon={positionTags[position].icon} tone={positionTags[position].tone}>
                      {t(`cards.${position}`)}
                    </Tag>
                  </p>
                )}
              </div>
            </div>
            <dl className="num mt-3">
              {facts.map(({ key, icon, text }) => (
                <div
                  key={key}
                  className="flex items-center justify-between gap-4 py-3 shadow-[inset_0_1px_var(--line)]"
                >
                  <dt className="flex items-center gap-3 text-text-2">
                    <Icon of={icon} className="shrink-0" />
                    {t(`compare.${key}`)}
                  </dt>
                  <dd className="text-right font-[650] text-balance">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
