import type { MinesView } from '../../../engines/mines/engine.ts'
import { TILES } from '../../../engines/mines/ladder.ts'
import { h } from '../../ui/element.ts'

const SIDE = 5

export type TileState = 'hidden' | 'waiting' | 'safe' | 'mine' | 'hit' | 'spared'

export interface Field {
  readonly element: HTMLElement
  set(tile: number, state: TileState): void
  /** Sets all tiles. */
  show(states: readonly TileState[]): void
  clear(): void
  /** Redraws the tiles after their pictures have changed. */
  redraw(): void
  /** Whether tiles can be turned over now. */
  enable(isOn: boolean): void
  focus(): void
  /** Tiles that can be turned over now. */
  hidden(): number[]
}

interface FieldParts {
  readonly label: string
  readonly name: (tile: number, state: TileState) => string
  /** As a CSS picture. */
  readonly picture: (tile: number, state: TileState) => string
  readonly picked: (tile: number) => void
}

/** The 25 tiles: buttons in a grid with a single tab stop; arrow keys move between them. */
export function createField({ label, name, picture, picked }: FieldParts): Field {
  const tiles = Array.from({ length: TILES }, (_, tile) => {
    const face = h('span', { class: 'face' })
    const button = h('button', { type: 'button', role: 'gridcell', class: 'tile', tabindex: tile === 0 ? 0 : -1 }, face)
    // After a focus by pointer, key or screen reader, arrow keys continue from there.
    button.addEventListener('focus', () => reach(tile))
    button.addEventListener('click', () => {
      reach(tile)
      if (!button.hasAttribute('aria-disabled')) picked(tile)
    })
    return { button, face, state: 'hidden' as TileState }
  })
  const rows = Array.from({ length: SIDE }, (_, row) =>
    h('div', { role: 'row' }, ...tiles.slice(row * SIDE, (row + 1) * SIDE).map(({ button }) => button)),
  )
  const element = h('div', { class: 'field', role: 'grid', 'aria-label': label }, ...rows)
  let reached = 0
  let isOn = false

  /** Makes this tile the grid's tab stop. */
  function reach(tile: number): void {
    tiles[reached]?.button.setAttribute('tabindex', '-1')
    reached = tile
    tiles[tile]?.button.setAttribute('tabindex', '0')
  }

  element.addEventListener('keydown', (event) => {
    const next = stepOf(event.key, reached)
    if (next === null) return
    event.preventDefault()
    reach(next)
    tiles[next]?.button.focus()
  })

  /** Draws a tile only if its state has changed. */
  function set(tile: number, state: TileState): void {
    const entry = tiles[tile]
    if (!entry || entry.state === state) return
    entry.state = state
    draw(entry, tile)
  }

  function draw(entry: (typeof tiles)[number], tile: number): void {
    const { state } = entry
    entry.button.dataset['state'] = state
    entry.button.setAttribute('aria-label', name(tile, state))
    entry.face.style.backgroundImage = picture(tile, state)
    able(entry)
  }

  function able({ button, state }: (typeof tiles)[number]): void {
    if (isOn && state === 'hidden') button.removeAttribute('aria-disabled')
    else button.setAttribute('aria-disabled', 'true')
  }

  const redraw = () => {
    for (const [tile, entry] of tiles.entries()) draw(entry, tile)
  }
  redraw()
  return {
    element,
    set,
    show: (states) => {
      for (const [tile, state] of states.entries()) set(tile, state)
    },
    clear: () => {
      for (const tile of tiles.keys()) set(tile, 'hidden')
    },
    redraw,
    enable: (on) => {
      isOn = on
      element.classList.toggle('on', on)
      for (const entry of tiles) able(entry)
    },
    focus: () => tiles[reached]?.button.focus(),
    hidden: () => [...tiles.keys()].filter((tile) => isOn && tiles[tile]?.state === 'hidden'),
  }
}

/** The tiles of a round's state. */
export function statesOf({ revealed, field, hit }: MinesView): TileState[] {
  return Array.from({ length: TILES }, (_, tile) => {
    if (revealed.includes(tile)) return hit && tile === revealed.at(-1) ? 'hit' : 'safe'
    if (!field) return 'hidden'
    return field.includes(tile) ? 'mine' : 'spared'
  })
}

/** The tile an arrow, Home or End leads to; null for any other key. At the edge it stays. */
export function stepOf(key: string, from: number): number | null {
  const [row, column] = [Math.floor(from / SIDE), from % SIDE]
  if (key === 'ArrowLeft') return column > 0 ? from - 1 : from
  if (key === 'ArrowRight') return column < SIDE - 1 ? from + 1 : from
  if (key === 'ArrowUp') return row > 0 ? from - SIDE : from
  if (key === 'ArrowDown') return row < SIDE - 1 ? from + SIDE : from
  if (key === 'Home') return row * SIDE
  if (key === 'End') return row * SIDE + SIDE - 1
  return null
}
