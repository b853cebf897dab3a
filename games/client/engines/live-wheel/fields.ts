import type { Segment, WheelProfile } from '../../../engines/live-wheel/profiles.ts'
import type { Texts } from '../../../messages.ts'
import { createBetTools } from '../../tables/betTools.ts'
import { createShort, pile } from '../../tables/chips.ts'
import { h } from '../../ui/element.ts'
import { colourOf, labelOf } from './createWheelPicture.ts'

interface Parts {
  readonly engineTexts: Texts<'live-wheel'>
  readonly money: (cents: number) => string
  readonly locale: string
  readonly subunitsToUnit: number
  readonly profile: WheelProfile
  readonly spots: readonly Segment[]
  readonly chips: readonly number[]
  readonly actions: {
    lay(spot: Segment): void
    lift(spot: Segment): void
    undo(): void
    clear(): void
    double(): void
    rebet(): void
    chip(cents: number): void
  }
}

/** The betting fields, each a button in its colour, and the chips and tools under them. */
export function createFields({ engineTexts, money, profile, spots, chips, actions, locale, subunitsToUnit }: Parts) {
  const short = createShort(locale, subunitsToUnit)
  const fields = spots.map((spot) => field(spot))
  const tools = createBetTools({
    chips,
    short,
    actions,
    labels: engineTexts,
    money,
  })
  const group = h(
    'div',
    { class: 'bet-fields', role: 'group', 'aria-label': engineTexts('spots') },
    ...fields.map(({ element }) => element),
  )

  function field(spot: Segment) {
    const value = labelOf(spot)
    const count = profile.segments.filter((segment) => segment === spot).length
    const chip = h('span', { class: 'chip-place', 'aria-hidden': 'true' })
    const laid = h('span', { class: 'unseen' })
    const all = h('small', { class: 'all' })
    const element = h(
      'button',
      { type: 'button', class: 'bet-field', onclick: () => actions.lay(spot) },
      h('b', {}, value),
      h('span', { class: 'odds' }, engineTexts('pays', { value })),
      h('small', { class: 'chances' }, engineTexts('chances', { count, size: profile.segments.length })),
      all,
      chip,
      laid,
    )
    const [light, dark] = colourOf(spot, spots)
    element.style.setProperty('--light', light)
    element.style.setProperty('--dark', dark)
    element.addEventListener('contextmenu', (event) => {
      event.preventDefault()
      actions.lift(spot)
    })
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Delete' || event.key === 'Backspace') actions.lift(spot)
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      if (!by) return
      event.preventDefault()
      event.stopPropagation()
      fields[(spots.indexOf(spot) + by + spots.length) % spots.length]?.element.focus()
    })
    return { spot, element, chip, all, laid }
  }

  return {
    group,
    controls: tools.element,
    rail: tools.rail,
    /** The chips on each field, confirmed and unconfirmed; `canBet`: whether more can be added. */
    show: (laid: ReadonlyMap<string, number>, waiting: ReadonlySet<string>, canBet: boolean) => {
      for (const { spot, element, chip, laid: label } of fields) {
        const cents = laid.get(spot) ?? 0
        element.setAttribute('aria-disabled', String(!canBet))
        label.textContent = cents > 0 ? engineTexts('laidHere', { amount: money(cents) }) : ''
        element.classList.toggle('waits', waiting.has(spot))
        chip.replaceChildren(...(cents > 0 ? [pile(cents, chips, short)] : []))
      }
    },
    tools: tools.show,
    totals: (write: (spot: string) => string) => {
      for (const { spot, all } of fields) all.textContent = write(spot)
    },
    mark: (won: string | null) => {
      for (const { spot, element } of fields) {
        element.classList.toggle('won', spot === won)
        element.classList.toggle('lost', won !== null && spot !== won)
      }
    },
  }
}
