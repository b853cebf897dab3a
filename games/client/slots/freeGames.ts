import type { RoundTypes } from '../../engines/engine.ts'
import { itemAt } from '../../engines/itemAt.ts'
import { payoutCents } from '../../engines/lines/payoutCents.ts'
import { unitsOf } from '../../engines/slots/stepped.ts'
import type { Texts } from '../../messages.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { EngineParts } from '../engine.ts'
import { resultText } from '../rounds/announcement.ts'
import type { Course } from '../rounds/gameView.ts'
import { wait } from '../scene/frames.ts'
import { createHero } from '../scene/hero.ts'
import { createPace } from '../scene/pace.ts'
import { meaningOf } from '../triumph/meaningOf.ts'
import type { Triumph } from '../triumph/triumph.ts'
import { sidePlate, symbolPicture } from '../ui/hud.ts'
import { openNotice } from '../ui/panels.ts'

/** The part of a game that free games need, for each game of a round, the paid one first. */
interface FreeStep {
  readonly units: number
  readonly freeGamesWon: number
}

interface Parts<S extends FreeStep, T extends RoundTypes> extends EngineParts<T> {
  readonly slotTexts: Texts<'slots'>
  /** The games of a round that the player may see so far. */
  readonly stepsOf: (round: PresentedRound<T>) => readonly S[]
  readonly triumph: Triumph
  readonly scatter: () => HTMLCanvasElement
  /** Texts on the card before the games. */
  readonly promises: readonly string[]
  /** Plates next to the counter, before each game; and those that stay when the free games have finished. */
  readonly plates: () => readonly HTMLElement[]
  readonly platesAtRest: () => readonly HTMLElement[]
}

const TOTAL_MS = 1500

/** The free games of a round: an intro card, each game, a summary card. */
export function createFreeGames<S extends FreeStep, T extends RoundTypes>(parts: Parts<S, T>) {
  const { host, hud, texts, slotTexts, sound, launch, stepsOf } = parts
  const hero = createHero(launch.media)
  let pace = createPace()

  /** Plays the free games from a step's index on: 1 is the first. */
  async function play(
    round: PresentedRound<T>,
    from: number,
    course: Course<T>,
    turn: (outcome: Promise<S>, before: number) => Promise<S>,
  ): Promise<PresentedRound<T>> {
    const autoAfterMs = course.isAuto() ? 2500 : 12_000
    const shown = stepsOf(round).slice(0, from)
    let all = shown.reduce((given, step) => given + step.freeGamesWon, 0)
    let won = payoutCents(unitsOf(shown), course.stakeCents)
    let now = round
    if (from === 1) await begin(all, autoAfterMs)
    host.classList.add('free')
    for (let at = from; at <= all; at++) {
      hud.plates('free', [counter(at, all), ...parts.plates()])
      const answer = course.move(now, 'next')
      const outcome = answer.then((after) => itemAt(stepsOf(after), at)) // the requested step
      const step = await turn(outcome, won)
      now = await answer
      const cents = payoutCents(step.units, course.stakeCents)
      won += cents
      if (cents > 0)
        hud.announce(
          `${slotTexts('freeGamesOf', { done: at, all })}. ${resultText(parts, { wonCents: cents, stakeCents: course.stakeCents })}.`,
        )
      all += step.freeGamesWon
      if (step.freeGamesWon > 0) await announceMore(step.freeGamesWon)
    }
    await end(won, course.stakeCents, autoAfterMs)
    return now
  }

  async function begin(count: number, autoAfterMs: number): Promise<void> {
    sound.play('free')
    hud.show({ pill: null })
    const choices = [{ label: texts('start'), value: 'start', isMain: true }]
    await openNotice(host, {
      title: slotTexts('freeGamesWon', { count }),
      lines: parts.promises,
      choices,
      autoAfterMs,
      hero,
    })
  }

  async function end(won: number, stakeCents: number, autoAfterMs: number): Promise<void> {
    hud.show({ pill: null })
    const figure = resultText(parts, { wonCents: won, stakeCents })
    const meaning = meaningOf(won, stakeCents)
    if (meaning === 'big' || meaning === 'superb') {
      pace = createPace()
      await parts.triumph({ meaning, cents: won, countMs: TOTAL_MS, pace })
    }
    const choices = [{ label: texts('carryOn'), value: 'on', isMain: true }]
    await openNotice(host, { title: slotTexts('freeGamesDone'), figure, choices, autoAfterMs })
    leave()
  }

  async function announceMore(count: number): Promise<void> {
    sound.play('free')
    hud.show({ pill: slotTexts('moreFreeGames', { count }) })
    await wait(1200)
  }

  function counter(done: number, all: number): HTMLElement {
    const dots = document.createElement('div')
    dots.className = 'dots'
    // At most five pictures: those around the current game.
    const from = Math.max(0, Math.min(done - 3, all - 5))
    for (let at = from; at < Math.min(all, from + 5); at++) {
      const dot = symbolPicture(parts.scatter(), 22)
      if (at >= done) dot.classList.add('off')
      dots.append(dot)
    }
    return sidePlate(slotTexts('freeGames'), slotTexts('freeGamesOf', { done, all }), dots)
  }

  /** Restores the look of the paid game, also when the free games were aborted. */
  function leave(): void {
    host.classList.remove('free')
    hud.plates('free', parts.platesAtRest())
  }

  return { play, leave, hurry: () => pace.cut() }
}
