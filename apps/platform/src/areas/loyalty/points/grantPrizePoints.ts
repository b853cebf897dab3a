import { toMicros } from '@apogee/rules/loyalty/points'
import type { Tx } from '../../../core/db/db.ts'
import type { BonusNeeds } from '../../bonuses/public.ts'
import type { PrizePoints } from '../../tournaments/public.ts'
import { movePoints } from '../store.ts'
import { announcePoints } from './announcePoints.ts'
import { grantForLevels } from './grantForLevels.ts'

/** Credits won points and the rewards of the levels they reach; false when this key has already credited them. */
export async function grantPrizePoints(needs: BonusNeeds, tx: Tx, prize: PrizePoints): Promise<boolean> {
  const { key, playerId, titles, chargeable, persistent, at } = prize
  const grown = toMicros(persistent)
  const balance = await movePoints(tx, {
    key,
    playerId,
    kind: 'prize',
    reason: { titles },
    chargeable: toMicros(chargeable),
    persistent: grown,
    at,
  })
  if (balance) announcePoints(needs, tx, await grantForLevels(needs, tx, { ...balance, grown }))
  return balance !== null
}
