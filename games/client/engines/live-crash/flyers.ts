import type { PresentedBet, PresentedBets } from '../../../protocol/live.ts'
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

  let known: ReadonlyMap<string, ReturnType<typeof row>> = new Map()

  function row({ name, ship }: PresentedBet, isOwn: boolean) {
    const amount = h('span')
    const result = h('b')
    const picture = ship && h('img', { src: ship, alt: '', width: 20, height: 20 })
    const element = h('li', {}, h('span', { class: 'who' }, picture, isOwn ? engineTexts('you') : name), amount, result)
    element.classList.toggle('mine', isOwn)
    return {
      element,
      show: (units: number, left: number | null, isOver: boolean) => {
        amount.textContent = money(units, left)
        result.textContent = left === null ? (isOver ? engineTexts('lostShort') : '') : times(left)
        element.classList.toggle('left', left !== null)
        element.classList.toggle('lost', left === null && isOver)
      },
    }
  }

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
      const before = [...known.keys()].join()
      known = new Map(
        ownFirst.map((bet) => {
          const key = isOwn(bet.id) ? `own ${bet.id}` : bet.id
          const shown = known.get(key) ?? row(bet, isOwn(bet.id))
          shown.show(bet.units, bet.left, isOver)
          return [key, shown]
        }),
      )
      // Inserting a row again would repeat the flash of its cash-out.
      if (before !== [...known.keys()].join())
        rows.replaceChildren(...[...known.values()].map(({ element }) => element))
    },
  }
}
