import type { Material, Mode } from './synth/strike.ts'

/** A body in the games' worlds: a material, and the pitch of a piece as large as a symbol. */
export interface Body extends Material {
  /** Hertz. */
  readonly hz: number
}

/** The noise of a touch: middle of its band in hertz, width, seconds, loudness. */
const touch = (hz: number, q: number, seconds: number, gain: number) => ({ hz, q, seconds, gain })

// The ratios follow from the shapes: bars free at both ends (1, 2.76, 5.40, 8.93), bars thinned in the middle like a
// marimba's (1, 3.93, 9.6), free discs (1, 1.73, 2.33, 3.91 ...), skins (1, 1.59, 2.14 ...), bowls of glass (1, 2.32,
// 4.25 ...), cast bells.
const BAR: readonly Mode[] = [
  [1, 1, 1],
  [2.76, 0.5, 0.55],
  [5.4, 0.26, 0.34],
  [8.93, 0.14, 0.2],
]
const BLOCK: readonly Mode[] = [
  [1, 1, 1],
  [1.47, 0.8, 0.85],
  [2.09, 0.85, 0.7],
  [3.39, 0.7, 0.5],
  [5.2, 0.4, 0.34],
]
const DISC: readonly Mode[] = [
  [1, 0.8, 1],
  [1.73, 1, 0.9],
  [2.33, 0.75, 0.75],
  [3.91, 0.6, 0.6],
  [4.11, 0.42, 0.5],
  [6.3, 0.28, 0.36],
]
const SKIN: readonly Mode[] = [
  [1, 1, 1],
  [1.59, 0.8, 0.8],
  [2.14, 0.7, 0.65],
  [2.3, 0.6, 0.6],
  [2.92, 0.5, 0.5],
  [4.06, 0.34, 0.36],
]
const BOWL: readonly Mode[] = [
  [1, 1, 1],
  [2.32, 0.6, 0.7],
  [4.25, 0.4, 0.5],
  [6.63, 0.24, 0.34],
  [9.38, 0.12, 0.22],
]
const BELL: readonly Mode[] = [
  [0.5, 0.5, 1.4],
  [1, 1, 1],
  [1.18, 0.7, 0.8],
  [1.51, 0.4, 0.6],
  [2, 0.8, 0.6],
  [2.66, 0.34, 0.4],
  [3.01, 0.3, 0.34],
  [4.17, 0.2, 0.24],
]
const PLATE: readonly Mode[] = [
  [1, 1, 1],
  [1.34, 0.9, 0.9],
  [1.79, 0.8, 0.8],
  [2.12, 0.7, 0.7],
  [2.66, 0.55, 0.6],
  [3.9, 0.4, 0.5],
  [5.9, 0.26, 0.36],
]

export const BODIES = {
  oak: { modes: BLOCK, hz: 236, ring: 0.2, contact: 0.8, touch: touch(1000, 0.7, 0.026, 0.9) },
  wood: { modes: BLOCK, hz: 330, ring: 0.15, contact: 0.6, touch: touch(1300, 0.9, 0.018, 0.45) },
  bamboo: {
    modes: [
      [1, 1, 1],
      [2.57, 0.4, 0.5],
      [4.6, 0.18, 0.3],
    ],
    hz: 470,
    ring: 0.17,
    contact: 0.8,
    touch: touch(2100, 1.4, 0.016, 0.4),
  },
  stone: {
    modes: [
      [1, 1, 1],
      [1.7, 0.8, 0.8],
      [2.32, 0.7, 0.6],
      [3.1, 0.5, 0.5],
      [4.6, 0.34, 0.4],
    ],
    hz: 540,
    ring: 0.07,
    contact: 0.4,
    touch: touch(2600, 0.6, 0.03, 0.7),
  },
  bone: { modes: BAR, hz: 720, ring: 0.08, contact: 0.5, touch: touch(2900, 1.2, 0.012, 0.5) },
  clay: { modes: DISC, hz: 1500, ring: 0.07, contact: 0.4, touch: touch(3300, 0.9, 0.012, 0.4) },
  glass: { modes: BOWL, hz: 930, ring: 0.75, contact: 0.25, touch: touch(5200, 1, 0.01, 0.3) },
  crystal: {
    modes: [
      [1, 1, 1],
      [2, 0.6, 0.9],
      [3.01, 0.5, 0.8],
      [4.65, 0.36, 0.6],
      [6.2, 0.22, 0.5],
    ],
    hz: 1240,
    ring: 1.1,
    contact: 0.2,
    touch: touch(6800, 1, 0.008, 0.3),
  },
  ice: { modes: BOWL, hz: 1480, ring: 0.22, contact: 0.16, touch: touch(5600, 0.6, 0.04, 0.6) },
  shell: { modes: BAR, hz: 1130, ring: 0.13, contact: 0.3, touch: touch(3900, 1.4, 0.014, 0.35) },
  bronze: { modes: BELL, hz: 420, ring: 0.9, contact: 0.5, touch: touch(2400, 0.8, 0.014, 0.25) },
  iron: { modes: PLATE, hz: 270, ring: 0.34, contact: 0.5, touch: touch(1700, 0.7, 0.02, 0.4) },
  steel: { modes: BAR, hz: 560, ring: 0.42, contact: 0.3, touch: touch(4200, 0.9, 0.012, 0.35) },
  tin: { modes: PLATE, hz: 400, ring: 0.15, contact: 0.35, touch: touch(3100, 0.6, 0.024, 0.5) },
  gold: { modes: DISC, hz: 2350, ring: 0.72, contact: 0.12, touch: touch(7600, 0.8, 0.008, 0.3) },
  skin: { modes: SKIN, hz: 185, ring: 0.24, contact: 0.9, touch: touch(1000, 0.6, 0.03, 0.8) },
  leather: { modes: SKIN, hz: 150, ring: 0.12, contact: 1.4, touch: touch(1300, 0.5, 0.04, 1.1) },
  felt: { modes: [[1, 1, 1]], hz: 240, ring: 0.05, contact: 1.8, touch: touch(1100, 0.5, 0.05, 1.8) },
  candy: {
    modes: [
      [1, 1, 1],
      [1.9, 0.5, 0.6],
      [2.9, 0.26, 0.4],
    ],
    hz: 830,
    ring: 0.08,
    contact: 0.7,
    touch: touch(2500, 1.2, 0.01, 0.3),
  },
  relay: {
    modes: [
      [1, 1, 1],
      [3, 0.5, 0.6],
      [5, 0.34, 0.4],
      [7, 0.22, 0.3],
      [11, 0.14, 0.2],
    ],
    hz: 610,
    ring: 0.06,
    contact: 0.15,
    touch: touch(4800, 0.7, 0.01, 0.5),
  },
  drop: { modes: [], hz: 520, ring: 0.05, contact: 2, touch: touch(2400, 0.5, 0.02, 0.16), bubble: 0.13 },
} satisfies Record<string, Body>

export type BodyName = keyof typeof BODIES

/** Damped like a symbol in its frame: rings for this fraction of the time it would when hanging free. */
export const damped = <M extends Material>(material: M, share: number): M => ({
  ...material,
  ring: material.ring * share,
})
