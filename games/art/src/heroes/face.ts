import { type Brush, GOLD, type Ramp } from './brush.ts'
import { circle, leaf } from './line.ts'
import type { Person } from './person.ts'

// The head that tiles and tables share. It does not import lettering: a game's client draws with it too.

/** Outlines from the hairline to the chin. Eyes, nose and mouth have the same places in all of them. */
const HEADS: Readonly<Record<Person['head'], string>> = {
  oval: 'M102 106C102 62 128 42 160 42C192 42 218 62 218 106C218 136 212 158 198 176C186 191 172 201 160 201C148 201 134 191 122 176C108 158 102 136 102 106Z',
  round:
    'M100 110C100 64 128 42 160 42C192 42 220 64 220 110C220 142 214 162 201 178C189 192 175 199 160 199C145 199 131 192 119 178C106 162 100 142 100 110Z',
  square:
    'M101 106C101 62 128 42 160 42C192 42 219 62 219 106C219 136 217 156 210 170C202 188 184 204 171 207C164 208 156 208 149 207C136 204 118 188 110 170C103 156 101 136 101 106Z',
  long: 'M104 104C104 60 130 42 160 42C190 42 216 60 216 104C216 138 212 162 201 182C191 199 175 209 160 209C145 209 129 199 119 182C108 162 104 138 104 104Z',
  heart:
    'M100 102C100 60 127 42 160 42C193 42 220 60 220 102C220 132 212 155 196 175C184 190 172 203 160 203C148 203 136 190 124 175C108 155 100 132 100 102Z',
}

/** Width, height and tilt of an eye. */
const EYES: Readonly<Record<Person['eyes'], readonly [number, number, number]>> = {
  open: [0.94, 0.94, 0],
  almond: [0.95, 0.82, -4],
  narrow: [0.92, 0.72, -6],
  deep: [0.92, 0.78, 2],
}

const NOSES: Readonly<Record<Person['nose'], string>> = {
  small: 'M150 150Q154 154 158 152.500M162 152.500Q166 154 170 150',
  straight: 'M148 150Q152 155 158 153.500M162 153.500Q168 155 172 150M167 118Q169 136 167 144',
  broad: 'M144 149Q150 157 158 154M162 154Q170 157 176 149',
}

const hasPaint = ({ who }: Person): boolean => who === 'her'

/** Draws both eyes: `draw` draws one at 0, 0 with its outer corner on the right. */
function eyes({ eyes: kind, who }: Person, draw: (side: 1 | -1) => string): string {
  const [wide, high, tilt] = EYES[kind]
  const size = who === 'her' ? 1 : 0.9
  return ([-1, 1] as const)
    .map(
      (side) =>
        `<g transform="translate(${160 + side * 27} 117) scale(${side * wide * size} ${high * size}) rotate(${tilt})">${draw(side)}</g>`,
    )
    .join('')
}

const WHITE = 'M-17 4C-11-10 4-15 12-11C16-9 19-4 20-1C13 10-7 14-17 4Z'

export const neckOf = (b: Brush, { skin, who }: Person): string =>
  b.form(
    who === 'her'
      ? 'M134 184C136 214 130 228 114 238L160 272L206 238C190 228 184 214 186 184Z'
      : 'M124 176C127 212 120 228 104 238L160 274L216 238C200 228 193 212 196 176Z',
    skin,
    { depth: 12, rim: 2, lit: 0, inside: b.soft(164, 200, 52, '#2A0C18', 0.7, 30) },
  )

const ears = (b: Brush, { skin }: Person): string =>
  [-1, 1]
    .map((side) => {
      const x = 160 + side * 60
      return (
        b.form(circle(x, 128, 10, 19), skin, { depth: 8, rim: 2, lit: 4 }) +
        b.stroke(`M${x + side * 3} 118Q${x + side * 6} 130 ${x} 138`, skin[2], 2.6, 0.7)
      )
    })
    .join('')

