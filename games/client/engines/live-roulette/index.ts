import type { TypesOf } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { engine } from '../../../engines/live-roulette/engine.ts'
import { mergeBets } from '../../../engines/mergeChips.ts'
import { profileIn } from '../../page/launch.ts'
import { viewOf } from '../../rounds/gameView.ts'
import '../roulette/roulette.css'
import './live-roulette.css'
import { LIVE_ROULETTE_PROFILES } from '../../../engines/live-roulette/liveRouletteProfiles.ts'
import { type Chip, limitsOf } from '../../../engines/roulette/bet.ts'
import { findSpot } from '../../../engines/roulette/spots.ts'
import { colourOf } from '../../../engines/roulette/wheel.ts'
import type { MountEngine } from '../../engine.ts'
import { createLiveController } from '../../live/createLiveController.ts'
import type { LiveShow } from '../../live/liveShow.ts'
import { chipsIn, orderOf } from '../../live/ownChips.ts'
import { liveFairness, liveRules, resultBoard } from '../../live/rules.ts'
import { createStage } from '../../live/stage.ts'
import { h } from '../../ui/element.ts'
import {
  again,
  type Betting,
  type Change,
  clear,
  double,
  EMPTY,
  lay,
  lift,
  repeatedBy,
  sumOf,
  thrown,
  undo,
} from '../roulette/betting.ts'
import { rules } from '../roulette/rules.ts'
import { createTable } from '../roulette/table.ts'
import { createBall } from './ball.ts'
import { placeLive } from './placeLive.ts'

type Types = TypesOf<typeof engine>

