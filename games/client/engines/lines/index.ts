import type { TypesOf } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { engine } from '../../../engines/lines/engine.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import type { Step } from '../../../engines/lines/playRound.ts'
import { machineOf, PROFILES } from '../../../engines/lines/profiles.ts'
import { REELS, SCATTER } from '../../../engines/lines/symbols.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import type { MountEngine } from '../../engine.ts'
import { profileIn } from '../../page/launch.ts'
import type { Course } from '../../rounds/gameView.ts'
import { createRoundController } from '../../rounds/roundController.ts'
import { whenTexturesLoaded } from '../../scene/whenTexturesLoaded.ts'
import { createFreeGames } from '../../slots/freeGames.ts'
import { createLineGameView } from '../../slots/lineGameView.ts'
import { playReelSounds } from '../../slots/playReelSounds.ts'
import { createReelStage } from '../../slots/reelStage.ts'
import { seatReels } from '../../slots/seatReels.ts'
import { createTriumph } from '../../triumph/triumph.ts'
import { sidePlate, symbolPicture } from '../../ui/hud.ts'
import { paytable, rules } from './paytable.ts'
import { stepsOf } from './stepsOf.ts'

type Types = TypesOf<typeof engine>

/** The 20-line slot: reels, wins, free games. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts) => {
  const { launch, hud, sound, money } = parts
  const profile = profileIn(PROFILES, launch.profile)
  const engineTexts = parts.textsIn('lines')
  const slotTexts = parts.textsIn('slots')
  const stage = await createReelStage(machineOf(profile), parts)
  seatReels(parts, { reels: REELS, rows: 3, stage })
  const triumph = createTriumph(parts)
  const gameView = createLineGameView({ ...parts, stage, slotTexts, triumph })
  const { multiplier } = profile.design
  const freeGames = createFreeGames({
    ...parts,
    slotTexts,
    stepsOf,
    triumph,
    scatter: () => itemAt(stage.art().canvases, SCATTER),
    promises: multiplier > 1 ? [engineTexts('allWinsTimes', { times: multiplier })] : [],
    plates: () => (multiplier > 1 ? [sidePlate(slotTexts('multiplier'), `×${multiplier}`)] : []),
    platesAtRest: () => [],
  })
  let stops = stage.opening
  let isTurning = false
  let shownStake = 0

  /** Spins the reels while the outcome is loading, then shows its wins. */
  async function turn(outcome: Promise<Step>, isFree: boolean, before: number, course: Course<Types>): Promise<Step> {
    gameView.clear()
    const reelSounds = playReelSounds(sound, REELS, 'scatter')
    isTurning = true
    const turned = stage.turn({
      outcome,
      isFree,
      isTurbo: course.isTurbo(),
      tenseAt: 2,
      onStop: reelSounds.stopped,
      onAnticipation: (reel) => {
        hud.element.classList.toggle('tense', reel !== null)
        reelSounds.tense(reel)
      },
    })
    const step = await turned
      .then(() => outcome)
      .finally(() => {
        isTurning = false
        reelSounds.end()
        hud.element.classList.remove('tense')
      })
    stops = step.stops
    await gameView.showStep(step, course.stakeCents, before, course.isTurbo() || course.isAuto())
    return step
  }

  async function play(begun: Promise<PresentedRound<Types>>, course: Course<Types>): Promise<PresentedRound<Types>> {
    const first = await turn(
      begun.then((round) => itemAt(stepsOf(round), 0)), // a played round has its paid step
      false,
      0,
      course,
    )
    return first.freeGamesWon > 0 ? playFreeGames(await begun, 1, course) : begun
  }

  const playFreeGames = (round: PresentedRound<Types>, from: number, course: Course<Types>) =>
    freeGames.play(round, from, course, (outcome, before) => turn(outcome, true, before, course))

  const topPays = (stakeCents: number) => {
    const { wild, h1, h2 } = profile.design.pays
    return [wild, h1, h2].map((pays, at) => {
      const picture = symbolPicture(itemAt(stage.art().canvases, at === 0 ? 0 : at + 1), 26)
      const label = document.createElement('span')
      label.append(picture, slotTexts('topPays'))
      return sidePlate(label, money(payoutCents(pays[2], stakeCents)))
    })
  }

  const controller = createRoundController(parts, {
    hasFreeGames: true,
    play,
    resume: (round, course) => {
      const steps = stepsOf(round)
      stops = steps.at(-1)?.stops ?? stops
      stage.rest(stops, steps.length > 1)
      return playFreeGames(round, steps.length, course)
    },
    replay: async (round, course) => void (await play(Promise.resolve(round), course)),
    showLast: (last) => {
      const steps = last ? stepsOf(last) : []
      stops = steps.at(-1)?.stops ?? stops
      if (steps.length > 0) stage.rest(stops, steps.length > 1)
    },
    reset: () => {
      stage.rest(stops, false)
      freeGames.leave()
    },
    hurry: () => {
      if (isTurning) return stage.hurry()
      gameView.skip()
      freeGames.hurry()
    },
    stakeChanged: (stakeCents) => {
      // The displayed wins belong to the previous stake; a repeated call with the same stake leaves them on display.
      if (!isTurning && stakeCents !== shownStake) gameView.clear()
      shownStake = stakeCents
      hud.plates('pays', topPays(stakeCents))
    },
  })

  await whenTexturesLoaded(stage.load().then(() => hud.plates('pays', topPays(controller.stake()))))
  const facts = () => ({
    engineTexts,
    slotTexts,
    money,
    profile,
    pictures: stage.art().canvases,
    stakeCents: controller.stake(),
  })
  return {
    ...controller,
    paytable: () => paytable({ ...facts(), ofBet: parts.texts('ofBet', { bet: money(controller.stake()) }) }),
    rules: () => rules(facts()),
  }
}
