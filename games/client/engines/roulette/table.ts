import type { Limits } from '../../../engines/roulette/bet.ts'
import { paysToOne, type RouletteProfile } from '../../../engines/roulette/profiles.ts'
import { findSpot, type Spot } from '../../../engines/roulette/spots.ts'
import { colourOf } from '../../../engines/roulette/wheel.ts'
import { placeBox } from '../../scene/placeBox.ts'
import { createBetTools } from '../../tables/betTools.ts'
import { createShort, pile } from '../../tables/chips.ts'
import { h, icon } from '../../ui/element.ts'
import { type Betting, laidOn } from './betting.ts'
import { createCloth } from './cloth.ts'
import { ANCHORS } from './geometry.ts'
import { createHistory } from './history.ts'
import { type Above, layOutTable, type TableLayout } from './layOutTable.ts'
import { createRacetrack } from './racetrack.ts'
import { createSpinning } from './spinning.ts'
import type { RouletteTexts } from './texts.ts'
import { nameOf } from './texts.ts'
import { createWheelPicture } from './wheel.ts'

export interface TableParts {
  readonly engineTexts: RouletteTexts
  readonly money: (cents: number) => string
  readonly locale: string
  readonly subunitsToUnit: number
  readonly limits: Limits
  readonly profile: RouletteProfile
  readonly isStill: () => boolean
  /** The message of a round. */
  readonly message: HTMLElement
  /** The bets of all players at a shared table on a spot, as text. */
  readonly allBets?: (spot: string) => string | null
  readonly actions: {
    lay(chips: readonly { spot: string; pieces: number }[]): void
    lift(spot: string): void
    undo(): void
    clear(): void
    double(): void
    rebet(): void
    chip(cents: number): void
  }
}

