import type { TypesOf } from '../../../engines/engine.ts'
import type { engine, SeenCoin } from '../../../engines/hold/engine.ts'
import { CELLS, PRIZES } from '../../../engines/hold/machine.ts'
import { machineOf, PROFILES } from '../../../engines/hold/profiles.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import { REELS, SCATTER } from '../../../engines/lines/symbols.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import type { MountEngine } from '../../engine.ts'
import { profileIn } from '../../page/launch.ts'
import type { Course } from '../../rounds/gameView.ts'
import { createRoundController } from '../../rounds/roundController.ts'
import { whenTexturesLoaded } from '../../scene/whenTexturesLoaded.ts'
import { createLineGameView } from '../../slots/lineGameView.ts'
import { playReelSounds } from '../../slots/playReelSounds.ts'
import { createReelStage } from '../../slots/reelStage.ts'
import { seatReels } from '../../slots/seatReels.ts'
import { COIN_ART, GIFT_ART } from '../../slots/symbols.ts'
import { createTriumph } from '../../triumph/triumph.ts'
import { sidePlate } from '../../ui/hud.ts'
import { Board } from './board.ts'
import { createCoins } from './coins.ts'
import { createRespins } from './createRespins.ts'
import { paytable, rules } from './paytable.ts'
import './style.css'

type Types = TypesOf<typeof engine>

/** The hold-and-win slot: lines, and six coins that start the respins. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts) => {
  const { launch, hud, sound, money, texts } = parts
  const profile = profileIn(PROFILES, launch.profile)
  const { design } = profile
  const { isWrapped } = design
  const engineTexts = parts.textsIn('hold')
  const slotTexts = parts.textsIn('slots')
  const stage = await createReelStage(machineOf(profile).lines, parts, {
    textures: ({ textures }) => textures.with(SCATTER, itemAt(textures, isWrapped ? GIFT_ART : COIN_ART)),
  })
  const board = new Board(stage.frames)
  stage.over(board.view)
  let stakeCents = 20
  const coins = createCoins({ art: stage.art, engineTexts, money, design, stakeCents: () => stakeCents })
  seatReels(parts, { reels: REELS, rows: 3, stage, place: (layout) => board.place(layout) })
  const triumph = createTriumph(parts)
  const gameView = createLineGameView({ ...parts, stage, slotTexts, triumph })
  const respins = createRespins({ ...parts, engineTexts, board, coins, design, triumph, showPrizes })
  let stops = stage.opening
  let phase: 'rest' | 'turning' | 'respins' = 'rest'

  /** Shows the coins of the paid game over the reels; opened coins stay open. */
  function showCoins(round: PresentedRound<Types> | null): void {
    const view = round?.view
    for (const { cell, worth } of view?.paid.coins ?? [])
      board.put(cell, view?.haul && worth !== null ? coins.open(worth) : coins.held(worth))
  }

  /** Stops of the reels; a round that began in the feature had none. */
  function stopsOf(round: PresentedRound<Types> | null): readonly number[] {
    const own = round?.view?.paid.stops
    return own && own.length > 0 ? own : stops
  }

  async function play(begun: Promise<PresentedRound<Types>>, course: Course<Types>): Promise<PresentedRound<Types>> {
    stakeCents = course.stakeCents
    gameView.clear()
    board.close()
    if (course.isFeature) return playFeature(begun, course)
    const reelSounds = playReelSounds(sound, REELS, 'coinLands')
    phase = 'turning'
    const paid = begun.then((round) => round.view?.paid)
    const outcome = paid.then((game) => game ?? { stops, view: [], lineWins: [], units: 0, isHeld: false })
    const turned = stage.turn({
      outcome,
      isFree: false,
      isTurbo: course.isTurbo(),
      tenseAt: 4,
      onStop: reelSounds.stopped,
      onAnticipation: (reel) => {
        hud.element.classList.toggle('tense', reel !== null)
        reelSounds.tense(reel)
      },
    })
    await turned.finally(reelSounds.end)
    hud.element.classList.remove('tense')
    phase = 'rest'
    const game = await outcome
    const round = await begun
    stops = game.stops
    showCoins(round)
    const step = { ...game, multiplier: 1, scatters: 0, scatterUnits: 0 }
    await gameView.showStep(step, course.stakeCents, 0, course.isTurbo() || course.isAuto())
    return game.isHeld ? playRespins(round, 0, course) : round
  }

  /** Plays a granted feature: the coins land automatically. */
  async function playFeature(
    begun: Promise<PresentedRound<Types>>,
    course: Course<Types>,
  ): Promise<PresentedRound<Types>> {
    const round = await begun
    for (const { cell, worth } of round.view?.paid.coins ?? []) {
      sound.play('coinLands')
      await board.land(cell, coins.held(worth), parts.isStill() || course.isTurbo())
    }
    return playRespins(round, 0, course)
  }

  async function playRespins(
    round: PresentedRound<Types>,
    shown: number,
    course: Course<Types>,
  ): Promise<PresentedRound<Types>> {
    stakeCents = course.stakeCents
    gameView.clear()
    phase = 'respins'
    try {
      const ended = await respins.play(round, shown, course)
      showCoins(ended)
      return ended
    } finally {
      phase = 'rest'
    }
  }

  /** Shows the values of the prizes and highlights those on the board. */
  function showPrizes(held: readonly SeenCoin[] = []): void {
    const plates = PRIZES.toReversed().map((name) => {
      const plate = sidePlate(engineTexts(name), money(payoutCents(design.prizes[name], stakeCents)))
      plate.classList.toggle(
        'lit',
        held.some(({ worth }) => worth === name) || (name === 'grand' && held.length === CELLS),
      )
      return plate
    })
    hud.plates('pays', plates)
  }
  const controller = createRoundController(parts, {
    play,
    resume: (round, course) => {
      const view = round.view
      stops = stopsOf(round)
      stage.rest(stops, false)
      return playRespins(round, view?.respins.length ?? 0, course)
    },
    replay: async (round, course) => void (await play(Promise.resolve(round), course)),
    showLast: (last) => {
      stops = stopsOf(last)
      stage.rest(stops, false)
      if (last) stakeCents = last.stake_cents
      showCoins(last)
    },
    reset: () => {
      phase = 'rest'
      gameView.clear()
      respins.leave()
      stage.rest(stops, false)
    },
    hurry: () => (phase === 'turning' ? stage.hurry() : phase === 'respins' ? respins.hurry() : gameView.skip()),
    stakeChanged: (cents) => {
      if (cents !== stakeCents) {
        gameView.clear()
        // The values on the board belong to the previous stake.
        board.close()
      }
      stakeCents = cents
      showPrizes()
    },
  })

  await whenTexturesLoaded(stage.load())
  const facts = () => ({
    engineTexts,
    slotTexts,
    money,
    profile,
    isWrapped,
    pictures: stage.art().canvases,
    stakeCents: controller.stake(),
  })
  return {
    ...controller,
    paytable: () => paytable({ ...facts(), ofBet: texts('ofBet', { bet: money(controller.stake()) }) }),
    rules: () => rules(facts()),
  }
}
