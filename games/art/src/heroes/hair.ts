import { n1 } from '../seed.ts'
import type { Brush } from './brush.ts'
import { limb } from './line.ts'
import type { HairStyle, Person, Tones } from './person.ts'

type Draw = (b: Brush, hair: Tones) => string
interface Hairdo {
  /** behind the body */
  readonly back: Draw
  /** over the face */
  readonly front: Draw
  readonly showsEars?: boolean
  /** worn under a high hat instead, because this one is wider than its brim */
  readonly underHat?: HairStyle
}

const none: Draw = () => ''

/** A lock with its strands. */
const lock =
  (d: string, strands = '', shine = ''): Draw =>
  (b, hair) =>
    b.form(d, hair, {
      depth: 14,
      rim: 3,
      lit: 6,
      inside:
        (strands && b.stroke(strands, hair[2], 3.4, 0.45) + b.stroke(strands, hair[0], 1.5, 0.6)) +
        (shine && b.stroke(shine, '#FFFFFF', 9, 0.14) + b.stroke(shine, '#FFFFFF', 4, 0.2)),
    })

/** Hair behind the neck, in the shadow of the head. */
const fall =
  (d: string, strands = ''): Draw =>
  (b, hair) =>
    b.form(d, hair, {
      depth: 26,
      rim: 5,
      inside: b.soft(160, 220, 104, '#08030C', 0.72, 80) + (strands && b.stroke(strands, hair[0], 3, 0.4)),
    })

const all =
  (...draws: Draw[]): Draw =>
  (b, hair) =>
    draws.map((draw) => draw(b, hair)).join('')

/** An ellipse's part around the head: middle, radii, number of curls, and the angle from the top on both sides. */
type Arc = readonly [y: number, rx: number, ry: number, count: number, half: number]

const pointsOn = ([y, rx, ry, count, half]: Arc): (readonly [number, number])[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const turn = ((-half + (2 * half * i) / count) * Math.PI) / 180
    return [n1(160 + Math.sin(turn) * rx), n1(y - Math.cos(turn) * ry)] as const
  })

/** Curly hair between two arcs, its edges and inside full of curls. */
function curly(outer: Arc, inner: Arc, rings: readonly Arc[]): Draw {
  const scallops = (points: readonly (readonly [number, number])[]) =>
    points
      .map(([x, y], i) => {
        const [px, py] = points[i - 1] ?? [x, y]
        const radius = n1(Math.hypot(x - px, y - py) * 0.56)
        return i === 0 ? `${x} ${y}` : `A${radius} ${radius} 0 0 1 ${x} ${y}`
      })
      .join('')
  const d = `M${scallops(pointsOn(outer))}L${scallops(pointsOn(inner).reverse())}Z`
  const whirls = rings
    .flatMap((ring, row) =>
      pointsOn(ring).map(([x, y], i) => [x + ((i * 7 + row * 5) % 9) - 4, y + ((i * 5) % 7) - 3] as const),
    )
    .map(([x, y], i) => `M${n1(x - 7)} ${n1(y + 3)}a7 7 0 1 1 ${i % 2 ? '11 5' : '13 1'}`)
    .join('')
  return (b, hair) =>
    b.form(d, hair, {
      depth: 22,
      rim: 3,
      lit: 7,
      inside:
        b.stroke(whirls, hair[2], 4, 0.55) +
        b.stroke(whirls, hair[0], 1.8, 0.6) +
        b.soft(118, 34, 56, hair[0], 0.35, 40),
    })
}

const AROUND: Arc = [60, 1, 1, 4, 170]

/** A plait of three joints with its turns. */
const braid =
  (joints: string, turns: string): Draw =>
  (b, hair) =>
    b.form(limb(joints), hair, {
      depth: 0,
      rim: 2,
      lit: 4,
      inside: b.stroke(turns, hair[2], 3, 0.7) + b.stroke(turns, hair[0], 1.2, 0.5),
    })

/** A plait's turns from y to y. */
const turnsOf = (x: number, from: number, to: number): string =>
  Array.from({ length: Math.floor((to - from) / 16) }, (_, i) => `M${x - 9} ${from + i * 16}l18 9`).join('')

const BRAIDS = [
  ['92 96 10, 80 176 11, 86 300 7', turnsOf(85, 96, 296)],
  ['228 96 10, 240 176 11, 234 300 7', turnsOf(235, 96, 296)],
  ['104 78 10, 94 170 11, 108 270 7', turnsOf(100, 84, 264)],
  ['216 78 10, 226 170 11, 212 270 7', turnsOf(220, 84, 264)],
] as const