/** The beard on the face, clipped at its outline, and the hair beyond the chin. */
function beardOf(b: Brush, { beard, hair }: Person): { under: string; inside: string } {
  const jaw =
    'M88 116L103 122C106 146 110 160 126 164C138 150 150 151 160 155C170 151 182 150 194 164C210 160 214 146 217 122L232 116V236H88Z'
  const lips =
    'M134 157C146 152 154 154 160 156C166 154 174 152 186 157C180 151 168 147 160 150C152 147 140 151 134 157Z'
  if (beard === 'stubble') return { under: '', inside: `<g opacity=".34">${b.flat(jaw, hair[1])}</g>` }
  if (beard === 'short' || beard === 'full') {
    const strands =
      'M112 150Q116 176 134 194M126 170Q138 192 150 202M208 150Q204 176 186 194M194 170Q182 192 170 202M160 190V206'
    const inside =
      b.flat(jaw, b.fill([hair[1], hair[2]], 90), 0.94) +
      b.stroke(strands, hair[0], 2, 0.35) +
      b.flat(lips, hair[1], 0.9)
    const under =
      beard === 'full'
        ? b.form('M102 136C102 172 120 222 160 226C200 222 218 172 218 136Z', hair, { depth: 14, rim: 3, lit: 0 })
        : ''
    return { under, inside }
  }
  const moustache =
    beard === 'moustache'
      ? b.form(
          'M160 156C150 149 136 152 124 167C138 169 152 167 160 162C168 167 182 169 196 167C184 152 170 149 160 156Z',
          hair,
          {
            depth: 5,
            rim: 1.6,
            lit: 3,
          },
        )
      : ''
  return { under: '', inside: moustache }
}

const FRECKLES = [-34, -26, -20, 20, 27, 35, -30, 31, -14, 14]

/** A face from the hairline to the chin with nose, cheeks and the whites of the eyes. `showsEars`: the hair is off them. */
export function faceOf(b: Brush, person: Person, showsEars: boolean): string {
  const { skin, head, nose, hasFreckles, isOlder } = person
  const beard = beardOf(b, person)
  const blush = hasPaint(person) ? 0.34 : 0.16
  const lines = isOlder
    ? b.stroke(
        'M124 152Q118 162 121 172M196 152Q202 162 199 172M134 70Q160 64 186 70M106 118l-5-4M214 118l5-4',
        skin[2],
        2,
        0.6,
      )
    : ''
  const freckles = hasFreckles
    ? FRECKLES.map((dx, i) => b.flat(circle(160 + dx, 142 + ((i * 7) % 11), 1.5), skin[2], 0.6)).join('')
    : ''
  return (
    (showsEars ? ears(b, person) : '') +
    beard.under +
    b.form(HEADS[head], skin, {
      depth: 9,
      rim: 2.4,
      lit: 6,
      inside:
        b.soft(232, 150, 84, skin[2], 0.95, 110) +
        b.soft(160, 40, 74, skin[2], 0.85, 34) +
        b.soft(160, 208, 60, skin[2], 0.7, 22) +
        b.soft(128, 140, 40, skin[0], 0.7, 34) +
        b.soft(146, 74, 34, skin[0], 0.6, 18) +
        b.soft(122, 152, 22, '#FF6A5A', blush, 14) +
        b.soft(198, 152, 22, '#FF6A5A', blush, 14) +
        lines +
        freckles +
        b.soft(166, 150, nose === 'broad' ? 20 : 15, skin[2], 0.75, 9) +
        b.soft(168, 128, 7, skin[2], 0.6, 20) +
        b.soft(157, 126, 5, '#FFFFFF', 0.42, 24) +
        b.soft(158, 144, nose === 'broad' ? 9 : 6, '#FFFFFF', 0.5, 5) +
        b.stroke(NOSES[nose], skin[2], 2.4, 0.7) +
        beard.inside,
    }) +
    eyes(
      person,
      () => b.soft(2, -4, 27, skin[2], 0.55, 17) + b.flat(WHITE, '#FFFBF6') + b.soft(2, -10, 20, '#3A2438', 0.5, 8),
    )
  )
}

