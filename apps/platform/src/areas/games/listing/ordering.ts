import type { GameRow } from '../gameRecord.ts'

/** What a list of games can be sorted by. */
interface Sortable {
  readonly row: Pick<GameRow, 'title' | 'released_at' | 'volatility_rating'>
  /** Rank by popularity, 0 first. */
  readonly rank: number
  readonly hitRate: number | null
  readonly payout: number | null
}

const volatilityRank = new Map(
  ['low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high'].map((rating, rank) => [rating, rank]),
)

const keys: Readonly<Record<string, (game: Sortable) => number | string>> = {
  title: (game) => game.row.title.toLowerCase(),
  released_at: (game) => game.row.released_at.getTime(),
  payout: (game) => game.payout ?? 0,
  hit_rate: (game) => game.hitRate ?? 0,
  volatility_rating: (game) => volatilityRank.get(game.row.volatility_rating ?? '') ?? -1,
}

/** The sort key of games. `global` is the operator's order, which unknown types use too. */
const keyOf = (type: string) => (Object.hasOwn(keys, type) ? keys[type] : undefined) ?? ((game: Sortable) => game.rank)

/** Sorts all games by the requested type, and caches the result: sorting ten thousand takes longer than a page may. */
export function ordering<G extends Sortable>(
  all: readonly G[],
): (type: string, direction: 'ASC' | 'DESC') => readonly G[] {
  const known = new Map<string, readonly G[]>()
  return (type, direction) => {
    const name = `${Object.hasOwn(keys, type) ? type : 'global'} ${direction}`
    let games = known.get(name)
    if (!games) {
      games = sorted(all, keyOf(type), direction === 'DESC' ? -1 : 1)
      known.set(name, games)
    }
    return games
  }
}

function sorted<G extends Sortable>(games: readonly G[], key: (game: G) => number | string, way: 1 | -1): G[] {
  return games
    .map((game) => ({ game, key: key(game) }))
    .sort((a, b) => (a.key < b.key ? -way : a.key > b.key ? way : a.game.rank - b.game.rank))
    .map(({ game }) => game)
}
