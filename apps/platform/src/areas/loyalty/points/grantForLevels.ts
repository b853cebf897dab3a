import { levelsBetween } from '@apogee/rules/loyalty/level'
import { fromMicros } from '@apogee/rules/loyalty/points'
import { readStatuses } from '../../../core/content/configs/config.ts'
import type { Tx } from '../../../core/db/db.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import type { BonusNeeds } from '../../bonuses/public.ts'
import { announceGroups } from '../../profile/public.ts'
import { type Balance, type Grown, levelPointsOf } from '../store.ts'
import { grantForLevel } from './grantForLevel.ts'

/** Grants the rewards of the levels just reached. */
export async function grantForLevels(needs: BonusNeeds, tx: Tx, grown: Grown): Promise<Balance> {
  const { player_id: playerId, persistent_micros: now, grown: came } = grown
  let balance: Balance = grown
  const levels = levelsBetween(fromMicros(now - came), fromMicros(now), readStatuses())
  if (levels.length > 0) await announceGroups({ ...needs, levelPointsOf }, tx, playerId)
  for (const level of levels) {
    balance = (await grantForLevel(needs, tx, playerId, level)) ?? balance
    await emit(tx, 'loyalty.levelReached', { player: playerId, level: level.id })
  }
  return balance
}
