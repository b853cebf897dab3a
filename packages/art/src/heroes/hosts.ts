import { HEART } from '../illustrations/suits.ts'
import { Brush, type Ramp } from './brush.ts'
import { playingCard } from './casino.ts'
import { casino, type Dress } from './dealerDress.ts'
import { GOLD } from './desert.ts'
import { backHair, earring, eye, faceOf, fringeOf, grin, HOSTS, type HostLook, neckOf, type Tones } from './face.ts'
import { blob, circle, limb } from './line.ts'

/** The host of a live table: waistcoat, bow tie, a card between two fingers. On a tile they wear what the theme's dealers wear. */
export function host(
  k: string,
  { hair, skin, vest, iris }: HostLook = HOSTS.dusk,
  dress: Dress = casino(vest),
): string {
  const b = new Brush(k, { shade: '#2A0A2E', rim: '#FFB86A', key: '#FFF3E0' })
  const { shirt } = dress
  const back = backHair(b, hair)
  const neck = neckOf(b, skin)
  const body =
    b.form('M22 430C26 280 66 248 124 234L160 274L198 234C256 248 296 280 300 430Z', shirt, { depth: 30, rim: 5 }) +
    b.form('M70 430C72 300 88 262 114 244L160 330L206 244C232 262 248 300 250 430Z', dress.vest, {
      depth: 26,
      rim: 4,
      inside: b.stroke('M114 244L160 330L206 244', dress.trim, 5) + b.flat(circle(160, 346, 6), b.fill(GOLD)),
    })
  const tie = dress.neck(b, dress)
  const face = faceOf(b, skin)
  const eyes = eye(b, 133, -1, iris) + eye(b, 187, 1, iris)
  const lips = grin(b, skin)
  const fringe = fringeOf(b, hair)
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
    b.form(blob('262 292, 282 282, 310 290, 318 308, 292 318, 266 308'), dress.cuff, { depth: 8, rim: 3 }) +
    b.flat(circle(290, 303, 5), b.ball(['#FFFBE0', '#FFC83A', '#7A3E06']))
  const jewels = earring(b, 100) + earring(b, 220)
  const head = face + eyes + lips + fringe + jewels + dress.hat(b, dress)
  const figure = back + neck + body + tie + head + behind + card + front
  return b.done(dress.crown === 0 ? figure : `<g transform="${underHat(dress.crown)}">${figure}</g>`)
}

/** Smaller, from where the figure ends: a tile shows the hat whole. */
const underHat = (crown: number): string => {
  const foot = 430
  return `translate(160 ${foot}) scale(${(foot / (foot + crown)).toFixed(3)}) translate(-160 -${foot})`
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