/** Iris and pupil, which can be moved by a few units. */
export const irisOf = (b: Brush, person: Person): string =>
  eyes(
    person,
    (side) =>
      b.flat(circle(1, -1.5, 10), b.ball(person.iris)) +
      b.flat(circle(1, -1.5, 4.6), '#07050A') +
      b.flat(circle(1 - side * 3.4, -5.5, 2.9), '#fff') +
      b.flat(circle(1 + side * 3.2, 2.4, 1.3), '#fff', 0.75),
  )

const LASH = '#1E0A10'
const lashes = (b: Brush, person: Person): string =>
  eyes(person, () =>
    hasPaint(person)
      ? b.flat('M-19 6C-13-14 6-20 20-6L27-10C25-2 23 2 19 2C9-11-9-10-19 6Z', LASH) +
        b.stroke('M-9 11Q6 14 15 4', LASH, 1.3, 0.5) +
        (person.eyes === 'narrow' ? '' : b.stroke('M-13-13Q2-23 18-13', person.skin[2], 2, 0.75))
      : b.flat('M-18 5C-12-12 5-16 20-4L21 0C9-10-8-10-18 5Z', LASH) +
        b.stroke('M-9 10Q6 13 15 4', person.skin[2], 1.6, 0.8) +
        (person.eyes === 'narrow' ? '' : b.stroke('M-14-11Q2-19 18-10', person.skin[2], 2, 0.8)),
  )

/** The brows, which rise when they are glad. */
export function browsOf(b: Brush, { who, hair, isOlder }: Person): string {
  const d =
    who === 'her' ? 'M-18 4C-6-5 10-7 24 2C12-1-4 1-16 8Z' : 'M-20 4C-8-5 10-7 25 2C18 3-2 2-18 12C-21 10-21 7-20 4Z'
  return [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${160 + side * 27} ${who === 'her' ? 91 : 94}) scale(${side * 0.94} .94)">${b.flat(d, hair[isOlder ? 1 : 2], 0.92)}</g>`,
    )
    .join('')
}

/** The lids of closed eyes, over everything except the brows. */
export const lidsOf = (b: Brush, person: Person): string =>
  eyes(
    person,
    () =>
      b.flat('M-21 5C-15-18 8-23 25-9C23 9 4 17-21 5Z', b.fill([person.skin[1], person.skin[2]], 90)) +
      b.stroke('M-18 5C-8 12 9 11 22 0', LASH, hasPaint(person) ? 4.2 : 3),
  )

/** A mouth is drawn on 160, 171; a man's is flatter. */
const mouth = ({ who }: Person, drawn: string): string =>
  `<g transform="translate(160 171) scale(${who === 'her' ? '.84 .84' : '.88 .74'}) translate(-160 -171)">${drawn}</g>`

const corners = (b: Brush, { skin, beard }: Person, from: number): string =>
  beard === 'short' || beard === 'full' || beard === 'moustache'
    ? ''
    : b.stroke(
        `M${from} 162Q${from + 3} 167 ${from + 8} 167M${320 - from} 162Q${317 - from} 167 ${312 - from} 167`,
        skin[2],
        2.6,
        0.9,
      )

/** A closed, friendly mouth. */
export const smile = (b: Brush, person: Person): string =>
  mouth(
    person,
    b.flat(
      'M133 165C144 166 154 163 160 165.500C166 163 176 166 187 165C178 179 169 184 160 184C151 184 142 179 133 165Z',
      b.fill(person.lips, 90),
    ) +
      b.stroke('M133 165C144 172 154 174 160 173C166 174 176 172 187 165', person.lips[2] ?? LASH, 2.4, 0.95) +
      b.soft(160, 179, 12, '#FFFFFF', hasPaint(person) ? 0.4 : 0.16, 2.6) +
      corners(b, person, 128),
  )

