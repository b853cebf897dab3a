import { searchWords } from '@apogee/rules/games/fold'
import { LRUCache } from 'lru-cache'
import MiniSearch, { type Query } from 'minisearch'

interface Searchable {
  readonly no: number
  readonly title: string
  readonly studioTitle: string
}

/** Ranks the more popular of two games that match the text equally well first. */
const popularityWeight = 0.5

/** Returns the numbers of the matching games, best first. Empty for a text without letters or digits. */
export type SearchGames = (text: string) => readonly number[]

/**
 * Found games and letters of texts that are cached. The counts of a filter sheet search five times for one text, further pages
 * search again, and many visitors type the same beginnings.
 */
const maxCached = 200_000
/** An entry takes some memory even if its text is short and finds nothing. */
const entrySize = 20

const joined = (text: string): string => searchWords(text).join('')

// No title has more words, and each further word costs time.
const maxWords = 8

// A short word alone resembles too many others; together with another word, typing errors in it are tolerated too.
const laxEdits = (term: string, count: number): number | false =>
  term.length > 3 ? 2 : term.length === 3 && count > 1 ? 1 : false

/**
 * Swapping two neighbours counts as two edits, more than a word of three letters is allowed: so "jra" also searches for
 * "jar".
 */
const withSwaps = (term: string): Query =>
  term.length === 3
    ? { combineWith: 'OR', queries: [term, `${term[1]}${term[0]}${term[2]}`, `${term[0]}${term[2]}${term[1]}`] }
    : term

/**
 * Fuzzy search over titles and studio names: words in any order, beginnings of words, typing errors, accents, and
 * titles written as one word. A second, more tolerant pass (two letters swapped in a short word) runs only when the
 * first finds nothing. `games` come in the order of their popularity.
 */
export function buildSearch(games: readonly Searchable[]): SearchGames {
  const index = new MiniSearch<{ id: number; title: string; joined: string; studio: string }>({
    fields: ['title', 'joined', 'studio'],
    tokenize: searchWords,
    processTerm: (term) => term,
  })
  index.addAll(
    games.map((game) => ({
      id: game.no,
      title: game.title,
      joined: joined(game.title),
      studio: `${game.studioTitle} ${joined(game.studioTitle)}`,
    })),
  )
  const boosts = new Map(games.map(({ no }, rank) => [no, 1 + popularityWeight * (1 - rank / games.length)]))
  const run = (terms: readonly string[], lax: boolean) =>
    index
      .search(lax ? { combineWith: 'AND', queries: terms.map(withSwaps) } : terms.join(' '), {
        combineWith: 'AND',
        boost: { title: 4, joined: 2, studio: 1 },
        // Every tenth word starts with a given letter, so one letter is a prefix only if it is the last word typed.
        prefix: (term) => term.length > 1 || (!lax && term === terms.at(-1)),
        fuzzy: (term) => (lax ? laxEdits(term, terms.length) : term.length < 4 ? false : term.length < 8 ? 1 : 2),
        boostDocument: (no: number) => boosts.get(no) ?? 1,
        weights: { fuzzy: 0.3, prefix: 0.6 },
      })
      .map((hit): number => hit.id)
  const find = (terms: readonly string[]) => {
    const found = run(terms, false)
    return found.length > 0 ? found : run(terms, true)
  }
  const cache = new LRUCache<string, readonly number[]>({
    maxSize: maxCached,
    sizeCalculation: (found, key) => entrySize + key.length + found.length,
  })
  return (text) => {
    const terms = searchWords(text).slice(0, maxWords)
    if (terms.length === 0) return []
    const key = terms.join(' ')
    const found = cache.get(key) ?? find(terms)
    cache.set(key, found)
    return found
  }
}
