import type { MinesView } from '../../../engines/mines/engine.ts'
import { type MinesProfile, stepsOf } from '../../../engines/mines/profiles.ts'
import type { Texts } from '../../../messages.ts'
import { createBoard } from '../../board/board.ts'
import { type Stepper, stepper } from '../../board/options.ts'
import { createStakeTools } from '../../board/stakeTools.ts'
import type { Times } from '../../board/times.ts'
import type { EngineParts } from '../../engine.ts'
import type { StakeChange } from '../../stake/stake.ts'
import { h } from '../../ui/element.ts'
import { createFaces } from './createFaces.ts'
import { createField, type Field, statesOf, type TileState } from './field.ts'
import { createLadder } from './ladder.ts'

interface Actions {
  readonly pick: (tile: number) => void
  readonly change: (kind: StakeChange) => void
  readonly isBusy: () => boolean
}

const KNOWN: Readonly<Record<TileState, 'hidden' | 'safe' | 'mine'>> = {
  hidden: 'hidden',
  waiting: 'hidden',
  safe: 'safe',
  spared: 'safe',
  mine: 'mine',
  hit: 'mine',
}

/** The field, the ladder next to it, and the settings between rounds: mines and stake. */
export class MinesTable {
  /** Mines of the next round, or of the displayed one. */
  mines: number
  readonly field: Field
  readonly faces: ReturnType<typeof createFaces>
  readonly inside: HTMLElement
  readonly #ladder: ReturnType<typeof createLadder>
  readonly #tools: ReturnType<typeof createStakeTools>
  readonly #choice: Stepper
  readonly #profile: MinesProfile
  readonly #engineTexts: Texts<'mines'>
  readonly #isBusy: () => boolean

  constructor(parts: EngineParts, profile: MinesProfile, times: Times, { pick, change, isBusy }: Actions) {
    const engineTexts = parts.textsIn('mines')
    this.#engineTexts = engineTexts
    this.#profile = profile
    this.#isBusy = isBusy
    this.mines = profile.opening
    this.faces = createFaces(parts, () => this.field.redraw())
    this.field = createField({
      label: engineTexts('field'),
      name: (tile, state) => `${this.nameOf(tile)}, ${engineTexts(KNOWN[state])}`,
      picture: (tile, state) => this.faces.of(tile, state),
      picked: pick,
    })
    this.#ladder = createLadder(engineTexts('steps'), times)
    this.#tools = createStakeTools(parts, change)
    this.#choice = stepper(engineTexts('mines'), { lower: engineTexts('fewer'), raise: engineTexts('more') }, (by) => {
      parts.sound.play(by > 0 ? 'raise' : 'lower')
      this.#choose(this.mines + by)
    })
    this.inside = h('div', { class: 'deep' }, this.field.element)
    const options = h('div', { class: 'options' }, this.#choice.element, this.#tools.element)
    createBoard(
      parts,
      { widest: 1.06, narrowest: 1, lines: 1 },
      { inside: this.inside, options, trail: this.#ladder.element },
    )
  }

  nameOf(tile: number): string {
    return this.#engineTexts('tile', { row: Math.floor(tile / 5) + 1, column: (tile % 5) + 1 })
  }

  showChoice(): void {
    const isFree = !this.#isBusy()
    const { fewest, most } = this.#profile
    this.#choice.show(String(this.mines), { lower: isFree && this.mines > fewest, raise: isFree && this.mines < most })
  }

  /** Displays the state of a round, tile by tile. */
  show(view: MinesView): void {
    this.field.show(statesOf(view))
    this.climb(view.hit ? -1 : view.revealed.length, view.mines)
  }

  climb(steps: number, mines = this.mines): void {
    this.#ladder.show(stepsOf(this.#profile, mines), steps)
  }

  enable(isOn: boolean): void {
    this.#tools.enable(isOn)
    this.field.enable(isOn)
  }

  #choose(count: number): void {
    if (this.#isBusy()) return
    this.mines = Math.min(this.#profile.most, Math.max(this.#profile.fewest, count))
    this.showChoice()
    this.field.clear()
    this.climb(0)
  }
}
