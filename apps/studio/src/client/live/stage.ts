import './live.css'
import type { PresentedCrowd } from '../../server/live/present.ts'
import { v } from '../tables/vector.ts'
import { h, type IconName, icon } from '../ui/element.ts'
import { createDealer, type Pose } from './dealer.ts'
import { LAST_SECONDS, type Moment, type Phase, secondsOf } from './phase.ts'
import type { LiveWords } from './words.ts'

const RADIUS = 44
const ROUND = 2 * Math.PI * RADIUS

const POSES: Readonly<Record<Phase, Pose>> = {
  waiting: 'idle',
  betting: 'bets',
  closing: 'closed',
  spinning: 'spin',
  result: 'result',
}

/** What the ring shows when it is not counting down. */
const SIGNS: Readonly<Record<Phase, IconName | null>> = {
  waiting: null,
  betting: null,
  closing: 'lock',
  spinning: 'spin',
  result: 'check',
}

/** The set above a live table: lights, the dealer, the betting timer, the players. */
export function createStage(seed: string, words: LiveWords) {
  const dealer = createDealer(seed)
  const bar = v('circle', { cx: 50, cy: 50, r: RADIUS, class: 'run', 'stroke-dasharray': ROUND })
  const ring = v(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    v('circle', { cx: 50, cy: 50, r: RADIUS, class: 'way' }),
    bar,
  )
  const figure = h('b', { 'aria-hidden': 'true' })
  const sign = h('span', { class: 'sign' })
  const clock = h('div', { class: 'ring' }, ring, figure, sign)
  const call = h('strong', { class: 'call', 'aria-hidden': 'true' })
  const number = h('small', { class: 'round-number' })
  const own = h('p', { class: 'own' })
  const count = h('b')
  const seats = h('ul', { class: 'seats', 'aria-label': words('players') })
  const plate = h('div', { class: 'result-plate', hidden: true, 'aria-hidden': 'true' })
  const element = h(
    'div',
    { class: 'stage' },
    h(
      'div',
      { class: 'set', 'aria-hidden': 'true' },
      h('i', { class: 'wall' }),
      h('i', { class: 'beams' }),
      h('i', { class: 'floor' }),
    ),
    h('div', { class: 'call-box' }, clock, h('div', { class: 'call-words' }, number, call, own)),
    h('div', { class: 'dealer-box', 'aria-hidden': 'true' }, dealer.element, plate, h('i', { class: 'desk' })),
    h('div', { class: 'crowd' }, h('p', { class: 'count' }, count), seats),
  )
  let shown: Phase | null = null

  return {
    element,
    plate,
    /** The ring and its seconds; called on every frame, so it writes only what is new. */
    tick: ({ phase, leftMs }: Moment, bettingMs: number) => {
      if (phase !== shown) {
        shown = phase
        element.dataset['phase'] = phase
        call.textContent = words(phase)
        dealer.pose(POSES[phase])
        const name = SIGNS[phase]
        sign.replaceChildren(...(name ? [icon(name)] : []))
      }
      const isRunning = phase === 'betting' && leftMs !== null
      const seconds = isRunning ? String(secondsOf(leftMs)) : ''
      if (figure.textContent !== seconds) {
        figure.textContent = seconds
        const isLast = isRunning && secondsOf(leftMs) <= LAST_SECONDS
        element.classList.toggle('last-seconds', isLast)
        if (isRunning) call.textContent = words(isLast ? 'lastSeconds' : 'betting')
      }
      bar.setAttribute('stroke-dashoffset', String(isRunning ? ROUND * (1 - Math.min(1, leftMs / bettingMs)) : ROUND))
    },
    round: (at: number | null) => {
      number.textContent = at === null ? '' : words('round', { number: at })
    },
    own: (text: string, isWon: boolean) => {
      own.textContent = text
      own.classList.toggle('won', isWon)
    },
    crowd: ({ seats: all, names }: PresentedCrowd) => {
      count.textContent = words('seats', { count: all })
      seats.replaceChildren(
        ...names.map(({ name, units }) =>
          h(
            'li',
            { class: units > 0 ? 'in' : '', title: units > 0 ? words('seatBet', { name }) : name },
            h('i', { 'aria-hidden': 'true' }, name.slice(0, 1)),
            h('span', {}, name),
          ),
        ),
      )
    },
  }
}
export type Stage = ReturnType<typeof createStage>
