import type { Services } from '../../core/http/handler.ts'
import type { Game } from './gameCatalogue.ts'
import type { WireGame } from './gameRecord.ts'
import type {} from './services.ts'

type Needs = Pick<Services, 'potsOf'>

/** A game as JSON text for responses: the text is cached, except for the amounts of its jackpots. */
export function gameText({ potsOf }: Needs, game: Game): string {
  return potsOf(game.row.identifier) ? JSON.stringify(wireOf({ potsOf }, game)) : game.json
}

/** A game as an object, for callers that need its fields; each call returns a new object. */
export function wireOf({ potsOf }: Needs, game: Game): WireGame {
  const { wire } = game
  for (const [code, cents] of Object.entries(potsOf(game.row.identifier) ?? {})) {
    const entry = wire.currencies[code]
    if (entry) wire.currencies[code] = { ...entry, jackpot: cents }
  }
  return wire
}
