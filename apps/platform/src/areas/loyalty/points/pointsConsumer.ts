import { levelsBetween } from '@apogee/rules/loyalty/level'
import { fromMicros } from '@apogee/rules/loyalty/points'
import { readStatuses } from '../../../core/content/configs/config.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Services } from '../../../core/http/handler.ts'
import { type Consumer, type OutboxEvent, onEach, onMany } from '../../../core/outbox/outbox.ts'
import type { BonusNeeds } from '../../bonuses/public.ts'
import { announceGroups, licencesOf } from '../../profile/public.ts'
import { earnedBy } from '../earnedBy.ts'
import { addEarned, type Earned, levelPointsOf, revokePoints } from '../store.ts'
import { announcePoints } from './announcePoints.ts'
import { grantForLevels } from './grantForLevels.ts'

export type PointsNeeds = BonusNeeds & Pick<Services, 'categoriesOf'>

/** Credits points for the real money of bets; bonus money earns none. */
async function earn(needs: PointsNeeds, tx: Tx, events: readonly OutboxEvent<'play.bet'>[]): Promise<void> {
  const stakes = events.map(({ payload }) => payload).filter(({ amount, bonus }) => amount > bonus)
  if (stakes.length === 0) return
  const licences = await licencesOf(
    tx,
    stakes.map(({ player }) => player),
  )
  const earned = stakes.flatMap(
    ({ player, currency, game, transaction, amount, bonus, at, finished = at }): Earned[] => {
      const licence = licences.get(player)
      if (licence === undefined) return []
      const cents = amount - bonus
      const micros = earnedBy({ licence, currency, cents, categories: needs.categoriesOf(game) })
      return micros > 0n ? [{ transaction, playerId: player, micros, at: finished }] : []
    },
  )
  if (earned.length === 0) return
  for (const grown of await addEarned(tx, earned)) announcePoints(needs, tx, await grantForLevels(needs, tx, grown))
}

async function revokeStakePoints(needs: PointsNeeds, tx: Tx, { payload }: OutboxEvent<'play.rollback'>): Promise<void> {
  const { player, transaction, at } = payload
  const balance = await revokePoints(tx, player, transaction, at)
  if (!balance) return
  const { persistent_micros: now, shrunk } = balance
  const lost = levelsBetween(fromMicros(now), fromMicros(now + shrunk), readStatuses())
  if (lost.length > 0) await announceGroups({ ...needs, levelPointsOf }, tx, player)
  announcePoints(needs, tx, balance)
}

/**
 * Effects of stakes on points: bets earn points. A rollback takes back points of a bet counted by the previous release.
 */
export const pointsConsumer = (needs: PointsNeeds): Consumer => ({
  name: 'points',
  reactions: [
    onMany('play.bet', (tx, events) => earn(needs, tx, events)),
    onEach('play.rollback', (tx, event) => revokeStakePoints(needs, tx, event)),
  ],
})
