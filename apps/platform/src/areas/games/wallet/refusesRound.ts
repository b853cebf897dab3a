import type { Ctx } from '../../../core/http/handler.ts'
import { isRoundKnown } from '../../play/public.ts'
import { type GameClosure, gameClosure } from '../gameRule.ts'
import type { Play } from './playStore.ts'

/** Sessions of an older release: closures for all still apply to them. */
const unknownVisit = { brand: '', licence: '', country: null }

/** A game that has left the catalogue is still played in the sessions that are open. */
const leftGame = (identifier: string, partner: string) => ({
  identifier,
  provider: identifier.split('/')[0] ?? '',
  partner,
  categories: [],
  details: null,
})

/**
 * Why no round may begin in a session: its game has been closed since it was opened. A round that has begun may end, and
 * a repeated bet gets its first answer.
 */
export async function refusesRound(
  ctx: Pick<Ctx, 'catalogue' | 'db'>,
  { identifier, currency, visit, partner }: Play,
  round: string,
): Promise<GameClosure | null> {
  const row = ctx.catalogue.index.byIdentifier.get(identifier)?.row ?? leftGame(identifier, partner)
  const closure = await gameClosure(ctx.db, row, { ...(visit ?? unknownVisit), currency })
  return closure !== null && (await isRoundKnown(ctx.db, round)) ? null : closure
}
