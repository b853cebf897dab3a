import { v } from '../../tables/vector.ts'
import type { SUIT_COLOURS } from './suits.ts'

type Colours = (typeof SUIT_COLOURS)[keyof typeof SUIT_COLOURS]
export type Court = 'J' | 'Q' | 'K'

// Half a figure in a field of 100 by 70, its foot at the middle of the card: a pilot, a queen with a planet, a king
// with a rocket for a sceptre.

/** The upper half of a court card. */
export function courtHalf(court: Court, colours: Colours): SVGElement {
  const { robe, trim, skin } = colours
  return v(
    'g',
    {},
    ...backOf(court, colours),
    v('path', { d: 'M22 70C22 58 31 53 41 51L59 51C69 53 78 58 78 70Z', fill: robe }),
    v('path', {
      d: 'M22 70C22 58 31 53 41 51L46 70ZM78 70C78 58 69 53 59 51L54 70Z',
      fill: '#000',
      'fill-opacity': 0.16,
    }),
    v('path', { d: 'M40 51L50 66L60 51L55 48H45Z', fill: trim }),
    v('path', {
      d: 'M27 70C28 61 34 57 40 55M73 70C72 61 66 57 60 55',
      fill: 'none',
      stroke: trim,
      'stroke-width': 1.6,
    }),
    v('path', { d: 'M45 44H55V50C55 54 45 54 45 50Z', fill: skin }),
    v('path', { d: 'M45 46C48 49 52 49 55 46V49C52 52 48 52 45 49Z', fill: '#000', 'fill-opacity': 0.18 }),
    v('ellipse', { cx: 50, cy: 37, rx: 11, ry: 12.5, fill: skin }),
    ...face(),
    ...headOf(court, colours),
    ...badgeOf(court, colours),
  )
}

function face(): SVGElement[] {
  return [
    v('ellipse', { cx: 45.6, cy: 37, rx: 1.5, ry: 1.9, fill: '#17131f' }),
    v('ellipse', { cx: 54.4, cy: 37, rx: 1.5, ry: 1.9, fill: '#17131f' }),
    v('path', {
      d: 'M42.5 33.4Q45.4 31.6 48 33.2M52 33.2Q54.6 31.6 57.5 33.4',
      fill: 'none',
      stroke: '#17131f',
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
    }),
    v('path', { d: 'M50 37.5L48.8 41H50.6', fill: 'none', stroke: '#0006', 'stroke-width': 0.9 }),
    v('path', {
      d: 'M46.8 44Q50 46.2 53.2 44',
      fill: 'none',
      stroke: '#7c1f2b',
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }),
    v('circle', { cx: 43.4, cy: 41, r: 2, fill: '#e0503a', 'fill-opacity': 0.25 }),
    v('circle', { cx: 56.6, cy: 41, r: 2, fill: '#e0503a', 'fill-opacity': 0.25 }),
  ]
}

function backOf(court: Court, { hair, robe, trim }: Colours): SVGElement[] {
  const halo = v('circle', { cx: 50, cy: 36, r: 21, fill: trim, 'fill-opacity': 0.28 })
  if (court === 'Q') return [halo, v('path', { d: 'M35 60C29 40 34 22 50 22C66 22 71 40 65 60L57 53H43Z', fill: hair })]
  if (court === 'K')
    return [halo, v('path', { d: 'M30 60C31 50 38 45 50 45C62 45 69 50 70 60Z', fill: robe, 'fill-opacity': 0.6 })]
  return [halo]
}

