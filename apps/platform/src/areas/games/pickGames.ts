import type { Input, Result } from '@apogee/contract'
import type { Game, GameIndex } from './gameCatalogue.ts'

type FilterBody = Input<'games.filter'>['body']
type Filter = NonNullable<FilterBody['filter']>
type Pagination = Result<'games.filter'>['pagination']

type Test = (game: Game) => boolean

const volatilityRank = new Map(
  ['low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high'].map((rating, rank) => [rating, rank]),
)

/** Games of any (`OR`, also when nothing is said) or of every category asked (`AND`), in the order of the first one. */
function inCategories(index: GameIndex, asked: NonNullable<Filter['categories']>): readonly Game[] {
  const groups = asked.identifiers.map((id) => index.byCategory.get(id) ?? [])
  const [first, ...others] = groups
  if (!first) return index.all
  if (others.length === 0) return first
  if (asked.strategy === 'AND') {
    const sets = others.map((group) => new Set(group))
    return first.filter((game) => sets.every((set) => set.has(game)))
  }
  return [...new Set(groups.flat())].sort((a, b) => a.rank - b.rank)
}

function testsOf(index: GameIndex, device: FilterBody['device'], filter: Filter): Test[] {
  const tests: Test[] = [(game) => game.row.devices.includes(device)]
  const { providers, currencies, volatility_rating: ratings, lines, ways, hit_rate: hitRate, payout } = filter
  if (providers?.length) {
    const asked = new Set(providers)
    tests.push((game) => asked.has(game.row.provider))
  }
  if (currencies?.length) {
    const sets = currencies.map((code) => index.byCurrency.get(code))
    tests.push((game) => sets.some((set) => set?.has(game)))
  }
  if (ratings?.length) {
    const asked = new Set<string>(ratings)
    tests.push((game) => game.row.volatility_rating !== null && asked.has(game.row.volatility_rating))
  }
  if (lines !== undefined) tests.push((game) => game.row.lines === lines)
  if (ways !== undefined) tests.push((game) => game.row.ways === ways)
  // Figures a player wants at least.
  if (hitRate !== undefined) tests.push((game) => game.hitRate !== null && game.hitRate >= hitRate)
  if (payout !== undefined) tests.push((game) => game.payout !== null && game.payout >= payout)
  return tests
}

/** What a game is sorted by, smaller first in ASC. `global` is the house's own order, as is a type not known. */
function sortKey(type: string): (game: Game) => number | string {
  switch (type) {
    case 'title':
      return (game) => game.row.title.toLowerCase()
    case 'released_at':
      return (game) => game.row.released_at.getTime()
    case 'payout':
      return (game) => game.payout ?? 0
    case 'hit_rate':
      return (game) => game.hitRate ?? 0
    case 'volatility_rating':
      return (game) => volatilityRank.get(game.row.volatility_rating ?? '') ?? -1
    default:
      return (game) => game.rank
  }
}

function sorted(games: readonly Game[], sort: NonNullable<FilterBody['sort']>): Game[] {
  const key = sortKey(sort.type)
  const way = sort.direction === 'DESC' ? -1 : 1
  const top = new Set(sort.top_categories ?? [])
  const isTop = (game: Game) => (game.row.categories.some((category) => top.has(category)) ? 0 : 1)
  return games
    .map((game) => ({ game, top: top.size ? isTop(game) : 0, key: key(game) }))
    .sort((a, b) => a.top - b.top || (a.key < b.key ? -way : a.key > b.key ? way : a.game.rank - b.game.rank))
    .map(({ game }) => game)
}

/** The games a filter asks for: all of them, in order. A title answers in order of likeness unless a sort is asked. */
export function pickGames(index: GameIndex, { device, filter = {}, sort }: FilterBody): readonly Game[] {
  const tests = testsOf(index, device, filter)
  const [only] = filter.providers ?? []
  let games: readonly Game[] = index.all
  if (filter.categories) games = inCategories(index, filter.categories)
  else if (only !== undefined && filter.providers?.length === 1) games = index.byStudio.get(only) ?? []
  if (filter.title?.trim()) {
    const allowed = filter.categories ? new Set(games) : null
    games = index
      .search(filter.title)
      .map((no) => index.byNo.get(no))
      .filter((game) => game !== undefined && (allowed?.has(game) ?? true)) as Game[] // undefined is filtered out
  }
  games = games.filter((game) => tests.every((test) => test(game)))
  return sort ? sorted(games, sort) : games
}

/** OPEN-24. A page past the end is empty and has neither neighbour. */
export function paginate(totalCount: number, page: number, pageSize: number): Pagination {
  const totalPages = Math.ceil(totalCount / pageSize)
  const isInside = page <= totalPages
  return {
    current_page: page,
    next_page: isInside && page < totalPages ? page + 1 : null,
    prev_page: isInside && page > 1 ? page - 1 : null,
    total_pages: totalPages,
    total_count: totalCount,
  }
}
