import type { TypesOf } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { engine } from '../../../engines/roulette/engine.ts'
import { profileIn } from '../../page/launch.ts'
import { createDoublePress } from '../../rounds/doublePress.ts'
import { viewOf } from '../../rounds/gameView.ts'
import './roulette.css'
import { limitsOf } from '../../../engines/roulette/bet.ts'
import type { RouletteView } from '../../../engines/roulette/play.ts'
import { ROULETTE_PROFILES, type RouletteProfileId } from '../../../engines/roulette/profiles.ts'
import { findSpot } from '../../../engines/roulette/spots.ts'
import { colourOf } from '../../../engines/roulette/wheel.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import type { MountEngine } from '../../engine.ts'
import type { Course } from '../../rounds/gameView.ts'
import { createRoundController } from '../../rounds/roundController.ts'
import { showFoot } from '../../tables/foot.ts'
import { createNote } from '../../tables/note.ts'
import { createPauses } from '../../tables/pauses.ts'
import { pressOf, type TablePress } from '../../tables/pressOf.ts'
import {
  again,
  type Betting,
  type Change,
  clear,
  double,
  EMPTY,
  laidOn,
  lay,
  lift,
  repeatedBy,
  sumOf,
  thrown,
  undo,
} from './betting.ts'
import { playBallSounds } from './playBallSounds.ts'
import { rules } from './rules.ts'
import { createTable } from './table.ts'
import { nameOf } from './texts.ts'

type Types = TypesOf<typeof engine>

const SHOWN_MS = 1700
const COMETS_MS = 1500

