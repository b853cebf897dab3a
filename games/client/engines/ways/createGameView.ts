import { itemAt } from '../../../engines/itemAt.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import { SCATTER } from '../../../engines/ways/machine.ts'
import { type Drop, isBursting, type Step } from '../../../engines/ways/round.ts'
import type { Texts } from '../../../messages.ts'
import type { EngineParts } from '../../engine.ts'
import { createPace, type Pace } from '../../scene/pace.ts'
import { createTally, type TallyParts } from '../../slots/createTally.ts'
import { playReelSounds } from '../../slots/playReelSounds.ts'
import type { Cell } from '../../slots/wins.ts'
import { meaningOf } from '../../triumph/meaningOf.ts'
import type { Stage } from './stage.ts'

interface Parts extends EngineParts, TallyParts {
  readonly stage: Stage
  readonly engineTexts: Texts<'ways'>
  readonly slotTexts: Texts<'slots'>
  readonly badge: { show(times: number): void }
}

export interface Turn {
  readonly outcome: Promise<Step>
  readonly stakeCents: number
  /** Amount the round had won before this game. */
  readonly before: number
  readonly isTurbo: boolean
  /** The multiplier of the first win, and after each further win. */
  readonly multiplierAt: (win: number) => number
}

type ReelSounds = ReturnType<typeof playReelSounds>

const STAGGER_MS = 110
const TENSE_MS = 900

/**
 * Shows a game: the old symbols fall out, new ones fall in, and as long as something wins it bursts and others follow.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createGameView(parts: Parts) {
  const { stage, hud, engineTexts, slotTexts, sound, money, isStill, badge } = parts
  const tally = createTally(parts)
  let pace = createPace()

  function clear(): void {
    stage.unmark()
    hud.show({ pill: null, isWinning: false })
  }

  async function turn(order: Turn): Promise<Step> {
    clear()
    pace = createPace()
    const own = pace
    const reelSounds = playReelSounds(sound, stage.columns.length, 'scatter')
    badge.show(order.multiplierAt(0))
    const isEmptied = isStill() ? Promise.resolve() : leave(order.isTurbo)
    const step = await fillIn(order, isEmptied, reelSounds, own).finally(reelSounds.end)
    await cascade(step, order, own)
    return step
  }

  /** Fills the emptied reels with the symbols of the outcome. */
  async function fillIn(
    { outcome, isTurbo }: Turn,
    isEmptied: Promise<void>,
    reelSounds: ReelSounds,
    own: Pace,
  ): Promise<Step> {
    const step = await outcome
    await isEmptied
    await enter(itemAt(step.drops, 0), isTurbo, reelSounds, own) // a game has at least the drop that wins nothing
    return step
  }

  async function leave(isTurbo: boolean): Promise<void> {
    const ms = isTurbo ? 120 : 210
    await Promise.all(
      stage.columns.map(async (column, reel) => {
        await pace.pause(isTurbo ? 0 : reel * 40)
        await column.leave(ms)
      }),
    )
  }

  async function enter({ cells }: Drop, isTurbo: boolean, reelSounds: ReelSounds, own: Pace): Promise<void> {
    if (isStill()) {
      await Promise.all(stage.columns.map((column, reel) => column.fade(cells[reel] ?? [])))
      reelSounds.stopped(stage.columns.length - 1, cells.flat().includes(SCATTER))
      return
    }
    const landings: Promise<void>[] = []
    let scatters = 0
    for (const [reel, column] of stage.columns.entries()) {
      const symbols = cells[reel] ?? []
      const isTense = scatters >= 2 && !isTurbo && !own.isCut()
      hud.element.classList.toggle('tense', isTense)
      reelSounds.tense(isTense ? reel : null)
      if (isTense) await Promise.all(landings)
      await own.pause(reel === 0 ? 0 : isTense ? TENSE_MS : isTurbo ? 25 : STAGGER_MS)
      const hasScatter = symbols.includes(SCATTER)
      if (hasScatter) scatters++
      const landing = column.enter(symbols, isTurbo || own.isCut() ? 220 : 420)
      landings.push(landing.then(() => reelSounds.stopped(reel, hasScatter)))
    }
    await Promise.all(landings)
    hud.element.classList.remove('tense')
  }

  async function cascade(step: Step, { stakeCents, before, isTurbo, multiplierAt }: Turn, own: Pace): Promise<void> {
    // SAFE-09: a chain that pays the stake back or less is no win, so its parts get no highlight and no win sound.
    const isWin = meaningOf(payoutCents(step.units, stakeCents), stakeCents) !== 'none'
    let won = 0
    for (const [at, drop] of step.drops.entries()) {
      const next = step.drops[at + 1]
      if (!next) break
      const cents = payoutCents(drop.units, stakeCents)
      const bursting = cellsOf(drop)
      if (isWin) stage.mark(bursting)
      hud.show({ pill: winText(drop, stakeCents), win: money(before + won + cents) })
      // The sound of each win in a chain is one step higher.
      if (isWin) sound.play('chime', { step: at })
      await own.pause(isTurbo ? 380 : 850)
      won += cents
      stage.unmark()
      if (isWin) stage.sparks(bursting)
      if (isWin) sound.play('shatter')
      await fall(drop, next, isTurbo || own.isCut())
      badge.show(multiplierAt(at + 1))
    }
    if (won === 0) return
    if (step.drops.length > 2) hud.show({ pill: slotTexts('totalWins', { amount: money(won) }) })
    await tally({ before, won, stakeCents, isTurbo, pace: own, isShown: true })
  }

  async function fall(drop: Drop, next: Drop, isQuick: boolean): Promise<void> {
    if (isStill()) {
      await Promise.all(stage.columns.map((column, reel) => column.fade(next.cells[reel] ?? [])))
      return
    }
    const gone = stage.columns.map((_, reel) => rowsOf(drop, reel))
    await Promise.all(stage.columns.map((column, reel) => column.burst(gone[reel] ?? [], isQuick ? 140 : 260)))
    await Promise.all(
      stage.columns.map((column, reel) => column.fall(next.cells[reel] ?? [], gone[reel] ?? [], isQuick ? 200 : 380)),
    )
    sound.play('fall')
  }

  function winText({ wins, units, multiplier }: Drop, stakeCents: number): string {
    const amount = money(payoutCents(units, stakeCents))
    const ways = wins.reduce((sum, win) => sum + win.ways, 0)
    const what = ways === 1 ? engineTexts('way') : engineTexts('ways', { ways })
    return multiplier > 1 ? `${what} × ${multiplier}: ${amount}` : `${what}: ${amount}`
  }

  return { turn, clear, hurry: () => pace.cut() }
}

const rowsOf = ({ cells, wins }: Drop, reel: number): number[] =>
  (cells[reel] ?? []).flatMap((symbol, row) => (isBursting(wins, reel, symbol) ? [row] : []))

const cellsOf = (drop: Drop): Cell[] =>
  drop.cells.flatMap((_, reel) => rowsOf(drop, reel).map((row) => ({ reel, row })))
