import { type Seed, seedFrom } from '@apogee/art'
import WORDS from '../../../../../../content/catalogue/titles.json' with { type: 'json' }

interface ThemeWords {
  heroes: Readonly<Record<string, { words: readonly string[]; being?: boolean }>>
  first: readonly string[]
  last: readonly string[]
  whole: readonly string[]
}
const themes: Readonly<Record<string, ThemeWords>> = WORDS.themes

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const stem = (word: string): string => word.toLowerCase().slice(0, 4)

/** Rejects titles with two words of one stem ("Golden Gold Coin") and titles that are too long for a tile. */
function sounds(title: string): boolean {
  const stems = title.split(/[\s-]+/).map(stem)
  return title.length <= 25 && stems.length <= 5 && new Set(stems).size === stems.length
}

/** Creates unique titles and prefers words that have been used less. */
export class Titles {
  readonly #taken = new Set<string>()
  readonly #uses = new Map<string, number>()

  take(title: string): void {
    this.#taken.add(slugOf(title))
    for (const word of title.split(' ')) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1)
  }

  /** A title for a game of this theme whose picture shows this hero. */
  invent(theme: string, hero: string, seed: string): string {
    const words = themes[theme]
    const named = words?.heroes[hero]
    if (!words || !named) throw new Error(`The theme ${theme} has no words for ${hero}.`)
    const r = seedFrom(`${seed}/title`)
    const emblem = Object.keys(words.heroes)[0] === hero
    const best = this.#best(r, () =>
      propose(r, words, { name: r.pick(named.words), being: named.being ?? false, emblem }),
    )
    return this.#taking(best ?? this.#sequel(r.pick(words.first), r.pick(named.words)))
  }

  /** A title for a game that is known by its kind, such as roulette, in the colours of this theme. */
  inventKind(theme: string, kinds: readonly string[], seed: string): string {
    const words = themes[theme]
    if (!words) throw new Error(`The theme ${theme} has no words.`)
    const r = seedFrom(`${seed}/title`)
    const heroes = Object.values(words.heroes).flatMap((hero) => hero.words)
    const best = this.#best(r, () => `${r.chance(0.6) ? r.pick(words.first) : r.pick(heroes)} ${r.pick(kinds)}`)
    return this.#taking(best ?? this.#sequel(r.pick(words.first), r.pick(kinds)))
  }

  /** The best-sounding of many proposals that no other game has. */
  #best(r: Seed, candidate: () => string): string | undefined {
    const [best] = Array.from({ length: 14 }, candidate)
      .filter((title) => sounds(title) && !this.#taken.has(slugOf(title)))
      .map((title) => ({ title, worth: this.#worth(title) + r() }))
      .sort((a, b) => b.worth - a.worth)
    return best?.title
  }

  #taking(title: string): string {
    this.take(title)
    return title
  }

  #worth(title: string): number {
    const words = title.split(' ')
    const initials = words.map((word) => word[0])
    const alliterates = words.length === 2 && initials[0] === initials[1]
    const used = words.reduce((sum, word) => sum + (this.#uses.get(word) ?? 0), 0) / words.length
    return (alliterates ? 0.8 : 0) - used * 0.22
  }

  #sequel(first: string, name: string): string {
    for (let part = 2; ; part++) {
      const title = `${first} ${name} ${part}`
      if (!this.#taken.has(slugOf(title))) return title
    }
  }
}

/** `emblem`: the main hero of the theme, which complete titles refer to. */
function propose(
  r: Seed,
  words: ThemeWords,
  { name, being, emblem }: { name: string; being: boolean; emblem: boolean },
): string {
  const way = r()
  if (way < 0.3) return `${r.pick(words.first)} ${name}`
  if (way < 0.5) return `${name} ${r.pick(words.last)}`
  if (way < 0.7) return `${name} ${r.pick(WORDS.last)}`
  if (way < 0.88 && being) return `${name}${name.endsWith('s') ? "'" : "'s"} ${r.pick(WORDS.things)}`
  if (way < 0.93 && emblem) return r.pick(words.whole)
  return `${r.pick(words.first)} ${r.pick(words.last)}`
}
