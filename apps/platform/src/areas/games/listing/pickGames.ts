import type { Input, Result } from '@apogee/contract'
import { everyGame, type Game, type GameIndex } from '../gameCatalogue.ts'
import { indexForDevice } from './openIndex.ts'

type FilterBody = Input<'games.filter'>['body']
type Filter = NonNullable<FilterBody['filter']>
type Pagination = Result<'games.filter'>['pagination']

type Test = (game: Game) => boolean

/** Those of `list` that are among `games`, in the order of `list`. */
function inOrderOf(list: readonly Game[], games: readonly Game[]): readonly Game[] {
  if (list.length === games.length) return list
  // Ranks are those of the whole catalogue, also where some games are closed to the visitor.
  const asked = new Uint8Array(1 + list.reduce((last, { rank }) => Math.max(last, rank), 0))
  for (const { rank } of games) asked[rank] = 1
  return list.filter(({ rank }) => asked[rank] === 1)
}

const isInCategory = ({ row }: Game, category: string): boolean =>
  category === everyGame || row.categories.includes(category)

/** Games in any (`OR`, also the default) or in every requested category (`AND`), in the order of the first one. */
function inCategories(index: GameIndex, asked: NonNullable<Filter['categories']>): readonly Game[] {
  const [first, ...others] = asked.identifiers
  if (first === undefined) return index.all
  const games = index.byCategory.get(first) ?? []
  if (others.length === 0) return games
  if (asked.strategy === 'AND') return games.filter((game) => others.every((other) => isInCategory(game, other)))
  return index.all.filter((game) => asked.identifiers.some((id) => isInCategory(game, id)))
}

function testsOf(filter: Filter): Test[] {
  const tests: Test[] = []
  const { providers, currencies, volatility_rating: ratings, lines, ways, hit_rate: hitRate, payout } = filter
  if (providers?.length) {
    const asked = new Set(providers)
    tests.push((game) => asked.has(game.row.provider))
  }
  if (currencies?.length) {
    tests.push((game) => currencies.some((code) => game.row.currencies[code] !== undefined))
  }
  if (ratings?.length) {
    const asked = new Set<string>(ratings)
    tests.push((game) => game.row.volatility_rating !== null && asked.has(game.row.volatility_rating))
  }
  if (lines !== undefined) tests.push((game) => game.row.lines === lines)
  if (ways !== undefined) tests.push((game) => game.row.ways === ways)
  // Minimum figures a player wants.
  if (hitRate !== undefined) tests.push((game) => game.hitRate !== null && game.hitRate >= hitRate)
  if (payout !== undefined) tests.push((game) => game.payout !== null && game.payout >= payout)
  return tests
}

function sorted(index: GameIndex, games: readonly Game[], sort: NonNullable<FilterBody['sort']>): readonly Game[] {
  const inOrder = inOrderOf(index.ordered(sort.type, sort.direction), games)
  const top = sort.top_categories ?? []
  if (top.length === 0) return inOrder
  const isTop = (game: Game) => top.some((category) => isInCategory(game, category))
  return [...inOrder.filter(isTop), ...inOrder.filter((game) => !isTop(game))]
}

/**
 * The games a filter selects: all of them, in order. A title search is ordered by similarity unless a sort is
 * requested.
 */
export function pickGames(open: GameIndex, { device, filter = {}, sort }: FilterBody): readonly Game[] {
  const index = indexForDevice(open, device)
  const tests = testsOf(filter)
  const [only] = filter.providers ?? []
  let games: readonly Game[] = index.all
  if (filter.categories) games = inCategories(index, filter.categories)
  else if (only !== undefined && filter.providers?.length === 1) games = index.byStudio.get(only) ?? []
  if (filter.title?.trim()) {
    const allowed = filter.categories ? new Set(games) : null
    games = index.search(filter.title).flatMap((no) => {
      const game = index.byNo.get(no)
      return game && index.has(game) && (allowed?.has(game) ?? true) ? [game] : []
    })
  }
  if (tests.length > 0) games = games.filter((game) => tests.every((test) => test(game)))
  return sort ? sorted(index, games, sort) : games
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
