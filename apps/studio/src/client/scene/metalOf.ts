import { seedFrom } from '@apogee/art/seed'

const METALS = ['gold', 'gold', 'gold', 'silver', 'rose', 'copper', 'tinted', 'onyx'] as const

/** What the frame of a game is made of; gold most often. `scene.css` says what each looks like. */
export const metalOf = (seed: string): (typeof METALS)[number] => seedFrom(`${seed}/metal`).pick(METALS)
