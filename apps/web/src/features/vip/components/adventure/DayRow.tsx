import type { KeyboardEvent, MouseEvent } from 'react'
import { useCurrentInView } from '../../../../lib/browser/useCurrentInView'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import type { Day } from '../../adventureModel'
import { useDayLabel } from './DayTag'
import { dayDate } from './dayDate'
import { dayStyle } from './dayStyle'

interface DayRowProps {
  readonly days: readonly Day[]
  readonly todayMs: number
}

/** The steps rise towards the last day, slowly at first. Rem. */
const liftOf = (place: number, count: number): number => (count < 2 ? 0 : 8.5 * (place / (count - 1)) ** 1.7)
/** The most cards that fit next to each other on a wide screen: a longer row is flat and scrolls. */
export const maxRising = 10

export const dayId = (step: number): string => `day-${step}`

const tones = {
  win: 'text-win',
  danger: 'text-danger-text',
  accent: 'text-accent-text',
  info: 'text-text-2',
  warn: 'text-warn',
}

/** ADV-01: the calendar's days, today in view; each leads to its card. The arrow keys go from one to the next. */
export function DayRow({ days, todayMs }: DayRowProps) {
  const t = useT('adventure')
  const { locale } = useSite()
  const word = useDayLabel(todayMs)
  const list = useCurrentInView<HTMLOListElement>(todayMs)
  const isRising = days.length <= maxRising
  return (
    <nav
      aria-label={t('row.label')}
      className={`mx-auto w-full max-w-[90rem] ${isRising ? 'lg:pointer-events-none lg:absolute lg:inset-x-0 lg:bottom-6' : ''}`}
    >
      <ol
        ref={list}
        onKeyDown={moveFocus}
        className={`scrollbar-none relative flex snap-x scroll-px-(--page-x) gap-3 overflow-x-auto px-(--page-x) py-4 ${isRising ? 'lg:justify-between lg:gap-4 lg:overflow-visible lg:pr-[calc(var(--page-x)+3rem)]' : ''}`}
      >
        {days.map((day, place) => {
          const { mark, tone } = dayStyle(day, todayMs)
          const isNow = day.startMs === todayMs
          const look = isNow
            ? 'bg-surface-3 shadow-[inset_0_0_0_2px_var(--accent)]'
            : day.kind === 'superb'
              ? 'bg-bg/80 shadow-[inset_0_0_0_1px_var(--vip-gold)]'
              : 'hair bg-bg/80'
          return (
            <li
              key={day.title}
              className="pointer-events-auto shrink-0 snap-center lg:-translate-y-(--lift)"
              style={{ '--lift': isRising ? `${liftOf(place, days.length)}rem` : '0rem' }}
            >
              <a
                href={`#${dayId(day.step)}`}
                aria-current={isNow ? 'date' : undefined}
                onClick={showCard}
                className={`num flex h-19 w-13 flex-col items-center justify-center gap-0.5 rounded-card transition-colors hover:bg-surface-3 lg:h-24 lg:w-18 ${look}`}
              >
                <span className="text-12 text-text-2">{dayDate(day.startMs, locale, 'weekday')}</span>
                <span className="text-16 font-[680] lg:text-20">{dayDate(day.startMs, locale, 'number')}</span>
                <Icon of={mark} size={16} className={tones[tone]} />
                <span className="sr-only">{word(day)}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Scrolls to the card and focuses it, without a history entry. */
function showCard(event: MouseEvent<HTMLAnchorElement>): void {
  const card = document.getElementById(event.currentTarget.hash.slice(1))
  if (!card) return
  event.preventDefault()
  card.focus({ preventScroll: true })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  card.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'center' })
}

function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key]
  const link = to === undefined ? undefined : links[to]
  if (!link) return
  event.preventDefault()
  link.focus()
}
