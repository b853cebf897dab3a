import { valueAt } from '@apogee/rules/validation/required'
import type { Handler } from '../../core/http/handler.ts'
import { listByIds, listTaken } from '../tournaments/public.ts'
import { isMembership } from './joinedGroups.ts'
import { presentMembership, presentProgress } from './progressOf.ts'
import { listAllReached } from './store.ts'

/** The player's progress in all quests and achievements with a figure for them. */
export const readOwn: Handler<'quests.own'> = async ({ db, brand, player }) => {
  const [taken, reached] = await Promise.all([listTaken(db, player.id), listAllReached(db, player.id)])
  const rows = new Map(taken.map((row) => [row.tournament_id, row]))
  const tournaments = await listByIds(db, brand, [...rows.keys()])
  const byIdentifier = Map.groupBy(reached, ({ identifier }) => identifier)
  const counted = tournaments
    .filter(({ kind }) => kind !== 'tournament')
    .map((one) => presentProgress(one, valueAt(rows, one.id), byIdentifier.get(one.frontend_identifier) ?? []))
  const joined = [...byIdentifier].flatMap(([identifier, levels]) =>
    isMembership(identifier) ? [presentMembership(identifier, levels)] : [],
  )
  return { status: 200, body: [...counted, ...joined] }
}
