import type { Ctx } from '../../core/http/handler.ts'
import { type Closures, closuresFor, type SwitchVisitor } from '../../core/switches/closures.ts'
import type { GameRow } from './gameRecord.ts'

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
function isOffered({ details }: RuledGame, { country, licence }: SwitchVisitor): boolean {
  const markets = details?.markets
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
  if (!isOffered(game, visitor)) return 'not_offered'
  return closureOf(game, await closuresFor(db, visitor), visitor)
}

export interface ListingRule {
  /** The same for visitors who may see the same games; empty: all of them. */
  readonly key: string
  isListed(game: RuledGame): boolean
}

/**
 * Which games lists show. A closed brand shows its games, and each says why it does not open: an empty lobby would say
 * nothing. `hasMarkets`: whether some game is not offered everywhere.
 */
export async function listingRule(db: Ctx['db'], visitor: SwitchVisitor, hasMarkets: boolean): Promise<ListingRule> {
  const closures = await closuresFor(db, visitor)
  return {
    key: `${hasMarkets ? `${visitor.country} ${visitor.licence}` : ''}${closures.key && ` ${visitor.brand} ${closures.key}`}`,
    isListed(game) {
      const closure = closureOf(game, closures, visitor)
      return (closure === null || closure === 'play_closed') && isOffered(game, visitor)
    },
  }
}
