import { publishedFigures } from './catalogue/publishedEngines.ts'
import { gameIdOf } from './gameIds.ts'
import type { GameRow, Preview, WireGame } from './gameRecord.ts'

/** Row -> wire-facts 5.5. `isUniqueSeoTitle`: no game of another studio shares it; `preview` colours its empty tile. */
export function presentGame(row: GameRow, isUniqueSeoTitle: boolean, preview: Preview): WireGame {
  // Sorted in the platform's order, in which lists of currencies are shown; the database does not store an order.
  const currencies = Object.entries(row.currencies)
    .flatMap(([code, { jackpot }]) => {
      const id = gameIdOf(row.no, code)
      return id === null ? [] : [[code, { id, jackpot }] as const]
    })
    .sort(([, a], [, b]) => a.id - b.id)
  return {
    title: row.title,
    identifier: row.identifier,
    seo_title: row.seo_title,
    uniq_seo_title: isUniqueSeoTitle,
    provider: row.provider,
    categories: row.categories,
    devices: row.devices,
    currencies: Object.fromEntries(currencies),
    lines: row.lines,
    ways: row.ways,
    volatility_rating: row.volatility_rating,
    hit_rate: row.hit_rate,
    payout: row.payout,
    ...publishedFigures(row.engine, row.profile),
    ...(row.details?.max_win !== undefined && { max_win: row.details.max_win }),
    unfinished_games_for: [],
    preview: row.details?.picture === undefined ? preview : { ...preview, picture: row.details.picture },
    badges: row.badges,
  }
}
