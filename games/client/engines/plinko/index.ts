import type { TypesOf } from '../../../engines/engine.ts'
import { PROFILES, RISKS, rowsOf, slotsOf } from '../../../engines/plinko/boards.ts'
import type { engine, PlinkoBet } from '../../../engines/plinko/engine.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import { createBoard } from '../../board/board.ts'
import { createCelebration } from '../../board/celebration.ts'
import { segment } from '../../board/options.ts'
import { createStakeTools } from '../../board/stakeTools.ts'
import { createTimes, kindOf } from '../../board/times.ts'
import { createTrail } from '../../board/trail.ts'
import type { MountEngine } from '../../engine.ts'
import { profileIn } from '../../page/launch.ts'
import type { Course } from '../../rounds/gameView.ts'
import { viewOf } from '../../rounds/gameView.ts'
import { createRoundController } from '../../rounds/roundController.ts'
import { wait } from '../../scene/frames.ts'
import { meaningOf } from '../../triumph/meaningOf.ts'
import { h } from '../../ui/element.ts'
import { paytable, rules } from './paytable.ts'
import { rowsChoice } from './rowsChoice.ts'
import { createScene } from './scene.ts'

type Types = TypesOf<typeof engine>

/** Min time between two balls. */
const APART_MS = 320
const SHOWN = 20
const MAX_ROWS = 16
/** A slot sounds higher from each of these multipliers on, in hundredths. */
const BINS = [150, 300, 1000, 5000] as const

/** A board of pegs: balls fall along their drawn paths, several at once. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts) => {
  const { launch, hud, sound, money, isStill, api } = parts
  const profile = profileIn(PROFILES, launch.profile)
  const engineTexts = parts.textsIn('plinko')
  const times = createTimes(launch.locale)
  const scene = createScene(isStill, launch.locale)
  const celebration = createCelebration(parts, null)
  const tools = createStakeTools(parts, (kind) => controller.staking.change(kind))
  const trail = createTrail(engineTexts('results'))
  let results: readonly number[] = []
  let falling = 0

  const rows = rowsChoice(engineTexts, rowsOf(profile), profile.opening.rows, changed)
  const risk = segment(
    engineTexts('risk'),
    RISKS.map((value) => ({ value, label: engineTexts(value) })),
    profile.opening.risk,
    changed,
  )
  const bet = () => ({ rows: rows.value(), risk: risk.value() })
  const slots = ({ rows, risk } = bet()) => slotsOf(profile, rows, risk)

  function changed(): void {
    scene.show(slots())
    hud.announce(engineTexts('chosen', { rows: rows.value(), risk: engineTexts(risk.value()) }))
  }

  const inside = h('div', { class: 'deep' }, scene.canvas)
  const options = h('div', { class: 'options' }, rows.element, risk.element, tools.element)
  createBoard(parts, { widest: 1.5, narrowest: 0.9, lines: 2 }, { inside, options, trail: trail.element }, (inner) =>
    scene.resize(inner.width, inner.height),
  )
  scene.show(slots())
  hud.show({ pressLabel: engineTexts('drop'), skipLabel: engineTexts('dropping'), pressIcon: 'ball', skipIcon: 'ball' })

  /** Sets up the board of a bet; while other balls fall, the board stays as chosen. */
  function setUp({ rows: many, risk: chosen }: PlinkoBet): void {
    if (rows.value() === many && risk.value() === chosen) return
    rows.set(many)
    risk.set(chosen)
    scene.show(slots())
  }

  const enable = (isOn: boolean) => {
    rows.enable(isOn)
    risk.enable(isOn)
  }

  async function fall(round: PresentedRound<Types>, course: Course<Types>): Promise<void> {
    const { path, hundredths } = viewOf(round)
    await scene.drop(path, course.isTurbo() ? 1.8 : 1, (row) =>
      sound.play('pin', { step: (row / path.length) * MAX_ROWS }),
    )
    const won = round.win_cents ?? 0
    scene.showWin(path, money(won))
    note(hundredths)
    if (meaningOf(won, round.stake_cents) === 'none') sound.play('missed')
    else sound.play('bin', { step: BINS.filter((min) => hundredths >= min).length })
    celebration.win(won, round.stake_cents)
  }

  function note(hundredths: number): void {
    results = [hundredths, ...results].slice(0, SHOWN)
    showTrail()
  }

  const showTrail = () => trail.show(results.map((result) => ({ text: times(result), kind: kindOf(result) })))

  const controller = createRoundController(parts, {
    bet,
    play: async (begun, course) => {
      celebration.begin(course)
      enable(false)
      falling++
      try {
        const round = await begun
        const fallen = fall(round, course)
        await Promise.race([fallen, wait(isStill() ? 0 : APART_MS)])
        course.release?.(round)
        await fallen
        return round
      } finally {
        if (--falling === 0) enable(true)
      }
    },
    replay: async (round, course) => {
      setUp(round.bet)
      await fall(round, course)
    },
    showLast: (last) => {
      if (last?.view) setUp(last.bet)
    },
    reset: () => hud.show({ pill: null }),
    hurry: () => {},
    stakeChanged: () => tools.enable(!controller.isBusy()),
  })

  void api.rounds().then(
    ({ rounds }) => {
      const before = rounds.flatMap((round) => (round.view ? [viewOf(round).hundredths] : []))
      results = [...results, ...before].slice(0, SHOWN)
      showTrail()
    },
    // The game works without the results of past rounds.
    () => {},
  )
  const facts = () => ({
    engineTexts,
    times,
    money,
    locale: launch.locale,
    profile,
    ...bet(),
    stakeCents: controller.stake(),
  })
  return { ...controller, paytable: () => paytable(facts()), rules: () => rules(facts()) }
}
