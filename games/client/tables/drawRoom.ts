import { v } from './vector.ts'

/** The background behind a host, in pixels of the stage. */
export interface RoomBox {
  readonly width: number
  /** Down to the table, which hides the lower end. */
  readonly height: number
  /** One arch is centred here. */
  readonly middle: number
  /** Distance from one arch to the next. */
  readonly bay: number
}

/** Fractions of the height: cornice, top of an arch, start of its curve, lamps, and the wainscot below the arches. */
const CORNICE = 0.06
const CROWN = 0.1
const SPRING = 0.4
const LAMP = 0.42
const SILL = 0.86
/** Width of a pier as a fraction of a bay. */
const PIER = 0.24

/**
 * Draws arches at night: the game's scene is visible through them, lamps on the piers light the background, drapes
 * frame the view.
 */
export function drawRoom(svg: SVGElement, { width, height, middle, bay }: RoomBox): void {
  const half = (bay * (1 - PIER)) / 2
  const from = -Math.ceil(middle / bay) - 1
  const count = Math.ceil((width - middle) / bay) + 1 - from
  const arches = Array.from({ length: count + 1 }, (_, i) => middle + (from + i) * bay)
  const openings = arches.map((x) => archPath(x, half, height)).join('')
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  svg.replaceChildren(
    v('defs', {}, ...paints(), v('clipPath', { id: 'room-openings' }, v('path', { d: openings }))),
    v('path', { d: openings, fill: 'url(#room-view)' }),
    v(
      'g',
      { 'clip-path': 'url(#room-openings)' },
      ...arches.flatMap((x) => [drape(x, half, height, -1), drape(x, half, height, 1)]),
      // The thickness of the masonry casts a shadow into the opening.
      v('path', { class: 'reveal', d: openings, 'stroke-width': height * 0.07 }),
    ),
    v('path', { d: `M0 0H${width}V${height}H0Z${openings}`, fill: 'url(#room-wall)', 'fill-rule': 'evenodd' }),
    ...arches.flatMap((x) => pier(x + bay / 2, bay * PIER, height)),
    v('path', { class: 'moulding', d: arches.map((x) => archPath(x, half + height * 0.018, height)).join('') }),
    ...arches.map((x) => keystone(x, height)),
    cornice(width, height),
    ...wainscot(width, height, arches, half),
    v('ellipse', { cx: middle, cy: height, rx: bay * 0.62, ry: height * 0.5, fill: 'url(#room-glow)' }),
  )
}

function paints(): SVGElement[] {
  // Colours are classes, because the page's Content-Security-Policy forbids inline styles.
  const stop = (offset: number, name: string) => v('stop', { offset, class: name })
  const along = (id: string, x2: number, y2: number, ...stops: SVGElement[]) =>
    v('linearGradient', { id: `room-${id}`, x1: 0, y1: 0, x2, y2 }, ...stops)
  const around = (id: string, ...stops: SVGElement[]) => v('radialGradient', { id: `room-${id}` }, ...stops)
  return [
    along('wall', 0, 1, stop(0, 'wall-top'), stop(0.5, 'wall-lit'), stop(1, 'wall-foot')),
    along('view', 0, 1, stop(0, 'view-top'), stop(1, 'view-foot')),
    along('pier', 1, 0, stop(0, 'pier-edge'), stop(0.42, 'pier-lit'), stop(1, 'pier-edge')),
    along('drape', 1, 0, stop(0, 'drape-fold'), stop(0.4, 'drape-lit'), stop(1, 'drape-fold')),
    along('wood', 0, 1, stop(0, 'wood-lit'), stop(1, 'wood-foot')),
    around('lamp', stop(0, 'lamp-hot'), stop(0.3, 'lamp-warm'), stop(1, 'lamp-out')),
    around('glow', stop(0, 'glow-on'), stop(1, 'glow-out')),
  ]
}

/** The outline of an opening: upright sides, an elliptic top. */
function archPath(x: number, half: number, height: number): string {
  const rise = (SPRING - CROWN) * height
  return `M${x - half} ${SILL * height}V${SPRING * height}A${half} ${rise} 0 0 1 ${x + half} ${SPRING * height}V${SILL * height}Z`
}

