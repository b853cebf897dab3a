import { jsonTextAnswer } from '../../../core/http/answer.ts'
import type { Handler } from '../../../core/http/handler.ts'
import type { Game, GameIndex } from '../gameCatalogue.ts'
import { gameText } from '../gameText.ts'
import { openIndex } from './openIndex.ts'

// Weights of the properties that make two games similar, the strongest first; popularity decides ties.
const weights = { theme: 8, engine: 4, profile: 1, provider: 3, volatility: 2 } as const

function likeness(game: Game, other: Game): number {
  const [one, two] = [game.row, other.row]
  let sum = 0
  if (one.theme === two.theme) sum += weights.theme
  if (one.engine === two.engine) sum += weights.engine
  if (one.engine === two.engine && one.profile === two.profile) sum += weights.profile
  if (one.provider === two.provider) sum += weights.provider
  if (one.volatility_rating === two.volatility_rating) sum += weights.volatility
  return sum
}

interface SimilarGamesQuery {
  readonly device?: Game['row']['devices'][number] | undefined
  readonly limit: number
}

/** The games most similar to one, the most similar first; `all` is in the order of popularity. */
function nearestTo(
  game: Game,
  { all }: Pick<GameIndex, 'all'>,
  { device, limit: most }: SimilarGamesQuery,
): readonly Game[] {
  const byLikeness = new Map<number, Game[]>()
  for (const other of all) {
    if (other === game || (device && !other.row.devices.includes(device))) continue
    const points = likeness(game, other)
    if (points === 0) continue
    const group = byLikeness.get(points)
    // Collects no more games of each score than could be shown.
    if (!group) byLikeness.set(points, [other])
    else if (group.length < most) group.push(other)
  }
  return [...byLikeness.keys()]
    .sort((a, b) => b - a)
    .flatMap((points) => byLikeness.get(points) ?? [])
    .slice(0, most)
}

/** "More like this". */
export const similarGames: Handler<'games.similar'> = async (ctx, { query }) => {
  const game = ctx.catalogue.index.byIdentifier.get(query.identifier)
  if (!game) throw ctx.refuse(404, { base: { not_found: true } })
  return jsonTextAnswer(
    ctx.url.pathname,
    200,
    `[${nearestTo(game, await openIndex(ctx), query)
      .map((near) => gameText(ctx, near))
      .join()}]`,
  )
}
