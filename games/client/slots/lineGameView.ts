import { itemAt } from '../../engines/itemAt.ts'
import { payoutCents } from '../../engines/lines/payoutCents.ts'
import type { Step } from '../../engines/lines/playRound.ts'
import { ROWS, SCATTER } from '../../engines/lines/symbols.ts'
import type { Texts } from '../../messages.ts'
import { isCovered } from '../page/host.ts'
import { resultText } from '../rounds/announcement.ts'
import { createPace } from '../scene/pace.ts'
import { meaningOf } from '../triumph/meaningOf.ts'
import { createTally, type TallyParts } from './createTally.ts'
import { cellsOfLine, type Stage } from './reelStage.ts'
import type { Cell } from './wins.ts'

/** The wins at a stop of the reels. */
type Won = Pick<Step, 'lineWins' | 'scatters' | 'scatterUnits' | 'multiplier' | 'units' | 'view'>

/** One win of a step, ready to be shown. */
interface Item {
  readonly cells: readonly Cell[]
  readonly isLine: boolean
  readonly text: string
}

interface Parts extends TallyParts {
  readonly stage: Stage
  readonly slotTexts: Texts<'slots'>
}

/** Shows the wins of a step: all of them together, then each line in turn. */
export function createLineGameView(parts: Parts) {
  const { stage, hud, slotTexts, money } = parts
  let cycle: ReturnType<typeof setInterval> | undefined
  let pace = createPace()
  const tally = createTally(parts)

  function clear(): void {
    clearInterval(cycle)
    stage.unmark()
    hud.show({ pill: null, isWinning: false })
  }

  const show = ({ cells, isLine, text }: Item) => {
    stage.mark(cells, isLine)
    hud.show({ pill: text })
  }

  function itemsOf(step: Won, stakeCents: number): Item[] {
    const amount = (units: number) => money(payoutCents(units * step.multiplier, stakeCents))
    const lines = step.lineWins.map(({ line, count, units }) => ({
      cells: cellsOfLine(line, count),
      isLine: true,
      text: slotTexts('lineWins', { line, amount: amount(units) }),
    }))
    if (step.scatterUnits === 0) return lines
    const cells = step.view.flatMap((symbol, at) =>
      symbol === SCATTER ? [{ reel: Math.floor(at / ROWS), row: at % ROWS }] : [],
    )
    const text = slotTexts('scatterWins', { count: step.scatters, amount: amount(step.scatterUnits) })
    return [...lines, { cells, isLine: false, text }]
  }

  /**
   * Shows the step's wins; `before` is the amount the round had won until then. Resolves when the player may continue.
   */
  async function showStep(step: Won, stakeCents: number, before: number, isTurbo: boolean): Promise<void> {
    const won = payoutCents(step.units, stakeCents)
    if (won === 0) return
    pace = createPace()
    // SAFE-09: no highlight where the round is no win.
    if (meaningOf(won, stakeCents) === 'none') {
      hud.show({ pill: resultText(parts, { wonCents: won, stakeCents }) })
      return tally({ before, won, stakeCents, isTurbo, pace })
    }
    const items = itemsOf(step, stakeCents)
    const all = { cells: uniqueCells(items), isLine: false, text: slotTexts('totalWins', { amount: money(won) }) }
    show(items.length === 1 ? itemAt(items, 0) : all)
    await tally({ before, won, stakeCents, isTurbo, pace })
    cycle = items.length > 1 ? cycleThrough([all, ...items]) : undefined
  }

  function cycleThrough(items: readonly Item[]) {
    let at = 0
    return setInterval(() => {
      if (isCovered()) return
      at = (at + 1) % items.length
      show(itemAt(items, at))
    }, 1500)
  }

  return { clear, showStep, skip: () => pace.cut() }
}

function uniqueCells(items: readonly Item[]): Cell[] {
  const seen = new Map(items.flatMap(({ cells }) => cells).map((cell) => [cell.reel * ROWS + cell.row, cell]))
  return [...seen.values()]
}
