import { n1, seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { along, blob, circle, leaf, line, polar } from './line.ts'

/** A dolphin shoots out of the sea with a pearl on its nose, a rainbow in the spray behind it. */
export function dolphin(k: string): string {
  const b = new Brush(k, { shade: '#0A1A7A', rim: '#FFD8F4', key: '#F0FFFF' })
  const r = seedFrom('dolphin')
  const skin: Ramp = ['#A8F8FF', '#2AB8F8', '#1468E0', '#10208A']
  const pale: Ramp = ['#FFFFFF', '#F0F8FF', '#C0D0FF']
  const sea: Ramp = ['#B8FFF4', '#1EC8D8', '#0A6AC8', '#0A1E6A']

  const arch = (i: number) => `M${-62 + i * 13} 312A${214 - i * 13} ${282 - i * 13} 0 0 1 ${366 - i * 13} 312`
  const rainbow =
    b.soft(150, 120, 220, '#FFFFFF', 0.4) +
    ['#FF4A8A', '#FF8A2A', '#FFE03A', '#3AE88A', '#2AB8FF', '#8A5AFF']
      .map((color, i) => b.stroke(arch(i), color, 13.6, 0.86))
      .join('') +
    b.stroke(arch(-0.5), '#FFFFFF', 2.4, 0.6) +
    b.stroke(arch(1.6), '#FFFFFF', 3, 0.3) +
    // Mist takes its feet.
    b.soft(-36, 290, 96, '#E8FFFF', 0.85) +
    b.soft(340, 280, 96, '#E8FFFF', 0.85)

  const fin = b.form(
    'M84 176C76 142 62 118 30 106C22 102 22 94 32 91C66 80 112 74 148 62C138 112 116 150 84 176Z',
    skin,
    {
      depth: 16,
      rim: 2,
      lit: 7,
      inside: b.stroke('M48 99C76 98 100 106 118 118', '#FFFFFF', 4, 0.4),
    },
  )
  const fluke = b.form(
    'M38 262C14 258-14 242-32 212C-38 202-52 206-54 220C-56 256-36 282-8 290C-6 314 6 338 32 354C42 360 54 354 54 340C54 312 52 286 38 262Z',
    skin,
    {
      depth: 20,
      rim: 4,
      lit: 8,
      inside:
        b.soft(44, 268, 40, '#0A1A7A', 0.7) +
        b.stroke('M-42 222C-30 252-8 272 24 276M38 342C22 324 14 304 24 276', '#FFFFFF', 3, 0.5) +
        b.flat(leaf([-46, 226], [-10, 276], 4, 0.16), '#FFFFFF', 0.7),
    },
  )
  const farFlipper = b.form('M206 128C240 120 280 126 318 154C328 162 322 172 310 172C270 176 232 172 206 164Z', skin, {
    depth: 14,
    rim: 3,
    lit: 5,
    inside: b.soft(216, 146, 44, '#0A1A7A', 0.7),
  })
  const outline =
    'M14 266C36 240 56 208 68 178C84 128 112 74 156 42C184 20 220 12 240 28C248 35 246 44 254 45C268 44 282 32 296 19C308 9 322 13 322 27C322 43 302 59 280 73C264 85 252 92 248 106C244 138 232 176 204 208C166 246 112 256 66 280C46 290 22 286 14 266Z'
  const belly = 'M320 52C276 76 244 86 224 102C206 118 206 140 194 162C172 202 130 244 64 281L60 320L260 260L310 120Z'
  const body = b.form(outline, skin, {
    depth: 34,
    rim: 5,
    lit: 13,
    turn: 40,
    inside:
      b.soft(150, 110, 90, '#C8FFFF', 0.35, 60) +
      b.flat(
        'M322 38C280 66 236 72 210 90C188 106 190 134 176 156C150 196 96 222 0 262L60 330L280 260L310 100Z',
        b.fill(['#A8F0FF', '#6AC8FF', '#4A8AF8'], 60),
      ) +
      b.flat(belly, b.fill(pale, 50)) +
      b.soft(66, 270, 50, '#1A3AB0', 0.5, 40) +
      b.soft(210, 200, 60, '#FFA8F0', 0.65, 60) +
      b.flat(leaf([100, 214], [176, 118], 3, -0.1) + leaf([84, 220], [140, 156], 2.4, -0.08), '#E8FFFF', 0.4) +
      b.flat(
        [
          [128, 96, 5],
          [142, 108, 3.4],
          [122, 116, 3],
          [112, 136, 4],
          [126, 138, 2.4],
          [98, 168, 3.4],
          [110, 172, 2.2],
        ]
          .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, size * 0.8))
          .join(''),
        '#D8FFFF',
        0.45,
      ),
  })
  const shine =
    b.flat(leaf([86, 160], [150, 66], 8, -0.16), '#FFFFFF', 0.85) +
    b.flat(leaf([158, 54], [192, 30], 6, -0.16), '#FFFFFF', 0.9) +
    b.flat(circle(204, 26, 4.5, 3.4), '#FFFFFF', 0.9) +
    b.flat(leaf([226, 30], [238, 40], 3, -0.2), '#FFFFFF', 0.7) +
    b.flat(leaf([60, 230], [78, 182], 4.4, -0.06), '#FFFFFF', 0.7) +
    b.flat(leaf([84, 264], [232, 134], 9, 0.13), '#FFFFFF', 0.5) +
    b.flat(leaf([262, 52], [300, 24], 4, -0.1), '#FFFFFF', 0.9)
  const jaw =
    b.form('M214 92C240 96 268 86 298 70C310 64 318 70 314 80C304 102 276 126 244 134C226 132 212 112 214 92Z', pale, {
      depth: 14,
      rim: 4,
      lit: 5,
    }) +
    b.form(
      'M216 88C248 86 282 66 304 44L300 74C282 92 262 106 244 112C228 110 218 100 216 88Z',
      ['#C81E5A', '#8A0A4A', '#3A0430'],
      {
        depth: 8,
        rim: 0,
        lit: 0,
        inside: b.form(
          blob('232 112, 244 96, 268 84, 292 74, 296 84, 272 106, 246 120'),
          ['#FFC0C8', '#FF5A8A', '#B81A6A'],
          {
            depth: 8,
            rim: 0,
            lit: 4,
          },
        ),
      },
    )
  const teeth = b.flat(
    [0, 1, 2, 3, 4, 5, 6].map((i) => circle(254 + i * 7.6, 84 - i * 5.8, 4.4, 5.2)).join(''),
    '#FFFFFF',
  )
  const smile =
    b.stroke('M314 38C292 60 262 80 240 91C228 97 216 98 208 92', '#0A2A8A', 4) +
    b.stroke('M212 86C205 89 203 95 206 101', '#0A2A8A', 4) +
    b.soft(188, 106, 26, '#FF7AB8', 0.7, 18)
  const eye =
    b.soft(196, 62, 36, '#0A1A7A', 0.5, 32) +
    b.form(circle(198, 62, 21, 22), ['#FFFFFF', '#FAFDFF', '#C8D4F8'], { depth: 5, rim: 0, lit: 0 }) +
    b.flat(circle(203, 62, 15.5, 17), b.ball(['#FFE88A', '#FF9A2A', '#B83A1A', '#4A0E2A'])) +
    b.flat(circle(203.5, 62, 9, 10.4), '#0A0420') +
    b.flat(circle(197, 54, 6), '#fff') +
    b.flat(circle(209, 70, 2.8), '#fff', 0.95) +
    b.form('M172 58C172 26 216 18 226 50C212 38 188 40 172 58Z', skin, { depth: 5, rim: 1.5, lit: 5 })
  const flipper =
    b.soft(190, 196, 50, '#0A1A7A', 0.55, 40) +
    b.form(
      'M154 158C166 140 196 138 208 160C222 192 246 216 270 244C278 256 270 266 256 262C212 252 164 214 154 158Z',
      skin,
      {
        depth: 18,
        rim: 5,
        lit: 8,
        turn: 50,
        inside:
          b.flat(leaf([170, 156], [212, 226], 6, 0.1), '#FFFFFF', 0.6) +
          b.stroke('M226 214L258 250M214 216L244 252', '#0A2A8A', 3, 0.35),
      },
    )

  const pearl =
    b.soft(318, -14, 92, '#FFFFFF', 0.75) +
    b.form(circle(318, -16, 33), ['#FFFFFF', '#FFF4FA', '#F0C8F8', '#9A8AF0', '#4A3AB8'], {
      depth: 20,
      rim: 5,
      lit: 7,
      inside:
        b.soft(334, 0, 24, '#8AF7FF', 0.9, 16) +
        b.soft(302, 8, 22, '#FFA8D8', 0.85, 14) +
        b.flat(blob('298 -32, 306 -40, 318 -42, 314 -34, 304 -28, 300 -22'), '#FFFFFF', 0.95),
    })

  const crest = (d: string, ramp: Ramp) => b.form(d, ramp, { depth: 14, rim: 0, lit: 8, turn: 85 })
  const back = crest(
    'M-100 380C-90 320-40 286 0 292C40 298 60 262 92 262C112 262 106 284 126 286C164 290 190 268 222 266C258 262 278 240 298 208C310 190 340 194 342 216C342 236 316 242 318 262C322 286 360 276 384 300C404 320 416 350 420 380L400 450H-80Z',
    sea,
  )
  const curl =
    b.flat('M342 216C342 236 316 242 318 262C310 246 304 232 318 222C326 216 334 212 342 216Z', '#0A5AB8', 0.5) +
    b.stroke('M226 268C260 264 282 240 300 210C312 194 336 198 338 214C336 230 314 236 316 254', '#FFFFFF', 6, 0.95) +
    b.stroke('M240 280C276 274 292 252 306 230M262 288C286 280 300 266 308 250', '#E8FFFF', 3, 0.5) +
    b.flat(
      [
        [340, 200, 6],
        [350, 212, 4],
        [328, 190, 4],
        [346, 228, 5],
        [312, 196, 4],
        [358, 196, 3],
      ]
        .map(([x = 0, y = 0, size = 0]) => circle(x, y, size))
        .join(''),
      '#FFFFFF',
    )
  const front = crest(
    'M-110 390C-96 336-50 316-10 326C20 332 30 340 60 332C96 320 116 308 152 316C192 326 214 304 262 310C310 316 356 318 384 340C410 360 420 380 424 400L400 460H-90Z',
    ['#E8FFFC', '#4AE0E8', '#0A7AD0', '#0A1E6A'],
  )
  let bubbles = ''
  for (let i = 0; i < 40; i++) {
    const x = r.between(-20, 130)
    bubbles += circle(x, 330 - Math.sin(((x + 20) / 150) * 3.1) * 20 + r.between(-6, 8), r.between(3, 9))
  }
  const foam =
    b.stroke(
      'M-70 340C-50 328-30 326-10 330C20 336 30 344 60 336C96 324 116 312 152 320C192 330 214 308 262 314C310 320 350 322 376 340',
      '#FFFFFF',
      6,
      0.95,
    ) +
    b.stroke('M-60 362C0 344 50 356 92 350C130 344 160 340 200 346C250 352 300 336 370 356', '#FFFFFF', 3, 0.45) +
    b.flat(bubbles, b.fill(['#FFFFFF', '#D8FBFF', '#8AE0F8'], 90), 0.95)
  // Somebody else was taken along.
  const fish = `<g transform="translate(4 150) rotate(-34) scale(1.12)">${
    b.form('M-20 0C-30-16-42-20-48-16C-44-4-44 6-48 18C-40 20-30 14-20 0Z', ['#FFE27A', '#FF8A1A', '#C82A1A'], {
      depth: 5,
      rim: 2,
      lit: 3,
    }) +
    b.form(blob('-26 0, -8 -19, 16 -17, 32 0, 16 17, -8 19'), ['#FFF08A', '#FFA81A', '#E84A1A'], {
      depth: 9,
      rim: 3,
      lit: 4,
      inside: b.stroke('M-6-24Q4 0-6 24', '#FFFFFF', 7, 0.95),
    }) +
    b.form('M-2-16C-4-28 8-32 18-26C16-22 14-18 14-16Z', ['#FFE27A', '#FF8A1A'], { depth: 3, rim: 1, lit: 2 }) +
    b.flat(circle(16, -5, 7.6), '#FFFFFF') +
    b.flat(circle(18, -5, 4.4), '#1A0620') +
    b.flat(circle(16.4, -7, 1.6), '#fff') +
    b.flat(circle(30, 5, 3.6, 4.4), '#8A0A2A')
  }</g>`
  // The spray stands round the tail in jets that break up into drops.
  let jets = ''
  let drops = ''
  const drop = (x: number, y: number, size: number, turn: number) => {
    const [tx, ty] = polar(x, y, size * 2.1, turn)
    const [ax, ay] = polar(x, y, size, turn - 80)
    const [zx, zy] = polar(x, y, size, turn + 80)
    const d = `M${n1(tx)} ${n1(ty)}L${n1(ax)} ${n1(ay)}A${n1(size)} ${n1(size)} 0 1 0 ${n1(zx)} ${n1(zy)}Z`
    drops +=
      b.flat(d, b.ball(['#FFFFFF', '#A8F4FF', '#2A8AE8']), 0.95) +
      b.flat(circle(x - size * 0.3, y - size * 0.3, size * 0.32), '#fff')
  }
  for (let i = 0; i < 24; i++) {
    const turn = -172 + i * 7.2 + r.between(-4, 4)
    const from = polar(52, 334, 20, turn)
    const reach = r.between(60, 124)
    const to = polar(...from, reach, turn)
    jets += b.flat(
      leaf(from, to, r.between(7, 13), turn < -90 ? -0.14 : 0.14),
      b.fill(['#FFFFFF', '#A8F4FF', '#2AA8E8'], 90),
      0.8,
    )
    if (i % 2) drop(...polar(...to, r.between(4, 16), turn), r.between(2.4, 5), turn + 180)
  }
  for (let i = 0; i < 44; i++) {
    const [x, y] = [r.between(-44, 356), r.between(-50, 290)]
    // Not before the face or the pearl.
    if (Math.hypot(x - 200, y - 90) < 120 || Math.hypot(x - 318, y + 16) < 62) continue
    drop(x, y, r.between(2.4, 8), r.between(60, 120))
  }
  const trail = along('66 300 0, 160 286 0, 250 236 0, 312 130 0, 336 50 0', 6)
    .map(({ x, y, share }) =>
      b.flat(
        circle(x + r.between(-6, 6), y + r.between(-6, 6), 6 - share * 4),
        b.ball(['#FFFFFF', '#A8F4FF', '#2A8AE8']),
        0.9,
      ),
    )
    .join('')
  const bows = b.stroke(line('96 288, 210 262, 292 188, 326 60'), '#FFFFFF', 2, 0.4)
  const all =
    rainbow +
    back +
    curl +
    jets +
    bows +
    fin +
    farFlipper +
    jaw +
    fluke +
    body +
    teeth +
    smile +
    eye +
    shine +
    flipper +
    trail +
    front +
    foam +
    drops +
    fish +
    pearl +
    sparkle(b, 304, -34, 26) +
    sparkle(b, 112, 92, 18) +
    sparkle(b, 20, 40, 14)
  return b.done(`<g transform="translate(156 182) scale(.92) translate(-156 -170)">${all}</g>`)
}
