import { HEART } from '../illustrations/suits.ts'
import { Brush, type Ramp } from './brush.ts'
import { playingCard } from './casino.ts'
import { GOLD } from './desert.ts'
import { blob, circle, leaf, limb } from './line.ts'

const CLOTH: Ramp = ['#4A3A6A', '#241A40', '#0E0820']

type Tones = readonly [string, string, string]

/** How a host looks. */
export interface HostLook {
  /** lit, middle and shaded, as the skin */
  hair: Tones
  skin: Tones
  vest: Ramp
  iris: Ramp
}
export const HOSTS = {
  dusk: {
    hair: ['#A85A3A', '#5A2218', '#260A10'],
    skin: ['#FFE8D0', '#F8BC94', '#D07E5C'],
    vest: ['#E0385A', '#8A0E2E', '#3A0418'],
    iris: ['#8AF0C8', '#1E8A6A', '#06302A'],
  },
  night: {
    hair: ['#5A4A7A', '#241A3A', '#0C0618'],
    skin: ['#D8966A', '#A8623E', '#6E3826'],
    vest: ['#F2B84A', '#9A5A12', '#4A2406'],
    iris: ['#D89A5A', '#6A3A12', '#241004'],
  },
  dawn: {
    hair: ['#FFE3A0', '#E0A24A', '#8A4A1A'],
    skin: ['#FFF0E4', '#FFD0B4', '#E09A7E'],
    vest: ['#5A8AF0', '#1E3A9A', '#0A1450'],
    iris: ['#8AD0FF', '#1E6AC8', '#061E5A'],
  },
} as const satisfies Readonly<Record<string, HostLook>>

