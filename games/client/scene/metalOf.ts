import { seedFrom } from '@apogee/art/seed'

const METALS = ['gold', 'gold', 'gold', 'silver', 'rose', 'copper', 'tinted', 'onyx'] as const

/** The material of a game's frame; gold most often. `scene.css` defines the look of each. */
export const metalOf = (seed: string): (typeof METALS)[number] => seedFrom(`${seed}/metal`).pick(METALS)