export const grin = (b: Brush, person: Person): string =>
  mouth(
    person,
    b.flat(
      'M135 166C145 161 154 159 160 162C166 159 175 161 185 166C178 182 170 188 160 188C150 188 142 182 135 166Z',
      b.fill(person.lips, 90),
    ) +
      b.flat(
        'M140 167C152 168 168 168 180 167C175 178 168 181.500 160 181.500C152 181.500 145 178 140 167Z',
        '#FFFAF6',
      ) +
      b.soft(160, 168, 20, '#5A2A3A', 0.4, 3) +
      b.soft(160, 185, 12, '#FFFFFF', hasPaint(person) ? 0.4 : 0.12, 2) +
      corners(b, person, 131),
  )

export const speech = (b: Brush, person: Person): string =>
  mouth(
    person,
    b.flat(
      'M140 167C148 161 154 160 160 163C166 160 172 161 180 167C178 184 170 192 160 192C150 192 142 184 140 167Z',
      b.fill(person.lips, 90),
    ) +
      b.flat('M146 169C152 167 168 167 174 169C172 181 167 186 160 186C153 186 148 181 146 169Z', '#4A0616') +
      b.flat(
        'M148 168.500C154 167 166 167 172 168.500C171 173 166 174.500 160 174.500C154 174.500 149 173 148 168.500Z',
        '#FFF8F4',
      ) +
      b.soft(160, 183, 9, '#FF8A8A', 0.7, 4),
  )

const JEWELS: Readonly<Record<Person['jewel'], (b: Brush, x: number) => string>> = {
  none: () => '',
  stud: (b, x) => b.flat(circle(x, 149, 4.6), b.ball(['#FFFFFF', '#BFE6FF', '#5A86B8'])),
  drop: (b, x) =>
    b.flat(circle(x, 150, 4.6), b.fill(GOLD)) + b.flat(leaf([x, 154], [x, 172], 4), b.fill(['#C0FFF0', '#0A9A8A'], 90)),
  hoop: (b, x) => b.stroke(circle(x, 162, 10, 12), '#7A3E06', 4.6) + b.stroke(circle(x, 162, 10, 12), '#FFD86A', 3),
}

const FRAMES: Readonly<
  Record<Exclude<Person['glasses'], 'none'>, readonly [lens: string, color: string, width: number]>
> = {
  round: [circle(0, 0, 25, 24), '#D8A848', 3],
  horn: ['M-25-15Q2-21 27-14Q29 10 14 17Q-8 21-20 12Q-26 2-25-15Z', '#2A1812', 5],
}

function glassesOf(b: Brush, { glasses }: Person): string {
  if (glasses === 'none') return ''
  const [lens, color, width] = FRAMES[glasses]
  const one = (side: number) =>
    `<g transform="translate(${160 + side * 27} 118) scale(${side} 1)">${
      b.flat(lens, '#DDEBFF', 0.1) + b.stroke(lens, color, width) + b.stroke('M-14-10L-4 10', '#FFFFFF', 3, 0.3)
    }</g>`
  return one(-1) + one(1) + b.stroke('M156 113Q160 109 164 113M107 112L98 110M213 112L222 110', color, width)
}

/** Everything in front of the eyes that moves with the head, under the hair's front and a hat. */
export const before = (b: Brush, person: Person): string => lashes(b, person) + glassesOf(b, person)

export const jewels = (b: Brush, person: Person): string => JEWELS[person.jewel](b, 99) + JEWELS[person.jewel](b, 221)

/** The colours of a painted nail or a bare one. */
export const nailOf = (person: Person): Ramp =>
  hasPaint(person)
    ? ['#FFD8D0', person.lips[0] ?? '#F27A7A', person.lips[1] ?? '#C02A44']
    : [person.skin[0], person.skin[0], person.skin[1]]
