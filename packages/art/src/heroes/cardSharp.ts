import { DIAMOND, HEART, SPADE } from '../illustrations/suits.ts'
import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lock } from './fur.ts'
import { along, blob, circle, facet, type Joints, leaf, polar } from './line.ts'

const CLUB = `${circle(0, -0.5, 0.5)}${circle(-0.6, 0.3, 0.5)}${circle(0.6, 0.3, 0.5)}M-.2-.2H.2L.45 1.1H-.45Z`
const SUITS = [SPADE, HEART, CLUB, DIAMOND] as const
const CARD = 'M-19-33H19A6 6 0 0 1 25-27V27A6 6 0 0 1 19 33H-19A6 6 0 0 1-25 27V-27A6 6 0 0 1-19-33Z'

/** A fox in velvet, one eye behind a monocle, lets the pack fly over his ears from paw to paw, an ace left in his cuff. */
export function cardSharp(k: string): string {
  const b = new Brush(k, { shade: '#1A0430', rim: '#FF6AC8', key: '#FFF6D8' })
  const r = seedFrom('cardSharp')
  const coat: Ramp = ['#FFC86A', '#FF8A2A', '#D84A14', '#7A1A1A']
  const flame: readonly Ramp[] = [
    ['#8A1E1A', '#F0641E', '#FFB24A'],
    ['#7A1820', '#E0501A', '#FF9A3A'],
  ]
  const ember: readonly Ramp[] = [['#3E0A24', '#9A2A1E', '#E8601E']]
  const snow: readonly Ramp[] = [
    ['#D8A8A0', '#FFF0E0', '#FFFFFF'],
    ['#C898A0', '#FFE8D8', '#FFFFFF'],
  ]
  const row = (
    where: Joints,
    each: number,
    [from, to]: readonly [number, number],
    [length, width]: readonly [number, number],
    ramps: readonly Ramp[],
    shade: string,
    curl: number,
    rim?: string,
  ) =>
    along(where, each)
      .map(({ x, y, share }) => {
        const style = {
          length: length * r.between(0.84, 1.16),
          width: width * r.between(0.88, 1.12),
          turn: from + (to - from) * share + r.between(-6, 6),
          curl: curl * r.between(0.6, 1.3),
          ramp: r.pick(ramps),
          shade,
        }
        return lock(b, x, y, rim ? { ...style, rim } : style)
      })
      .join('')
  const twinkle = (x: number, y: number, size: number) =>
    b.soft(x, y, size * 1.3, '#FFF0A0', 0.9) +
    b.flat(
      leaf([x - size, y], [x + size, y], size * 0.14) + leaf([x, y - size * 1.2], [x, y + size * 1.2], size * 0.14),
      '#fff',
    )

  // The pack. Values are strokes, since a hero has no letters.
  const paper = b.fill(['#FFFFFF', '#FFFBF0', '#E4D4E4'])
  const pip = (suit: string, x: number, y: number, size: number, color: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${b.flat(suit, color)}</g>`
  const king = (color: string) =>
    b.flat('M-13-19H17V22H-13Z', color === '#181025' ? '#D8E4FF' : '#FFE8C0') +
    b.stroke('M-13-19H17V22H-13Z', '#C8861A', 1.4) +
    b.flat('M-13 22C-12 8-4 5 2 5S16 8 17 22Z', color === '#181025' ? '#2A4AD8' : '#E01E4A') +
    b.flat('M-1 8H5L4 22H0Z', '#FFD24A') +
    b.flat(circle(2, -3, 7, 8), '#FFD8B0') +
    b.flat('M-6-3C-4 3 0 1 2 0C4 1 8 3 10-3C11 9 6 14 2 15C-2 14-7 9-6-3Z', '#6A3A2A') +
    b.flat(circle(-1, -4, 1.2) + circle(5, -4, 1.2), '#1A0820') +
    b.flat('M-7-7L-9-18L-3-13L2-19L7-13L13-18L11-7Z', '#F0A81E')
  const card = (i: number) => {
    const suit = SUITS[i % 4] as string
    const color = i % 2 ? '#E0143C' : '#181025'
    const kind = i % 3
    const glyph = kind === 0 ? 'M-22-17L-18-29L-14-17M-21-21H-15' : 'M-21-29V-17M-14-29L-20-23L-14-17'
    const face =
      kind === 0
        ? pip(suit, 2, 2, 15, color)
        : kind === 1
          ? king(color)
          : [-16, 0, 16].map((y) => pip(suit, -4, y, 5.4, color) + pip(suit, 12, y, 5.4, color)).join('')
    const corner =
      kind === 2 ? pip(suit, -18, -24, 5, color) : b.stroke(glyph, color, 2.9) + pip(suit, -18, -9, 4, color)
    return b.flat(CARD, paper) + face + corner + b.stroke(CARD, '#6A4A7A', 1.2, 0.8)
  }
  const back =
    b.flat(CARD, paper) +
    b.flat('M-21-29H21V29H-21Z', b.fill(['#FF5A7A', '#C8123C', '#6A0428'])) +
    b.stroke('M-21-15L0 14L21-15M-21 15L0-14L21 15M-21-29L21 29M21-29L-21 29', '#FFC24A', 1.6, 0.9) +
    b.stroke('M-18-26H18V26H-18Z', '#FFE08A', 1.6) +
    b.flat(facet('0 -11, 8 0, 0 11, -8 0'), '#FFD24A') +
    b.stroke(CARD, '#4A1030', 1.2, 0.8)
  const shadow = `<g transform="translate(-4 4)">${b.flat(CARD, '#0A0220', 0.45)}</g>`
  const flight: Joints = '20 196 0, -6 112 0, 34 24 0, 122 -24 0, 220 -20 0, 296 36 0, 316 118 0'
  const cards = along(flight, 3)
    .map(({ x, y, tx, ty, share }, i) => {
      const turn = (Math.atan2(ty, tx) * 180) / Math.PI
      // The ribbon turns over as it leaves the paw, then opens.
      const wide = [0.9, 0.4, 0.6][i] ?? 1
      const size = 0.98 + share * 0.36
      const [dx, dy] = [x + ty * 9 * Math.sin(i * 1.3), y - tx * 7 * Math.sin(i * 1.3)]
      return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) rotate(${(turn + 9 * Math.sin(i * 2.1)).toFixed(1)}) scale(${(size * wide).toFixed(2)} ${size.toFixed(2)})">${shadow}${i < 2 ? back : card(i + 1)}</g>`
    })
    .join('')

  // Head.
  const ear = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.form(
      'M-36 44C-44 0 -30 -56 -6 -100C24 -66 46 -10 38 40C20 54 -18 56 -36 44Z',
      coat,
      {
        depth: 13,
        rim: 5,
        lit: 7,
        inside:
          b.flat(
            'M-40 -40C-26 -50 -14 -46 -6 -54C4 -46 18 -52 36 -42L10 -110H-20Z',
            b.fill(['#4A1A2E', '#1E0620'], 90),
          ) +
          b.flat('M-22 44C-28 6 -20 -34 -6 -70C14 -40 30 0 24 44Z', b.fill(['#2A0A26', '#7A2440', '#E8806A'], 90)) +
          [-18, -8, 4, 14, 22]
            .map((off) => b.flat(leaf([off * 1.3, 52], [off * 0.5 - 4, -22 + Math.abs(off) * 1.4], 6), '#FFF3E6'))
            .join(''),
      },
    )}</g>`
  const left: Joints = '88 84 0, 62 122 0, 66 164 0, 100 206 0'
  const right: Joints = '240 80 0, 264 120 0, 258 162 0, 220 206 0'
  const cheeks =
    row(left, 2, [202, 122], [74, 30], ember, '#2A0420', 0.3) +
    row(right, 2, [-24, 60], [78, 31], ember, '#2A0420', -0.3, '#FF6AC8') +
    row(left, 3, [200, 118], [54, 22], flame, '#5A0E1E', 0.3) +
    row(right, 3, [-20, 64], [58, 23], flame, '#5A0E1E', -0.3) +
    row('58 150 0, 72 184 0, 112 218 0', 3, [178, 112], [56, 19], snow, '#8A4A5A', 0.3) +
    row('268 146 0, 256 182 0, 214 218 0', 3, [0, 66], [60, 20], snow, '#8A4A5A', -0.3)
  const skull = b.form(
    blob('160 52, 214 62, 250 92, 266 130, 252 176, 214 212, 160 228, 112 212, 76 176, 60 132, 76 94, 108 62'),
    coat,
    {
      depth: 26,
      rim: 0,
      lit: 8,
      inside:
        b.flat(
          'M50 140C80 152 104 156 128 160C146 176 146 210 160 232C174 210 176 174 196 158C220 154 244 150 276 134L262 236H70Z',
          b.fill(['#FFFFFF', '#FFF6EA', '#E8C0B8'], 80),
        ) +
        b.soft(112, 90, 50, '#FFE08A', 0.5, 30) +
        b.soft(250, 190, 60, '#8A3A6A', 0.5, 50),
    },
  )
  const crest =
    row('124 66 0, 160 52 0, 204 66 0', 3, [-130, -46], [40, 14], flame, '#5A0E1E', 0.35) +
    row('134 66 0, 160 58 0, 190 66 0', 2, [74, 106], [44, 14], flame, '#A8381A', 0.12)
  const eye = (d: string, x: number, y: number, size: number) =>
    b.soft(x, y, size * 2.3, '#3A0418', 0.85, size * 1.8) +
    b.form(d, ['#FFFFFF', '#FFFBEA', '#D8C0C8'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#F6FFB0', '#8AF05A', '#12B06A', '#04483A'])) +
        b.stroke(circle(x, y, size - 1), '#02281E', 2.6) +
        b.flat(circle(x, y, size * 0.42, size * 0.56), '#06020E') +
        b.soft(x + size * 0.3, y + size * 0.5, size * 0.6, '#F6FFC0', 0.8, size * 0.4) +
        b.soft(x, y - size * 1.1, size * 1.7, '#2A0418', 0.75, size * 0.6),
    }) +
    b.stroke(d, '#1A0414', 4) +
    b.flat(circle(x - size * 0.36, y - size * 0.36, size * 0.28), '#fff') +
    b.flat(circle(x + size * 0.38, y + size * 0.36, size * 0.13), '#fff', 0.9)
  const lid = (d: string, edge: string) =>
    b.form(d, ['#FFB45A', '#E0601E', '#8A2A1A'], { depth: 6, rim: 0, lit: 5 }) + b.stroke(edge, '#1A0414', 5)
  const eyes =
    eye('M80 134C86 116 110 110 126 122C136 132 138 140 138 148C116 156 92 154 80 134Z', 114, 135, 17) +
    lid(
      'M74 132C80 108 108 100 128 114C138 122 142 134 141 144C120 126 96 126 74 132Z',
      'M72 131C96 125 122 128 142 146',
    ) +
    eye('M182 134C186 102 222 92 246 118C244 148 208 160 182 134Z', 212, 125, 23) +
    lid('M180 130C184 94 226 84 249 114C228 98 200 102 180 130Z', 'M180 132C198 101 228 98 252 112')
  const brow = (d: string, shine: string) =>
    b.flat(d, '#12021A') +
    b.form(d, ['#9A4A4A', '#4A1A2E', '#1E0620'], {
      depth: 6,
      rim: 1.6,
      lit: 4,
      inside: b.stroke(shine, '#C8686A', 1.6, 0.7),
    })
  const brows =
    brow(
      'M152 138C146 118 128 106 104 104C88 103 74 106 56 98C62 108 66 112 72 114C64 116 58 116 52 114C60 122 70 126 82 124C106 120 130 126 152 138Z',
      'M78 117C104 112 126 114 142 126M72 110C80 112 90 110 98 110',
    ) +
    brow(
      'M168 106C170 82 186 62 212 58C232 55 246 62 268 48C264 60 260 66 254 70C262 70 268 68 274 64C268 76 258 82 244 80C218 72 188 76 168 106Z',
      'M176 88C188 70 212 64 240 72M212 63C226 61 240 66 252 62',
    )
  const rim = circle(213, 125, 40)
  const monocle =
    b.flat(rim, '#C8FFF0', 0.1) +
    b.flat('M186 104A34 34 0 0 1 204 92L192 152A34 34 0 0 1 181 136Z', '#fff', 0.2) +
    b.stroke('M248 128A35 35 0 0 1 222 159', '#fff', 4, 0.65) +
    b.stroke(rim, '#5A2606', 9) +
    b.stroke(rim, '#F2A81E', 6.4) +
    b.stroke(circle(212, 124, 40.5), '#FFF3B0', 2.2) +
    b.flat(circle(251, 144, 6), b.ball(['#FFFBE0', '#FFC23A', '#7A3E06']))

  const chin =
    row('122 222 0, 160 236 0, 206 216 0', 3, [112, 70], [38, 14], snow, '#8A4A5A', 0.2) +
    b.form('M106 196C112 226 140 246 166 246C202 242 232 212 244 172Z', ['#FFFFFF', '#FFF0E6', '#D8A8B0'], {
      depth: 13,
      rim: 0,
      lit: 5,
    })
  const grin =
    'M112 198C130 212 150 214 162 210C196 212 226 194 250 156C256 194 220 232 168 232C138 232 118 216 112 198Z'
  const mouth =
    b.form(grin, ['#8A0E2E', '#4A0424'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(blob('150 232, 176 222, 206 218, 216 230, 186 250, 156 250'), b.fill(['#FF9AA8', '#D83A5A'], 90)) +
        b.flat(
          'M112 196C130 212 150 214 162 210C196 212 226 194 250 154L252 172L242 176L232 196L218 198L204 212L190 211L176 220L160 219L148 221L134 216L122 212Z',
          b.fill(['#FFFFFF', '#FFF6E6']),
        ) +
        b.stroke(
          'M134 206V217M148 210V222M162 209V220M176 208L177 220M190 204L191 212M206 196L206 212M220 184L220 199M234 170L234 196',
          '#8A4A5A',
          2,
          0.7,
        ),
    }) +
    b.stroke(grin, '#2A0418', 4.4) +
    b.form(
      'M214 194C222 190 228 184 232 178C236 196 232 208 226 216C220 210 216 204 214 194Z',
      ['#FFFFFF', '#FFE8D8'],
      {
        depth: 3,
        rim: 0,
        lit: 0,
      },
    ) +
    b.stroke('M246 146C258 146 264 154 258 166', '#2A0418', 4.5) +
    b.stroke('M118 190C108 188 104 194 108 202', '#2A0418', 4)
  const muzzle =
    b.form(
      'M160 106C180 116 192 146 208 176C212 196 190 208 160 210C134 210 108 202 112 182C126 150 140 116 160 106Z',
      ['#FFC06A', '#FF8E2E', '#E05A1A'],
      {
        depth: 0,
        rim: 0,
        lit: 5,
        inside:
          b.flat(
            'M104 164C128 158 142 172 160 196C178 170 194 156 216 160L214 216H106Z',
            b.fill(['#FFFFFF', '#FFF6EA', '#E0B0B0'], 80),
          ) +
          b.soft(160, 214, 60, '#B8607A', 0.55, 20) +
          b.flat(leaf([156, 116], [152, 166], 7), '#FFF0B0', 0.6) +
          '124 186, 134 194, 138 182, 184 184, 194 192, 182 196'
            .split(', ')
            .map((at) => at.split(' ').map(Number))
            .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2.1), '#5A2030'))
            .join(''),
      },
    ) +
    b.stroke('M160 194V209', '#2A0418', 4) +
    b.form(
      'M134 172C140 156 178 154 186 170C186 184 170 198 160 198C150 197 136 188 134 172Z',
      ['#8A6A90', '#2E1438', '#0A0214'],
      {
        depth: 8,
        rim: 2.4,
        lit: 5,
      },
    ) +
    b.flat(leaf([143, 183], [155, 187], 3.6, 0.14), '#04020E') +
    b.flat(leaf([178, 182], [166, 187], 3.6, -0.14), '#04020E') +
    b.flat(leaf([144, 169], [167, 164], 3.6), '#fff', 0.95)
  const whiskers = 'M122 188Q78 178 46 188|M128 196Q88 204 62 226|M194 188Q250 182 290 200|M190 196Q236 206 268 230'
    .split('|')
    .map((d) => b.stroke(d, '#fff', 1.9, 0.9))
    .join('')

  // Dress.
  const velvet: Ramp = ['#5AF0D0', '#12A09A', '#065A68', '#04243E']
  const satin: Ramp = ['#8A7AC8', '#2A1E58', '#120A30']
  const jacket =
    b.form('M82 226C40 240 0 268 -16 330L-24 420H344L336 320C324 262 282 238 240 226Z', velvet, {
      depth: 40,
      rim: 6,
      lit: 9,
    }) +
    b.form('M108 222H214L190 330H140Z', ['#FFFFFF', '#F0ECFF', '#B0A0D0'], {
      depth: 12,
      rim: 0,
      lit: 0,
      inside: b.stroke('M146 250V330M184 250V330', '#B0A0D0', 2, 0.7),
    }) +
    b.form('M112 218C86 230 70 250 72 272L96 280L88 292C106 316 126 334 146 350C144 300 130 256 112 218Z', satin, {
      depth: 13,
      rim: 0,
      lit: 6,
    }) +
    b.form('M212 218C240 228 258 248 258 272L232 280L242 292C222 318 202 334 178 350C180 300 194 256 212 218Z', satin, {
      depth: 13,
      rim: 4,
      lit: 6,
    }) +
    b.stroke(
      'M72 272L96 280L88 292C106 316 126 334 146 350M258 272L232 280L242 292C222 318 202 334 178 350',
      '#FFC83A',
      2.6,
    )
  const bow =
    b.form(
      'M160 262C140 244 118 240 110 248C104 262 106 282 114 292C126 292 146 280 160 270Z',
      ['#FF7A8A', '#D8123C', '#6A0428'],
      {
        depth: 10,
        rim: 0,
        lit: 5,
        inside: b.stroke('M156 266C140 260 128 258 118 260M156 268C142 270 132 274 124 282', '#5A0424', 3, 0.7),
      },
    ) +
    b.form(
      'M160 262C180 242 204 238 214 246C220 260 218 280 210 292C196 292 174 280 160 270Z',
      ['#FF7A8A', '#D8123C', '#6A0428'],
      {
        depth: 10,
        rim: 3,
        lit: 5,
        inside: b.stroke('M164 266C180 260 192 256 206 258M164 268C178 270 190 274 200 282', '#5A0424', 3, 0.7),
      },
    ) +
    b.form(circle(161, 266, 13, 14), ['#FF9AA0', '#E01E4A', '#7A0430'], { depth: 6, rim: 2, lit: 4 }) +
    b.flat(facet('161 257, 168 266, 161 275, 154 266'), '#8AD8F8') +
    b.flat(facet('161 257, 164 266, 154 266'), '#fff')
  const chainLine = 'M241 144C268 180 268 226 232 268'
  const chain =
    b.stroke(chainLine, '#4A1E06', 4.4) +
    `<g stroke-dasharray=".1 4.6">${b.stroke(chainLine, '#FFD24A', 3.8)}</g>` +
    b.stroke(chainLine, '#FFF3B0', 1, 0.8)

  const paw: Ramp = ['#B8707A', '#6A2C48', '#34102E', '#16041C']
  const finger = (x: number, y: number, turn: number, length: number, size = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    b.flat(leaf([length - 8, 0], [length + 13, 3], 5, 0.14), b.fill(['#B0A0B8', '#FFFFFF'], 0)) +
    b.form(
      `M-6 -9C4 -13 ${length - 12} -12 ${length - 4} -9C${length + 5} -6 ${length + 5} 6 ${length - 4} 9C${length - 12} 12 4 12 -6 9C-12 4 -12 -4 -6 -9Z`,
      paw,
      { depth: 8, rim: 1.8, lit: 4 },
    ) +
    '</g>'
  const cuff = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form('M-30 -8C-14 -15 14 -15 30 -8L28 14C12 8 -12 8 -28 14Z', ['#FFFFFF', '#F0ECFF', '#B0A0D0'], { depth: 7, rim: 3, lit: 4 })}${b.flat(circle(16, -1, 5.5), b.fill(GOLD))}</g>`
  const sleeve = (d: string, folds: string) =>
    b.form(d, velvet, { depth: 22, rim: 6, lit: 8, inside: b.stroke(folds, '#04243E', 5, 0.55) })
  const catching =
    sleeve(
      'M82 262C60 290 36 296 24 262L-34 282C-34 336 10 372 64 364C104 352 110 300 82 262Z',
      'M-20 300C0 310 20 306 34 292M-12 322C14 334 40 326 58 306',
    ) +
    `<g transform="translate(66 256) rotate(32) scale(.86)">${card(3)}</g>` +
    cuff(-4, 262, -16) +
    b.form(blob('-34 228, -12 212, 22 212, 38 226, 32 248, 8 262, -22 256'), paw, { depth: 13, rim: 3, lit: 6 })
  const deck =
    `<g transform="translate(14 214) rotate(-16)">` +
    [8, 5, 2]
      .map(
        (y) =>
          b.flat(`M-38 ${y - 6}H30L38 ${y + 3}H-30Z`, paper) + b.stroke(`M-38 ${y - 6}L-30 ${y + 3}H38`, '#6A4A7A', 1),
      )
      .join('') +
    '</g>'
  const catchFingers = finger(-26, 238, -58, 30) + finger(32, 240, -62, 34) + finger(40, 226, -76, 26, 0.86)
  const letting =
    sleeve(
      'M240 262C262 300 292 280 288 222L344 214C356 290 330 350 280 360C240 350 226 300 240 262Z',
      'M296 262C312 270 326 268 340 258M286 290C306 302 324 298 340 282',
    ) +
    cuff(314, 220, -6) +
    b.form(blob('286 176, 306 162, 330 166, 344 186, 340 206, 316 214, 290 204'), paw, { depth: 13, rim: 4, lit: 6 }) +
    finger(292, 190, -136, 32) +
    finger(302, 174, -112, 38) +
    finger(320, 170, -84, 38) +
    finger(338, 178, -60, 32)

  // Winnings on the felt.
  const stack = (x: number, y: number, count: number, ramp: Ramp, size = 1) => {
    let s = b.soft(0, 8, 46, '#0A0206', 0.7, 20)
    for (let i = 0; i < count; i++) {
      const [top, off] = [-i * 10, Math.sin(i * 2.3 + x) * 1.8]
      s +=
        b.flat(`M${off - 32} ${top}v10a32 14 0 0 0 64 0v-10Z`, b.fill(ramp, 15)) +
        b.stroke(`M${off - 21} ${top + 10}v8M${off} ${top + 14}v8M${off + 21} ${top + 10}v8`, '#fff', 7, 0.9) +
        b.stroke(`M${off - 32} ${top + 10}a32 14 0 0 0 64 0`, '#1A0420', 1.6, 0.7)
    }
    const top = -(count - 1) * 10
    s +=
      b.form(circle(0, top, 32, 14), ramp, { depth: 6, rim: 2, lit: 4 }) +
      b.stroke(circle(0, top, 23, 9.6), '#fff', 2.4, 0.9) +
      b.flat(circle(0, top, 15, 6), b.fill(GOLD))
    return `<g transform="translate(${x} ${y}) scale(${size})">${s}</g>`
  }
  const red: Ramp = ['#FF8AA0', '#D8123C', '#6A0420']
  const blue: Ramp = ['#8AB8FF', '#1E4AD8', '#0A1260']
  const gold: Ramp = ['#FFF0A0', '#F0A81E', '#8A4A06']
  const plum: Ramp = ['#E0A8FF', '#8A2AE0', '#34086A']
  const felt =
    b.flat('M-40 312C60 288 260 288 360 312V400H-40Z', b.fill(['#4AE08A', '#0E8A4A', '#04402E'])) +
    b.stroke('M-40 313C60 289 260 289 360 313', '#A8FFC8', 2, 0.8) +
    b.stroke('M-40 322C60 298 260 298 360 322', '#FFD24A', 3, 0.8)
  const chips =
    stack(88, 322, 3, plum, 0.95) +
    stack(238, 320, 4, gold, 0.95) +
    stack(28, 326, 5, red, 1.05) +
    stack(296, 330, 5, blue, 1.05) +
    stack(128, 338, 2, blue) +
    stack(196, 342, 2, red)
  let sparks = ''
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(160, 120, r.between(120, 200), r.between(165, 385))
    sparks += twinkle(x, y, r.between(4, 9))
  }
  return b.done(
    b.soft(160, 110, 230, '#1EB88A', 0.55) +
      b.soft(160, 30, 150, '#FFD24A', 0.35, 110) +
      cards +
      jacket +
      `<g transform="translate(26 18) scale(.85) rotate(-5 160 160)">` +
      ear(84, 62, -24, 1.02) +
      ear(240, 56, 24, 1.08) +
      cheeks +
      skull +
      crest +
      eyes +
      brows +
      chin +
      mouth +
      muzzle +
      whiskers +
      monocle +
      twinkle(190, 94, 14) +
      '</g>' +
      chain +
      bow +
      catching +
      deck +
      catchFingers +
      letting +
      felt +
      chips +
      sparks,
  )
}