/** The host of a live table: waistcoat, bow tie, a card between two fingers. */
export function host(k: string, { hair, skin, vest, iris }: HostLook = HOSTS.dusk): string {
  const b = new Brush(k, { shade: '#2A0A2E', rim: '#FFB86A', key: '#FFF3E0' })
  const shirt: Ramp = ['#FFFFFF', '#EDE8FF', '#A8A0D0']
  const back = b.form(
    'M80 118C68 40 114 0 164 2C216 0 258 42 244 120C242 158 258 184 264 212C270 236 260 252 246 260C238 246 234 252 224 260H96C86 252 82 246 74 260C60 252 50 236 56 212C62 184 82 158 80 118Z',
    hair,
    {
      depth: 30,
      rim: 6,
      inside:
        b.soft(160, 230, 110, '#12040E', 0.75, 70) +
        b.stroke('M74 250C64 214 92 186 92 140M244 250C256 214 230 186 230 140', hair[0], 4, 0.55),
    },
  )
  const neck = b.form('M134 186C136 214 130 226 116 236L160 268L206 236C192 226 186 214 188 186Z', skin, {
    depth: 22,
    rim: 3,
    inside: b.soft(160, 200, 46, '#4A1A26', 0.7, 24),
  })
  const body =
    b.form('M22 430C26 280 66 248 124 234L160 274L198 234C256 248 296 280 300 430Z', shirt, { depth: 30, rim: 5 }) +
    b.form('M70 430C72 300 88 262 114 244L160 330L206 244C232 262 248 300 250 430Z', vest, {
      depth: 26,
      rim: 4,
      inside: b.stroke('M114 244L160 330L206 244', '#FFD27A', 5) + b.flat(circle(160, 346, 6), b.fill(GOLD)),
    })
  const tie =
    b.form(
      'M160 256C138 240 120 240 116 244C112 256 114 270 120 278C134 276 148 272 160 262C172 272 186 276 200 278C206 270 208 256 204 244C200 240 182 240 160 256Z',
      CLOTH,
      { depth: 10, rim: 3 },
    ) + b.form(circle(160, 260, 10), CLOTH, { depth: 5, rim: 2 })
  const face = faceOf(b, skin)
  const eyes = eye(b, 133, -1, iris) + eye(b, 187, 1, iris)
  const lips = `<g transform="translate(160 170) scale(.88) translate(-160 -171)">${
    b.flat(
      'M135 166C145 160 154 158 160 162C166 158 175 160 185 166C178 182 170 188 160 188C150 188 142 182 135 166Z',
      b.fill(['#FF8A86', '#D02A48', '#7A0E2A'], 90),
    ) +
    b.flat('M141 167C152 169 168 169 179 167C175 176 168 179 160 179C152 179 145 176 141 167Z', '#FFF8F4') +
    b.soft(160, 183, 13, '#FFD0D0', 0.7, 3) +
    b.stroke('M131 163Q133 167 137 167M189 163Q187 167 183 167', skin[2], 2.6, 0.9)
  }</g>`
  const lock = (d: string, strands: string) =>
    b.form(d, hair, {
      depth: 16,
      rim: 4,
      lit: 7,
      inside: b.stroke(strands, hair[2], 3, 0.4) + b.stroke(strands, hair[0], 1.6, 0.8),
    })
  // Parted on the left; each side falls in one wave past the cheek.
  const fringe =
    lock(
      'M140 24C108 20 82 48 80 100C78 134 66 156 58 182C84 180 102 158 106 128C108 100 122 76 152 60C146 50 142 38 140 24Z',
      'M134 32C104 42 92 72 92 106C90 136 80 156 70 172M142 48C118 60 104 82 100 112',
    ) +
    lock(
      'M138 26C178 10 230 34 236 96C240 130 252 152 262 180C236 178 218 156 214 128C210 100 190 80 148 66C140 54 137 40 138 26Z',
      'M148 32C190 24 220 54 224 98C228 134 238 154 250 172M146 46C184 48 208 74 214 108M150 58C176 62 196 76 206 98',
    ) +
    b.soft(192, 50, 34, '#FFFFFF', 0.3, 12) +
    b.soft(112, 54, 18, '#FFFFFF', 0.3, 10)
  const ring = (x: number) =>
    b.flat(circle(x, 160, 5), b.fill(GOLD)) + b.flat(leaf([x, 164], [x, 180], 4), b.fill(['#C0FFF0', '#0A9A8A'], 90))
  const card = `<g transform="translate(262 176) rotate(16) scale(.66)">${playingCard(b, 'A', HEART, '#D8173A')}</g>`
  const finger = (joints: string) => b.form(limb(joints), skin, { depth: 8, rim: 3, lit: 4 })
  // The fingers are behind the card, the thumb holds it from the front.
  const behind =
    b.form(limb('312 430 32, 304 316 27, 292 284 23'), shirt, { depth: 18, rim: 4 }) +
    finger('296 276 10, 316 252 10, 322 226 9, 318 214 7') +
    finger('290 268 11, 312 232 10, 318 200 9, 314 186 7') +
    finger('284 260 12, 302 218 11, 306 182 10, 300 166 8')
  const front =
    b.form(blob('258 254, 276 242, 298 250, 308 272, 300 298, 276 302, 262 286'), skin, {
      depth: 16,
      rim: 3,
      inside: b.soft(296, 292, 26, skin[2], 0.8),
    }) +
    b.form(limb('272 280 15, 256 258 13, 248 236 11, 250 216 9'), skin, { depth: 10, rim: 3, lit: 5 }) +
    b.flat(circle(249.5, 217, 5, 7), b.fill(['#FFFFFF', '#FFB8B0', '#E07A7A'], 80)) +
    b.stroke('M248 238Q254 242 260 238M272 264Q282 262 288 268', skin[2], 2.4, 0.8) +
    b.form(blob('262 292, 282 282, 310 290, 318 308, 292 318, 266 308'), ['#FFFFFF', '#F2EEFF', '#A8A0D0'], {
      depth: 8,
      rim: 3,
    }) +
    b.flat(circle(290, 303, 5), b.ball(['#FFFBE0', '#FFC83A', '#7A3E06']))
  return b.done(back + neck + body + tie + face + eyes + lips + fringe + ring(100) + ring(220) + behind + card + front)
}

