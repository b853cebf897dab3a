import './live.css'
import type { PresentedCrowd } from '../../server/live/present.ts'
import { v } from '../tables/vector.ts'
import { h, type IconName, icon } from '../ui/element.ts'
import { createDealer } from './dealer.ts'
import { drawRoom } from './drawRoom.ts'
import { POSES } from './gestures.ts'
import { LAST_SECONDS, type Moment, type Phase, secondsOf } from './phase.ts'
import { placeHost, roomOf, type StageBox } from './placeHost.ts'
import type { LiveWords } from './words.ts'

const RADIUS = 44
const ROUND = 2 * Math.PI * RADIUS

/** What the ring shows when it is not counting down. */
const SIGNS: Readonly<Record<Phase, IconName | null>> = {
  waiting: null,
  betting: null,
  closing: 'lock',
  spinning: 'spin',
  result: 'check',
}

/** What the host is drawn from, and whether motion is unwanted. */
interface StageParts {
  readonly theme: string
  readonly seed: string
  readonly isStill: () => boolean
}

/** Above a live table: the host in their room, the betting timer, the players. The room stands behind the table, the host leans over it. */
export function createStage({ theme, seed, isStill }: StageParts, words: LiveWords) {
  const dealer = createDealer(theme, seed, isStill)
  const wall = v('svg', { class: 'wall' })
  const room = h('div', { class: 'room', 'aria-hidden': 'true' }, h('i', { class: 'light' }))
  room.prepend(wall)
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
    h('div', { class: 'call-box' }, clock, h('div', { class: 'call-words' }, number, call, own)),
    dealer.element,
    plate,
    h('div', { class: 'crowd' }, h('p', { class: 'count' }, count), seats),
  )
  let shown: Phase | null = null
  let drawn: number | null = null

  function setLast(isLast: boolean): void {
    if (isLast === element.classList.contains('last-seconds')) return
    element.classList.toggle('last-seconds', isLast)
    if (isLast) dealer.pose('hurry')
  }

  return {
    element,
    room,
    /** The host's hand sets the wheel going. */
    spin: dealer.spin,
    /** The host is glad of a win that was just told. */
    cheer: dealer.cheer,
    /** The outcome on the plate beside the host; `colour` is a class of it. */
    tell: (outcome: string, colour = '') => {
      plate.className = `result-plate ${colour}`
      plate.classList.toggle('long', outcome.length > 3)
      plate.textContent = outcome
      plate.hidden = false
      // A multiplier is told before the wheel spins again.
      if (shown === 'spinning') dealer.pose('tell')
    },
    clear: () => {
      plate.hidden = true
    },
    place: (box: StageBox) => {
      element.hidden = box.height < 1
      if (element.hidden) return
      const host = placeHost(box)
      dealer.place(host)
      drawRoom(wall, roomOf(box, host))
      const set = (name: string, value: number) => element.style.setProperty(name, `${value}px`)
      const { inner, middle, height } = host.plate
      plate.dataset['side'] = host.side === 1 ? 'right' : 'left'
      set('--plate-x', host.side === 1 ? inner : box.width - inner)
      set('--plate-y', middle)
      set('--plate', height)
      set('--host-left', host.x - host.reach.left)
      set('--host-right', host.x + host.reach.right)
    },
    /** The ring and its seconds; called on every frame, so it writes only what is new. */
    tick: ({ phase, leftMs }: Moment, bettingMs: number) => {
      if (phase !== shown) {
        shown = phase
        element.dataset['phase'] = phase
        room.dataset['phase'] = phase
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
        setLast(isLast)
        if (isRunning) call.textContent = words(isLast ? 'lastSeconds' : 'betting')
      }
      const gone = isRunning ? ROUND * (1 - Math.min(1, leftMs / bettingMs)) : ROUND
      if (gone === drawn) return
      drawn = gone
      bar.setAttribute('stroke-dashoffset', String(gone))
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
