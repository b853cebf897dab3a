import type { Tx } from '../../../core/db/db.ts'
import { type Consumer, emit, onEach } from '../../../core/outbox/outbox.ts'
import { notifyWinner } from '../notifications/notifyWinner.ts'
import { tournamentOf } from '../tournamentStore.ts'
import { type AwardNeeds, awardPrize } from './awardPrize.ts'
import { giftTitles } from './giftTitles.ts'
import { insertWinners, lockUnpaid, markPaid } from './winnerStore.ts'

/** Stores the winners of a final leaderboard once, with an event for the payment of each. */
async function storeWinners(tx: Tx, id: bigint): Promise<void> {
  const tournament = await tournamentOf(tx, id)
  for (const place of await insertWinners(tx, tournament)) await emit(tx, 'tournaments.won', { tournament: id, place })
}

/** Grants a winner their prize and notifies them, once. */
async function payWinner(needs: AwardNeeds, tx: Tx, id: bigint, place: number): Promise<void> {
  const winner = await lockUnpaid(tx, id, place)
  if (!winner) return
  const tournament = await tournamentOf(tx, id)
  const at = needs.clock.now()
  const awarded = await awardPrize(needs, tx, {
    key: `tournament:${id}:${winner.player_id}:${place}`,
    playerId: winner.player_id,
    prize: winner.prize,
    currency: tournament.currency,
    titles: giftTitles(tournament, place),
    source: { kind: tournament.kind, id },
    at,
  })
  await markPaid(tx, winner, at)
  await notifyWinner(needs, tx, { tournament, place, playerId: winner.player_id, prize: winner.prize, awarded })
}

/**
 * Pays the prizes of a final leaderboard. Each winner has a separate event: a restarted process continues with the first unpaid winner,
 * and a prize that cannot be paid does not delay the others.
 */
export const prizesConsumer = (needs: AwardNeeds): Consumer => ({
  name: 'tournaments-prizes',
  reactions: [
    onEach('tournaments.finished', (tx, { payload: { tournament } }) => storeWinners(tx, tournament)),
    onEach('tournaments.won', (tx, { payload: { tournament, place } }) => payWinner(needs, tx, tournament, place)),
  ],
})
