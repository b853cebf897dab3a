import { seedFrom } from './seed.ts'

/** A game known by its kind, such as a wheel or a hand of cards, has its emblem in its seed. */
const EMBLEM = /^hero:([a-z-]+)\//

/** The subjects a game may show instead of an emblem of the set. The emblem itself stays one of the choices. */
const STARS: Readonly<Record<string, readonly string[]>> = {
  wheel: ['hero-wheel', 'hero-host', 'hero-ballrunner', 'hero-host-dawn', 'hero-wheel', 'wheel'],
  chip: ['hero-wheel', 'chip', 'hero-host-night'],
  cards: ['hero-hand', 'hero-host-night', 'hero-cardsharp', 'hero-host'],
  joker: ['hero-hand', 'hero-host-dawn', 'hero-hand', 'hero-host-night'],
  dragon: ['hero-wyrm', 'hero-wyrm-jade', 'hero-wyrm-frost', 'dragon'],
  'dragon-face': ['hero-wyrm-jade', 'hero-wyrm-frost', 'hero-wyrm', 'dragon-face', 'dragon-face'],
  'tiger-face': ['hero-tiger', 'tiger-face', 'tiger-face'],
  bear: ['hero-bear', 'bear', 'bear'],
  fox: ['hero-kitsune', 'fox', 'fox'],
  beetle: ['hero-scarab', 'beetle', 'beetle'],
  astronaut: ['hero-miner', 'astronaut', 'astronaut'],
  skull: ['hero-skull', 'skull', 'skull'],
  snake: ['hero-rattler', 'snake', 'snake', 'snake'],
  rocket: ['hero-rocket', 'hero-jetmonkey', 'hero-cometrider', 'rocket'],
  comet: ['hero-cometrider', 'hero-jetmonkey', 'comet'],
  bomb: ['hero-mine', 'hero-mole', 'hero-mine', 'hero-mole', 'bomb'],
  mammoth: ['hero-mammoth', 'mammoth', 'mammoth'],
  bison: ['hero-bison', 'bison', 'bison'],
  'woman-genie': ['hero-genie', 'woman-genie', 'woman-genie'],
  'man-genie': ['hero-genie', 'man-genie', 'man-genie'],
  'crystal-ball': ['hero-witch', 'crystal-ball', 'crystal-ball'],
  moai: ['hero-tiki', 'moai', 'moai'],
  flamingo: ['hero-flamingo', 'flamingo', 'flamingo'],
  frog: ['hero-toad', 'frog', 'frog'],
  rooster: ['hero-rooster', 'rooster', 'rooster'],
  't-rex': ['hero-dino', 't-rex', 't-rex'],
  oyster: ['hero-pearl', 'oyster', 'oyster'],
  'gem-stone': ['hero-diamond', 'gem-stone', 'gem-stone', 'gem-stone'],
  peach: ['hero-peach', 'peach', 'peach'],
  'four-leaf-clover': ['hero-clover', 'four-leaf-clover', 'four-leaf-clover'],
  'man-elf': ['hero-clover', 'man-elf'],
  'long-drum': ['hero-drum', 'long-drum', 'long-drum'],
  seven: ['hero-seven', 'seven', 'seven', 'seven'],
  cupcake: ['hero-cupcake', 'cupcake', 'cupcake'],
  'ferris-wheel': ['hero-moneywheel', 'hero-host', 'hero-moneywheel', 'hero-host-night'],
  pegs: ['hero-plinko', 'hero-gumball', 'hero-plinko', 'hero-gumball', 'pegs'],
  lion: ['hero-lion', 'lion', 'lion'],
  wolf: ['hero-wolf', 'wolf', 'wolf'],
  owl: ['hero-owl', 'owl', 'owl'],
  elephant: ['hero-elephant', 'elephant', 'elephant'],
  swan: ['hero-swan', 'swan', 'swan'],
  dolphin: ['hero-dolphin', 'dolphin', 'dolphin'],
  crown: ['hero-regalia', 'crown', 'crown', 'crown'],
  locomotive: ['hero-express', 'locomotive', 'locomotive'],
  violin: ['hero-fiddler', 'violin', 'violin'],
  parrot: ['hero-parrot', 'parrot', 'parrot'],
  raccoon: ['hero-raccoon', 'raccoon', 'raccoon'],
  turtle: ['hero-turtle', 'turtle', 'turtle'],
  ox: ['hero-bull', 'ox', 'ox'],
  starliner: ['hero-starliner'],
  skyferry: ['hero-skyferry'],
}

/** The emblem in a game's seed, if any. */
export const emblemOf = (seed: string): string | undefined => EMBLEM.exec(seed)?.[1]

/** The subject this game shows instead of that emblem; undefined where there is no choice. */
export function starFor(emblem: string, seed: string): string | undefined {
  const stars = STARS[emblem]
  return stars ? seedFrom(`${seed}/star`).pick(stars) : undefined
}

/** The stars that are people, with the host each of them shows (`heroes/face.ts`). */
const HOST_STARS = { 'hero-host': 'dusk', 'hero-host-night': 'night', 'hero-host-dawn': 'dawn' } as const
export type HostName = (typeof HOST_STARS)[keyof typeof HOST_STARS]

const isHost = (star: string): star is keyof typeof HOST_STARS => Object.hasOwn(HOST_STARS, star)

/**
 * Name of a star's drawing in a theme: a host wears the theme's dress, `hero-host@western`; other stars do not change.
 */
export const drawnIn = (theme: string, star: string): string => (isHost(star) ? `${star}@${theme}` : star)

/** The host under such a name, and the theme of their dress; null if it is no host. */
export function hostDrawn(name: string): { host: HostName; theme: string } | null {
  const [star = '', theme] = name.split('@')
  return theme && isHost(star) ? { host: HOST_STARS[star], theme } : null
}

/** The host at a game's table: the one on its tile, otherwise a pseudorandom one. */
export function hostOf(seed: string): HostName {
  const emblem = emblemOf(seed)
  const star = emblem === undefined ? undefined : starFor(emblem, seed)
  if (star !== undefined && isHost(star)) return HOST_STARS[star]
  return seedFrom(`${seed}/dealer`).pick(Object.values(HOST_STARS))
}
