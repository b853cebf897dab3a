import { payoutCents } from '../../../engines/lines/payout.ts'
import type { Step } from '../../../engines/lines/round.ts'
import { ROWS, SCATTER } from '../../../engines/lines/symbols.ts'
import type { Say, Texts } from '../../messages.ts'
import { wait } from '../../scene/frames.ts'
import type { Sound } from '../../sound.ts'
import type { Hud } from '../../ui/hud.ts'
import { cellsOfLine, type Stage } from './stage.ts'
import type { LinesKey } from './texts/en.ts'
import type { Cell } from './wins.ts'

/** One thing won by a step, ready to be shown. */
interface Item {
  readonly cells: readonly Cell[]
  readonly isLine: boolean
  readonly text: string
}

interface Parts {
  readonly stage: Stage
  readonly hud: Hud
  readonly words: Say<LinesKey>
  readonly texts: Texts
  readonly sound: Sound
  readonly money: (cents: number) => string
}

const BIG = 10
const SUPERB = 25

/**
 * Shows what a step won. Celebration is owed to real wins alone: below the stake the amount stands there quietly, at the
 * stake and above it counts up with sound, from ten stakes on it fills the screen.
 */
export function createShowing({ stage, hud, words, texts, sound, money }: Parts) {
  let cycle: ReturnType<typeof setInterval> | undefined
  let cutShort = () => {}

  function clear(): void {
    clearInterval(cycle)
    stage.unmark()
    hud.show({ pill: null, isWinning: false })
  }

  const show = ({ cells, isLine, text }: Item) => {
    stage.mark(cells, isLine)
    hud.show({ pill: text })
  }

  function itemsOf(step: Step, stakeCents: number): Item[] {
    const amount = (units: number) => money(payoutCents(units * step.multiplier, stakeCents))
    const lines = step.lineWins.map(({ line, count, units }) => ({
      cells: cellsOfLine(line, count),
      isLine: true,
      text: words('lineWins', { line, amount: amount(units) }),
    }))
    if (step.scatterUnits === 0) return lines
    const cells = step.view.flatMap((symbol, at) =>
      symbol === SCATTER ? [{ reel: Math.floor(at / ROWS), row: at % ROWS }] : [],
    )
    const text = words('scatterWins', { count: step.scatters, amount: amount(step.scatterUnits) })
    return [...lines, { cells, isLine: false, text }]
  }

  /** Shows the step's wins; `before` is what the round had won until then. Resolves when the player may go on. */
  async function showStep(step: Step, stakeCents: number, before: number, isTurbo: boolean): Promise<void> {
    const won = payoutCents(step.units, stakeCents)
    if (won === 0) return
    const items = itemsOf(step, stakeCents)
    const all = { cells: uniqueCells(items), isLine: false, text: words('totalWins', { amount: money(won) }) }
    show(items.length === 1 ? (items[0] as Item) : all)
    const times = won / stakeCents
    const isReal = times >= 1
    hud.show({ isWinning: isReal })
    if (times >= BIG) {
      sound.play('big')
      void stage.celebrate(times >= SUPERB ? 70 : 36)
    } else if (isReal) sound.play('win')
    const length = (isTurbo ? 450 : 900) + (times >= BIG ? 1800 : isReal ? 300 : 0)
    await countUp(
      before,
      before + won,
      isReal ? length : 0,
      times >= BIG ? texts(times >= SUPERB ? 'superbWin' : 'bigWin') : null,
    )
    cycle = items.length > 1 ? cycleThrough([all, ...items]) : undefined
  }

  function cycleThrough(items: readonly Item[]) {
    let at = 0
    return setInterval(() => {
      at = (at + 1) % items.length
      show(items[at] as Item)
    }, 1500)
  }

  async function countUp(from: number, to: number, ms: number, banner: string | null): Promise<void> {
    let isCut = false
    const cut = new Promise<void>((resolve) => {
      cutShort = () => {
        isCut = true
        resolve()
      }
    })
    const end = performance.now() + ms
    const banners = hud.element.querySelector('.pill')
    banners?.classList.toggle('big', banner !== null)
    for (let left = ms; left > 0 && !isCut; left = end - performance.now()) {
      const share = 1 - left / ms
      const now = from + Math.round((to - from) * Math.min(1, share * 1.5))
      hud.show({ win: money(now), ...(banner ? { pill: `${banner} ${money(now)}` } : {}) })
      await Promise.race([wait(33), cut])
    }
    hud.show({ win: money(to), ...(banner ? { pill: `${banner} ${money(to)}` } : {}) })
    if (ms === 0) await Promise.race([wait(700), cut])
    banners?.classList.remove('big')
  }

  return { clear, showStep, skip: () => cutShort() }
}

function uniqueCells(items: readonly Item[]): Cell[] {
  const seen = new Map(items.flatMap(({ cells }) => cells).map((cell) => [cell.reel * ROWS + cell.row, cell]))
  return [...seen.values()]
}