/**
 * Everything on the table: wheel, cloth, racetrack, chips and the last numbers. It only displays and collects input;
 * the rules are not here.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createTable(parts: TableParts) {
  const { engineTexts, money, limits, actions } = parts
  const short = createShort(parts.locale, parts.subunitsToUnit)
  const picture = createWheelPicture()
  const spinning = createSpinning(picture, parts.isStill)
  const badge = h('div', { class: 'badge', hidden: true, 'aria-hidden': 'true' })
  const tip = h('div', { class: 'tip', hidden: true, 'aria-hidden': 'true' })
  const history = createHistory({
    title: engineTexts('lastNumbers'),
    hot: engineTexts('hot'),
    cold: engineTexts('cold'),
    hint: engineTexts('heatHint'),
    message: parts.message,
  })
  const labels = Object.fromEntries(OUTSIDE.map((id) => [id, engineTexts(SHORT[id] ?? (id as 'odd'))]))
  const cloth = createCloth(labels, engineTexts('cloth'), {
    lay: (spot) => actions.lay([{ spot, pieces: 1 }]),
    lift: actions.lift,
    aim: (id) => {
      const spot = id === null ? undefined : findSpot(id)
      cloth.light(spot?.numbers ?? [])
      showTip(spot ?? null)
    },
  })
  const track = createRacetrack(
    {
      name: engineTexts('racetrack'),
      neighbours: (number) => engineTexts('neighbours', { number }),
      announced: (id) => engineTexts(id),
    },
    {
      lay: (chips) => actions.lay(chips.map(([spot, pieces]) => ({ spot, pieces }))),
      aim: cloth.light,
    },
  )
  const opener = h(
    'button',
    {
      type: 'button',
      class: 'tool opener',
      'aria-label': engineTexts('racetrack'),
      title: engineTexts('racetrack'),
      'aria-expanded': 'false',
    },
    icon('course'),
  )
  opener.addEventListener('click', () => setTrackOpen(opener.getAttribute('aria-expanded') === 'false'))
  const tools = createBetTools({
    chips: limits.chips,
    short,
    actions,
    more: [opener],
    labels: engineTexts,
    money,
  })
  const controls = tools.element
  const wheelBox = h('div', { class: 'wheel-box' }, picture.element, badge)
  const element = h(
    'div',
    { class: 'roulette' },
    h('div', { class: 'felt' }),
    cloth.element,
    history.element,
    track.element,
    h('div', { class: 'veil' }),
    wheelBox,
    tip,
    controls,
  )
  let layout: TableLayout = layOutTable(1320, 643)

  function setTrackOpen(isOpen: boolean): void {
    opener.setAttribute('aria-expanded', String(isOpen))
    element.classList.toggle('track-open', isOpen)
  }

  function showTip(spot: Spot | null): void {
    tip.hidden = spot === null
    if (!spot) return
    tip.replaceChildren(
      h('b', {}, nameOf(spot, engineTexts)),
      h('span', {}, `${paysToOne(parts.profile, spot)}:1`),
      parts.allBets?.(spot.id) ?? '',
    )
    const at = ANCHORS.get(spot.id) ?? { u: 0, v: 0 }
    const { cloth: box, isUpright } = layout
    const across = (at.v + 1.6) / 4.6
    const x = box.x + box.width * (isUpright ? across : at.u / 14)
    const y = box.y + box.height * (isUpright ? at.u / 14 : 1 - across)
    const half = tip.offsetWidth / 2 + 4
    tip.style.left = `${Math.max(half, Math.min(x, element.clientWidth - half))}px`
    // Clear of the finger.
    tip.style.top = `${isUpright ? y - 46 : box.y - 6}px`
  }

  function describe(spot: Spot, betting: Betting): string {
    const cents = laidOn(betting, spot.id)
    const name = engineTexts('spotPays', { spot: nameOf(spot, engineTexts), odds: paysToOne(parts.profile, spot) })
    return cents > 0 ? `${name}. ${engineTexts('laid', { amount: money(cents) })}` : name
  }

  /** At a shared table some chips may be confirmed already: undo and clear affect only the rest. */
  function setTools({ laid, before, last }: Betting, isOpen: boolean): void {
    const has = isOpen && laid.length > 0
    const rebet = isOpen && laid.length === 0 && last.length > 0
    tools.show({ undo: isOpen && before.length > 0, clear: has, double: has, rebet })
  }

  return {
    element,
    spinning,
    history,
    rail: tools.rail,
    cloth,
    place: (width: number, height: number, above?: Above, isLying?: boolean) => {
      layout = layOutTable(width, height, above, isLying)
      element.classList.toggle('standing', layout.isUpright)
      element.classList.toggle('no-track', layout.track === null)
      cloth.setUpright(layout.isUpright)
      placeBox(wheelBox, layout.wheel)
      picture.resize(layout.wheel.width)
      placeBox(cloth.element, layout.cloth)
      placeBox(history.element, layout.history)
      placeBox(controls, layout.controls)
      const course = layout.track ?? {
        ...layout.cloth,
        width: layout.isUpright ? Math.min(layout.cloth.width, 300) : layout.cloth.width,
      }
      const centred = layout.track ? course : { ...course, x: layout.cloth.x + (layout.cloth.width - course.width) / 2 }
      placeBox(track.element, centred)
      track.draw(course.width, course.height)
      element.style.setProperty('--along', String(layout.cloth.width / (layout.isUpright ? 4.6 : 14)))
      element.style.setProperty(
        '--cell',
        `${Math.min(layout.cloth.width / (layout.isUpright ? 4.6 : 14), layout.cloth.height / (layout.isUpright ? 14 : 4.6))}px`,
      )
      element.style.setProperty('--rest-up', `${-(layout.rest?.up ?? 0)}px`)
      element.style.setProperty('--rest-scale', String(layout.rest?.scale ?? 1))
      element.style.setProperty('--row', `${layout.row - layout.controls.y}px`)
      element.style.setProperty('--bar', `${height - layout.controls.y - layout.controls.height}px`)
      return layout
    },
    show: (betting: Betting, isLocked: boolean) => {
      const piles = betting.laid.map(({ spot, cents }) => {
        const chips = pile(cents, limits.chips, short)
        chips.dataset['spot'] = spot
        return [spot, chips] as const
      })
      cloth.show(new Map(piles), (spot) => describe(spot, betting))
      cloth.setDisabled(isLocked)
      element.classList.toggle('locked', isLocked)
      setTools(betting, !isLocked)
    },
    setTools,
    /** Brings the wheel to the front while the ball runs. */
    setSpinning: (isSpinning: boolean) => {
      element.classList.toggle('spinning', isSpinning)
      if (isSpinning) setTrackOpen(false)
    },
    showBadge: (number: number | null) => {
      badge.hidden = number === null
      if (number !== null) badge.className = `badge ${colourOf(number)}`
      badge.textContent = number === null ? '' : String(number)
    },
  }
}
export type Table = ReturnType<typeof createTable>

const OUTSIDE = [
  'dozen-1',
  'dozen-2',
  'dozen-3',
  'column-1',
  'column-2',
  'column-3',
  'odd',
  'even',
  'low',
  'high',
] as const
const SHORT: Readonly<Record<string, 'dozen1' | 'dozen2' | 'dozen3' | 'twoToOne' | 'lowShort' | 'highShort'>> = {
  'dozen-1': 'dozen1',
  'dozen-2': 'dozen2',
  'dozen-3': 'dozen3',
  'column-1': 'twoToOne',
  'column-2': 'twoToOne',
  'column-3': 'twoToOne',
  low: 'lowShort',
  high: 'highShort',
}