/** Roulette: chips on a cloth, one throw per round. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts, { stakes }) => {
  const { host, launch, hud, money, sound, api } = parts
  const profile = profileIn(ROULETTE_PROFILES, launch.profile)
  const limits = limitsOf(profile, itemAt(stakes, 0)) // every currency has stakes
  const engineTexts = parts.textsIn('roulette')
  const pauses = createPauses()
  let betting: Betting = EMPTY
  let lastNumber: number | null = null
  const showNote = createNote(parts.toast)
  // A press on the running ball may come when the round has just ended, and would bet again.
  const doublePress = createDoublePress()
  const press: TablePress = {
    label: engineTexts('throwBall'),
    icon: 'spin',
    repeatLabel: (amount) => engineTexts('repeat', { amount }),
    money,
  }

  const table = createTable({
    engineTexts,
    money,
    locale: launch.locale,
    subunitsToUnit: launch.subunitsToUnit,
    limits,
    profile,
    isStill: parts.isStill,
    message: hud.message,
    actions: {
      lay: (chips) => {
        const laid = chips.map(({ spot, pieces }) => ({ spot, cents: pieces * table.rail.value() }))
        const name = chips.length === 1 ? nameOf(findSpot(laid[0]?.spot ?? '') ?? NO_SPOT, engineTexts) : null
        if (!change(lay(betting, laid, limits), laid[0]?.spot)) return
        const amount = money(laidOn(betting, laid[0]?.spot ?? ''))
        const total = money(sumOf(betting.laid))
        hud.announce(
          name ? engineTexts('saidLaid', { spot: name, amount, total }) : engineTexts('saidTotal', { total }),
        )
      },
      lift: (spot) => set(lift(betting, spot)),
      undo: () => set(undo(betting)),
      clear: () => set(clear(betting)),
      double: () => change(double(betting, limits)),
      rebet: () => change(again(betting, limits)),
      chip: (cents) => hud.announce(engineTexts('chip', { amount: money(cents) })),
    },
  })
  // The bar takes the colour of the cloth.
  host.style.setProperty('--hue', String(FELT[profile.id]))
  host.classList.add('tabled')
  host.insertBefore(table.element, hud.element)
  parts.fit((width, height) => {
    const { hud: layout, foot } = table.place(width, height)
    parts.backdrop.place(layout)
    hud.place(layout)
    showFoot(host, foot)
  })

  function showBetting(): void {
    const isBusy = controller.isBusy()
    table.show(betting, isBusy)
    hud.show(pressOf(isBusy ? 0 : repeatedBy(betting), press))
  }

  function set(next: Betting): void {
    if (next === betting || controller.isBusy()) return
    betting = next
    sound.play('chip')
    clearMarks()
    controller.setStake(sumOf(betting.laid))
    hud.announce(engineTexts('saidTotal', { total: money(sumOf(betting.laid)) }))
  }

  /** Applies a change, or explains why not. */
  function change(changed: Change, spot?: string): boolean {
    if (controller.isBusy()) return false
    if (changed.refusal === null && sumOf(changed.betting.laid) > (controller.balance() ?? Number.POSITIVE_INFINITY)) {
      showNote(engineTexts('refusedFunds'))
      return false
    }
    if (changed.refusal !== null) {
      const on = findSpot(spot ?? '')
      const max = money(changed.refusal === 'table' || !on ? limits.table : limits.max(on))
      const key = ({ spot: 'refusedSpot', table: 'refusedTable', min: 'refusedLeast' } as const)[changed.refusal]
      showNote(engineTexts(key, { most: max, least: money(limits.min) }))
      return false
    }
    set(changed.betting)
    return true
  }

  /** Without chips those of the last round are laid again: one press per round, as on any table. */
  function isLaid(): boolean {
    if (betting.laid.length > 0) return true
    if (betting.last.length > 0) return !doublePress.isSecond() && change(again(betting, limits))
    showNote(engineTexts('layFirst'))
    return false
  }

  function clearMarks(): void {
    table.cloth.mark(null, [])
    table.cloth.strike([])
    hud.show({ pill: null, isWinning: false })
  }

  /** The ball runs while the outcome is loading; if a zero imprisons chips, it runs again. */
  async function show(begun: Promise<PresentedRound<Types>>, course: Course<Types>): Promise<PresentedRound<Types>> {
    clearMarks()
    pauses.begin()
    table.showBadge(null)
    // Where comets strike the cloth first, the wheel comes to the front after them.
    if (!profile.comets) table.setSpinning(true)
    const view = begun.then(viewOf)
    const isFast = course.isTurbo()
    const spin = (number: Promise<number>) =>
      playBallSounds(sound, (listener) => table.spinning.spin(number, { isFast, ...listener }))
    await spin(view.then(afterComets))
    const { spins, held } = await view
    for (const number of spins.slice(1)) {
      table.showBadge(0)
      parts.toast(engineTexts('held'))
      await pauses.wait(1400)
      parts.toast(null)
      table.showBadge(null)
      await spin(Promise.resolve(number))
    }
    return showResult(await begun, held.length > 0)
  }

  /** The number, after the comets before it have struck. */
  async function afterComets({ comets, spins }: RouletteView): Promise<number> {
    const number = itemAt(spins, 0) // a round has its ball
    if (comets.length === 0) return number
    table.cloth.strike(comets)
    sound.play('comet')
    const numbers = comets.map(({ number, times }) => engineTexts('comet', { number, times })).join(', ')
    hud.announce(engineTexts('comets', { numbers }))
    await pauses.wait(COMETS_MS)
    table.setSpinning(true)
    return number
  }

  async function showResult(round: PresentedRound<Types>, wasHeld: boolean): Promise<PresentedRound<Types>> {
    const { spins, wins } = viewOf(round)
    const number = itemAt(spins, -1)
    lastNumber = number
    table.showBadge(number)
    const colour = engineTexts(colourOf(number))
    await pauses.wait(parts.isStill() ? 400 : 900)
    table.setSpinning(false)
    const winners = wins.map(({ spot }) => spot)
    table.cloth.mark(wasHeld ? number : itemAt(spins, 0), winners)
    const isGain = (round.win_cents ?? 0) > round.staked_cents
    if (isGain) sound.play((round.win_cents ?? 0) >= 10 * round.staked_cents ? 'big' : 'win')
    const amount = wins.length > 0 ? ` · ${money(round.win_cents ?? 0)}` : ''
    hud.show({
      pill: `${engineTexts('fell', { number, colour })}${amount}`,
      isWinning: isGain,
      win: money(round.win_cents ?? 0),
    })
    await pauses.wait(SHOWN_MS)
    table.showBadge(null)
    return round
  }

  const controller = createRoundController(parts, {
    hasChips: true,
    bet: () => ({ chips: betting.laid }),
    announcement: (round) => {
      const { spins, wins } = viewOf(round)
      const number = itemAt(spins, -1) // a round has its ball
      const spots = wins.map(({ spot }) => nameOf(findSpot(spot) ?? NO_SPOT, engineTexts)).join(', ')
      const fell = engineTexts('saidFell', { number, colour: engineTexts(colourOf(number)) })
      return spots ? `${fell} ${engineTexts('saidWon', { spots })}` : fell
    },
    isReady: isLaid,
    play: async (begun, course) => {
      const laid = betting
      table.show(betting, true)
      const round = await show(begun, course)
      table.history.add(itemAt(viewOf(round).spins, 0))
      betting = thrown(laid)
      if (course.isAuto()) betting = { ...betting, laid: laid.laid }
      doublePress.begin()
      return round
    },
    replay: async (round, course) => {
      const before = betting
      betting = { ...EMPTY, laid: round.bet.chips }
      table.show(betting, true)
      await show(Promise.resolve(round), course).finally(() => {
        betting = before
      })
    },
    showLast: (last) => {
      const spins = last?.view?.spins
      lastNumber = spins?.at(-1) ?? null
      table.spinning.rest(lastNumber)
      if (last) betting = { ...betting, last: last.bet.chips }
    },
    reset: () => {
      table.spinning.rest(lastNumber)
      table.setSpinning(false)
      table.showBadge(null)
      clearMarks()
    },
    hurry: () => {
      doublePress.begin()
      table.spinning.hurry()
      pauses.skip()
    },
    stakeChanged: (cents) => {
      showBetting()
      // The stake is always the sum of the chips on the cloth, not the last one played.
      const laid = sumOf(betting.laid)
      if (!controller.isBusy() && cents !== laid) controller.setStake(laid)
    },
  })

  async function loadHistory(): Promise<void> {
    const { rounds } = await api.rounds()
    const ours = rounds.filter(({ engine }) => engine === launch.engine)
    table.history.set(ours.flatMap(({ view }) => view?.spins.slice(0, 1) ?? []))
  }

  const { staking: _, ...view } = controller
  return {
    ...view,
    autoplay: () => {
      if (isLaid()) controller.autoplay()
    },
    open: async (state) => {
      await controller.open(state)
      hud.show({ skipLabel: engineTexts('letFall') })
      controller.setStake(sumOf(betting.laid))
      // The game works without the results of past rounds.
      void loadHistory().catch(() => {})
    },
    // Arrows change the selected chip, except where they move over the cloth; the radios of the rail handle arrows
    // natively.
    bet: (by) => {
      if (!table.rail.element.contains(document.activeElement)) table.rail.move(by)
    },
    rules: () => rules({ engineTexts, money, profile, limits }),
  }
}

/** Hue of the baize, different for each kind of table. */
const FELT: Readonly<Record<RouletteProfileId, number>> = { classic: 156, partage: 212, prison: 346, comet: 264 }
const NO_SPOT = { id: '', kind: 'straight', numbers: [0] } as const
