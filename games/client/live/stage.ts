import type { Texts } from '../../messages.ts'
import './live.css'
import type { PresentedCrowd } from '../../protocol/live.ts'
import type { DealerTable } from '../tables/dealer.ts'
import { drawRoom } from '../tables/drawRoom.ts'
import { dealerName, greetingOf, turnAt } from '../tables/shifts.ts'
import { v } from '../tables/vector.ts'
import { h } from '../ui/element.ts'
import { createCall } from './call.ts'
import { createDealer } from './dealer.ts'
import { POSES } from './gestures.ts'
import type { Moment, Phase } from './phase.ts'
import { placeHost, roomOf, type StageBox } from './placeHost.ts'

/**
 * The controller updates a table's surroundings through this: the clock, the round, the own bets, the other players, and a
 * win to celebrate.
 */
export interface Surroundings {
  /** `now`: the server's time. Returns a text to announce with the phase that begins. */
  tick(moment: Moment, bettingMs: number, now: number): string | undefined
  round(number: number | null): void
  own(text: string, isWon: boolean): void
  crowd(crowd: PresentedCrowd): void
  /** `times`: the win in stakes. */
  cheer?(times: number): void
  /** Welcomes the player, once. Returns the text for screen readers. */
  greet?(nickname: string | null): string
}

/** A win of so many stakes is celebrated with both arms. */
const BIG_WIN = 8

interface StageParts extends DealerTable {
  readonly texts: Texts<'live'>
  readonly dealers: Texts<'dealers'>
}

/**
 * Above a live table: the host, the betting timer, the players. The background is drawn behind the table, the host
 * leans over it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createStage({ texts: liveTexts, dealers, ...table }: StageParts) {
  // The first event of the feed corrects the device's clock.
  let turn = turnAt(table.seed, Date.now())
  const dealer = createDealer(table, turn)
  const name = () => dealerName(dealers, table.seed, turn)
  const wall = v('svg', { class: 'wall' })
  const room = h('div', { class: 'room', 'aria-hidden': 'true' }, h('i', { class: 'light' }))
  room.prepend(wall)
  const call = createCall(liveTexts)
  const count = h('b')
  const seats = h('ul', { class: 'seats', 'aria-label': liveTexts('players') })
  const plate = h('div', { class: 'result-plate', hidden: true, 'aria-hidden': 'true' })
  const element = h(
    'div',
    { class: 'stage' },
    call.element,
    dealer.element,
    plate,
    h('div', { class: 'crowd' }, h('p', { class: 'count' }, count), seats),
  )
  let shown: Phase | null = null
  let number: number | null = null

  const showRound = () => call.round(number === null ? null : `${liveTexts('round', { number })} · ${name()}`)

  /** Dealers change as a round begins. An arriving player gets no notice of an earlier change. */
  function follow(phase: Phase, now: number): string | undefined {
    const isArriving = shown === null || shown === 'waiting'
    const next = turnAt(table.seed, now)
    if (next === turn || phase === shown || (phase !== 'waiting' && phase !== 'betting')) return undefined
    turn = next
    dealer.change(turn)
    showRound()
    if (isArriving) return undefined
    const text = dealers('takesOver', { dealer: name() })
    call.note(text)
    return text
  }

  function setLast(isLast: boolean): void {
    if (isLast === element.classList.contains('last-seconds')) return
    element.classList.toggle('last-seconds', isLast)
    if (isLast) dealer.pose('hurry')
  }

  return {
    element,
    room,
    /** The host's hand starts the wheel. */
    spin: dealer.spin,
    /** The host celebrates a win that was just announced. */
    cheer: (times: number) => dealer.cheer(times >= BIG_WIN),
    /** Shows the outcome on the plate next to the host; `colour` is a class of it. */
    showOutcome: (outcome: string, colour = '') => {
      plate.className = `result-plate ${colour}`
      plate.classList.toggle('long', outcome.length > 3)
      plate.textContent = outcome
      plate.hidden = false
      // A multiplier is shown before the wheel spins again.
      if (shown === 'spinning') dealer.pose('present')
    },
    clear: () => {
      plate.hidden = true
    },
    place: (box: StageBox) => {
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
    tick: (moment: Moment, bettingMs: number, now: number) => {
      const words = follow(moment.phase, now)
      if (moment.phase !== shown) {
        shown = moment.phase
        element.dataset['phase'] = shown
        room.dataset['phase'] = shown
        dealer.pose(POSES[shown])
      }
      setLast(call.tick(moment, bettingMs))
      return words
    },
    round: (next: number | null) => {
      number = next
      showRound()
    },
    greet: (nickname: string | null) => {
      const text = greetingOf(dealers, nickname, name())
      dealer.greet()
      call.note(text)
      return text
    },
    own: call.own,
    crowd: ({ seats: all, names }: PresentedCrowd) => {
      count.textContent = liveTexts('seats', { count: all })
      seats.replaceChildren(
        ...names.map(({ name, units }) =>
          h(
            'li',
            { class: units > 0 ? 'in' : '', title: units > 0 ? liveTexts('seatBet', { name }) : name },
            h('i', { 'aria-hidden': 'true' }, name.slice(0, 1)),
            h('span', {}, name),
          ),
        ),
      )
    },
  }
}
export type Stage = ReturnType<typeof createStage>
