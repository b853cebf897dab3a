import { drawing, v } from '../tables/vector.ts'

export type Pose = 'idle' | 'bets' | 'closed' | 'spin' | 'result'

const SKINS = [
  ['#ffd9bd', '#f0b48f', '#d98c6c'],
  ['#f3c39b', '#d99a6c', '#b5734b'],
  ['#c98a5e', '#a56a42', '#7f4c2c'],
  ['#8a5638', '#6b3f27', '#4c2917'],
] as const
const HAIRS = [
  ['#2a1a16', '#5a392c'],
  ['#121319', '#3a3f55'],
  ['#7a3b16', '#c4722f'],
  ['#c9a15a', '#f0d894'],
  ['#5b2233', '#a2455e'],
] as const
const CUTS = ['bob', 'bun', 'short', 'wave'] as const

/** A number out of a game's seed. */
function seeded(seed: string): (choices: number) => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return (choices) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 374761393
    return ((state ^ (state >>> 13)) >>> 0) % choices
  }
}

const pick = <T>(list: readonly T[], choose: (choices: number) => number): T => list[choose(list.length)] as T // within its length

/** The dealer at a table: generated from the game's seed, posed by a class; the stylesheet moves the joints. */
export function createDealer(seed: string) {
  const choose = seeded(seed)
  const [skin, shade, line] = pick(SKINS, choose)
  const [hair, shine] = pick(HAIRS, choose)
  const cut = pick(CUTS, choose)
  const looks = { skin, shade, line, hair, shine }
  const element = drawing(
    320,
    300,
    v(
      'defs',
      {},
      gradient('dealer-suit', '#3b4162', '#12152a'),
      gradient('dealer-vest', 'hsl(var(--hue) 60% 46%)', 'hsl(var(--hue) 66% 20%)'),
      gradient('dealer-skin', skin, shade),
      gradient('dealer-hair', shine, hair),
    ),
    v('ellipse', { cx: 160, cy: 296, rx: 128, ry: 16, fill: '#000', 'fill-opacity': 0.35 }),
    v('g', { class: 'body' }, backHair(cut), torso(looks), arm('left', looks), arm('right', looks), head(cut, looks)),
  )
  element.setAttribute('class', 'dealer')
  return {
    element,
    pose: (pose: Pose) => {
      element.dataset['pose'] = pose
    },
  }
}

interface Looks {
  readonly skin: string
  readonly shade: string
  readonly line: string
  readonly hair: string
  readonly shine: string
}

function gradient(id: string, from: string, to: string): SVGElement {
  const stops = [from, to].map((colour, offset) => {
    const stop = v('stop', { offset })
    // Written as a property: the page's policy lets no markup bring styles.
    stop.style.stopColor = colour
    return stop
  })
  return v('linearGradient', { id, x1: 0.2, y1: 0, x2: 0.7, y2: 1 }, ...stops)
}

const path = (d: string, fill: string, rest: Record<string, string | number> = {}) => v('path', { d, fill, ...rest })

function torso({ skin, shade }: Looks): SVGElement {
  return v(
    'g',
    {},
    path('M84 300C82 226 96 190 132 180L160 176L188 180C224 190 238 226 236 300Z', 'url(#dealer-suit)'),
    // Neck and its shade under the chin.
    path('M142 142H178V180C178 196 142 196 142 180Z', shade),
    path('M144 150H176V176C176 190 144 190 144 176Z', skin, { 'fill-opacity': 0.55 }),
    // Shirt, vest, lapels.
    path('M138 176L160 206L182 176L190 184L172 300H148L130 184Z', '#f7f8ff'),
    path('M126 190L160 236L194 190L204 300H116Z', 'url(#dealer-vest)'),
    path('M138 178L160 208L148 226L124 188Z', '#fff'),
    path('M182 178L160 208L172 226L196 188Z', '#e9ecfb'),
    path('M124 184L112 232L150 300L128 300L92 230L104 196Z', '#0d1022', { 'fill-opacity': 0.5 }),
    path('M196 184L208 232L170 300L192 300L228 230L216 196Z', '#0d1022', { 'fill-opacity': 0.5 }),
    // Bow tie and buttons.
    path('M160 206L138 196V220L160 211L182 220V196Z', '#15182c'),
    path('M160 206L140 199V208Z', '#fff', { 'fill-opacity': 0.16 }),
    v('rect', { x: 154, y: 200, width: 12, height: 13, rx: 4, fill: '#0b0d1b' }),
    ...[250, 270, 290].map((cy) => v('circle', { cx: 160, cy, r: 3, fill: '#ffe6a3' })),
    v('rect', { x: 192, y: 238, width: 22, height: 8, rx: 2, fill: '#ffd98a', transform: 'rotate(4 203 242)' }),
  )
}

