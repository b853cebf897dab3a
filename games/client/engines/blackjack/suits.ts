import type { Suit } from '../../../engines/blackjack/cards.ts'

/** Suits drawn in a field of 100 by 100. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spades:
    'M50 5C72 30 95 44 95 63A20 20 0 0 1 57 71C58 81 62 90 70 95H30C38 90 42 81 43 71A20 20 0 0 1 5 63C5 44 28 30 50 5Z',
  hearts: 'M50 93C20 66 5 49 5 30A23 23 0 0 1 50 22A23 23 0 0 1 95 30C95 49 80 66 50 93Z',
  diamonds: 'M50 3C60 22 72 38 88 50C72 62 60 78 50 97C40 78 28 62 12 50C28 38 40 22 50 3Z',
  clubs:
    'M50 5A20 20 0 0 1 67 37A20 20 0 1 1 58 72C59 82 63 90 70 95H30C37 90 41 82 42 72A20 20 0 1 1 33 37A20 20 0 0 1 50 5Z',
}

/** Ink, robe, trim and skin of a suit: four courts, not one court in four inks. */
export const SUIT_COLOURS: Readonly<
  Record<Suit, { ink: string; robe: string; trim: string; skin: string; hair: string }>
> = {
  spades: { ink: '#1b2140', robe: '#2c3f8f', trim: '#7fd6ff', skin: '#f0c39a', hair: '#232a4a' },
  hearts: { ink: '#c71f3f', robe: '#c0264a', trim: '#ffd27a', skin: '#8d5534', hair: '#24140f' },
  diamonds: { ink: '#c71f3f', robe: '#d9642a', trim: '#ffe9a8', skin: '#f6d3b4', hair: '#a8551c' },
  clubs: { ink: '#1b2140', robe: '#1f7a63', trim: '#c6f5d2', skin: '#c78f63', hair: '#3b2418' },
}

/** Where the pips of two to ten stand, in a field of 100 by 140. */
export const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [50, 34],
    [50, 106],
  ],
  3: [
    [50, 34],
    [50, 70],
    [50, 106],
  ],
  4: [
    [34, 36],
    [66, 36],
    [34, 104],
    [66, 104],
  ],
  5: [
    [34, 36],
    [66, 36],
    [50, 70],
    [34, 104],
    [66, 104],
  ],
  6: [
    [34, 36],
    [66, 36],
    [34, 70],
    [66, 70],
    [34, 104],
    [66, 104],
  ],
  7: [
    [34, 36],
    [66, 36],
    [50, 53],
    [34, 70],
    [66, 70],
    [34, 104],
    [66, 104],
  ],
  8: [
    [34, 36],
    [66, 36],
    [50, 53],
    [34, 70],
    [66, 70],
    [50, 87],
    [34, 104],
    [66, 104],
  ],
  9: [
    [34, 32],
    [66, 32],
    [34, 57],
    [66, 57],
    [50, 70],
    [34, 83],
    [66, 83],
    [34, 108],
    [66, 108],
  ],
  10: [
    [34, 32],
    [66, 32],
    [50, 44],
    [34, 57],
    [66, 57],
    [34, 83],
    [66, 83],
    [50, 96],
    [34, 108],
    [66, 108],
  ],
}