/** Shared roulette: the single-player game's cloth under a dealer's stage. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts, { stakes }) => {
  const { host, launch, hud, money, sound } = parts
  const profile = profileIn(LIVE_ROULETTE_PROFILES, launch.profile)
  const limits = limitsOf(profile, itemAt(stakes, 0)) // every currency has stakes
  const live = parts.textsIn('live')
  const own = parts.textsIn('roulette')
  // The last numbers above the cloth are the table's, not the player's.
  const engineTexts: typeof own = (key, values) =>
    key === 'lastNumbers'
      ? live('lastResults')
      : key === 'heatHint'
        ? live('counted', { count: marks.length })
        : own(key, values)
  const stage = createStage({
    ...launch,
    isStill: parts.isStill,
    texts: live,
    dealers: parts.textsIn('dealers'),
  })
  let marks: readonly string[] = []
  let betting: Betting = EMPTY
  let confirmed: readonly Chip[] = []
  let totals: Readonly<Record<string, number>> = {}

  const table = createTable({
    engineTexts,
    money,
    locale: launch.locale,
    subunitsToUnit: launch.subunitsToUnit,
    limits,
    profile,
    isStill: parts.isStill,
    message: hud.message,
    allBets: (spot) => (totals[spot] ? live('allBets', { amount: money((totals[spot] ?? 0) * limits.unit) }) : null),
    actions: {
      lay: (chips) => {
        const laid = chips.map(({ spot, pieces }) => ({ spot, cents: pieces * table.rail.value() }))
        change(lay(betting, laid, limits), laid[0]?.spot)
      },
      lift: (spot) => set(lift(betting, spot)),
      undo: () => set(undo(betting)),
      clear: () => set(clear(betting)),
      double: () => change(double(betting, limits)),
      rebet: () => change(again(betting, limits)),
      chip: (cents) => hud.announce(engineTexts('chip', { amount: money(cents) })),
    },
  })
  const ball = createBall(table, parts, {
    onComets: (comets) => {
      const numbers = comets.map(({ number, times }) => engineTexts('comet', { number, times })).join(', ')
      hud.announce(engineTexts('comets', { numbers }))
    },
    onThrow: stage.spin,
  })
  host.style.setProperty('--hue', String(FELT[profile.id]))
  host.classList.add('tabled')
  const under = h('div', { class: 'live-table' }, table.element)
  for (const part of [stage.room, stage.element, under]) host.insertBefore(part, hud.element)
  parts.fit((width, height) => placeLive({ host, table, stage, hud, backdrop: parts.backdrop }, width, height))

  function set(next: Betting): void {
    if (next === betting || !controller.isOpen()) return
    betting = next
    sound.play('chip')
    controller.changed()
    hud.announce(engineTexts('saidTotal', { total: money(sumOf(betting.laid) + sumOf(confirmed)) }))
  }

  /** Applies a change if the table allows it together with the confirmed bets, or explains the rejection. */
  function change(changed: Change, on?: string): void {
    if (!controller.isOpen()) return
    const together =
      changed.refusal === null ? lay({ ...EMPTY, laid: confirmed }, changed.betting.laid, limits) : changed
    if (together.refusal !== null || changed.refusal !== null) {
      const refusal = together.refusal ?? changed.refusal ?? 'spot'
      const spot = findSpot(on ?? '')
      const max = money(refusal === 'table' || !spot ? limits.table : limits.max(spot))
      const key = ({ spot: 'refusedSpot', table: 'refusedTable', min: 'refusedLeast' } as const)[refusal]
      controller.showNote(engineTexts(key, { most: max, least: money(limits.min) }))
    } else if (sumOf(changed.betting.laid) > (controller.balance() ?? Number.POSITIVE_INFINITY))
      controller.showNote(engineTexts('refusedFunds'))
    else set(changed.betting)
  }

  const show: LiveShow<Types> = {
    order: () => orderOf(betting.laid),
    orderConfirmed: () => {
      betting = thrown(betting)
    },
    repeat: () => {
      const cents = repeatedBy(betting)
      return cents > 0 ? { cents, lay: () => change(again(betting, limits)) } : null
    },
    open: (isOpen, own) => {
      confirmed = chipsIn(own)
      if (confirmed.length > 0) betting = { ...betting, last: mergeBets([{ chips: confirmed }]).chips }
      const shown = lay({ ...EMPTY, laid: confirmed }, betting.laid, NO_LIMITS)
      table.show({ ...betting, laid: shown.refusal === null ? shown.betting.laid : betting.laid }, !isOpen)
      table.setTools(betting, isOpen)
    },
    begin: () => {
      ball.begin()
      stage.clear()
    },
    spin: (round, now) => ball.throw(viewOf(round), () => (round.result_at ?? 0) - now()),
    reveal: (round) => ball.reveal(viewOf(round)),
    result: (round, own) => {
      const number = itemAt(viewOf(round).spins, 0) // a round has its ball
      const winners = chipsIn(own)
        .filter(({ spot }) => findSpot(spot)?.numbers.includes(number))
        .map(({ spot }) => spot)
      ball.rest(number, winners)
      stage.showOutcome(String(number), colourOf(number))
    },
    history: (all) => {
      marks = all
      table.history.set(all.map(Number))
    },
    crowd: (all) => {
      totals = all.totals
    },
    hasWinner: (round) => {
      const number = itemAt(viewOf(round).spins, 0)
      return Object.keys(totals).some((spot) => findSpot(spot)?.numbers.includes(number))
    },
    announcement: (round) => {
      const number = itemAt(viewOf(round).spins, 0)
      return engineTexts('fell', { number, colour: engineTexts(colourOf(number)) })
    },
  }
  const controller = createLiveController(parts, live, stage, show)

  return {
    ...controller,
    // Arrows change the selected chip, except where they move over the cloth.
    bet: (by) => {
      if (!table.rail.element.contains(document.activeElement)) table.rail.move(by)
    },
    rules: () => {
      const board = marks.map((mark) => h('span', { class: `mark ${colourOf(Number(mark))}` }, mark))
      return h('div', {}, liveRules(live), rules({ engineTexts, money, profile, limits }), resultBoard(live, board))
    },
    fairness: () => liveFairness(live, controller),
  }
}

/** Hue of the set and the baize, different for each kind of table. */
const FELT: Readonly<Record<string, number>> = { classic: 158, partage: 218, comet: 268 }
const NO_LIMITS = {
  unit: 1,
  min: 0,
  table: Number.POSITIVE_INFINITY,
  chips: [],
  max: () => Number.POSITIVE_INFINITY,
}
