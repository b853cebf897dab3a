import { itemAt } from '../../../engines/itemAt.ts'
import { colourOf } from '../../../engines/roulette/wheel.ts'
import { h } from '../../ui/element.ts'

const SHOWN = 14
/** With fewer rounds, "hot" numbers would be pure chance. */
const LEAST = 10

interface HistoryParts {
  readonly title: string
  readonly hot: string
  readonly cold: string
  readonly hint: string
  readonly message: HTMLElement
}

/**
 * The numbers of the player's own last rounds, newest first. The round's message has its place at the end of their line, so
 * that it covers neither the wheel nor the cloth.
 */
export function createHistory(engineTexts: HistoryParts) {
  const list = h('ol', { class: 'numbers', 'aria-label': engineTexts.title })
  const heat = h('p', { class: 'heat', title: engineTexts.hint })
  const element = h('div', { class: 'history' }, list, heat, engineTexts.message)
  let numbers: number[] = []

  function draw(): void {
    list.replaceChildren(
      ...numbers.slice(0, SHOWN).map((number) => h('li', { class: colourOf(number) }, String(number))),
    )
    const { hot, cold } = heatOf(numbers)
    heat.hidden = numbers.length < LEAST
    heat.replaceChildren(h('b', {}, engineTexts.hot), ...hot.map(pip), h('b', {}, engineTexts.cold), ...cold.map(pip))
  }
  return {
    element,
    set: (all: readonly number[]) => {
      numbers = [...all]
      draw()
    },
    add: (number: number) => {
      numbers = [number, ...numbers]
      draw()
    },
  }
}

const pip = (number: number) => h('span', { class: `number ${colourOf(number)}` }, String(number))

/** The three most frequent numbers and three that were not drawn; expects the numbers newest first. */
export function heatOf(numbers: readonly number[]): { hot: number[]; cold: number[] } {
  const counts = Array.from({ length: 37 }, () => 0)
  for (const number of numbers) counts[number] = itemAt(counts, number) + 1
  const lastSeen = (number: number) => {
    const at = numbers.indexOf(number)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const all = Array.from({ length: 37 }, (_, number) => number)
  const byHeat = all.toSorted((a, b) => itemAt(counts, b) - itemAt(counts, a) || lastSeen(a) - lastSeen(b))
  const hot = byHeat.slice(0, 3).filter((number) => itemAt(counts, number) > 1)
  return { hot, cold: byHeat.slice(-3).reverse() }
}
