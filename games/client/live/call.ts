import type { Texts } from '../../messages.ts'
import { v } from '../tables/vector.ts'
import { h, type IconName, icon } from '../ui/element.ts'
import { LAST_SECONDS, type Moment, type Phase, secondsOf } from './phase.ts'

const RADIUS = 44
const ROUND = 2 * Math.PI * RADIUS
const NOTE_MS = 7000

/** The icon in the ring while it is not counting down. */
type Signs = Readonly<Record<Phase, IconName | null>>

const WHEEL_SIGNS: Signs = { waiting: null, betting: null, closing: 'lock', spinning: 'spin', result: 'check' }

/** The betting timer, the round's phase, and the player's bets in it. */
export function createCall(liveTexts: Texts<'live'>, signs: Signs = WHEEL_SIGNS) {
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
  let shown: Phase | null = null
  let drawn: number | null = null

  return {
    element: h('div', { class: 'call-box' }, clock, h('div', { class: 'call-words' }, number, call, own)),
    /**
     * Updates the ring and its seconds; called on every frame, so it writes only changes. Returns whether the last
     * seconds are running.
     */
    tick: ({ phase, leftMs }: Moment, bettingMs: number): boolean => {
      if (phase !== shown) {
        shown = phase
        call.textContent = liveTexts(phase)
        const name = signs[phase]
        sign.replaceChildren(...(name ? [icon(name)] : []))
      }
      const isRunning = phase === 'betting' && leftMs !== null
      const isLast = isRunning && secondsOf(leftMs) <= LAST_SECONDS
      const seconds = isRunning ? String(secondsOf(leftMs)) : ''
      if (figure.textContent !== seconds) {
        figure.textContent = seconds
        if (isRunning) call.textContent = liveTexts(isLast ? 'lastSeconds' : 'betting')
      }
      const elapsed = isRunning ? ROUND * (1 - Math.min(1, leftMs / bettingMs)) : ROUND
      if (elapsed !== drawn) bar.setAttribute('stroke-dashoffset', String(elapsed))
      drawn = elapsed
      return isLast
    },
    round: (text: string | null) => {
      number.textContent = text ?? ''
    },
    /** Shows a line for a while where the player's bets are shown, unless there are some. */
    note: (text: string) => {
      if (own.textContent) return
      own.textContent = text
      own.classList.add('spoken')
      setTimeout(() => {
        if (own.textContent === text) own.textContent = ''
      }, NOTE_MS)
    },
    own: (text: string, isWon: boolean) => {
      own.textContent = text
      own.classList.remove('spoken')
      own.classList.toggle('won', isWon)
    },
  }
}
