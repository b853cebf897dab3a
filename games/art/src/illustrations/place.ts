import { heroDrawing } from '../heroes/heroes.ts'
import { n1 } from '../seed.ts'
import { CUSTOM } from './custom.ts'
import { fluentBody } from './fluent.ts'
import { ownIds } from './ownIds.ts'

/** Draws each illustration of one picture once, as a definition, and places copies of it. */
export class Illustrations {
  readonly #ids = new Map<string, string>()
  #definitions = ''

  #define(name: string): string {
    const known = this.#ids.get(name)
    if (known) return known
    const id = `e${this.#ids.size}`
    this.#ids.set(name, id)
    this.#definitions += `<g id="${id}">${drawing(name, id)}</g>`
    return id
  }

  /** A copy with its middle at x, y; `light` is an attribute for the group around it, such as a filter. */
  place(
    name: string,
    x: number,
    y: number,
    size: number,
    options: { turn?: number; flip?: boolean; light?: string } = {},
  ): string {
    const { turn = 0, flip = false, light = '' } = options
    const scale = Math.round((size / 32) * 100) / 100
    const move = `translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)}) scale(${flip ? -scale : scale} ${scale}) translate(-16 -16)`
    return `<g ${light}><use href="#${this.#define(name)}" transform="${move}"/></g>`
  }

  /** The definitions of all placed illustrations; put them anywhere in the same SVG. */
  get definitions(): string {
    return this.#definitions && `<defs>${this.#definitions}</defs>`
  }
}

/** One illustration with prefixed ids. */
export function drawing(name: string, prefix: string): string {
  const custom = heroDrawing(name) ?? CUSTOM[name]
  if (custom) return custom(prefix)
  return ownIds(fluentBody(name), prefix)
}
