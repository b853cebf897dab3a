import { levelsBetween } from '@apogee/rules/loyalty/level'
import { fromMicros } from '@apogee/rules/loyalty/points'
import { earnedBy } from '../../areas/loyalty/earning.ts'
import { addEarned, type Balance, type Earned, type Grown, takeBack } from '../../areas/loyalty/store.ts'
import { announceGroups } from '../../areas/profile/announceGroups.ts'
import { licencesOf } from '../../areas/profile/store.ts'
import { readStatuses } from '../../core/content/config.ts'
import type { Tx } from '../../core/db/db.ts'
import { type Consumer, type OutboxEvent, onEach, onMany } from '../../core/outbox/outbox.ts'
import type { BonusNeeds } from '../bonuses/news.ts'
import { giveForLevel } from './levelGifts.ts'
import { announcePoints } from './pointsNews.ts'

export interface PointsNeeds extends BonusNeeds {
  /** Categories of a game, none for one that has left the catalogue. */
  readonly categoriesOf: (game: string) => readonly string[]
}

/** Bonus money earns nothing. */
async function earn(needs: PointsNeeds, tx: Tx, events: readonly OutboxEvent<'play.bet'>[]): Promise<void> {
  const stakes = events.map(({ payload }) => payload).filter(({ amount, bonus }) => amount > bonus)
  if (stakes.length === 0) return
  const licences = await licencesOf(
    tx,
    stakes.map(({ player }) => player),
  )
  const earned = stakes.flatMap(({ player, currency, game, transaction, amount, bonus, at }): Earned[] => {
    const licence = licences.get(player)
    if (licence === undefined) return []
    const cents = amount - bonus
    const micros = earnedBy({ licence, currency, cents, categories: needs.categoriesOf(game) })
    return micros > 0n ? [{ transaction, playerId: player, micros, at }] : []
  })
  if (earned.length === 0) return
  for (const grown of await addEarned(tx, earned)) announcePoints(needs, tx, await giveForLevels(needs, tx, grown))
}

/** What the levels bring that were reached just now. */
async function giveForLevels(needs: PointsNeeds, tx: Tx, grown: Grown): Promise<Balance> {
  const { player_id: playerId, persistent_micros: now, grown: came } = grown
  let balance: Balance = grown
  const levels = levelsBetween(fromMicros(now - came), fromMicros(now), readStatuses())
  if (levels.length > 0) await announceGroups(needs, tx, playerId)
  for (const level of levels) balance = (await giveForLevel(needs, tx, playerId, level)) ?? balance
  return balance
}

async function giveBack(needs: PointsNeeds, tx: Tx, { payload }: OutboxEvent<'play.rollback'>): Promise<void> {
  const { player, transaction, at } = payload
  const balance = await takeBack(tx, player, transaction, at)
  if (!balance) return
  const { persistent_micros: now, shrunk } = balance
  const lost = levelsBetween(fromMicros(now), fromMicros(now + shrunk), readStatuses())
  if (lost.length > 0) await announceGroups(needs, tx, player)
  announcePoints(needs, tx, balance)
}

/** What stakes mean for points: a bet brings some, one that is given back takes them again. */
export const pointsConsumer = (needs: PointsNeeds): Consumer => ({
  name: 'points',
  reactions: [
    onMany('play.bet', (tx, events) => earn(needs, tx, events)),
    onEach('play.rollback', (tx, event) => giveBack(needs, tx, event)),
  ],
})