/** A face from the brow to the chin with nose and cheeks. */
const faceOf = (b: Brush, skin: Tones): string =>
  b.form(
    'M102 106C102 62 128 42 160 42C192 42 218 62 218 106C218 136 212 158 198 176C186 191 172 201 160 201C148 201 134 191 122 176C108 158 102 136 102 106Z',
    skin,
    {
      depth: 24,
      rim: 4,
      lit: 8,
      inside:
        b.soft(160, 62, 62, skin[2], 0.75, 30) +
        b.soft(124, 152, 22, '#FF6A5A', 0.4, 15) +
        b.soft(196, 152, 22, '#FF6A5A', 0.4, 15) +
        b.soft(160, 194, 22, skin[2], 0.6, 9) +
        b.soft(160, 150, 17, skin[2], 0.75, 10) +
        b.soft(158, 128, 6, '#FFFFFF', 0.55, 24) +
        b.soft(158, 144, 7, '#FFFFFF', 0.7, 5) +
        b.stroke('M149 150Q153 155 158 153M162 153Q167 155 171 150', '#7A2A22', 2.6, 0.55),
    },
  )

/** An eye with lashes and brow; `side` says where its outer corner is. */
function eye(b: Brush, x: number, side: 1 | -1, iris: Ramp, lash = '#26080E'): string {
  const at = (dx: number, y: number) => `${x + side * dx} ${y}`
  const white = `M${at(-18, 122)}C${at(-12, 106)} ${at(8, 103)} ${at(20, 116)}C${at(12, 130)} ${at(-8, 132)} ${at(-18, 122)}Z`
  return (
    b.soft(x, 112, 28, '#7A2A3A', 0.3, 16) +
    b.flat(white, '#FFFAF4') +
    b.soft(x, 108, 20, '#5A3A5A', 0.5, 7) +
    b.flat(circle(x, 117, 10), b.ball(iris)) +
    b.flat(circle(x, 117, 4.8), '#08060A') +
    b.flat(circle(x - 3.6, 113, 3), '#fff') +
    b.flat(circle(x + 3.4, 121, 1.5), '#fff', 0.8) +
    b.flat(
      `M${at(-20, 124)}C${at(-14, 103)} ${at(8, 98)} ${at(21, 112)}L${at(27, 108)}C${at(25, 115)} ${at(23, 118)} ${at(20, 119)}C${at(8, 106)} ${at(-10, 108)} ${at(-20, 124)}Z`,
      lash,
    ) +
    b.stroke(`M${at(-10, 129)}Q${at(6, 132)} ${at(16, 122)}`, lash, 1.4, 0.5) +
    b.stroke(`M${at(-14, 104)}Q${at(2, 94)} ${at(18, 104)}`, '#7A2A2A', 1.6, 0.45) +
    b.flat(
      `M${at(-19, 93)}C${at(-6, 83)} ${at(12, 81)} ${at(25, 92)}C${at(12, 87)} ${at(-4, 89)} ${at(-17, 98)}Z`,
      '#3A1410',
      0.92,
    )
  )
}