/** A curtain on one side, tied back at two thirds of its height. */
function drape(x: number, half: number, height: number, side: 1 | -1): SVGElement {
  // Distances from the side and from the top.
  const at = (inward: number, down: number) => `${x + side * half * (1 - inward)} ${height * down}`
  const outline = `M${at(-0.1, 0)}L${at(0.62, 0)}C${at(0.56, 0.34)} ${at(0.16, 0.44)} ${at(0.1, 0.6)}C${at(0.2, 0.7)} ${at(0.24, 0.78)} ${at(0.22, SILL)}L${at(-0.1, SILL)}Z`
  const fold = (top: number, foot: number) =>
    `M${at(top, 0)}C${at(top * 0.9, 0.3)} ${at(top * 0.3, 0.44)} ${at(0.05, 0.6)}C${at(foot * 0.8, 0.7)} ${at(foot, 0.78)} ${at(foot, SILL)}`
  const folds = [fold(0.46, 0.17), fold(0.3, 0.11), fold(0.14, 0.05)].join('')
  return v(
    'g',
    {},
    v('path', { d: outline, fill: 'url(#room-drape)' }),
    v('path', { class: 'folds', d: folds, 'stroke-width': height * 0.014 }),
    v('path', { class: 'hem', d: outline, 'stroke-width': height * 0.008 }),
    v('path', {
      class: 'tie',
      d: `M${at(-0.02, 0.585)}Q${at(0.06, 0.635)} ${at(0.13, 0.6)}`,
      'stroke-width': height * 0.024,
    }),
  )
}

/** Between two arches: a pilaster with its capital, and a lamp that lights it. */
function pier(x: number, wide: number, height: number): SVGElement[] {
  const part = (share: number, top: number, foot: number, attributes: Record<string, string>) =>
    v('rect', {
      x: x - (wide * share) / 2,
      y: top * height,
      width: wide * share,
      height: (foot - top) * height,
      ...attributes,
    })
  const lamp = { cx: x, cy: LAMP * height }
  const bulb = Math.min(0.036 * height, 0.13 * wide)
  return [
    part(0.62, CORNICE, SILL, { fill: 'url(#room-pier)' }),
    part(0.76, SPRING - 0.2, SPRING - 0.17, { class: 'gilt' }),
    part(0.7, SPRING - 0.16, SPRING - 0.15, { class: 'gilt' }),
    part(0.76, SILL - 0.03, SILL, { class: 'gilt' }),
    v('ellipse', { ...lamp, rx: Math.max(wide * 1.1, height * 0.22), ry: height * 0.36, fill: 'url(#room-lamp)' }),
    v('path', {
      class: 'bracket',
      d: `M${x} ${(LAMP + 0.16) * height}V${(LAMP + 0.04) * height}M${x - bulb * 1.3} ${(LAMP + 0.05) * height}H${x + bulb * 1.3}`,
      'stroke-width': Math.max(1.5, height * 0.012),
    }),
    v('ellipse', { class: 'bulb', ...lamp, rx: bulb, ry: bulb * 1.35 }),
  ]
}

function keystone(x: number, height: number): SVGElement {
  const [top, foot] = [(CROWN - 0.035) * height, (CROWN + 0.035) * height]
  const wide = 0.032 * height
  return v('path', {
    class: 'gilt',
    d: `M${x - wide} ${top}H${x + wide}L${x + wide * 0.64} ${foot}H${x - wide * 0.64}Z`,
  })
}

function cornice(width: number, height: number): SVGElement {
  const line = (at: number, high: number) =>
    v('rect', { class: 'gilt', x: 0, y: at * height, width, height: Math.max(1, high * height) })
  return v(
    'g',
    {},
    v('rect', { class: 'cornice', x: 0, y: 0, width, height: CORNICE * height }),
    line(CORNICE - 0.012, 0.012),
    line(CORNICE - 0.034, 0.006),
  )
}

/** Panelled wood below the arches, up to the table. */
function wainscot(width: number, height: number, arches: readonly number[], half: number): SVGElement[] {
  const top = SILL * height
  const panels = arches.map((x) =>
    v('rect', {
      class: 'panel',
      x: x - half * 0.9,
      y: top + height * 0.035,
      width: half * 1.8,
      height: Math.max(1, height * 0.09),
      rx: height * 0.01,
    }),
  )
  return [
    v('rect', { x: 0, y: top, width, height: height - top, fill: 'url(#room-wood)' }),
    ...panels,
    v('rect', { class: 'gilt', x: 0, y: top - height * 0.008, width, height: Math.max(1.5, height * 0.014) }),
  ]
}
