import { circle } from './line.ts'

/** From the lit side to the shaded one. */
export type Ramp = readonly string[]

export const GOLD: Ramp = ['#FFFBD8', '#FFD24A', '#B8680E', '#FFD86A', '#6A3206']

interface FormOptions {
  /** how deep the shade reaches in from the dark edge, in units; 0 for a flat thing */
  depth?: number
  /** width of the light along the back edge; 0 for none */
  rim?: number
  /** width of the soft light along the edge the key light hits */
  lit?: number
  /** drawn on the form, clipped at its edge, under its light */
  inside?: string
  /** direction of the colours in degrees, 90 being top to bottom */
  turn?: number
}

interface Mood {
  /** the darkest shade, never black */
  shade: string
  /** the light from behind */
  rim: string
  /** the light from above left */
  key?: string
}

const stopList = (colors: Ramp): string =>
  colors
    .map(
      (color, i) =>
        `<stop offset="${Math.round((i / Math.max(1, colors.length - 1)) * 100) / 100}" stop-color="${color}"/>`,
    )
    .join('')

/**
 * Paints the forms of one hero in one light: a key light from above left, a core shade that deepens towards the lower
 * right, and a coloured rim from behind. All of it is gradients and clipped strokes: a filter per form would cost more
 * than the tile.
 */
export class Brush {
  readonly #k: string
  readonly #paints = new Map<string, string>()
  #forms = 0
  #defs: string

  constructor(k: string, { shade, rim, key = '#fff' }: Mood) {
    this.#k = k
    this.#defs =
      `<linearGradient id="${k}sd" x1=".25" y1=".1" x2=".8" y2="1"><stop offset=".3" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
      `<linearGradient id="${k}lt" x1=".1" y1="0" x2=".6" y2=".7"><stop stop-color="${key}"/><stop offset="1" stop-color="${key}" stop-opacity="0"/></linearGradient>` +
      `<linearGradient id="${k}rm" x1="1" y1=".75" x2=".45" y2=".4"><stop stop-color="${rim}"/><stop offset=".55" stop-color="${rim}" stop-opacity=".75"/><stop offset="1" stop-color="${rim}" stop-opacity="0"/></linearGradient>`
  }

  /** A shaded body. */
  form(d: string, ramp: Ramp, options: FormOptions = {}): string {
    const { depth = 22, rim = 3, lit = 7, inside = '', turn = 62 } = options
    const id = `${this.#k}f${this.#forms++}`
    this.#defs += `<clipPath id="${id}"><path d="${d}"/></clipPath>`
    const edge = (paint: string, width: number, opacity: number) =>
      `<path d="${d}" fill="none" stroke="url(#${this.#k}${paint})" stroke-width="${width}" stroke-opacity="${opacity}"/>`
    let light = ''
    // Strokes from wide to narrow add up to a soft edge.
    // A small form needs fewer.
    const steps = depth < 14 ? [1.9, 1.1, 0.5] : [2, 1.55, 1.15, 0.8, 0.45]
    if (depth) for (const share of steps) light += edge('sd', depth * share, 1 / steps.length)
    if (lit > 4) light += edge('lt', lit * 2, 0.16)
    if (lit) light += edge('lt', lit, 0.3) + edge('lt', lit * 0.4, 0.35)
    if (rim) light += edge('rm', rim * 4.4, 0.2) + edge('rm', rim * 1.7, 0.9)
    return `<path d="${d}" fill="${this.fill(ramp, turn)}"/><g clip-path="url(#${id})">${inside}${light}</g>`
  }

  /** A gradient of these colours across the filled form. */
  fill(ramp: Ramp, turn = 62): string {
    if (ramp.length === 1) return ramp[0] as string // its only colour
    return this.#paint(`l${turn}${ramp.join()}`, (id) => {
      const [x, y] = [Math.cos((turn * Math.PI) / 180) / 2, Math.sin((turn * Math.PI) / 180) / 2]
      const r2 = (v: number) => Math.round(v * 100) / 100
      return `<linearGradient id="${id}" x1="${r2(0.5 - x)}" y1="${r2(0.5 - y)}" x2="${r2(0.5 + x)}" y2="${r2(0.5 + y)}">${stopList(ramp)}</linearGradient>`
    })
  }

  /** A gradient of these colours from the lit middle outwards. */
  ball(ramp: Ramp): string {
    return this.#paint(
      `b${ramp.join()}`,
      (id) => `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stopList(ramp)}</radialGradient>`,
    )
  }

  /** A soft light or, in a dark colour, a soft shade: opaque in the middle, transparent at the edge. */
  soft(x: number, y: number, rx: number, color: string, opacity = 1, ry = rx): string {
    const paint = this.#paint(
      `s${color}`,
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${color}"/><stop offset=".4" stop-color="${color}" stop-opacity=".55"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    )
    return `<path d="${circle(x, y, rx, ry)}" fill="${paint}" fill-opacity="${opacity}"/>`
  }

  /** A line of even width. */
  stroke(d: string, color: string, width: number, opacity = 1): string {
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`
  }

  /** A plain shape. */
  flat(d: string, paint: string, opacity = 1): string {
    return `<path d="${d}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
  }

  /** The picture with its definitions, scaled to the 32 units of an illustration. */
  done(body: string): string {
    return `<defs>${this.#defs}</defs><g transform="scale(.1)">${body}</g>`
  }

  #paint(key: string, gradient: (id: string) => string): string {
    const known = this.#paints.get(key)
    if (known) return known
    const id = `${this.#k}p${this.#paints.size}`
    this.#defs += gradient(id)
    this.#paints.set(key, `url(#${id})`)
    return `url(#${id})`
  }
}
