import { payoutCents } from '../../../engines/lines/payout.ts'
import type { Profile } from '../../../engines/lines/profiles.ts'
import { type Step, unitsOf } from '../../../engines/lines/round.ts'
import { SCATTER } from '../../../engines/lines/symbols.ts'
import type { PresentedRound } from '../../../server/present.ts'
import type { Course } from '../../desk.ts'
import type { EngineParts } from '../../engine.ts'
import type { Say } from '../../messages.ts'
import { wait } from '../../scene/frames.ts'
import { sidePlate, symbolPicture } from '../../ui/hud.ts'
import { ask } from '../../ui/panels.ts'
import type { Stage } from './stage.ts'
import { stepsOf } from './steps.ts'
import type { LinesKey } from './texts/en.ts'

interface Parts extends EngineParts {
  readonly stage: Stage
  readonly words: Say<LinesKey>
  readonly profile: Profile
}

/** The free games of a round: a card before, each game as it is played, a card after. */
export function createFreeGames({ host, stage, hud, texts, words, sound, money, profile }: Parts) {
  const { multiplier } = profile.design

  /** Plays the free games from the step of an index on: 1 is the first. */
  async function play(
    round: PresentedRound,
    from: number,
    course: Course,
    turn: (outcome: Promise<Step>, before: number) => Promise<Step>,
  ): Promise<PresentedRound> {
    const autoAfterMs = course.isAuto() ? 2500 : 12_000
    const shown = stepsOf(round).slice(0, from)
    let all = shown.reduce((given, step) => given + step.freeGamesWon, 0)
    let won = payoutCents(unitsOf(shown), course.stakeCents)
    let now = round
    if (from === 1) await begin(all, autoAfterMs)
    host.classList.add('free')
    for (let at = from; at <= all; at++) {
      showPlates(at, all)
      const answer = course.move(now, 'next')
      const outcome = answer.then((after) => stepsOf(after)[at] as Step) // the step asked for
      const step = await turn(outcome, won)
      now = await answer
      won += payoutCents(step.units, course.stakeCents)
      all += step.freeGamesWon
      if (step.freeGamesWon > 0) await sayMore(step.freeGamesWon)
    }
    await end(won, course.stakeCents, autoAfterMs)
    return now
  }

  async function begin(count: number, autoAfterMs: number): Promise<void> {
    sound.play('free')
    const lines = multiplier > 1 ? [words('allWinsTimes', { times: multiplier })] : []
    const choices = [{ label: texts('start'), value: 'start', isMain: true }]
    await ask(host, { title: words('freeGamesWon', { count }), lines, choices, autoAfterMs })
  }

  async function end(won: number, stakeCents: number, autoAfterMs: number): Promise<void> {
    const figure = won > 0 ? texts('youWon', { amount: money(won) }) : texts('noWin')
    if (won >= stakeCents * 10) void stage.celebrate(60)
    const choices = [{ label: texts('carryOn'), value: 'on', isMain: true }]
    await ask(host, { title: words('freeGamesDone'), figure, choices, autoAfterMs })
    leave()
  }

  async function sayMore(count: number): Promise<void> {
    sound.play('free')
    hud.show({ pill: words('moreFreeGames', { count }) })
    await wait(1200)
  }

  function showPlates(done: number, all: number): void {
    const scatter = stage.art().canvases[SCATTER] as HTMLCanvasElement
    const dots = document.createElement('div')
    dots.className = 'dots'
    // Five pictures at most: those around the game being played.
    const from = Math.max(0, Math.min(done - 3, all - 5))
    for (let at = from; at < Math.min(all, from + 5); at++) {
      const dot = symbolPicture(scatter, 22)
      if (at >= done) dot.classList.add('off')
      dots.append(dot)
    }
    const counter = sidePlate(words('freeGames'), words('freeGamesOf', { done, all }), dots)
    hud.plates('free', [counter, sidePlate(words('multiplier'), `×${multiplier}`)])
  }

  /** Back to the paid game's looks, also when the free games broke off. */
  function leave(): void {
    host.classList.remove('free')
    hud.plates('free', [])
  }

  return { play, leave }
}
