import type { TypesOf } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import type { engine } from '../../../engines/ways/engine.ts'
import { type Design, freeAt, ladderAt, SCATTER } from '../../../engines/ways/machine.ts'
import { machineOf, PROFILES } from '../../../engines/ways/profiles.ts'
import type { Step } from '../../../engines/ways/round.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import type { MountEngine } from '../../engine.ts'
import { profileIn } from '../../page/launch.ts'
import type { Course } from '../../rounds/gameView.ts'
import { createRoundController } from '../../rounds/roundController.ts'
import { whenTexturesLoaded } from '../../scene/whenTexturesLoaded.ts'
import { createFreeGames } from '../../slots/freeGames.ts'
import { seatReels } from '../../slots/seatReels.ts'
import { createTriumph } from '../../triumph/triumph.ts'
import { sidePlate, symbolPicture } from '../../ui/hud.ts'
import { createBadge } from './badge.ts'
import { createGameView } from './createGameView.ts'
import { paytable, rules } from './paytable.ts'
import { createStage } from './stage.ts'
import './style.css'

type Types = TypesOf<typeof engine>

const stepsOf = ({ view }: PresentedRound<Types>): readonly Step[] => view?.steps ?? []

/** The ways slot: symbols fall, wins burst, and the multiplier climbs. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts) => {
  const { launch, hud, money, texts } = parts
  const profile = profileIn(PROFILES, launch.profile)
  const { design } = profile
  const engineTexts = parts.textsIn('ways')
  const slotTexts = parts.textsIn('slots')
  const stage = await createStage(machineOf(profile), parts)
  const badge = createBadge(parts.isStill)
  seatReels(parts, {
    reels: design.heights.length,
    rows: 1,
    stage,
    over: [badge.element],
    place: badge.place,
    framed: (layout) => ({ ...layout, pitchY: layout.pitchY * design.heights[0] }),
  })
  const triumph = createTriumph(parts)
  const gameView = createGameView({ ...parts, stage, engineTexts, slotTexts, badge, triumph })
  const ladderPlate = () => badge.ladder(slotTexts('multiplier'), design.ladder)
  const freeGames = createFreeGames({
    ...parts,
    slotTexts,
    stepsOf,
    triumph,
    scatter: () => itemAt(stage.art().canvases, SCATTER),
    promises: [engineTexts('freePromise', { from: design.free.from, cap: design.free.cap })],
    plates: () => [],
    platesAtRest: () => [ladderPlate()],
  })
  let cells: Step['drops'][number]['cells'] = []

  async function turn(
    outcome: Promise<Step>,
    before: number,
    course: Course<Types>,
    level: number | null,
  ): Promise<Step> {
    const multiplierAt = (win: number) => (level === null ? ladderAt(design, win) : freeAt(design, level, win))
    const isTurbo = course.isTurbo() || course.isAuto()
    const step = await gameView.turn({ outcome, stakeCents: course.stakeCents, before, isTurbo, multiplierAt })
    cells = step.drops.at(-1)?.cells ?? cells
    return step
  }

  async function play(begun: Promise<PresentedRound<Types>>, course: Course<Types>): Promise<PresentedRound<Types>> {
    const first = await turn(
      begun.then((round) => itemAt(stepsOf(round), 0)), // a played round has its paid step
      0,
      course,
      null,
    )
    return first.freeGamesWon > 0 ? playFreeGames(await begun, 1, course) : begun
  }

  function playFreeGames(
    round: PresentedRound<Types>,
    from: number,
    course: Course<Types>,
  ): Promise<PresentedRound<Types>> {
    let level = levelAfter(stepsOf(round).slice(0, from), design)
    return freeGames.play(round, from, course, async (outcome, before) => {
      const step = await turn(outcome, before, course, level)
      level = step.multiplier
      return step
    })
  }

  const topPays = (stakeCents: number) =>
    (['h1', 'h2', 'h3'] as const).map((symbol, at) => {
      const label = document.createElement('span')
      label.append(symbolPicture(itemAt(stage.art().canvases, at + 2), 26), slotTexts('topPays'))
      return sidePlate(label, money(payoutCents(design.pays[symbol][2], stakeCents)))
    })

  const controller = createRoundController(parts, {
    hasFreeGames: true,
    play,
    resume: (round, course) => {
      const steps = stepsOf(round)
      cells = steps.at(-1)?.drops.at(-1)?.cells ?? cells
      stage.rest(cells)
      return playFreeGames(round, steps.length, course)
    },
    replay: async (round, course) => void (await play(Promise.resolve(round), course)),
    showLast: (last) => {
      const shown = last && stepsOf(last).at(-1)?.drops.at(-1)?.cells
      if (!shown) return
      cells = shown
      stage.rest(cells)
    },
    reset: () => {
      gameView.clear()
      if (cells.length > 0) stage.rest(cells)
      freeGames.leave()
    },
    hurry: () => {
      gameView.hurry()
      freeGames.hurry()
    },
    stakeChanged: (stakeCents) => hud.plates('pays', topPays(stakeCents)),
  })

  hud.plates('free', [ladderPlate()])
  hud.show({ skipLabel: engineTexts('hurry') })
  await whenTexturesLoaded(stage.load().then(() => hud.plates('pays', topPays(controller.stake()))))
  const facts = () => ({
    engineTexts,
    slotTexts,
    money,
    profile,
    pictures: stage.art().canvases,
    stakeCents: controller.stake(),
    locale: launch.locale,
  })
  return {
    ...controller,
    paytable: () => paytable({ ...facts(), ofBet: texts('ofBet', { bet: money(controller.stake()) }) }),
    rules: () => rules(facts()),
  }
}

/** The multiplier at the beginning of the next free game. */
const levelAfter = (steps: readonly Step[], { free }: Design): number =>
  steps.length > 1 ? (steps.at(-1)?.multiplier ?? free.from) : free.from
