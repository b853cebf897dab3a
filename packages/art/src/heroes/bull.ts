import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lock } from './fur.ts'
import { along, circle, type Joints, leaf, polar } from './line.ts'

/** A red bull charges: a gold ring in its nose, steam and dust about it, roses on horns too wide for the frame. */
export function bull(k: string): string {
  const b = new Brush(k, { shade: '#2A0226', rim: '#8AE0FF', key: '#FFF0D0' })
  const r = seedFrom('bull')
  const hide: Ramp = ['#FFA070', '#F23A26', '#B00C2A', '#4A0226']
  const deep: Ramp = ['#E0402A', '#A00C28', '#5A0428', '#240220']
  const mop: readonly Ramp[] = [['#1A0218', '#520A2C', '#B01C30']]
  const curls: readonly Ramp[] = [
    ['#2A0420', '#7A1030', '#E8482E'],
    ['#320622', '#8E162E', '#FF6A3A'],
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
      .map(({ x, y, share }, i) => {
        const style = {
          length: length * r.between(0.82, 1.18),
          width: width * r.between(0.88, 1.12),
          turn: from + (to - from) * share + r.between(-8, 8),
          curl: curl * r.between(0.7, 1.3) * (i % 3 ? 1 : -0.8),
          ramp: r.pick(ramps),
          shade,
        }
        return lock(b, x, y, rim ? { ...style, rim } : style)
      })
      .join('')
  /** A cloud of steam or dust: its puffs in three tones, each drawn in to the upper left, and a soft light on every one. */
  const cloud = (list: string, tones: readonly string[], light: string, opacity = 1) => {
    const balls = list.split(',').map((one) => one.trim().split(' ').map(Number))
    const layers = tones.map((tone, i) => {
      const drawn = balls.map(([x = 0, y = 0, size = 0]) => {
        const [reach, off] = [size * (1 - i * 0.1), i * (2 + size * 0.05)]
        return circle(x - off * 0.7, y - off * 1.3, reach, reach * 0.92)
      })
      return b.flat(drawn.join(''), tone, opacity)
    })
    const lights = balls.map(([x = 0, y = 0, size = 0]) => b.soft(x - size * 0.4, y - size * 0.5, size * 0.62, light))
    return layers.join('') + lights.join('')
  }
  const DUST = ['#7E3E4C', '#B06A52', '#D8955E'] as const
  const FAR = ['#5A2448', '#8A4450', '#B0664E'] as const
  const STEAM = ['#B884B0', '#E0B8D2', '#F6E2EE'] as const

  const sun =
    b.soft(170, 90, 230, '#FF9A2A', 0.75) +
    b.flat(circle(180, 66, 128), b.fill(['#FFF6B0', '#FFC83A', '#FF7A2A', '#E0402A'], 90)) +
    b.stroke(circle(180, 66, 136), '#FFE08A', 2.4, 0.5)
  const dustBehind =
    cloud('-30 170 26, -20 214 40, 14 250 44, -34 262 46, 44 280 40', FAR, '#E8A878', 0.9) +
    cloud('350 140 30, 336 190 36, 366 226 50, 322 258 50', FAR, '#E8A878', 0.9)
  const body = b.form(
    'M52 420C36 330 44 236 84 168C112 106 156 34 226 22C292 14 340 64 362 140C384 220 384 320 372 420Z',
    deep,
    {
      depth: 44,
      rim: 9,
      lit: 10,
      inside:
        b.soft(250, 70, 60, '#FF7A4A', 0.7, 40) +
        b.stroke(
          'M236 40C286 70 316 130 312 210M312 210C330 240 336 300 326 360M262 230C296 240 306 300 292 370',
          '#2A0220',
          8,
          0.45,
        ) +
        b.soft(336, 190, 40, '#F23A26', 0.7, 70),
    },
  )
  const mane =
    row('160 70 0, 206 34 0, 264 30 0, 316 70 0', 4, [-140, -16], [62, 22], mop, '#14021A', -0.3, '#8AE0FF') +
    row('176 66 0, 216 42 0, 262 40 0, 302 70 0', 3, [-134, -24], [46, 18], curls, '#3A0222', -0.3)
  const shoulders =
    b.form('M-24 420C-34 330 0 246 62 214C120 226 132 310 130 420Z', hide, {
      depth: 30,
      rim: 0,
      lit: 9,
      inside: b.stroke('M30 246C66 252 92 290 96 340M6 280C40 284 60 310 66 350', '#6A0426', 7, 0.5),
    }) +
    b.form('M206 420C200 330 236 216 306 176C346 160 372 230 380 420Z', hide, {
      depth: 40,
      rim: 8,
      lit: 10,
      inside:
        b.stroke(
          'M286 198C262 226 250 260 246 300M318 186C340 220 346 280 342 330M300 214C318 240 322 290 312 340',
          '#6A0426',
          7,
          0.5,
        ) + b.soft(262, 262, 40, '#FFB070', 0.5, 50),
    })

  // Horns: ivory that darkens to the tip, capped and ringed in gold.
  const ivory: Ramp = ['#FFFDF0', '#FFEFC8', '#E8B888', '#8A5058']
  const hoop = (d: string, width: number) =>
    b.stroke(d, '#6A2A06', width) + b.stroke(d, '#FFC83A', width - 4) + b.stroke(d, '#FFF6C0', 1.8, 0.9)
  const farHorn =
    b.form('M116 82C84 92 40 86 14 56C-10 26 -12 -20 16 -58C14 -24 22 2 44 18C66 32 92 32 114 32Z', ivory, {
      depth: 11,
      rim: 0,
      lit: 8,
      inside: b.stroke('M92 26Q82 56 90 92M72 22Q58 50 60 92M52 14Q34 36 30 76', '#6A3A3A', 3, 0.4),
    }) +
    b.form('M-8 16C-14 -12 -4 -36 16 -58C14 -30 20 -6 32 8C20 16 6 20 -8 16Z', GOLD, {
      depth: 9,
      rim: 0,
      lit: 5,
      turn: 20,
    }) +
    hoop('M-8 20Q16 26 36 8', 9)
  const nearHorn =
    b.form('M212 84C246 100 298 96 328 66C358 32 356 -22 318 -66C326 -26 316 2 290 18C266 32 236 30 214 30Z', ivory, {
      depth: 12,
      rim: 5,
      lit: 8,
      inside: b.stroke('M238 22Q252 56 242 98M262 22Q280 54 274 98M284 12Q308 36 306 86', '#6A3A3A', 3, 0.4),
    }) +
    b.form('M352 16C358 -16 344 -44 318 -66C324 -36 316 -10 302 6C316 16 334 20 352 16Z', GOLD, {
      depth: 10,
      rim: 4,
      lit: 5,
      turn: 20,
    }) +
    hoop('M352 22Q324 28 298 6', 10)

  const rose = (x: number, y: number, size: number, turn: number, kind: number) => {
    const ramp: Ramp = kind
      ? ['#FFFFFF', '#FFE6D8', '#F0A0A8', '#A83A6A']
      : ['#FFC8E0', '#FF5AA0', '#D81A6E', '#6A0448']
    const dark = kind ? '#B04A6E' : '#7A0448'
    const petal = b.fill(ramp)
    let petals = ''
    for (let i = 0; i < 5; i++) {
      const [px, py] = polar(0, 0, 9, i * 72)
      petals += b.flat(circle(px, py, 9.4), dark) + b.flat(circle(px * 0.94 - 0.6, py * 0.94 - 0.8, 8.4), petal)
    }
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 16})">` +
      b.flat(leaf([4, 4], [30, 10], 8, 0.1), b.fill(['#B8FF8A', '#1E9A4A', '#044A3A'], 0)) +
      b.flat(leaf([-4, 4], [-28, 12], 8, -0.1), b.fill(['#B8FF8A', '#1E9A4A', '#044A3A'], 180)) +
      petals +
      b.flat(circle(0, 0, 9.5), dark) +
      b.flat(circle(-0.4, -0.6, 8.6), petal) +
      b.stroke('M-6 2C-6 -7 5 -8 6 -1C6 5 -2 5 -2 0C-2 -3 2 -3 2 -1M-8 5C-2 10 6 8 8 2', dark, 1.8) +
      b.flat(leaf([-7, -4], [2, -8], 1.4, 0.2), '#fff', 0.8) +
      '</g>'
    )
  }
  const vine = (d: string) => b.stroke(d, '#04362A', 6.5) + b.stroke(d, '#2AA84A', 4) + b.stroke(d, '#C8FF8A', 1.2, 0.8)
  const garland =
    vine('M224 34C240 50 236 78 250 94M280 44C292 54 302 64 318 70') +
    rose(238, 62, 19, 20, 0) +
    rose(276, 50, 16, -30, 1) +
    rose(258, 88, 14, 70, 1) +
    rose(306, 62, 13, 10, 0) +
    rose(216, 44, 15, -50, 1)
  const sprig = vine('M104 40C94 54 96 74 84 86') + rose(100, 56, 17, -20, 0) + rose(80, 76, 12, 60, 1)

  const ear = (d: string, inner: string) =>
    b.form(d, hide, { depth: 12, rim: 4, lit: 6, inside: b.flat(inner, b.fill(['#3A0224', '#A83A4A', '#FFB0A0'], 10)) })
  const ears =
    ear('M104 88C80 82 44 90 20 116C34 136 70 136 100 116Z', 'M96 98C72 96 48 104 32 118C52 126 76 122 96 112Z') +
    ear(
      'M226 92C254 88 288 100 310 130C290 146 252 142 226 120Z',
      'M236 102C260 102 282 112 298 128C274 134 250 128 236 116Z',
    ) +
    hoop(circle(299, 148, 11, 13), 8)

  const face = b.form(
    'M110 44C136 26 194 26 224 46C246 66 254 98 244 126C236 152 220 172 216 200L90 204C88 182 84 164 78 140C70 104 84 62 110 44Z',
    hide,
    {
      depth: 30,
      rim: 5,
      lit: 9,
      inside:
        b.soft(222, 150, 34, '#FF8A4A', 0.7, 30) +
        b.soft(92, 150, 26, '#FFC08A', 0.7, 30) +
        b.flat(
          'M126 60C144 52 180 52 196 60C190 96 184 120 196 170H108C122 120 128 96 126 60Z',
          b.fill(['#FF9A60', '#FF5A36', '#C8202A'], 80),
          0.75,
        ) +
        b.stroke('M238 126C222 132 216 146 214 164M84 132C98 140 102 150 100 166', '#6A0426', 5, 0.6),
    },
  )
  const eye = (d: string, x: number, y: number, size: number) =>
    b.soft(x, y, size * 3, '#2A0220', 0.95, size * 2.1) +
    b.form(d, ['#FFFFE0', '#FFF0A0', '#FFB03A'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#FFFFB0', '#FFD81A', '#FF7A0A', '#A81A04'])) +
        b.flat(circle(x, y, size * 0.36), '#1A0210') +
        b.stroke(d, '#1A0212', 5),
    }) +
    b.stroke(d, '#1A0212', 3.4) +
    b.flat(circle(x - size * 0.34, y - size * 0.3, size * 0.26), '#fff') +
    b.soft(x, y, size * 2.6, '#FFC81A', 0.4, size * 1.8)
  const eyes =
    eye('M82 108C94 100 118 110 128 128C114 138 90 134 82 108Z', 105, 119, 13) +
    eye('M180 132C188 106 216 96 240 102C238 128 210 144 180 132Z', 211, 118, 18)
  const brows =
    b.form('M70 98C88 82 118 92 140 124C144 134 138 140 130 134C116 116 94 108 76 112C68 110 66 102 70 98Z', hide, {
      depth: 8,
      rim: 0,
      lit: 6,
      inside: b.stroke('M98 98Q108 102 110 112M114 106Q122 112 124 122', '#6A0426', 3, 0.6),
    }) +
    b.form(
      'M170 126C182 92 220 74 250 88C256 94 254 102 246 104C222 98 196 112 182 136C174 142 166 136 170 126Z',
      hide,
      {
        depth: 9,
        rim: 3,
        lit: 6,
        inside: b.stroke('M198 96Q190 104 192 116M216 88Q208 96 212 106', '#6A0426', 3, 0.6),
      },
    )
  const wrinkles =
    b.stroke(
      'M136 140C146 134 166 134 176 140M130 150C144 142 168 142 182 150M124 161C140 152 174 152 190 160',
      '#6A0426',
      4,
      0.8,
    ) + b.stroke('M137 144C147 138 165 138 175 144M131 154C145 146 167 146 181 154', '#FFB080', 2, 0.7)

  const jaw = b.form(
    'M92 206C88 250 114 286 154 288C196 286 220 248 216 204Z',
    ['#F08A7A', '#B83A48', '#6A1438', '#2E0628'],
    { depth: 18, rim: 5, lit: 6, inside: b.stroke('M136 278Q154 284 172 277', '#FFD0C0', 3, 0.5) },
  )
  const grit = 'M96 218C124 234 182 234 212 214C212 240 190 258 154 260C120 258 98 242 96 218Z'
  const teeth =
    b.form(grit, ['#FFFFFF', '#FFF6E0', '#D8B0A0'], {
      depth: 9,
      rim: 0,
      lit: 0,
      inside:
        b.soft(154, 228, 70, '#4A0220', 0.9, 14) +
        b.stroke('M90 236C120 250 190 248 218 232', '#3A0220', 3.4) +
        b.stroke(
          'M112 222V246M126 226V254M140 228V262M154 228V262M168 228V262M182 226V256M196 220V248',
          '#3A0220',
          2.6,
          0.8,
        ),
    }) + b.stroke(grit, '#1A0212', 5)
  const muzzle = b.form(
    'M80 190C84 166 112 156 134 162C146 166 160 166 172 162C196 154 222 164 226 186C230 208 216 224 194 228C180 230 166 222 154 222C142 222 128 232 112 230C90 228 78 212 80 190Z',
    ['#FFB8A0', '#D0505A', '#7A1840', '#2E0628'],
    {
      depth: 18,
      rim: 4,
      lit: 8,
      inside: b.soft(154, 174, 34, '#FFE0D0', 0.75, 10) + b.stroke('M153 196V224', '#2E0628', 4, 0.6),
    },
  )
  const nostril = (d: string, light: string) =>
    b.flat(d, b.fill(['#12020E', '#4A0624', '#E0302A'], 80)) +
    b.stroke(d, '#2E0628', 3) +
    b.stroke(light, '#FFD8C8', 3.4, 0.9)
  const nostrils =
    nostril(
      'M92 196C94 180 114 176 128 186C138 196 134 210 124 210C116 202 106 210 98 210C92 208 90 202 92 196Z',
      'M92 184C100 172 118 172 130 180',
    ) +
    nostril(
      'M216 192C212 176 192 174 180 184C172 194 174 208 184 208C192 200 202 208 210 206C216 204 218 198 216 192Z',
      'M178 177C190 168 208 170 216 182',
    )
  const ringPath = 'M140 208C118 216 112 246 128 262C142 276 168 276 180 262C196 244 190 216 168 208'
  const ring =
    b.stroke(ringPath, '#5A2206', 15) +
    b.stroke(ringPath, '#E0901A', 11) +
    b.stroke(ringPath, '#FFD24A', 7) +
    b.stroke('M138 212C122 222 116 244 130 258', '#FFFBE0', 3) +
    b.stroke('M182 252C188 240 186 226 176 216', '#FFF3B0', 2, 0.9) +
    b.form(circle(140, 208, 9), GOLD, { depth: 4, rim: 2, lit: 3 }) +
    b.form(circle(168, 208, 9), GOLD, { depth: 4, rim: 2, lit: 3 })
  const steam =
    b.soft(20, 226, 90, '#FFFFFF', 0.55, 46) +
    b.soft(300, 226, 90, '#FFFFFF', 0.5, 46) +
    b.flat(leaf([106, 204], [-60, 244], 20, -0.1), '#FFFFFF', 0.35) +
    b.flat(leaf([200, 202], [380, 240], 20, 0.1), '#FFFFFF', 0.35) +
    cloud(
      '84 208 7, 72 213 12, 52 210 17, 58 226 15, 30 222 22, 26 202 17, -2 226 26, -4 200 20, -32 214 28',
      STEAM,
      '#FFFFFF',
      0.95,
    ) +
    cloud(
      '222 206 7, 235 212 12, 254 210 17, 250 226 14, 278 222 22, 280 202 16, 308 226 26, 312 200 20, 340 212 28',
      STEAM,
      '#FFFFFF',
      0.95,
    )

  const fringe =
    row('118 44 0, 150 30 0, 188 30 0, 218 44 0', 3, [128, 54], [54, 20], mop, '#14021A', 0.3) +
    row('126 34 0, 160 22 0, 208 34 0', 3, [128, 58], [44, 17], curls, '#1E0218', 0.34) +
    row('138 24 0, 166 16 0, 194 24 0', 2, [136, 44], [36, 16], curls, '#2A0420', 0.34)

  const dust =
    cloud(
      '-34 286 34, -2 306 30, 34 322 36, 84 338 30, 122 332 24, 164 346 34, 206 336 22, 240 330 34, 284 322 28, 312 298 38, 350 276 44',
      DUST,
      '#FFE8B0',
    ) + cloud('-12 256 12, 10 268 8, 54 280 9, 338 226 13, 316 244 9, 268 288 8', DUST, '#FFE8B0', 0.95)
  let sparks = ''
  for (let i = 0; i < 20; i++) {
    const [x, y] = polar(160, 150, r.between(140, 215), r.between(150, 400))
    const size = r.between(3, 6.5)
    sparks +=
      b.soft(x, y, size * 2, '#FFB03A', 0.8) +
      b.flat(
        leaf(polar(x, y, size, -60 + i * 9), polar(x, y, size, 120 + i * 9), size * 0.4, 0.2),
        i % 3 ? '#FFF0B0' : '#FF8A4A',
      )
  }
  return b.done(
    sun +
      sparks +
      dustBehind +
      mane +
      body +
      shoulders +
      `<g transform="translate(2 8) rotate(-7 160 150)">` +
      farHorn +
      nearHorn +
      ears +
      jaw +
      teeth +
      face +
      eyes +
      brows +
      wrinkles +
      fringe +
      sprig +
      garland +
      muzzle +
      nostrils +
      ring +
      '</g>' +
      steam +
      dust,
  )
}
