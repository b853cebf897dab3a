import type { PresentedBets } from '../../../protocol/live.ts'
import type { Times } from '../../board/times.ts'
import { h } from '../../ui/element.ts'
import type { LiveCrashTexts } from './texts.ts'

interface Parts {
  readonly engineTexts: LiveCrashTexts
  readonly times: Times
  /** Formats an amount of minimum stakes in the player's currency: as staked, or as paid at a multiplier. */
  readonly money: (units: number, left?: number | null) => string
}

/** All bets on the flight: those still in, and those cashed out with their multiplier. */
export function createFlyers({ engineTexts, times, money }: Parts) {
  const seats = h('b')
  const count = h('p', { class: 'count' }, seats)
  const all = h('span')
  const out = h('span', { class: 'out' })
  const rows = h('ol')
  const list = h('section', { class: 'flyer-list', 'aria-label': engineTexts('bets'), tabindex: 0 }, rows)
  // Arrow keys scroll the list and do not raise the bet.
  list.addEventListener('keydown', (event) => {
    if (event.key.startsWith('Arrow')) event.stopPropagation()
  })

  return {
    element: h('div', { class: 'flyers' }, count, h('p', { class: 'sums' }, all, out), list),
    seats: (text: string) => {
      seats.textContent = text
    },
    /** `isOver`: bets that are still in have lost. */
    show: (bets: PresentedBets, isOwn: (id: string) => boolean, isOver: boolean) => {
      all.textContent = engineTexts('betsSum', { count: bets.count, amount: money(bets.units) })
      out.textContent = bets.left > 0 ? engineTexts('outSum', { count: bets.left, amount: money(bets.won) }) : ''
      const ownFirst = bets.list.toSorted((one, other) => Number(isOwn(other.id)) - Number(isOwn(one.id)))
      rows.replaceChildren(
        ...ownFirst.map(({ id, name, ship, units, left }) =>
          h(
            'li',
            { class: [isOwn(id) ? 'mine' : '', left !== null ? 'left' : isOver ? 'lost' : ''].join(' ').trim() },
            h(
              'span',
              { class: 'who' },
              ship && h('img', { src: ship, alt: '', width: 20, height: 20 }),
              isOwn(id) ? engineTexts('you') : name,
            ),
            h('span', {}, money(units, left)),
            h('b', {}, left === null ? (isOver ? engineTexts('lostShort') : '') : times(left)),
          ),
        ),
      )
    },
  }
}
