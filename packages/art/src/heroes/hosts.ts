import { HEART } from '../illustrations/suits.ts'
import { Brush, type Ramp } from './brush.ts'
import { playingCard } from './casino.ts'
import { GOLD } from './desert.ts'
import { blob, circle, leaf, limb } from './line.ts'

const CLOTH: Ramp = ['#4A3A6A', '#241A40', '#0E0820']

/** How a host looks. */
export interface HostLook {
  hair: Ramp
  /** lit, middle and shaded */
  skin: readonly [string, string, string]
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
    'M82 118C72 44 120 2 168 6C226 8 252 60 240 124C236 176 250 204 262 238C222 252 100 252 64 236C80 204 88 170 82 118Z',
    hair,
    {
      depth: 30,
      rim: 6,
      inside: b.stroke(
        'M226 60C238 120 226 180 244 230M92 60C84 130 92 180 78 228M238 90C240 150 236 190 254 232',
        '#D8906A',
        3,
        0.45,
      ),
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
  const face = b.form(
    'M104 104C104 62 130 44 162 44C196 44 218 64 216 106C216 146 202 178 184 194C172 204 150 204 138 194C118 178 104 146 104 104Z',
    skin,
    {
      depth: 26,
      rim: 4,
      lit: 8,
      inside: b.soft(126, 150, 24, '#FF6A5A', 0.35) + b.soft(196, 150, 24, '#FF6A5A', 0.35),
    },
  )
  const eye = (x: number) =>
    b.flat(`M${x - 17} 120Q${x} 103 ${x + 17} 119Q${x} 131 ${x - 17} 120Z`, '#FFF9F0') +
    b.flat(circle(x, 118, 8.6), b.ball(iris)) +
    b.flat(circle(x, 118, 4), '#08060A') +
    b.flat(circle(x - 3, 115, 2.6), '#fff') +
    b.stroke(`M${x - 18} 120Q${x - 2} 102 ${x + 17} 117`, '#26080E', 5) +
    b.stroke(`M${x - 18} 98Q${x} 88 ${x + 18} 97`, '#4A1A14', 5)
  const mouth = `<g transform="translate(161 170) scale(.74) translate(-161 -172)">${b.flat('M138 166C148 160 154 160 160 163C166 160 172 160 184 166C176 180 168 184 160 184C152 184 146 180 138 166Z', b.fill(['#FF7A7A', '#C81E3A', '#6A0A22'], 90)) + b.flat('M143 167C154 170 168 170 179 167C172 174 150 174 143 167Z', '#FFF6F0')}</g>`
  const nose =
    b.stroke('M156 122C152 136 150 144 154 148C158 151 166 151 169 147', '#A8503A', 3, 0.7) +
    b.soft(157, 136, 8, '#FFF3E0', 0.8, 16)
  const fringe = b.form(
    'M96 124C86 54 132 16 172 22C214 26 234 62 226 120C222 92 206 70 178 58C160 82 122 88 108 96C100 102 98 112 96 124Z',
    hair,
    {
      depth: 18,
      rim: 5,
      lit: 7,
      inside: b.stroke(
        'M176 58C150 44 124 64 106 92M186 60C208 72 218 92 222 112M170 50C140 36 116 56 102 84',
        '#E0A07A',
        3,
        0.55,
      ),
    },
  )
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
  return b.done(
    back +
      neck +
      body +
      tie +
      face +
      eye(132) +
      eye(190) +
      nose +
      mouth +
      fringe +
      ring(100) +
      ring(220) +
      behind +
      card +
      front,
  )
}
