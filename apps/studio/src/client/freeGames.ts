import { payoutCents } from '../engines/lines/payout.ts'
import type { Profile } from '../engines/lines/profiles.ts'
import { SCATTER } from '../engines/lines/symbols.ts'
import type { PresentedRound } from '../server/present.ts'
import type { Texts } from './messages.ts'
import { wait } from './scene/frames.ts'
import type { Stage } from './scene/stage.ts'
import type { Step } from './showing.ts'
import type { Sound } from './sound.ts'
import { type Hud, sidePlate, symbolPicture } from './ui/hud.ts'
import { ask } from './ui/panels.ts'

interface Parts {
  readonly host: HTMLElement
  readonly stage: Stage
  readonly hud: Hud
  readonly texts: Texts
  readonly sound: Sound
  readonly money: (cents: number) => string
  readonly profile: Profile
}

interface Course {
  readonly stakeCents: number
  /** Nobody presses in autoplay: the cards go by themselves, soon. */
  readonly isAuto: boolean
  readonly turn: (outcome: Promise<Step>, before: number) => Promise<Step>
  /** Fetches the round with the step of an index shown. */
  readonly next: (step: number) => Promise<{ round: PresentedRound }>
}

/** The free games of a round: a card before, each game as it is played, a card after. */
export function createFreeGames({ host, stage, hud, texts, sound, money, profile }: Parts) {
  const { multiplier } = profile.design

  async function play(round: PresentedRound, { stakeCents, isAuto, turn, next }: Course): Promise<PresentedRound> {
    const paid = round.steps[0] as Step // free games come of a paid one
    const autoAfterMs = isAuto ? 2500 : 12_000
    await begin(paid.freeGamesWon, autoAfterMs)
    let [all, won, now] = [paid.freeGamesWon, payoutCents(paid.units, stakeCents), round]
    for (let at = 1; at <= all; at++) {
      showPlates(at, all)
      const answer = next(at)
      const outcome = answer.then((got) => got.round.steps[at] as Step) // the step asked for
      const step = await turn(outcome, won)
      now = (await answer).round
      won += payoutCents(step.units, stakeCents)
      all += step.freeGamesWon
      if (step.freeGamesWon > 0) await sayMore(step.freeGamesWon)
    }
    await end(won, stakeCents, autoAfterMs)
    return now
  }

  async function begin(count: number, autoAfterMs: number): Promise<void> {
    sound.play('free')
    const lines = multiplier > 1 ? [texts('allWinsTimes', { times: multiplier })] : []
    const choices = [{ label: texts('start'), value: 'start', isMain: true }]
    await ask(host, { title: texts('freeGamesWon', { count }), lines, choices, autoAfterMs })
    host.classList.add('free')
  }

  async function end(won: number, stakeCents: number, autoAfterMs: number): Promise<void> {
    const figure = won > 0 ? texts('youWon', { amount: money(won) }) : texts('noWin')
    if (won >= stakeCents * 10) void stage.celebrate(60)
    const choices = [{ label: texts('carryOn'), value: 'on', isMain: true }]
    await ask(host, { title: texts('freeGamesDone'), figure, choices, autoAfterMs })
    leave()
  }

  async function sayMore(count: number): Promise<void> {
    sound.play('free')
    hud.show({ pill: texts('moreFreeGames', { count }) })
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
    const counter = sidePlate(texts('freeGames'), texts('freeGamesOf', { done, all }), dots)
    hud.plates('free', [counter, sidePlate(texts('multiplier'), `×${multiplier}`)])
  }

  /** Back to the paid game's looks, also when the free games broke off. */
  function leave(): void {
    host.classList.remove('free')
    hud.plates('free', [])
  }

  return { play, leave }
}
