import type { Tx } from '../../../core/db/db.ts'
import type { Core, Services } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { hasSeen, hasUnprocessed } from '../../../core/outbox/processed.ts'
import { lockStandings } from '../standings/roundStore.ts'
import { scoreConsumerName } from '../standings/scoreConsumer.ts'
import { listTeams, type TeamRow } from '../standings/scoreStore.ts'
import { bumpLeaderboards, lockTournament } from '../tournamentStore.ts'
import { awaitsRounds } from './awaitsRounds.ts'
import { deleteOldRounds, dueTournaments, hasOpenRounds, storeFinal, storeFinalRanks } from './finalStore.ts'

export type FinalNeeds = Pick<Core, 'db' | 'clock'> & Pick<Services, 'standings' | 'categoriesOf'>

const second = 1000
const minute = 60 * second
/** A bet placed just before the end may be committed just after it. */
const commitMs = 10 * second
/** The final waits this long after the end for open rounds to be settled. */
const settleMs = 15 * minute

/** Makes leaderboards of ended tournaments final once all rounds that count have been counted. */
export async function closeTournaments(needs: FinalNeeds): Promise<void> {
  for (const id of await dueTournaments(needs.db, new Date(+needs.clock.now() - commitMs)))
    await needs.db.transaction((tx) => closeTournament(needs, tx, id))
}

/** One transaction stores the final ranks and the event that pays the prizes, so that each happens once. */
async function closeTournament(needs: FinalNeeds, tx: Tx, id: bigint): Promise<void> {
  await lockStandings(tx)
  const tournament = await lockTournament(tx, id)
  if (tournament.finished_at !== null) return
  const now = needs.clock.now()
  const { start_at, end_at } = tournament
  if (!(await hasSeen(tx, scoreConsumerName, end_at))) return
  const isEarly = +now < +end_at + settleMs
  if (isEarly && ((await hasOpenRounds(tx, id, start_at)) || (await awaitsRounds(needs, tx, id)))) return
  // Stakes of rounds that were finished after the end. Checked after the open rounds, because one may be finished in between.
  if (await hasUnprocessed(tx, { consumer: scoreConsumerName, topic: 'play.bet', before: end_at })) return
  await storeFinalRanks(tx, id)
  const teams = tournament.definition.teams.length > 0 ? await listTeams(tx, id) : []
  await storeFinal(tx, id, winnerOf(teams), now)
  await bumpLeaderboards(tx, [{ tournamentId: id, joined: 0 }])
  await emit(tx, 'tournaments.finished', { tournament: id })
  tx.afterCommit(() => needs.standings.publishFinal(id))
}

/** The team with the highest score; of two equal ones, the team that reached it first. */
function winnerOf(teams: readonly TeamRow[]): number | null {
  const [best] = teams
    .filter(({ score }) => score > 0n)
    .toSorted(
      (a, b) => Number(b.score - a.score) || Number(a.reached_at) - Number(b.reached_at) || a.team_id - b.team_id,
    )
  return best?.team_id ?? null
}

const day = 24 * 60 * minute
/** An open round that is older will not be settled by its studio any more. */
const openRetentionMs = 30 * day

export async function pruneRounds({ db, clock }: FinalNeeds): Promise<void> {
  while ((await deleteOldRounds(db, new Date(+clock.now() - openRetentionMs))) > 0);
}

export const finalTimers = (needs: FinalNeeds) => [
  { name: 'finals of tournaments', everyMs: 5 * second, run: () => closeTournaments(needs) },
  { name: 'old rounds of tournaments', everyMs: 60 * minute, run: () => pruneRounds(needs) },
]
