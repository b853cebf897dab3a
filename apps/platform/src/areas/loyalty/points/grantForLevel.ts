import { toMicros } from '@apogee/rules/loyalty/points'
import type { StatusRow } from '../../../core/content/configs/config.ts'
import type { Tx } from '../../../core/db/db.ts'
import { type BonusNeeds, mayBeOffered, playerFacts } from '../../bonuses/public.ts'
import { currencyOf, grantCard } from '../shop/grantCard.ts'
import { readShop } from '../shop/shop.ts'
import { type Balance, movePoints } from '../store.ts'

/**
 * Grants the rewards of a reached level, points and free spins, once per player even if the points go up and down.
 * Returns the balance if it changed.
 */
export async function grantForLevel(needs: BonusNeeds, tx: Tx, playerId: bigint, level: StatusRow) {
  const { points = 0, fs = 0 } = level.gift_descriptions ?? {}
  const at = needs.clock.now()
  const key = `level:${playerId}:${level.id}`
  let balance: Balance | null = null
  if (points > 0) {
    const gift = { kind: 'level' as const, reason: { level: level.id }, at }
    balance = await movePoints(tx, { ...gift, key, playerId, chargeable: toMicros(points), persistent: 0n })
  }
  if (fs > 0) await grantSpins(needs, tx, playerId, key, fs)
  return balance
}

async function grantSpins(needs: BonusNeeds, tx: Tx, playerId: bigint, key: string, count: number): Promise<void> {
  const at = needs.clock.now()
  const player = await playerFacts(tx, playerId, at)
  if (!mayBeOffered(player)) return
  const { games, bet_level, play_days, ...rest } = readShop(player.licence).levels
  const colors: [string, string] = ['', '']
  const card = {
    ...rest,
    type: 'freespins' as const,
    group: 'level',
    image: 'star',
    points: 1,
    colors,
    freespins: { count, games, bet_level, play_days },
  }
  const currency = currencyOf(player, card)
  if (currency) await grantCard(needs, tx, { key, card, count: 1, player, currency, at })
}
