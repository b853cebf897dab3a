import { valueAt } from '@apogee/rules/validation/required'
import type { Tx } from '../../core/db/db.ts'
import { type Consumer, onEach, onMany } from '../../core/outbox/outbox.ts'
import { type AwardNeeds, tournamentsOf } from '../tournaments/public.ts'
import { settleJoined } from './joinedGroups.ts'
import { settleLevels } from './settleLevels.ts'

interface Moved {
  readonly payload: { readonly tournament: bigint; readonly player: bigint }
}

/** Settles each player of a batch once, in the same order on every worker. */
async function settleAll(needs: AwardNeeds, tx: Tx, events: readonly Moved[]): Promise<void> {
  const byTournament = Map.groupBy(events, ({ payload }) => payload.tournament)
  const tournaments = await tournamentsOf(tx, [...byTournament.keys()])
  const moves = [...byTournament].map(([id, moved]) => ({
    tournament: valueAt(tournaments, id),
    players: [...new Set(moved.map(({ payload }) => payload.player))].toSorted((one, other) => Number(one - other)),
  }))
  await settleLevels(
    needs,
    tx,
    moves.filter(({ tournament }) => tournament.kind !== 'tournament'),
  )
}

/** Effects of bets, joining and groups on quests and achievements. */
export const questsConsumer = (needs: AwardNeeds): Consumer => ({
  name: 'quests',
  reactions: [
    onMany('tournaments.joined', (tx, events) => settleAll(needs, tx, events)),
    onMany('tournaments.progressed', (tx, events) => settleAll(needs, tx, events)),
    onEach('profile.joinedGroups', (tx, { payload }) => settleJoined(needs, tx, payload)),
  ],
})
