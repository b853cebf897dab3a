/** Material of a field's tiles. */
export type Ground = 'stone' | 'wood' | 'ice' | 'metal' | 'earth' | 'candy' | 'velvet' | 'sand'

const GROUNDS: Readonly<Record<string, Ground>> = {
  ...madeOf('wood', ['western', 'viking', 'pirate', 'fishing', 'tiki', 'farm', 'kitchen', 'honey']),
  ...madeOf('ice', ['penguin', 'mammoth', 'frostfair']),
  ...madeOf('metal', ['space', 'cyber', 'robots', 'crash', 'football', 'noir']),
  ...madeOf('earth', ['jungle', 'clover', 'plains', 'panda', 'toad', 'fox', 'dino', 'safari', 'mine']),
  ...madeOf('candy', ['sweets', 'fruitzap', 'circus', 'halloween', 'muertos', 'unicorn']),
  ...madeOf('velvet', ['classic', 'roulette', 'blackjack', 'vampire', 'stage', 'riviera', 'genie', 'bazaar', 'witch']),
  ...madeOf('sand', ['egypt', 'pearl', 'kraken', 'koi']),
}

function madeOf(ground: Ground, themes: readonly string[]): Record<string, Ground> {
  return Object.fromEntries(themes.map((theme) => [theme, ground]))
}

/** Stone by default. */
export const groundOf = (theme: string): Ground => GROUNDS[theme] ?? 'stone'
