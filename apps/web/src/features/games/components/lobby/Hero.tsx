import { Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { scrollBehavior, wantsLessMotion } from '../../../../lib/browser/motion'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'
import type { Banner } from '../../listing/banners'
import { HeroBanner } from './HeroBanner'
import { useBanners } from './useBanners'

/** CONST-18 */
const autoplayMs = 10_000

/** LOB-22: a banner's width on wide screens; a phone shows one at a time. */
const widthOf: Record<NonNullable<Banner['size']>, string> = {
  regular: 'lg:w-188',
  wide: 'lg:w-[calc(100%-1.5rem)]',
  compact: 'lg:w-140',
}

/**
 * Offers at the top of the lobby: one and a half visible on desktop, one on a phone. They advance automatically until
 * paused, touched or focused, and not with reduced motion. CSS snapping does the scrolling, so it works before any
 * script.
 */
export default function Hero() {
  const t = useT('games')
  const banners = useBanners()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)

  const show = useCallback((index: number) => {
    const item = list.current?.children[index]
    if (item instanceof HTMLElement)
      list.current?.scrollTo({ left: item.offsetLeft - list.current.offsetLeft, behavior: scrollBehavior() })
  }, [])

  useEffect(() => {
    if (wantsLessMotion()) setIsPaused(true)
  }, [])

  useEffect(() => {
    if (isPaused || isHeld || banners.length < 2) return
    const timer = setTimeout(() => show((current + 1) % banners.length), autoplayMs)
    return () => clearTimeout(timer)
  }, [isPaused, isHeld, current, banners.length, show])

  const onScroll = () => {
    const element = list.current
    const first = element?.children[0]
    if (!element || !(first instanceof HTMLElement)) return
    const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2
    const distances = [...element.children].map((item) =>
      item instanceof HTMLElement ? Math.abs(item.offsetLeft - first.offsetLeft - element.scrollLeft) : Infinity,
    )
    setCurrent(isAtEnd ? banners.length - 1 : distances.indexOf(Math.min(...distances)))
  }

  if (banners.length === 0) return null
  return (
    <section aria-roledescription="carousel" aria-label={t('hero.label')} className="mb-6 lg:mb-10">
      <ul
        ref={list}
        onScroll={onScroll}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
        className="scrollbar-none min-[108rem]:fade-ends flex snap-x snap-mandatory gap-3 overflow-x-auto rounded-card lg:-mr-(--page-x) lg:gap-6 lg:rounded-sheet lg:pr-(--page-x) min-[108rem]:mr-0 min-[108rem]:pr-0"
      >
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            aria-roledescription="slide"
            aria-label={t('hero.slide', { n: index + 1, total: banners.length })}
            className={`w-full shrink-0 snap-start ${widthOf[banner.size ?? 'regular']}`}
          >
            <HeroBanner banner={banner} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="mt-2 flex h-6 items-center justify-center pointer-coarse:-mb-2 pointer-coarse:mt-0 pointer-coarse:h-11 lg:mt-4 lg:justify-start lg:gap-2">
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              aria-label={t('hero.slide', { n: index + 1, total: banners.length })}
              aria-current={index === current}
              onClick={() => show(index)}
              className="group grid h-full min-w-4 basis-6 place-items-center aria-[current=true]:basis-10"
            >
              <span className="block h-2 w-2 rounded-full bg-line-dot transition-[width] duration-(--t-enter) group-aria-[current=true]:w-8 group-aria-[current=true]:bg-text" />
            </button>
          ))}
          <button
            type="button"
            onClick={() => setIsPaused(!isPaused)}
            className="ml-auto hidden h-8 items-center gap-2 rounded-control px-2 text-text-2 hover:text-text lg:flex"
          >
            <Icon of={isPaused ? Play : Pause} size={16} />
            {t(isPaused ? 'hero.play' : 'hero.pause')}
          </button>
          <button
            type="button"
            onClick={() => setIsPaused(!isPaused)}
            aria-label={t(isPaused ? 'hero.play' : 'hero.pause')}
            className="grid size-6 shrink-0 place-items-center text-text-2 pointer-coarse:size-11 lg:hidden"
          >
            <Icon of={isPaused ? Play : Pause} size={14} />
          </button>
        </div>
      )}
    </section>
  )
}
