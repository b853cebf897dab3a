import type { Brush, Ramp } from './brush.ts'
import { blob, circle, leaf, type Point } from './line.ts'

const coat: Ramp = ['#E8F8FF', '#9AC0E8', '#4A6AB0', '#1E2468']

function ear(b: Brush, d: string, hollow: string, [x, y]: Point, tufts: readonly (readonly [Point, Point])[]): string {
  return b.form(d, coat, {
    depth: 18,
    rim: 5,
    lit: 6,
    inside:
      b.soft(x, y, 60, '#14144E', 1) +
      b.flat(hollow, b.fill(['#1A1250', '#5A3A8A', '#B87AB8'], 80)) +
      tufts.map(([from, to]) => b.flat(leaf(from, to, 5, 0.08), '#D8F0FF')).join(''),
  })
}

/** Both ears, pricked, with tufts in them. */
export function ears(b: Brush): string {
  return (
    ear(
      b,
      'M112 92C102 60 104 22 116 -20C146 -2 172 28 184 66Z',
      'M126 88C116 58 118 26 124 4C146 18 162 44 168 70Z',
      [114, -24],
      [
        [
          [124, 96],
          [126, 30],
        ],
        [
          [142, 92],
          [134, 36],
        ],
        [
          [160, 88],
          [148, 44],
        ],
      ],
    ) +
    ear(
      b,
      'M198 66C212 28 246 -10 292 -30C308 20 300 78 264 124Z',
      'M218 72C230 40 256 12 284 -6C292 30 284 72 256 108Z',
      [294, -32],
      [
        [
          [218, 84],
          [256, 22],
        ],
        [
          [234, 94],
          [272, 26],
        ],
        [
          [248, 106],
          [282, 50],
        ],
      ],
    )
  )
}

function fang(b: Brush, x: number, y: number, tx: number, ty: number, width: number): string {
  const [nx, ny] = [-(ty - y), tx - x]
  const length = Math.hypot(nx, ny)
  const [ox, oy] = [(nx / length) * width, (ny / length) * width]
  const near = (share: number, off: number): string =>
    `${Math.round(x + (tx - x) * share + ox * off)} ${Math.round(y + (ty - y) * share + oy * off)}`
  return b.form(
    `M${near(0, -1)}Q${near(0.6, -0.9)} ${near(1, 0)}Q${near(0.6, 0.9)} ${near(0, 1)}Z`,
    ['#FFFFFF', '#F4FAFF', '#A8A0D0'],
    { depth: 5, rim: 0, lit: 2 },
  )
}

/** The dark of the open mouth. */
export function throat(b: Brush): string {
  return b.flat(
    'M78 180C120 168 180 168 218 186C214 214 190 240 140 252L90 238Z',
    b.fill(['#8A0A3A', '#4A0430', '#1E0420'], 60),
  )
}

/** The tongue. */
export function tongue(b: Brush): string {
  return b.form(
    'M96 230C108 210 136 203 166 206C186 208 202 204 210 196C206 222 176 242 132 246C112 248 98 242 96 230Z',
    ['#FFA8B8', '#F04A7A', '#8A0A4A'],
    { depth: 9, rim: 0, lit: 5, inside: b.stroke('M116 232C140 218 176 218 202 206', '#9A0A4A', 3, 0.6) },
  )
}

/** The lower jaw. */
export function jaw(b: Brush): string {
  return b.form(
    'M216 188C226 196 228 208 216 222C198 246 154 270 118 271C94 272 80 260 80 244C80 234 88 229 96 232C108 244 136 244 158 238C184 229 204 212 216 188Z',
    coat,
    {
      depth: 18,
      rim: 3,
      lit: 6,
      inside: b.stroke('M82 240C90 232 100 249 128 248C166 244 200 220 216 190', '#14082E', 6),
    },
  )
}

/** The teeth of the lower jaw. */
export function low(b: Brush): string {
  return (
    fang(b, 98, 243, 90, 208, 7) +
    fang(b, 113, 248, 111, 234, 4) +
    [130, 146, 161, 176, 190].map((x, i) => fang(b, x, 247 - i * 6, x - 3, 232 - i * 6, 5.4)).join('')
  )
}

/** The teeth of the upper jaw. */
export function high(b: Brush): string {
  return (
    fang(b, 68, 178, 66, 205, 5) +
    fang(b, 79, 183, 77, 196, 3.6) +
    fang(b, 88, 184, 87, 198, 4) +
    fang(b, 110, 181, 111, 226, 9) +
    [132, 148, 164, 180, 196].map((x, i) => fang(b, x, 177 + i * 3.2, x + 1, 197 + i * 2.6, 6.4)).join('')
  )
}

