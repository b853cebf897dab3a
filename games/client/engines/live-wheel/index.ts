import type { TypesOf } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { engine } from '../../../engines/live-wheel/engine.ts'
import { profileIn } from '../../page/launch.ts'
import { viewOf } from '../../rounds/gameView.ts'
import './live-wheel.css'
import { minBetOf } from '../../../engines/live-wheel/play.ts'
import { figureOf, maxOn, type Segment, spotsOf, WHEEL_PROFILES } from '../../../engines/live-wheel/profiles.ts'
import { wheelFigures } from '../../../engines/live-wheel/wheelFigures.ts'
import { mergeBets } from '../../../engines/mergeChips.ts'
import type { MountEngine } from '../../engine.ts'
import { createLiveController } from '../../live/createLiveController.ts'
import type { LiveShow } from '../../live/liveShow.ts'
import { chipsIn, orderOf } from '../../live/ownChips.ts'
import { liveFairness, liveRules, resultBoard } from '../../live/rules.ts'
import { createStage } from '../../live/stage.ts'
import { h } from '../../ui/element.ts'
import { ruleList } from '../../ui/sheet.ts'
import { afterConfirmation, clear, type Laying, lay, lift, NOTHING, on, repeatedBy, sumOf, undo } from './chips.ts'
import { colourOf, createWheelPicture, labelOf } from './createWheelPicture.ts'
import { createFields } from './fields.ts'
import { placeWheel } from './placeWheel.ts'
import { createTurning } from './spin.ts'

type Types = TypesOf<typeof engine>

const SHOWN = 16

