import type { Services } from '../../core/http/handler.ts'
import type { Game } from './gameCatalogue.ts'
import type { WireGame } from './gameRecord.ts'
import type { Pots } from './services.ts'

type Needs = Pick<Services, 'potsOf'>

/** The last text of a game with jackpots, and the amounts in it: they change every few seconds at most. */
const textsWithPots = new WeakMap<Game, { readonly pots: Pots; readonly text: string }>()

/** A game as JSON text for responses; the text is cached. */
export function gameText({ potsOf }: Needs, game: Game): string {
  const pots = potsOf(game.row.identifier)
  if (!pots) return game.json
  const known = textsWithPots.get(game)
  if (known?.pots === pots) return known.text
  const text = JSON.stringify(withPots(game, pots))
  textsWithPots.set(game, { pots, text })
  return text
}

/** A game as an object, for callers that need its fields; each call returns a new object. */
export const wireOf = ({ potsOf }: Needs, game: Game): WireGame => withPots(game, potsOf(game.row.identifier) ?? {})

function withPots({ wire }: Game, pots: Pots): WireGame {
  for (const [code, cents] of Object.entries(pots)) {
    const entry = wire.currencies[code]
    if (entry) wire.currencies[code] = { ...entry, jackpot: cents }
  }
  return wire
}
