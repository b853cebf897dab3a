import { seedFrom } from './seed.ts'

/** A game known by its kind, such as a wheel or a hand of cards, has its emblem in its seed. */
const EMBLEM = /^hero:([a-z-]+)\//

/** The subjects a game may show instead of an emblem of the set. The emblem itself stays one of the choices. */
const STARS: Readonly<Record<string, readonly string[]>> = {
  wheel: ['hero-dealer', 'hero-wheel', 'hero-dealer', 'hero-ballrunner', 'hero-dealer', 'hero-wheel'],
  chip: ['hero-dealer', 'hero-wheel', 'hero-dealer'],
  cards: ['hero-dealer', 'hero-hand', 'hero-dealer', 'hero-cardsharp'],
  joker: ['hero-dealer', 'hero-hand', 'hero-dealer'],
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
  'ferris-wheel': ['hero-dealer'],
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

/** Ends the seed of a live table: its tile always shows the dealer. */
export const LIVE_MARK = '@live'

/** The subject this game shows instead of that emblem; undefined where there is no choice. */
export function starFor(emblem: string, seed: string): string | undefined {
  const stars = STARS[emblem]
  if (!stars) return undefined
  return seed.includes(LIVE_MARK) && stars.includes(DEALER) ? DEALER : seedFrom(`${seed}/star`).pick(stars)
}

/** The star that is a person: each table has its own dealer (`heroes/person.ts`). */
export const DEALER = 'hero-dealer'

/** Name of a star's drawing in a game: a dealer is drawn for a table in the dress of its theme; other stars do not change. */
export const drawnIn = ({ theme, seed }: { readonly theme: string; readonly seed: string }, star: string): string =>
  star === DEALER ? `${DEALER}@${theme}@${seed}` : star

/** Theme and seed of the table whose dealer has such a name; null if it is no dealer. */
export function dealerDrawn(name: string): { theme: string; seed: string } | null {
  const [, theme, seed] = /^hero-dealer@([^@]+)@(.+)$/.exec(name) ?? []
  return theme && seed ? { theme, seed } : null
}
