import type { Services } from '../../core/http/handler.ts'
import type { Game } from './gameCatalogue.ts'
import type { WireGame } from './gameRecord.ts'
import type {} from './services.ts'

type Needs = Pick<Services, 'potsOf'>

/** A game as it is answered: what its jackpots hold changes, all else was written once. */
export function gameText({ potsOf }: Needs, game: Game): string {
  return potsOf(game.row.identifier) ? JSON.stringify(wireOf({ potsOf }, game)) : game.json
}

/** The same for who needs its fields; an object of the caller's own. */
export function wireOf({ potsOf }: Needs, game: Game): WireGame {
  const { wire } = game
  for (const [code, cents] of Object.entries(potsOf(game.row.identifier) ?? {})) {
    const entry = wire.currencies[code]
    if (entry) wire.currencies[code] = { ...entry, jackpot: cents }
  }
  return wire
}
