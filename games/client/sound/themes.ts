import type { BodyName } from './materials.ts'
import type { VoiceName } from './voices.ts'

export interface Room {
  /** Seconds in which it decays by 60 dB. */
  readonly seconds: number
  /** Cutoff of the reverb, in hertz. */
  readonly bright: number
  /** Milliseconds until the first reflection. */
  readonly firstMs: number
  /** Gain of the reverb. */
  readonly wet: number
}

const ROOMS = {
  small: { seconds: 0.35, bright: 5200, firstMs: 6, wet: 1.1 },
  garden: { seconds: 0.5, bright: 4200, firstMs: 14, wet: 0.8 },
  open: { seconds: 0.3, bright: 3000, firstMs: 28, wet: 0.6 },
  hall: { seconds: 1.3, bright: 4400, firstMs: 18, wet: 0.7 },
  cave: { seconds: 1.8, bright: 2600, firstMs: 24, wet: 0.8 },
  plate: { seconds: 1, bright: 8500, firstMs: 3, wet: 0.7 },
  vast: { seconds: 2.4, bright: 5600, firstMs: 40, wet: 0.6 },
} satisfies Record<string, Room>

/** Body, latch, size in semitones, voice, room. */
type Row = readonly [BodyName, BodyName, number, VoiceName, keyof typeof ROOMS]

/** No two rows have the same first three values, so that reel stops differ in every theme. */
export const THEMES: Readonly<Record<string, Row>> = {
  dragonfire: ['stone', 'iron', -5, 'bell', 'cave'],
  koi: ['bamboo', 'drop', 2, 'koto', 'garden'],
  egypt: ['stone', 'bronze', -2, 'oud', 'cave'],
  fruitzap: ['candy', 'glass', 3, 'marimba', 'small'],
  fox: ['wood', 'bamboo', 1, 'koto', 'garden'],
  western: ['wood', 'iron', -3, 'banjo', 'small'],
  classic: ['steel', 'wood', 0, 'vibes', 'hall'],
  space: ['relay', 'glass', -4, 'bowl', 'vast'],
  sweets: ['candy', 'wood', 7, 'box', 'small'],
  viking: ['oak', 'iron', -5, 'lyre', 'hall'],
  kraken: ['oak', 'drop', -2, 'bell', 'cave'],
  honey: ['felt', 'wood', 3, 'tongue', 'garden'],
  roulette: ['wood', 'clay', 0, 'vibes', 'hall'],
  witch: ['iron', 'glass', -1, 'celesta', 'cave'],
  jade: ['stone', 'shell', 4, 'koto', 'hall'],
  tiki: ['bamboo', 'skin', -2, 'ukulele', 'garden'],
  penguin: ['ice', 'drop', 1, 'celesta', 'open'],
  farm: ['wood', 'tin', 3, 'banjo', 'open'],
  cyber: ['relay', 'tin', 2, 'pulse', 'plate'],
  vampire: ['oak', 'glass', 1, 'celesta', 'hall'],
  crash: ['steel', 'relay', -4, 'pulse', 'vast'],
  plains: ['skin', 'bone', -1, 'lyre', 'open'],
  clover: ['wood', 'gold', 5, 'harp', 'garden'],
  jungle: ['bamboo', 'skin', -4, 'tongue', 'garden'],
  muertos: ['bone', 'wood', 2, 'nylon', 'small'],
  pearl: ['shell', 'drop', 0, 'bowl', 'garden'],
  robots: ['tin', 'relay', -2, 'pulse', 'plate'],
  gems: ['crystal', 'stone', 0, 'bowl', 'cave'],
  tiger: ['bamboo', 'bronze', -4, 'koto', 'hall'],
  pirate: ['oak', 'gold', 3, 'nylon', 'small'],
  panda: ['bamboo', 'wood', 6, 'koto', 'garden'],
  genie: ['bronze', 'glass', 4, 'oud', 'hall'],
  mammoth: ['ice', 'bone', -7, 'tongue', 'cave'],
  toad: ['clay', 'drop', -5, 'celesta', 'garden'],
  riviera: ['glass', 'clay', 1, 'vibes', 'small'],
  unicorn: ['crystal', 'glass', 5, 'box', 'hall'],
  phoenix: ['bronze', 'bone', -2, 'harp', 'hall'],
  dino: ['bone', 'stone', -7, 'tongue', 'cave'],
  greek: ['stone', 'bronze', 3, 'lyre', 'hall'],
  football: ['leather', 'tin', 1, 'marimba', 'open'],
  blackjack: ['felt', 'clay', -1, 'vibes', 'small'],
  fishing: ['drop', 'wood', -1, 'tongue', 'open'],
  circus: ['skin', 'tin', 5, 'box', 'hall'],
  halloween: ['bone', 'oak', -3, 'celesta', 'hall'],
  frostfair: ['ice', 'glass', 6, 'box', 'open'],
  stage: ['leather', 'steel', 5, 'vibes', 'hall'],
  kitchen: ['tin', 'glass', 5, 'marimba', 'small'],
  mine: ['iron', 'stone', 4, 'banjo', 'cave'],
  noir: ['felt', 'iron', -5, 'vibes', 'small'],
  safari: ['skin', 'wood', 2, 'tongue', 'open'],
  bazaar: ['clay', 'bronze', 1, 'oud', 'small'],
}

const COMMON = THEMES['classic'] as Row // an entry of the record above

/** The row of a theme; an unknown theme sounds like a fruit machine. */
export const rowOf = (theme: string): Row => THEMES[theme] ?? COMMON

export const roomOf = (theme: string): Room => ROOMS[rowOf(theme)[4]]
