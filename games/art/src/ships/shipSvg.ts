/** Light, own colour, shade and rim of each paint. */
const paints = {
  ember: ['#FFD0A8', '#FF6A3D', '#A3204A', '#FFE7D2'],
  violet: ['#DCD0FF', '#8B6CFF', '#3B2399', '#F0EAFF'],
  mint: ['#C8FFE9', '#2FD6A0', '#0C6C66', '#E9FFF7'],
  sky: ['#D3F1FF', '#45B9F5', '#1A4FA3', '#EDF9FF'],
  sand: ['#FFF1C9', '#E7B24A', '#86530F', '#FFF9E6'],
  rose: ['#FFD3E4', '#F2609A', '#8A1B63', '#FFEDF5'],
} as const
type Paint = (typeof paints)[keyof typeof paints]

/** Outline of each hull, nose up in a square of 100, and how far its sides reach from the middle at the wings. */
const hulls = {
  arrow: { path: 'M50 5C61 18 66 40 62 79H38C34 40 39 18 50 5Z', reach: 13, window: 36 },
  manta: { path: 'M50 8C63 19 72 44 77 71Q66 69 62 80H38Q34 69 23 71C28 44 37 19 50 8Z', reach: 20, window: 38 },
  tug: { path: 'M50 10C67 11 74 30 71 54L65 80H35L29 54C26 30 33 11 50 10Z', reach: 20, window: 36 },
} as const
type Hull = (typeof hulls)[keyof typeof hulls]

/** The highest stage: each of them adds a part to those below. */
const maxStage = 7

interface Drawn {
  readonly hull: Hull
  readonly paint: Paint
}

type Part = (ship: Drawn) => string

/** The same shape on both sides of the ship. */
const twice = (shape: string): string => `${shape}<g transform="matrix(-1 0 0 1 100 0)">${shape}</g>`

const halo: Part = () =>
  '<circle cx="50" cy="48" r="44" fill="url(#halo)"/><circle cx="50" cy="48" r="43" fill="none" stroke="#A9C7FF" stroke-width="1.6" stroke-dasharray="2 7.010" stroke-linecap="round"/>' +
  twice('<path d="M12 20l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff"/>')

const wings: Part = ({ hull: { reach } }) =>
  twice(
    `<path d="M${50 - reach} 40L5 70q-2 7 4 8L${50 - reach} 68Z" fill="url(#wing)"/><path d="M${48 - reach} 44L5 70" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>`,
  )

const boosters: Part = () =>
  twice(
    '<path d="M16 52q6-10 12 0v26H16Z" fill="url(#metal)"/><path d="M16 58h12v4H16z" fill="#0B0D20" opacity=".35"/><path d="M18 78h8l2 7H16z" fill="#2B3048"/>',
  )

const fins: Part = ({ hull: { reach } }) =>
  twice(
    `<path d="M${52 - reach} 56Q${36 - reach} 68 ${37 - reach} 90Q${46 - reach} 80 ${54 - reach} 80Z" fill="url(#wing)"/>`,
  )

const body: Part = ({ hull: { path } }) =>
  `<path d="M41 78h18l3 9H38z" fill="#2B3048"/><path d="${path}" fill="url(#hull)"/><path d="${path}" fill="url(#shade)"/>`

const stripe: Part = ({ paint: [, , , rim] }) =>
  `<g clip-path="url(#inside)"><path d="M10 59q40 10 80 0v7q-40 10-80 0z" fill="${rim}" opacity=".9"/><path d="M10 69q40 10 80 0v2.500q-40 10-80 0z" fill="${rim}" opacity=".6"/></g>`

const nose: Part = ({ paint: [, , , rim] }) =>
  `<g clip-path="url(#inside)"><path d="M20 0h60v22Q50 30 20 22z" fill="${rim}" opacity=".92"/></g>`

const gilding: Part = ({ hull: { path } }) =>
  `<g clip-path="url(#inside)"><path d="M20 0h60v19Q50 27 20 19z" fill="url(#gold)"/></g><path d="${path}" fill="none" stroke="url(#gold)" stroke-width="2.600"/>`

const collar: Part = () =>
  '<path d="M24 50q26 15 52 0" fill="none" stroke="#0B0D20" stroke-opacity=".3" stroke-width="6"/><path d="M24 48q26 15 52 0" fill="none" stroke="url(#platinum)" stroke-width="4.600" stroke-linecap="round"/>' +
  twice(
    '<path d="M24 48L17 33" stroke="#9FE7E0" stroke-width="2" stroke-linecap="round"/><circle cx="16.500" cy="31" r="3" fill="#EFFFFD"/>',
  )

const porthole: Part = ({ hull: { window } }) =>
  `<circle cx="50" cy="${window}" r="9.500" fill="#fff" opacity=".85"/><circle cx="50" cy="${window}" r="7.400" fill="url(#glass)"/><circle cx="47.500" cy="${window - 2.5}" r="2" fill="#fff" opacity=".9"/>`

/** Back to front, each with the stage that brings it. */
const parts: readonly (readonly [stage: number, part: Part])[] = [
  [7, halo],
  [3, wings],
  [4, boosters],
  [0, fins],
  [0, body],
  [1, stripe],
  [2, nose],
  [5, gilding],
  [6, collar],
  [0, porthole],
]

const line = (id: string, colours: readonly string[], way = 'x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${way}>${colours.map((colour, at) => `<stop offset="${(at / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`).join('')}</linearGradient>`

const definitions = ({ hull, paint: [light, own, shade] }: Drawn): string =>
  line('hull', [light, own, shade], 'x1=".1" x2="1" y2=".25"') +
  line('wing', [own, shade]) +
  line('metal', ['#F4F7FF', '#B9C3DA', '#67738F'], 'x2="1"') +
  line('gold', ['#FFF3BF', '#F6C445', '#A8720A'], 'x2="1" y2=".4"') +
  line('platinum', ['#F0FFFD', '#9FE7E0', '#3F9A97'], 'x2="1"') +
  '<linearGradient id="shade" x2="0" y2="1"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-color="#0B0D20" stop-opacity=".45"/></linearGradient>' +
  '<radialGradient id="glass" cx=".36" cy=".3" r=".8"><stop stop-color="#E6FBFF"/><stop offset=".5" stop-color="#4CC8F0"/><stop offset="1" stop-color="#1B4F9E"/></radialGradient>' +
  '<radialGradient id="halo"><stop offset=".45" stop-color="#A9C7FF" stop-opacity=".5"/><stop offset="1" stop-color="#A9C7FF" stop-opacity="0"/></radialGradient>' +
  `<clipPath id="inside"><path d="${hull.path}"/></clipPath>`

const isKey = <T extends object>(all: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(all, key)

/** A player's ship, nose up, by hull, colour and stage: `manta-ember-3`. Null for any other name. */
export function shipSvg(name: string): string | null {
  const [, hull = '', colour = '', digit = ''] = /^([a-z]+)-([a-z]+)-(\d)$/.exec(name) ?? []
  const stage = Number(digit)
  if (!isKey(hulls, hull) || !isKey(paints, colour) || stage > maxStage) return null
  const ship = { hull: hulls[hull], paint: paints[colour] }
  const shapes = parts.map(([from, part]) => (stage >= from ? part(ship) : ''))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>${definitions(ship)}</defs>${shapes.join('')}</svg>`
}