/** Who answers at the support desk, whatever their name: a headset and a friendly look. */
export function deskPerson(k: string): string {
  const b = new Brush(k, { shade: '#1A0A3A', rim: '#8AE8FF', key: '#FFF6EA' })
  const { skin, iris } = HOSTS.night
  const hair: Tones = ['#8A6AE8', '#4A2AA8', '#1E0E5A']
  const knit: Ramp = ['#FF9A5A', '#FF5A5E', '#8A1450']
  const set: Ramp = ['#F4F6FF', '#B8C0E8', '#5A5E9A']
  const body =
    b.form(blob('10 440, 28 320, 78 262, 130 246, 190 246, 242 262, 292 320, 310 440'), knit, {
      depth: 34,
      rim: 6,
      inside: b.stroke('M96 300C92 340 92 380 94 430M224 300C228 340 228 380 226 430', '#7A0E46', 4, 0.4),
    }) +
    b.form(
      'M116 242C122 262 140 276 160 276C180 276 198 262 204 242L212 252C206 278 184 296 160 296C136 296 114 278 108 252Z',
      knit,
      {
        depth: 9,
        rim: 3,
        lit: 5,
      },
    )
  const neck = b.form('M132 184C134 214 128 232 118 244Q160 286 202 244C192 232 186 214 188 184Z', skin, {
    depth: 20,
    rim: 3,
    inside: b.soft(160, 204, 46, '#3A1226', 0.75, 24),
  })
  const ear = (x: number) => b.form(circle(x, 128, 13, 19), skin, { depth: 9, rim: 3 })
  const smile =
    b.flat('M132 164C148 171 172 171 188 164C182 182 172 189 160 189C148 189 138 182 132 164Z', '#6A1226') +
    b.flat('M136 166C150 171 170 171 184 166C181 174 172 178 160 178C148 178 139 174 136 166Z', '#FFFAF6') +
    b.soft(160, 186, 12, '#FF8A8A', 0.85, 4) +
    b.stroke('M128 161Q130 166 134 166M192 161Q190 166 186 166', skin[2], 3, 0.9)
  const crop = b.form(
    'M98 118C84 92 84 52 112 34C110 22 118 14 126 12C134-2 164-10 182 4C206 2 228 22 230 50C240 72 234 98 222 118C222 98 214 82 202 74C184 86 150 88 128 72C112 80 100 96 98 118Z',
    hair,
    {
      depth: 20,
      rim: 5,
      lit: 8,
      inside:
        b.stroke(
          'M128 72C132 50 148 34 172 30M150 78C158 58 174 46 200 46M116 56C122 40 134 28 150 22',
          hair[2],
          4,
          0.5,
        ) + b.stroke('M126 66C132 46 150 32 170 28M204 70C212 62 216 56 218 46', hair[0], 2, 0.9),
    },
  )
  const band =
    b.stroke('M86 116C78 34 116-14 160-14C204-14 242 34 234 116', '#2A2458', 15) +
    b.stroke('M86 116C78 34 116-14 160-14C204-14 242 34 234 116', '#C8D0F8', 9) +
    b.stroke('M92 60C102 16 128-11 158-12', '#FFFFFF', 3, 0.9)
  const cup = (x: number) =>
    b.form(
      blob(
        `${x - 18} 104, ${x} 96, ${x + 18} 104, ${x + 20} 130, ${x + 16} 152, ${x} 160, ${x - 16} 152, ${x - 20} 130`,
      ),
      set,
      {
        depth: 12,
        rim: 4,
        lit: 6,
        inside: b.flat(circle(x, 128, 10, 15), b.fill(['#5A4AE8', '#2A1A8A'], 80)),
      },
    )
  const mouthpiece =
    b.stroke('M84 150C86 186 104 204 132 202', '#2A2458', 9) +
    b.stroke('M84 150C86 186 104 204 132 202', '#C8D0F8', 4.5) +
    b.form(circle(138, 201, 12, 9), ['#5A5AA8', '#1E1A4A', '#0A0822'], { depth: 5, rim: 3, lit: 3 })
  return b.done(
    b.soft(160, 130, 200, '#8A7AFF', 0.55) +
      neck +
      body +
      ear(104) +
      ear(216) +
      faceOf(b, skin) +
      eye(b, 133, -1, iris) +
      eye(b, 187, 1, iris) +
      smile +
      crop +
      band +
      cup(86) +
      cup(234) +
      mouthpiece,
  )
}
