import type { Core } from '../../core/http/handler.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import {
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../core/operators/operatorCommand.ts'
import { findByTypedEmail } from '../auth/public.ts'
import { notifyRemoved } from './notifications/notifyRemoved.ts'
import { lockStandings } from './standings/roundStore.ts'
import { markRemoved } from './standings/scoreStore.ts'
import { findIdByIdentifier, lockTournament } from './tournamentStore.ts'

/** Removes a player from a running leaderboard: their score stays stored, and players below move up a rank. */
const remove =
  (given: PlayerCommandSignature, identifier: string) =>
  async (core: Core): Promise<Outcome> => {
    const { db, clock } = core
    const { email, operator, reason } = given
    const account = await findByTypedEmail(db, email)
    if (!account) return unknownPlayer(given)
    const id = await findIdByIdentifier(db, identifier)
    const nothing = (why: string): Outcome => ({ isDone: false, text: `${why}: nothing was changed.` })
    if (id === null) return nothing(`There is no tournament ${identifier}`)
    return db.transaction(async (tx) => {
      await lockStandings(tx)
      const tournament = await lockTournament(tx, id)
      if (tournament.finished_at !== null) return nothing(`The table of ${identifier} is final`)
      const at = clock.now()
      if (!(await markRemoved(tx, id, account.id, at))) return nothing(`${email} does not take part in ${identifier}`)
      await noteOperator(tx, {
        playerId: account.id,
        action: 'tournament_removed',
        operator,
        reason: `${identifier}: ${reason}`,
        at,
      })
      await notifyRemoved(core, tx, tournament, account.id)
      return { isDone: true, text: `${email} has no place in ${identifier} any more and cannot join it again.` }
    })
  }

export const removeOrder: OperatorCommand = {
  command: 'tournament-remove',
  usage: '<identifier of the tournament>',
  read: (given, [identifier, ...more]) => (identifier && more.length === 0 ? remove(given, identifier) : undefined),
}