/** The head with its mask and muzzle. */
export function head(b: Brush): string {
  return b.form(
    'M50 152C56 138 78 136 94 122C104 112 110 98 118 86C130 66 152 56 184 54C218 56 248 74 258 108C266 138 260 172 232 200C226 198 222 192 216 186C206 178 196 178 184 174C166 168 146 160 124 170C110 180 100 190 84 190C70 190 56 184 52 174C49 166 48 160 50 152Z',
    coat,
    {
      depth: 20,
      rim: 0,
      lit: 9,
      inside:
        // The mask: dark on the brow and along the bridge, white from the lip to the cheek.
        b.flat(
          'M58 176C70 160 96 156 118 152C146 148 160 142 176 144C200 146 222 140 242 124L276 130V210H230C206 182 180 180 150 166C120 166 100 200 60 190Z',
          b.fill(['#FFFFFF', '#E0F4FF', '#90B8E4'], 60),
        ) +
        b.flat(
          'M100 118C120 70 160 44 216 50C256 66 266 110 250 140L238 122L232 130L222 116C204 104 176 108 164 122C158 132 156 140 150 148L140 142L132 152L122 146L112 152L104 146L90 150L78 144C88 136 96 128 100 118Z',
          b.fill(['#6A92D0', '#3A52A8', '#22266E'], 40),
        ) +
        b.flat(leaf([150, 128], [72, 142], 6, 0.1), '#A8D0F4', 0.8) +
        b.flat(leaf([158, 60], [154, 112], 7, 0.06), '#16185A', 0.7) +
        b.flat(leaf([136, 72], [146, 110], 4.5, -0.08), '#16185A', 0.6) +
        b.flat(leaf([182, 62], [164, 110], 4.5, 0.08), '#16185A', 0.6) +
        b.stroke(
          'M148 128C136 136 130 150 138 162M162 134C149 142 145 154 151 163M176 144C164 149 161 158 166 167',
          '#2A3A8A',
          4.5,
          0.9,
        ) +
        b.stroke('M153 129C142 137 135 149 142 160M167 136C155 143 150 153 155 162', '#FFFFFF', 2, 0.9) +
        [
          [74, 164],
          [84, 172],
          [96, 168],
          [90, 160],
        ]
          .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2), '#1A1A5A'))
          .join(''),
    },
  )
}

/** The lip over the upper teeth. */
export function lip(b: Brush): string {
  return b.stroke(
    'M58 182C70 191 92 192 104 182C116 172 130 166 146 166C168 167 188 177 206 180C212 182 216 186 217 190',
    '#14082E',
    5,
  )
}

/** The nose. */
export function nose(b: Brush): string {
  return (
    b.form(blob('42 148, 52 135, 72 134, 86 142, 85 157, 70 170, 54 171, 43 162'), ['#7A7AB0', '#2A2456', '#0A0620'], {
      depth: 8,
      rim: 2,
      lit: 5,
    }) +
    b.flat(leaf([58, 161], [82, 153], 5, 0.14), '#04020E') +
    b.flat(leaf([50, 145], [70, 140], 3), '#fff', 0.9) +
    b.flat(leaf([43, 158], [49, 166], 2.4), '#04020E')
  )
}

function eye(b: Brush, d: string, x: number, y: number, size: number): string {
  return (
    b.soft(x, y, size * 3, '#08042A', 0.95, size * 2) +
    b.flat(d, '#0A0420') +
    `<g transform="translate(${x} ${y}) scale(.84) translate(${-x} ${-y})">` +
    b.form(d, ['#FFFFD0', '#FFE83A', '#FF9A0A'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#FFFFC8', '#FFD81A', '#F0780A', '#8A2A04'])) +
        b.flat(circle(x, y, size * 0.36, size * 0.42), '#160410'),
    }) +
    '</g>' +
    b.flat(circle(x - size * 0.35, y - size * 0.3, size * 0.26), '#fff') +
    (size > 12 ? b.flat(leaf([x + 18, y - 6], [x + 66, y - 32], 3, 0.1), '#FFE83A', 0.8) : '') +
    b.soft(x, y, size * 3.4, '#FFC81A', 0.45, size * 2.4)
  )
}

/** Both eyes, aglow. */
export function eyes(b: Brush): string {
  return (
    eye(b, 'M116 112C124 100 138 102 146 116C140 124 124 124 116 112Z', 131, 113, 10) +
    eye(b, 'M170 124C178 104 204 96 226 106C220 126 194 136 170 124Z', 199, 115, 15)
  )
}

/** The brows over them. */
export function brows(b: Brush): string {
  return (
    b.form(
      'M100 92C118 88 140 96 153 117C156 126 151 130 146 124C134 110 118 102 100 92Z',
      ['#F0FFFF', '#8AB4E4', '#34489A'],
      { depth: 6, rim: 0, lit: 5 },
    ) +
    b.form(
      'M158 126C160 108 176 88 212 80C232 76 250 82 260 92C240 92 226 96 212 99C190 104 180 114 173 128C168 135 160 134 158 126Z',
      ['#FFFFFF', '#9AC4EE', '#3A52A8'],
      { depth: 8, rim: 2, lit: 6 },
    )
  )
}

function cut(b: Brush, x: number, y: number, tx: number, ty: number): string {
  return (
    b.flat(leaf([x, y], [tx, ty], 4.2, 0.08), '#1A0A3E') +
    b.flat(leaf([x + 1.5, y + 2], [tx + 1, ty - 2], 2.2, 0.08), '#FF9AC8')
  )
}

/** An old cut across one eye. */
export function scar(b: Brush): string {
  return cut(b, 208, 66, 216, 102) + cut(b, 219, 124, 232, 156)
}