function headOf(court: Court, { hair, trim, robe }: Colours): SVGElement[] {
  if (court === 'J') {
    return [
      v('path', {
        d: 'M38.6 38C37.6 31 40 28 50 28C60 28 62.4 31 61.4 38C60 33 57 31.4 50 31.4C43 31.4 40 33 38.6 38Z',
        fill: hair,
      }),
      v('path', { d: 'M35 30C35 17 65 17 65 30Z', fill: robe }),
      v('path', { d: 'M33 30C40 26 60 26 67 30L66 33C58 29.6 42 29.6 34 33Z', fill: trim }),
      v('path', { d: 'M40 24C44 20.4 56 20.4 60 24C56 26 44 26 40 24Z', fill: '#bfeaff' }),
      v('path', { d: 'M42 23.6C45 21.6 49 21.2 52 21.6', fill: 'none', stroke: '#fff', 'stroke-width': 1 }),
    ]
  }
  const fringe = v('path', {
    d: 'M39 36C39 27 44 26 50 26C56 26 61 27 61 36C57 31 54 30 50 30C46 30 43 31 39 36Z',
    fill: hair,
  })
  if (court === 'Q') {
    return [
      fringe,
      v('path', {
        d: 'M37 26L34 12L43 19L50 8L57 19L66 12L63 26Q50 22.6 37 26Z',
        fill: '#f4bd3f',
        stroke: '#8a5410',
        'stroke-width': 0.7,
      }),
      ...[
        [34, 12],
        [50, 8],
        [66, 12],
      ].map(([cx, cy]) => v('circle', { cx: cx as number, cy: cy as number, r: 1.9, fill: trim })),
      v('path', {
        d: 'M50 15.5L51.6 19L55 19.6L52.4 21.8L53 25L50 23.3L47 25L47.6 21.8L45 19.6L48.4 19Z',
        fill: '#fff6d8',
      }),
      v('circle', { cx: 39.4, cy: 43, r: 1.6, fill: trim }),
      v('circle', { cx: 60.6, cy: 43, r: 1.6, fill: trim }),
    ]
  }
  return [
    fringe,
    v('path', {
      d: 'M39 39C38 55 46 62 50 63C54 62 62 55 61 39C59 44 56 43.4 50 42.4C44 43.4 41 44 39 39ZM46.4 45Q50 47.4 53.6 45Q50 50 46.4 45Z',
      fill: hair,
      'fill-rule': 'evenodd',
    }),
    v('path', {
      d: 'M36 26L35 13L41 18L45 9L50 17L55 9L59 18L65 13L64 26Q50 22.4 36 26Z',
      fill: '#f4bd3f',
      stroke: '#8a5410',
      'stroke-width': 0.7,
    }),
    v('rect', { x: 36.4, y: 22.6, width: 27.2, height: 3.4, rx: 1.4, fill: robe }),
    v('circle', { cx: 50, cy: 24.2, r: 1.7, fill: trim }),
  ]
}

function badgeOf(court: Court, { trim, robe }: Colours): SVGElement[] {
  if (court === 'J') {
    return [
      v('path', { d: 'M70 58L86 44L76 61Z', fill: '#ffb13d' }),
      v('path', { d: 'M70 58L82 50L75 61Z', fill: '#fff0b0' }),
      v('circle', { cx: 71.5, cy: 60.5, r: 4.2, fill: '#ffe27a', stroke: '#c46f12', 'stroke-width': 0.8 }),
    ]
  }
  if (court === 'Q') {
    return [
      v('circle', { cx: 27, cy: 58, r: 6, fill: trim, stroke: robe, 'stroke-width': 0.8 }),
      v('path', {
        d: 'M22 57Q27 54 31.6 55',
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 1.4,
        'stroke-linecap': 'round',
      }),
      v('ellipse', {
        cx: 27,
        cy: 58,
        rx: 10,
        ry: 2.8,
        fill: 'none',
        stroke: '#f4bd3f',
        'stroke-width': 1.5,
        transform: 'rotate(-18 27 58)',
      }),
    ]
  }
  return [
    v('path', {
      d: 'M74 66V50C74 42 78 38 78 38C78 38 82 42 82 50V66Z',
      fill: '#f3f5ff',
      stroke: robe,
      'stroke-width': 0.8,
    }),
    v('path', { d: 'M74.4 46C75.4 41 78 38 78 38C78 38 80.6 41 81.6 46Z', fill: '#e0364f' }),
    v('circle', { cx: 78, cy: 51, r: 2.2, fill: '#7fd6ff', stroke: '#2c3f8f', 'stroke-width': 0.7 }),
    v('path', { d: 'M74 58L70 66H74ZM82 58L86 66H82Z', fill: '#e0364f' }),
  ]
}