/** Combed back from the brow: the base of a bun and a tail. */
const combed = lock(
  'M98 118C88 62 116 24 160 24C204 24 232 62 222 118C216 94 202 72 160 66C118 72 104 94 98 118Z',
  'M108 96C108 66 126 42 152 30M124 82C128 62 142 44 157 30M144 74C146 58 152 44 159 32M196 82C192 62 178 44 163 30M212 96C212 66 194 42 168 30M176 74C174 58 168 44 161 32',
  'M118 62C130 44 150 36 172 38',
)
const skull = 'M97 122C86 58 116 22 160 22C204 22 234 58 223 122L212 140H108Z'

const HAIRDOS: Readonly<Record<HairStyle, Hairdo>> = {
  waves: {
    back: fall(
      'M80 118C68 40 114 0 164 2C216 0 258 42 244 120C242 158 258 184 264 212C270 236 260 252 246 260C238 246 234 252 224 260H96C86 252 82 246 74 260C60 252 50 236 56 212C62 184 82 158 80 118Z',
      'M74 250C64 214 92 186 92 140M244 250C256 214 230 186 230 140',
    ),
    front: all(
      lock(
        'M140 24C108 20 82 48 80 100C78 134 66 156 58 182C84 180 102 158 106 128C108 100 122 76 152 60C146 50 142 38 140 24Z',
        'M134 32C104 42 92 72 92 106C90 136 80 156 70 172M142 48C118 60 104 82 100 112',
        'M100 62C106 50 116 44 128 42',
      ),
      lock(
        'M138 26C178 10 230 34 236 96C240 130 252 152 262 180C236 178 218 156 214 128C210 100 190 80 148 66C140 54 137 40 138 26Z',
        'M148 32C190 24 220 54 224 98C228 134 238 154 250 172M146 46C184 48 208 74 214 108',
        'M166 40C190 42 206 54 214 70',
      ),
    ),
  },
  bob: {
    back: fall(
      'M84 104C74 34 116 2 162 2C212 2 248 36 238 108C244 148 246 184 238 208C222 218 204 216 192 208H128C116 216 98 218 82 208C74 184 76 148 84 104Z',
    ),
    front: all(
      lock(
        'M192 22C142 4 88 30 82 96C78 142 76 176 80 206C98 208 110 200 112 184C106 150 108 112 130 92C156 78 190 74 206 50C206 38 200 28 192 22Z',
        'M184 30C140 22 104 48 98 100C94 140 92 172 94 198M196 42C160 62 118 76 108 118',
        'M104 70C114 48 136 36 162 36',
      ),
      lock(
        'M188 22C224 26 242 62 240 102C244 144 246 180 240 206C224 208 210 200 208 184C214 150 212 106 190 62C184 46 184 34 188 22Z',
        'M200 34C224 56 228 90 226 112C230 146 230 178 226 198',
      ),
    ),
  },
  bun: {
    showsEars: true,
    underHat: 'tail',
    back: all(
      lock(
        'M118 14C108 -12 130 -34 160 -34C192 -34 212 -12 202 14C196 34 180 38 160 38C140 38 124 34 118 14Z',
        'M126 20C120 -6 140 -26 168 -24M136 28C134 4 152 -14 182 -12M150 34C150 14 168 2 196 6M170 34C174 24 184 18 198 20',
        'M134 -8C142 -20 154 -25 168 -25',
      ),
      fall(skull),
    ),
    front: combed,
  },
  tail: {
    showsEars: true,
    back: all(
      fall(skull),
      lock(
        'M196 24C258 22 282 92 268 172C262 214 250 244 226 266C238 214 240 156 208 92Z',
        'M210 40C252 58 264 116 254 176C250 208 244 230 236 248M206 60C240 92 248 140 242 190',
      ),
    ),
    front: combed,
  },
  afro: {
    underHat: 'curls',
    back: curly([86, 112, 112, 19, 166], AROUND, [
      [86, 98, 98, 14, 150],
      [86, 76, 84, 12, 140],
    ]),
    front: curly(
      [84, 76, 78, 9, 100],
      [120, 62, 58, 9, 84],
      [
        [96, 66, 66, 8, 70],
        [80, 44, 56, 5, 50],
      ],
    ),
  },
  curls: {
    back: curly([132, 100, 122, 19, 162], AROUND, [
      [132, 88, 106, 16, 150],
      [120, 70, 84, 10, 130],
    ]),
    front: curly(
      [96, 84, 84, 11, 122],
      [122, 60, 56, 9, 98],
      [
        [104, 72, 72, 9, 96],
        [84, 48, 52, 5, 54],
      ],
    ),
  },
  braids: {
    underHat: 'braids',
    back: fall(
      'M86 112C74 40 116 4 160 4C204 4 246 40 234 112C240 170 246 220 240 262H80C74 220 80 170 86 112Z',
      'M96 256V140M112 256V160M128 256V180M192 256V180M208 256V160M224 256V140',
    ),
    front: all(
      lock(
        'M100 112C92 54 122 22 160 22C198 22 228 54 220 112C212 84 194 66 160 56C126 66 108 84 100 112Z',
        'M160 22V56M140 26C136 42 132 54 130 66M180 26C184 42 188 54 190 66M120 36C114 52 112 68 112 84M200 36C206 52 208 68 208 84',
      ),
      ...BRAIDS.map(([joints, turns]) => braid(joints, turns)),
    ),
  },
  pixie: {
    showsEars: true,
    back: fall(skull),
    front: all(
      lock(
        'M186 14C132 -4 86 34 96 104C98 122 102 132 108 138C108 112 116 96 132 86C162 88 196 78 214 58C212 36 202 20 186 14Z',
        'M176 22C132 14 104 46 106 100M190 26C152 40 120 56 114 96M204 40C176 62 146 70 126 86',
        'M112 56C122 38 140 30 162 30',
      ),
      lock(
        'M194 18C222 30 232 70 222 116C218 128 214 134 212 138C212 110 206 84 190 66Z',
        'M206 40C218 66 218 92 216 116',
      ),
    ),
  },
  crop: {
    showsEars: true,
    back: fall(skull),
    front: lock(
      'M99 120C90 66 104 30 146 22C160 14 178 22 190 26C222 36 230 72 221 120C217 106 216 94 212 84C204 74 200 78 190 72C178 80 172 68 160 72C148 80 140 70 130 74C120 80 114 74 108 84C104 96 102 108 99 120Z',
      'M116 72C116 54 126 38 142 30M134 70C134 54 142 42 154 34M156 70C156 56 162 44 172 38M178 72C180 58 184 48 188 42M200 74C202 62 202 54 200 48',
      'M116 48C126 32 144 24 166 26',
    ),
  },
  parting: {
    showsEars: true,
    back: fall(skull),
    front: all(
      lock(
        'M128 26C160 2 216 12 224 66C226 86 224 104 220 120C216 104 212 92 206 80C176 80 146 66 128 46Z',
        'M138 34C170 20 204 32 214 72M136 44C168 40 196 56 208 82',
        'M152 32C176 26 196 36 206 52',
      ),
      lock('M132 24C104 32 92 66 100 120C104 102 108 88 114 78C122 68 128 56 130 46Z', 'M122 38C106 56 104 80 104 102'),
    ),
  },
  swept: {
    showsEars: true,
    underHat: 'crop',
    back: fall(skull),
    front: lock(
      'M99 120C88 60 110 14 164 8C216 8 234 60 221 120C217 98 210 80 196 70C172 58 144 60 124 72C110 84 104 100 99 120Z',
      'M114 82C110 46 136 14 176 14M130 66C130 36 156 18 190 26M152 58C156 38 178 30 202 42M178 58C186 46 198 46 210 60',
      'M116 46C126 24 150 12 178 14',
    ),
  },
  buzz: {
    showsEars: true,
    back: none,
    front: (b, hair) =>
      b.form(
        'M101 112C94 58 120 34 160 34C200 34 226 58 219 112C214 94 212 84 206 76C192 64 176 62 160 62C144 62 128 64 114 76C108 84 106 94 101 112Z',
        hair,
        {
          depth: 14,
          rim: 2,
          lit: 5,
        },
      ) + b.soft(134, 50, 24, '#FFFFFF', 0.16, 10),
  },
  ringlets: {
    showsEars: true,
    underHat: 'crop',
    back: fall(skull),
    front: curly(
      [84, 74, 76, 11, 112],
      [116, 60, 50, 8, 86],
      [
        [92, 66, 66, 8, 92],
        [84, 46, 60, 6, 64],
        [72, 26, 40, 3, 44],
      ],
    ),
  },
  bald: { showsEars: true, back: none, front: (b) => b.soft(136, 60, 26, '#FFFFFF', 0.4, 11) },
}

export function hairdoOf({ style }: Person, hatHeight: number): Hairdo {
  const { underHat } = HAIRDOS[style]
  return HAIRDOS[hatHeight > 0 && underHat ? underHat : style]
}
