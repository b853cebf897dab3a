import type { Ctx } from '../../core/http/handler.ts'
import { type Closures, closuresFor, type SwitchVisitor } from '../../core/switches/closures.ts'
import type { GameMarkets, GameRow } from './gameRecord.ts'

/** Why a game is not open to a visitor; the same names as the reasons of a launch. */
export type GameClosure = 'not_offered' | 'game_closed' | 'studio_closed' | 'play_closed'

type RuledGame = Pick<GameRow, 'identifier' | 'provider' | 'partner' | 'categories' | 'details'>

/** Who asks, in a request of a browser. */
export const visitorOf = ({
  brand,
  licence,
  country,
  player,
}: Pick<Ctx, 'brand' | 'licence' | 'country' | 'player'>) => ({
  brand,
  licence,
  country,
  currency: player?.currency ?? null,
})

/** Whether the game's row allows it where the visitor is. An unknown country matches no list. */
function isOffered(markets: GameMarkets | undefined, { country, licence }: SwitchVisitor): boolean {
  if (!markets) return true
  if (markets.licences && !markets.licences.includes(licence)) return false
  if (markets.only && !(country !== null && markets.only.includes(country))) return false
  return !(country !== null && markets.except?.includes(country))
}

function closureOf(game: RuledGame, closures: Closures, { brand }: SwitchVisitor): GameClosure | null {
  if (closures.key === '') return null
  if (closures.isClosed('brand', brand)) return 'play_closed'
  if (closures.isClosed('game', game.identifier)) return 'game_closed'
  if (closures.isClosed('studio', game.provider) || closures.isClosed('studio', game.partner)) return 'studio_closed'
  return game.categories.some((category) => closures.isClosed('category', category)) ? 'game_closed' : null
}

/** Why this game cannot be opened or staked at, or null. */
export async function gameClosure(db: Ctx['db'], game: RuledGame, visitor: SwitchVisitor): Promise<GameClosure | null> {
  if (!isOffered(game.details?.markets, visitor)) return 'not_offered'
  return closureOf(game, await closuresFor(db, visitor), visitor)
}

export interface ListingRule {
  /** The same for visitors who may see the same games; empty: all of them. */
  readonly key: string
  isListed(game: RuledGame): boolean
}

/**
 * Which games lists show. A closed brand shows its games, and each says why it does not open: an empty lobby would say
 * nothing. `markets`: those of the catalogue.
 */
export async function listingRule(
  db: Ctx['db'],
  visitor: SwitchVisitor,
  markets: readonly GameMarkets[],
): Promise<ListingRule> {
  const closures = await closuresFor(db, visitor)
  // Countries with the same games share their lists.
  const excluded = markets.flatMap((one, at) => (isOffered(one, visitor) ? [] : [at]))
  return {
    key: [excluded.join(), closures.key && `${visitor.brand} ${closures.key}`].filter(Boolean).join(' closed '),
    isListed(game) {
      const closure = closureOf(game, closures, visitor)
      return (closure === null || closure === 'play_closed') && isOffered(game.details?.markets, visitor)
    },
  }
}
