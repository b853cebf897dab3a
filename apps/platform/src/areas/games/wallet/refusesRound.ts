import type { Ctx } from '../../../core/http/handler.ts'
import { isRoundKnown } from '../../play/public.ts'
import { type GameClosure, gameClosure } from '../gameRule.ts'
import type { Play } from './playStore.ts'

/**
 * Why no round may begin in a session: its game has been closed since it was opened. A round that has begun may end, and
 * a repeated bet gets its first answer.
 */
export async function refusesRound(
  ctx: Pick<Ctx, 'catalogue' | 'db'>,
  { identifier, currency, visit }: Play,
  round: string,
): Promise<GameClosure | null> {
  const game = ctx.catalogue.index.byIdentifier.get(identifier)
  if (!game || visit === null) return null
  const closure = await gameClosure(ctx.db, game.row, { ...visit, currency })
  return closure !== null && (await isRoundKnown(ctx.db, round)) ? null : closure
}