/** Upper arm, forearm and hand; the stylesheet turns them at shoulder and elbow. */
function arm(side: 'left' | 'right', { skin, shade, line }: Looks): SVGElement {
  const x = side === 'left' ? 100 : 220
  const hand = v(
    'g',
    { class: 'hand' },
    path(
      `M${x - 11} 286C${x - 15} 302 ${x - 9} 314 ${x} 315C${x + 9} 314 ${x + 15} 302 ${x + 11} 286Z`,
      'url(#dealer-skin)',
    ),
    ...[-6, 0, 6].map((dx) =>
      v('path', { d: `M${x + dx} 302V313`, stroke: line, 'stroke-opacity': 0.55, 'stroke-width': 1.4, fill: 'none' }),
    ),
    v('ellipse', {
      cx: side === 'left' ? x + 12 : x - 12,
      cy: 294,
      rx: 4.6,
      ry: 9,
      fill: skin,
      stroke: shade,
      'stroke-width': 0.6,
      transform: `rotate(${side === 'left' ? -24 : 24} ${x} 294)`,
    }),
  )
  const fore = v(
    'g',
    { class: 'fore' },
    v('rect', { x: x - 15, y: 228, width: 30, height: 56, rx: 13, fill: 'url(#dealer-suit)' }),
    v('rect', { x: x - 12, y: 278, width: 24, height: 10, rx: 3, fill: '#f7f8ff' }),
    v('circle', { cx: x, cy: 283, r: 2.2, fill: '#ffd98a' }),
    hand,
  )
  return v(
    'g',
    { class: `arm ${side}` },
    fore,
    v('rect', { x: x - 17, y: 184, width: 34, height: 66, rx: 17, fill: 'url(#dealer-suit)' }),
    v('path', {
      d: `M${x - 10} 196C${x - 13} 214 ${x - 12} 232 ${x - 8} 242`,
      stroke: '#fff',
      'stroke-opacity': 0.12,
      'stroke-width': 3,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  )
}

function head(cut: (typeof CUTS)[number], looks: Looks): SVGElement {
  const { shade, line } = looks
  const eye = (cx: number) =>
    v(
      'g',
      { class: 'eye' },
      v('ellipse', { cx, cy: 102, rx: 7.4, ry: 5.6, fill: '#fff' }),
      v('circle', { class: 'iris', cx, cy: 102.4, r: 4.1, fill: '#3a2a20' }),
      v('circle', { cx: cx + 1.5, cy: 100.8, r: 1.3, fill: '#fff' }),
      v('path', {
        d: `M${cx - 8} 99C${cx - 4} 94.6 ${cx + 4} 94.6 ${cx + 8} 99`,
        stroke: '#1d1210',
        'stroke-width': 2.2,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    )
  const brow = (cx: number, bend: number) =>
    v('path', {
      class: 'brow',
      d: `M${cx - 9} ${90 + bend}Q${cx} ${84} ${cx + 9} ${90 - bend}`,
      stroke: looks.hair,
      'stroke-width': 3.4,
      fill: 'none',
      'stroke-linecap': 'round',
    })
  return v(
    'g',
    { class: 'head' },
    v('ellipse', { cx: 119, cy: 106, rx: 7, ry: 11, fill: shade }),
    v('ellipse', { cx: 201, cy: 106, rx: 7, ry: 11, fill: shade }),
    path(
      'M120 92C120 58 138 46 160 46C182 46 200 58 200 92C200 126 184 152 160 154C136 152 120 126 120 92Z',
      'url(#dealer-skin)',
    ),
    path('M184 60C198 74 198 120 176 148C192 138 200 116 200 92C200 76 194 66 184 60Z', shade, {
      'fill-opacity': 0.55,
    }),
    v('ellipse', { cx: 134, cy: 121, rx: 8, ry: 5, fill: '#ff7a6b', 'fill-opacity': 0.22 }),
    v('ellipse', { cx: 186, cy: 121, rx: 8, ry: 5, fill: '#ff7a6b', 'fill-opacity': 0.22 }),
    eye(143),
    eye(177),
    brow(143, 1),
    brow(177, -1),
    v('path', {
      d: 'M160 104C157 114 155 119 157 121.5C159 123 162 123 164 121.8',
      stroke: line,
      'stroke-width': 2,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    v('path', {
      class: 'smile',
      d: 'M147 133Q160 143 173 133',
      stroke: '#a2403d',
      'stroke-width': 3,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    path('M147 131Q160 128 173 131Q170 146 160 146Q150 146 147 131Z', '#7d2430', { class: 'open-mouth' }),
    frontHair(cut),
    v('circle', { cx: 119, cy: 119, r: 2.6, fill: '#ffe6a3' }),
    v('circle', { cx: 201, cy: 119, r: 2.6, fill: '#ffe6a3' }),
  )
}

const HAIR = 'url(#dealer-hair)'

function backHair(cut: (typeof CUTS)[number]): SVGElement {
  const shapes = {
    bob: path(
      'M108 100C100 48 132 26 160 26C188 26 220 48 212 100C214 132 212 152 204 162H116C108 152 106 132 108 100Z',
      HAIR,
    ),
    bun: v(
      'g',
      {},
      v('circle', { cx: 160, cy: 26, r: 21, fill: HAIR }),
      path(
        'M112 96C108 54 132 34 160 34C188 34 212 54 208 96C208 116 204 128 200 132H120C116 128 112 116 112 96Z',
        HAIR,
      ),
    ),
    short: path('M114 96C110 52 134 32 160 32C186 32 210 52 206 96L202 112H118Z', HAIR),
    wave: path(
      'M106 106C92 52 128 24 162 26C204 26 226 58 214 108C224 136 220 168 208 190C204 168 200 150 196 140H124C118 158 114 176 108 190C96 166 98 132 106 106Z',
      HAIR,
    ),
  } as const
  return v('g', { class: 'back-hair' }, shapes[cut])
}

function frontHair(cut: (typeof CUTS)[number]): SVGElement {
  const shapes = {
    bob: 'M114 100C112 62 132 38 160 38C188 38 208 62 206 100C202 84 198 74 190 68C170 76 142 74 130 68C122 76 118 86 114 100Z',
    bun: 'M116 92C116 58 136 40 160 40C184 40 204 58 204 92C198 76 188 64 160 60C132 64 122 76 116 92Z',
    short:
      'M114 94C108 58 128 30 166 32C196 34 212 58 206 94C204 82 200 74 196 70C178 72 150 66 138 58C128 66 118 78 114 94Z',
    wave: 'M112 104C104 62 130 34 164 36C194 36 214 62 208 104C204 86 194 72 176 62C158 76 132 78 120 84C116 90 114 96 112 104Z',
  } as const
  return v(
    'g',
    {},
    path(shapes[cut], HAIR),
    v('path', {
      d: 'M134 50C148 42 168 42 184 50',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': 4,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  )
}