/** The money wheel: a dealer, a great wheel, and a betting field for each number on it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts, { stakes }) => {
  const { host, launch, hud, money, sound } = parts
  const profile = profileIn(WHEEL_PROFILES, launch.profile)
  const unit = itemAt(stakes, 0) // every currency has stakes
  const maxCents = (spot: string) => maxOn(profile, spot as Segment) * unit // the table's own fields
  const spots = spotsOf(profile)
  const live = parts.textsIn('live')
  const engineTexts = parts.textsIn('live-wheel')
  const stage = createStage({
    ...launch,
    isStill: parts.isStill,
    texts: live,
    dealers: parts.textsIn('dealers'),
  })
  const picture = createWheelPicture(profile, spots)
  const board = h('ol', { class: 'board', 'aria-label': live('lastResults') })
  let marks: readonly string[] = []
  let laying: Laying = NOTHING
  let confirmed: Laying['laid'] = []
  let totals: Readonly<Record<string, number>> = {}

  const fields = createFields({
    engineTexts,
    money,
    profile,
    spots,
    locale: launch.locale,
    subunitsToUnit: launch.subunitsToUnit,
    chips: profile.chips.map((chip) => chip * unit),
    actions: {
      lay: (spot) => add([{ spot, cents: fields.rail.value() }], spot),
      lift: (spot) => set(lift(laying, spot)),
      undo: () => set(undo(laying)),
      clear: () => set(clear(laying)),
      double: () => add(laying.laid),
      rebet: () => add(laying.last),
      chip: (cents) => hud.announce(engineTexts('chip', { amount: money(cents) })),
    },
  })
  const turning = createTurning(picture, profile, parts, {
    onSpin: stage.spin,
    onTimes: (times) => {
      stage.showOutcome(`×${times}`)
      hud.announce(engineTexts('again', { times }))
    },
  })
  host.style.setProperty('--hue', String(SET[profile.id]))
  host.classList.add('tabled', 'wheel-table')
  const felt = h('i', { class: 'felt' })
  const under = h('div', { class: 'live-table' }, felt, board, fields.group, fields.controls)
  stage.room.append(picture.element)
  for (const part of [stage.room, stage.element, under]) host.insertBefore(part, hud.element)
  parts.fit((width, height) => placeWheel({ host, scene: stage, hud, backdrop: parts.backdrop }, width, height))

  function set(next: Laying, spot?: Segment): void {
    if (next === laying || !controller.isOpen()) return
    laying = next
    sound.play('chip')
    controller.changed()
    const total = money(sumOf(laying.laid) + sumOf(confirmed))
    const amount = spot && money(on(laying.laid, spot) + on(confirmed, spot))
    hud.announce(
      spot && amount
        ? engineTexts('saidLaid', { value: labelOf(spot), amount, total })
        : engineTexts('saidTotal', { total }),
    )
  }

  function add(chips: Laying['laid'], spot?: Segment): void {
    if (!controller.isOpen() || chips.length === 0) return
    const next = lay(laying, chips, confirmed, maxCents)
    if (!next)
      controller.showNote(
        engineTexts('refusedSpot', { most: money(Math.min(...chips.map(({ spot }) => maxCents(spot)))) }),
      )
    else if (sumOf(next.laid) > (controller.balance() ?? Number.POSITIVE_INFINITY))
      controller.showNote(engineTexts('refusedFunds'))
    else set(next, spot)
  }

  const show: LiveShow<Types> = {
    order: () => orderOf(laying.laid),
    orderConfirmed: () => {
      laying = afterConfirmation(laying)
    },
    repeat: () => {
      const cents = repeatedBy(laying)
      return cents > 0 ? { cents, lay: () => add(laying.last) } : null
    },
    open: (isOpen, own) => {
      confirmed = chipsIn(own)
      if (confirmed.length > 0) laying = { ...laying, last: mergeBets([{ chips: confirmed }]).chips }
      const laid = new Map(spots.map((spot) => [spot, on(confirmed, spot) + on(laying.laid, spot)]))
      fields.show(laid, new Set(laying.laid.map(({ spot }) => spot)), isOpen)
      under.classList.toggle('locked', !isOpen)
      const has = isOpen && laying.laid.length > 0
      const rebet = isOpen && repeatedBy(laying) > 0
      fields.tools({ undo: isOpen && laying.before.length > 0, clear: has, double: has, rebet })
    },
    begin: () => {
      fields.mark(null)
      picture.light(false)
      stage.clear()
    },
    spin: (round, now) => turning.spin(round, now),
    reveal: (round) => turning.reveal(round),
    result: (round) => {
      const { spot, times } = viewOf(round)
      turning.rest(round)
      picture.light(true)
      fields.mark(spot)
      stage.showOutcome(times > 1 ? `${labelOf(spot)} ×${times}` : labelOf(spot))
    },
    history: (all) => {
      marks = all
      board.replaceChildren(...all.slice(0, SHOWN).map((mark) => h('li', {}, markOf(mark))))
    },
    crowd: (all) => {
      totals = all.totals
      fields.totals((spot) => (totals[spot] ? live('allBets', { amount: money((totals[spot] ?? 0) * unit) }) : ''))
    },
    hasWinner: (round) => Boolean(totals[viewOf(round).spot]),
    announcement: (round) => {
      const { spot, times } = viewOf(round)
      return engineTexts(times > 1 ? 'stoppedTimes' : 'stopped', { value: labelOf(spot), times })
    },
  }

  /** Parses `n21` or `n21x4`, the table's format of results. */
  function markOf(mark: string): HTMLElement {
    const [spot, times] = mark.split('x') as [Segment, string | undefined] // the engine's own writing
    const element = h('span', { class: 'mark' }, times ? `${labelOf(spot)}×${times}` : labelOf(spot))
    element.style.background = colourOf(spot, spots)[0]
    return element
  }

  const controller = createLiveController(parts, live, stage, show)

  function rules(): HTMLElement {
    const list = wheelFigures(profile)
      .spots.map(({ spot, rtp }) => engineTexts('ruleRtpSpot', { value: figureOf(spot), rtp: (rtp * 100).toFixed(2) }))
      .join(', ')
    const own = ruleList([
      engineTexts('rulePays'),
      engineTexts('ruleTimes', { most: profile.mostTimes }),
      engineTexts('ruleLimits', { least: money(minBetOf(profile, unit)), most: money(profile.mostSpot * unit) }),
      ...spots
        .filter((spot) => maxOn(profile, spot) < profile.mostSpot)
        .map((spot) => engineTexts('ruleLimitOf', { value: figureOf(spot), most: money(maxCents(spot)) })),
      engineTexts('ruleRtp', { list, size: profile.segments.length }),
    ])
    return h('div', {}, own, liveRules(live), resultBoard(live, marks.map(markOf)))
  }

  return {
    ...controller,
    // Arrows change the selected chip, except where they move over the fields.
    bet: (by) => {
      if (!fields.rail.element.contains(document.activeElement)) fields.rail.move(by)
    },
    rules,
    fairness: () => liveFairness(live, controller),
  }
}

/** Hue of the set, different for each kind of wheel. */
const SET: Readonly<Record<string, number>> = { orbit: 262, nova: 312 }
